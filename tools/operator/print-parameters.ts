import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { secretName } from '#infra/stage/names.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { awsTrouble } from './aws-trouble.ts';
import { googleParameters } from './google-parameters.ts';
import { stageOf } from './stage-argument.ts';

/** Prints what `npm run deploy` passes to CloudFormation, one parameter per line, from the stored secrets. */
try {
  const { name, settings } = stageOf(process.argv.slice(2));
  const stored = await secretKeeper(settings.region).read(secretName(name, 'google'));
  console.log(googleParameters(name, stored).join('\n'));
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : awsTrouble(error));
  process.exitCode = 1;
}
