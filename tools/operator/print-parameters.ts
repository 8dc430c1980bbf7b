import type { RouteName } from '#contract/routes.ts';
import { awsAccount } from '#functions/gateways/aws/aws-account.ts';
import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { physicalName, secretName } from '#infra/stage/names.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { awsTrouble } from './aws-trouble.ts';
import { googleParameters } from './google-parameters.ts';
import { stageOf } from './stage-argument.ts';

/**
 * Prints what `npm run deploy` needs to know: whether the stage is `new` or `known`, judging by whether one of its
 * API functions exists, and then the CloudFormation parameters from the stored secrets, one per line.
 */
const OF_API: RouteName = 'checkHealth';
try {
  const { name, settings } = stageOf(process.argv.slice(2));
  const [google, isKnown] = await Promise.all([
    secretKeeper(settings.region).read(secretName(name, 'google')),
    awsAccount(settings.region).hasFunction(physicalName(name, OF_API)),
  ]);
  console.log([isKnown ? 'known' : 'new', ...googleParameters(name, google)].join('\n'));
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : awsTrouble(error));
  process.exitCode = 1;
}
