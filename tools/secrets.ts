import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { awsTrouble } from './operator/aws-trouble.ts';
import { stageOf } from './operator/stage-argument.ts';
import { storeSecrets } from './operator/store-secrets.ts';

/** Asks for secrets; typed text isn't shown or added to any history. */
const hiddenInput = (input: NodeJS.ReadStream, output: NodeJS.WriteStream) => {
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
    /** The typed or pasted text, trimmed; empty once the input has ended. */
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

/**
 * `npm run secrets -- dev`: asks for a stage's keys and stores them in Secrets Manager. No deployment is needed
 * afterwards.
 */
const run = async (): Promise<boolean> => {
  const { name, settings } = stageOf(process.argv.slice(2));
  const input = hiddenInput(process.stdin, process.stdout);
  try {
    return await storeSecrets(
      {
        keeper: secretKeeper(settings.region),
        ask: input.ask,
        say: (line) => console.log(line),
        readFile: (path) => readFile(path, 'utf8').catch(() => undefined),
      },
      name,
    );
  } finally {
    input.close();
  }
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : awsTrouble(error));
  process.exitCode = 1;
}
