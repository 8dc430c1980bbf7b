import type { PlatformId } from '#contract/platforms.ts';
import {
  platformSecret,
  providerOf,
  type StaffedCapability,
  stagePlatforms,
  WITHOUT_KEY,
} from '#contract/providers.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import { secretName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { isStored, operatorSecrets } from './operator-secrets.ts';
import { PLATFORM_APPS } from './platform-apps.ts';

export interface Capability {
  readonly name: string;
  readonly state: string;
  /** The secret that would turn on more features; undefined when nothing is missing. */
  readonly missing?: string;
}

export type ReadSecret = (name: string) => Promise<SecretFields | undefined>;

/** The features that a stage has now, based on its settings and its stored secrets. */
export const capabilitiesOf = async (
  stage: string,
  settings: StageSettings,
  read: ReadSecret,
): Promise<readonly Capability[]> => {
  const stored = new Map<string, boolean>();
  for (const secret of operatorSecrets(settings))
    stored.set(secret.purpose, isStored(secret, await read(secretName(stage, secret.purpose))));
  const worker = (name: string, work: StaffedCapability, wanted: string, model: string): Capability => {
    const { secret, name: provider, takesModel, cost } = providerOf(work, wanted);
    if (secret === undefined)
      return { name, state: cost === undefined ? `${provider}, by its settings` : provider };
    if (stored.get(secret) === true) return { name, state: takesModel ? model : provider };
    return { name, state: providerOf(work, WITHOUT_KEY[work]).name, missing: `the key of ${provider}` };
  };
  const platform = (id: PlatformId): Capability => {
    const { name } = providerOf('publish', id);
    if (stored.get(platformSecret(id)) !== true) return { name, state: 'off', missing: `the app at ${name}` };
    const isOffered = settings.publishing.unverified || PLATFORM_APPS[id].unverified.length === 0;
    return { name, state: isOffered ? 'accounts can be connected' : 'not offered until it is verified' };
  };
  const { writer, painter, textModel, imageModel, narrator, speechModel, payments } = settings;
  const { moderator, moderationModel } = settings;
  return [
    worker('Writer', 'text', writer, textModel),
    worker('Painter', 'picture', painter, imageModel),
    worker('Narrator', 'speech', narrator, speechModel),
    worker('Moderator', 'moderation', moderator, moderationModel),
    ...stagePlatforms(settings).map(platform),
    payments === 'off'
      ? { name: 'Checkout', state: 'off, by its settings' }
      : stored.get('stripe') === true
        ? { name: 'Checkout', state: 'Stripe' }
        : { name: 'Checkout', state: 'off', missing: 'the keys of Stripe' },
    stored.get('signing') === true
      ? { name: 'Signature', state: 'Content Credentials' }
      : { name: 'Signature', state: 'none', missing: 'a signing certificate' },
    stored.get('google') === true
      ? { name: 'Sign-in', state: settings.emailSignIn ? 'Google and e-mail' : 'Google' }
      : { name: 'Sign-in', state: settings.emailSignIn ? 'e-mail' : 'off', missing: 'the client of Google' },
  ];
};
