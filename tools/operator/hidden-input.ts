import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for secrets: typed text is not shown and enters no history. */
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
    /** The typed or pasted text, trimmed; empty at the end of the input. */
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
