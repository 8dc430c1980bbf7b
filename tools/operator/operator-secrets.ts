import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';

interface Field {
  readonly name: string;
  readonly ask: string;
  /** How a value begins, as its maker prints it; what looks otherwise is stored with a warning. */
  readonly looks?: RegExp;
}

interface OperatorSecret {
  readonly purpose: 'openai' | 'stripe' | 'google';
  readonly turnsOn: string;
  readonly fields: readonly Field[];
  /** Who makes the secret: the stack, empty, or the command that stores it, because Cognito wants it before the stack. */
  readonly madeBy: 'stack' | 'command';
}

/** What only a person can put into a stage. Everything else is minted while it is deployed. */
export const OPERATOR_SECRETS: readonly OperatorSecret[] = [
  {
    purpose: 'openai',
    turnsOn: 'stories and pictures by a model',
    fields: [{ name: 'apiKey', ask: 'API key of OpenAI, or of the address in textBaseUrl and imageBaseUrl' }],
    madeBy: 'stack',
  },
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
    turnsOn: 'Google, with google.clientId in infra/stage/stages.ts at the next deployment',
    fields: [{ name: 'clientSecret', ask: "Client secret of Google's OAuth client", looks: /^GOCSPX-/u }],
    madeBy: 'command',
  },
];

/** Whether a secret holds everything it is for. */
export const isStored = ({ fields }: OperatorSecret, stored: SecretFields | undefined): boolean =>
  fields.every(({ name }) => (stored?.[name] ?? '').trim() !== '');
