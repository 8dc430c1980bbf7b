import { resolveTxt } from 'node:dns/promises';
import { LANGUAGES, VOICES } from '#contract/catalogue.ts';
import type { Amount, PlatformDay } from '#functions/domain/publishing/platform-day.ts';
import { awsAccount } from '#functions/gateways/aws/aws-account.ts';
import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { sesAccount } from '#functions/gateways/aws/ses-account.ts';
import { listModels } from '#functions/gateways/openai/model-list.ts';
import { pollyVoice } from '#functions/gateways/polly/polly-voices.ts';
import { listWebhooks } from '#functions/gateways/stripe/stripe-webhooks.ts';
import { platformDays } from '#functions/wiring/stores.ts';
import { signInPrefix } from '#infra/stage/names.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { accountChecks } from './doctor/account-checks.ts';
import { examine } from './doctor/examine.ts';
import { ok, todo } from './doctor/finding.ts';
import { mailChecks } from './doctor/mail-checks.ts';
import { platformChecks } from './doctor/platform-checks.ts';
import { providerChecks } from './doctor/provider-checks.ts';
import { signingCheck } from './doctor/signing-check.ts';
import { stageOf } from './operator/stage-argument.ts';

const MISSING = new Set(['ENOTFOUND', 'ENODATA']);

/** The TXT records of a name, each joined into one string; none if the name does not exist. */
const txtRecords = async (name: string): Promise<readonly string[]> => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return [];
    throw error;
  }
};

/**
 * `npm run doctor -- dev`: checks what a stage needs and explains what to do about anything
 * missing. It changes nothing.
 */
const NODE = 24;

const nodeCheck = {
  title: 'Node',
  run: async () =>
    process.versions.node.startsWith(`${NODE}.`)
      ? ok(process.version)
      : todo(
          `running on ${process.version}, but the project installs Node ${NODE}: start this with npm run doctor`,
        ),
};

const usedOf = async (day: PlatformDay): Promise<Amount | undefined> =>
  (process.env['TABLE_NAME'] ?? '') === '' ? undefined : platformDays().used(day);

const examineStage = async (): Promise<boolean> => {
  const { name: stage, settings } = stageOf(process.argv.slice(2));
  const account = awsAccount(settings.region);
  const { read: readSecret } = secretKeeper(settings.region);
  const voices = new Set(
    LANGUAGES.flatMap((language) => VOICES.map(({ id }) => pollyVoice(id, language).voice)),
  );
  const signInHost = async (): Promise<string> =>
    `${signInPrefix(stage, await account.number())}.auth.${await account.region()}.amazoncognito.com`;
  return examine(
    [
      nodeCheck,
      ...accountChecks({ account, settings, stage, voices: [...voices] }),
      ...providerChecks(
        { stage, settings, now: new Date(), readSecret, listModels, listWebhooks },
        signInHost,
      ),
      ...platformChecks({ stage, settings, readSecret, usedOf, now: new Date() }),
      ...mailChecks({ stage, settings, account: sesAccount(settings.region), txtOf: txtRecords }),
      signingCheck({ stage, now: new Date(), readSecret }),
    ],
    (line) => console.log(line),
  );
};

try {
  process.exitCode = (await examineStage()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
