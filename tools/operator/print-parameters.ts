import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { secretName } from '#infra/stage/names.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { awsTrouble } from './aws-trouble.ts';
import { googleParameters } from './google-parameters.ts';
import { stageOf } from './stage-argument.ts';

/**
 * Prints what `npm run deploy` needs to know: whether the stage is `new` or `known`, which its own secrets tell, then
 * the parameters for CloudFormation from the stored secrets, one per line.
 */
try {
  const { name, settings } = stageOf(process.argv.slice(2));
  const secrets = secretKeeper(settings.region);
  const [google, ownSecret] = await Promise.all([
    secrets.read(secretName(name, 'google')),
    secrets.read(secretName(name, 'origin')),
  ]);
  console.log([ownSecret === undefined ? 'new' : 'known', ...googleParameters(name, google)].join('\n'));
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : awsTrouble(error));
  process.exitCode = 1;
}
