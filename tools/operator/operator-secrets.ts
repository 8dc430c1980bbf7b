import type { PlatformId } from '#contract/platforms.ts';
import {
  isPlatformSecret,
  type KeySecret,
  PROVIDERS,
  type ProviderSecret,
  platformSecret,
  providerOf,
  type StaffedCapability,
  stagePlatforms,
  stageSecrets,
} from '#contract/providers.ts';
import { testedSigner } from '#functions/film/credentials/tested-signer.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { PLATFORM_APPS } from './platform-apps.ts';
import { SIGNING_PROBLEMS } from './signing-problems.ts';

interface Field {
  readonly name: string;
  readonly ask: string;
  /** What a value usually looks like; any other value is stored with a warning. */
  readonly looks?: RegExp;
  /** Whether the operator enters the path of a file that contains the value. */
  readonly isFile?: true;
}

interface OperatorSecret {
  readonly purpose: ProviderSecret | 'stripe' | 'google' | 'signing';
  readonly turnsOn: string;
  readonly fields: readonly Field[];
  /**
   * What creates the secret: the stack, which leaves it empty, or, if Cognito needs the secret before the stack
   * exists, the command that stores it.
   */
  readonly madeBy: 'stack' | 'command';
  /** Explains why values that are stored together wouldn’t work; undefined if they would. */
  readonly problem?: (values: SecretFields) => Promise<string | undefined>;
}

const WORK = {
  text: 'stories',
  picture: 'pictures',
  speech: 'voices',
  moderation: 'moderation',
} as const satisfies Record<StaffedCapability, string>;

const ofProvider = (purpose: KeySecret): OperatorSecret => {
  const rows = PROVIDERS.flatMap((row) =>
    'secret' in row && row.capability !== 'publish' && row.secret === purpose ? [row] : [],
  );
  const name = rows[0]?.name ?? purpose;
  return {
    purpose,
    turnsOn: `${rows.map(({ capability }) => WORK[capability]).join(', ')} by ${name}, where the stage's settings name it`,
    fields: [{ name: 'apiKey', ask: `API key of ${name}, or of the compatible API that the stage names` }],
    madeBy: 'stack',
  };
};

const ofPlatform = (id: PlatformId): OperatorSecret => {
  const { asks, looks } = PLATFORM_APPS[id];
  return {
    purpose: platformSecret(id),
    turnsOn: `publishing on ${providerOf('publish', id).name}`,
    fields: (['clientId', 'clientSecret'] as const).map((name) => ({
      name,
      ask: asks[name],
      ...(looks && { looks: looks[name] }),
    })),
    madeBy: 'stack',
  };
};

const signingProblem = async ({ privateKey = '', certificates = '' }: SecretFields) => {
  if (privateKey === '' && certificates === '') return undefined;
  const signer = await testedSigner({ privateKey, certificates }, new Date());
  return typeof signer === 'string' ? SIGNING_PROBLEMS[signer] : undefined;
};

/** The stage secrets that only a person can provide. Deployments create all others. */
export const operatorSecrets = (settings: StageSettings): readonly OperatorSecret[] => [
  ...stageSecrets(settings)
    .filter((purpose) => !isPlatformSecret(purpose))
    .map(ofProvider),
  ...stagePlatforms(settings).map(ofPlatform),
  {
    purpose: 'stripe',
    turnsOn: 'checkout',
    fields: [
      { name: 'secretKey', ask: 'Secret key of Stripe', looks: /^(?:sk|rk)_(?:test|live)_/u },
      { name: 'webhookSecret', ask: 'Signing secret of the webhook at Stripe', looks: /^whsec_/u },
    ],
    madeBy: 'stack',
  },
  {
    purpose: 'signing',
    turnsOn: 'the signature of videos (Content Credentials)',
    fields: [
      { name: 'privateKey', ask: 'File with the signing key, as PEM', isFile: true },
      {
        name: 'certificates',
        ask: 'File with its certificate and those of its issuers, as PEM',
        isFile: true,
      },
    ],
    madeBy: 'stack',
    problem: signingProblem,
  },
  {
    purpose: 'google',
    turnsOn: 'Google sign-in, from the next deployment',
    fields: [
      {
        name: 'clientId',
        ask: "Client id of Google's OAuth client",
        looks: /^[\w-]+\.apps\.googleusercontent\.com$/u,
      },
      { name: 'clientSecret', ask: "Client secret of Google's OAuth client", looks: /^GOCSPX-/u },
    ],
    madeBy: 'command',
  },
];

/** Whether a secret has all its fields. */
export const isStored = ({ fields }: OperatorSecret, stored: SecretFields | undefined): boolean =>
  fields.every(({ name }) => (stored?.[name] ?? '').trim() !== '');
