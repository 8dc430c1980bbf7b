import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import { secretName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { isStored, OPERATOR_SECRETS } from './operator-secrets.ts';

export interface Capability {
  readonly name: string;
  readonly state: string;
  /** What would switch on more; undefined when nothing is missing. */
  readonly missing?: string;
}

export type ReadSecret = (name: string) => Promise<SecretFields | undefined>;

const MODEL_KEY = 'the model key';

/** What a stage can do now, by its settings and by the secrets that are stored. */
export const capabilitiesOf = async (
  stage: string,
  settings: StageSettings,
  read: ReadSecret,
): Promise<readonly Capability[]> => {
  const stored = new Map<string, boolean>();
  for (const secret of OPERATOR_SECRETS)
    stored.set(secret.purpose, isStored(secret, await read(secretName(stage, secret.purpose))));
  const maker = (name: string, wanted: StageSettings['writer'], model: string): Capability => {
    if (wanted === 'offline') return { name, state: 'offline, by its settings' };
    return stored.get('openai') === true
      ? { name, state: model }
      : { name, state: 'offline', missing: MODEL_KEY };
  };
  const { writer, painter, textModel, imageModel, narrator, speechModel, payments, google } = settings;
  const speaker: Capability =
    stored.get('openai') === true
      ? { name: 'Narrator', state: speechModel }
      : { name: 'Narrator', state: 'Polly', missing: MODEL_KEY };
  return [
    maker('Writer', writer, textModel),
    maker('Painter', painter, imageModel),
    narrator === 'polly' ? { name: 'Narrator', state: 'Polly' } : speaker,
    payments === 'off'
      ? { name: 'Checkout', state: 'off, by its settings' }
      : stored.get('stripe') === true
        ? { name: 'Checkout', state: 'Stripe' }
        : { name: 'Checkout', state: 'refuses politely', missing: 'the keys of Stripe' },
    google === 'off'
      ? { name: 'Sign-in', state: "Cognito's own page, by e-mail" }
      : { name: 'Sign-in', state: 'Google' },
  ];
};
