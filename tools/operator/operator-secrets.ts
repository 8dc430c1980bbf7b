import { type Capability, PROVIDER_SECRETS, PROVIDERS, type ProviderSecret } from '#contract/providers.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';

interface Field {
  readonly name: string;
  readonly ask: string;
  /** The usual prefix of a value; other values are stored with a warning. */
  readonly looks?: RegExp;
}

interface OperatorSecret {
  readonly purpose: ProviderSecret | 'stripe' | 'google';
  readonly turnsOn: string;
  readonly fields: readonly Field[];
  /**
   * What creates the secret: the stack creates it empty, or the command that stores it, because Cognito needs it before
   * the stack exists.
   */
  readonly madeBy: 'stack' | 'command';
}

const WORK = { text: 'stories', picture: 'pictures', speech: 'voices' } as const satisfies Record<
  Capability,
  string
>;

const ofProvider = (purpose: ProviderSecret): OperatorSecret => {
  const rows = PROVIDERS.filter((row) => 'secret' in row && row.secret === purpose);
  const name = rows[0]?.name ?? purpose;
  return {
    purpose,
    turnsOn: `${rows.map(({ capability }) => WORK[capability]).join(', ')} by ${name}, if the stage's settings choose it`,
    fields: [{ name: 'apiKey', ask: `API key of ${name}, or of the URLs that the stage sets in its place` }],
    madeBy: 'stack',
  };
};

/** The secrets that only a person can provide. Deployments create all others. */
export const OPERATOR_SECRETS: readonly OperatorSecret[] = [
  ...PROVIDER_SECRETS.map(ofProvider),
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
