import { readFile } from 'node:fs/promises';
import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { awsTrouble } from './operator/aws-trouble.ts';
import { hiddenInput } from './operator/hidden-input.ts';
import { stageOf } from './operator/stage-argument.ts';
import { storeSecrets } from './operator/store-secrets.ts';

/**
 * `npm run secrets -- dev`: asks for a stage's keys and stores them in Secrets Manager. Needs no deployment afterwards.
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
