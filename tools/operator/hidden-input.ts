import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for texts that must not be seen: what is typed is not shown and goes into no history. */
export const hiddenInput = (input: NodeJS.ReadStream, output: NodeJS.WriteStream) => {
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY, historySize: 0 });
  const typed = lines[Symbol.asyncIterator]();
  lines.once('SIGINT', () => {
    output.write('\n');
    process.exit(130);
  });
  return {
    /** What was typed or pasted, without the spaces around it; empty at the end of the input. */
    ask: async (question: string): Promise<string> => {
      output.write(question);
      const { value, done } = await typed.next();
      output.write('\n');
      return done === true ? '' : value.trim();
    },
    close: () => {
      lines.close();
    },
  };
};
