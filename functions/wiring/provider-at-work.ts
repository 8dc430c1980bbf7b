import { type Capability, type ProviderId, providerOf, WITHOUT_KEY } from '#contract/providers.ts';
import { env } from '#functions/env.ts';
import { hasProviderKey } from '#functions/gateways/aws/provider-key.ts';

/**
 * The chosen provider, or the keyless one while its key is not stored. Read on each call: a new key needs no
 * deployment.
 */
export const atWork = async <Id extends string>(
  capability: Capability,
  wanted: Id,
  withoutKey: Id,
): Promise<Id> => {
  const { secret } = providerOf(capability, wanted);
  return secret === undefined || (await hasProviderKey(env.providerSecretId(secret))) ? wanted : withoutKey;
};

/** The provider that writes stories. */
export const writerAtWork = (): Promise<ProviderId<'text'>> =>
  atWork('text', env.storyWriter(), WITHOUT_KEY.text);

/** The model that writes stories, by the choice that `writer` makes for each story; `null` is the built-in writer. */
export const writerModel = async (): Promise<string | null> => {
  const { takesModel = false } = providerOf('text', await writerAtWork());
  return takesModel && !env.isTextDemo() ? env.textModel() : null;
};
