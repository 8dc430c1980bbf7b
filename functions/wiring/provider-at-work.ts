import { isKokoroReady } from '@veilcast/kokoro/folder';
import { VOICES } from '#contract/catalogue.ts';
import { type Capability, type ProviderId, providerOf, WITHOUT_KEY } from '#contract/providers.ts';
import type { VoicesAtWork } from '#contract/schemas/videos.ts';
import { env } from '#functions/env.ts';
import { type ConnectedModel, readConnectedModel } from '#functions/gateways/aws/connected-model.ts';
import { hasProviderKey } from '#functions/gateways/aws/keys/provider-key.ts';
import { kokoroFetching } from '#offline/narrator/kokoro-fetching.ts';
import { languagesOf } from '#offline/narrator/kokoro-voices.ts';

const hasKokoro = (): boolean => {
  const folder = env.kokoroFolder();
  return folder !== undefined && isKokoroReady(folder);
};

/**
 * The chosen provider, or the keyless one while the chosen provider’s key or files are missing. Read on each call: a
 * new key needs no deployment, and newly fetched voices need no restart.
 */
export const atWork = async <Id extends string>(
  capability: Capability,
  wanted: Id,
  withoutKey: Id,
): Promise<Id> => {
  const { secret, needsFiles = false } = providerOf(capability, wanted);
  if (needsFiles && !hasKokoro()) return withoutKey;
  return secret === undefined || (await hasProviderKey(env.providerSecretId(secret))) ? wanted : withoutKey;
};

/** The provider that writes stories. */
export const writerAtWork = (): Promise<ProviderId<'text'>> =>
  atWork('text', env.storyWriter(), WITHOUT_KEY.text);

/** The model that a creator has connected, read on each call; it takes precedence over all others. */
export const connectedModel = async (): Promise<ConnectedModel | undefined> => {
  const secretId = env.modelSecretId();
  return secretId === undefined ? undefined : readConnectedModel(secretId);
};

/**
 * The model that writes stories, chosen for each story in the same way as `writer`; `null` is the built-in writer.
 */
export const writerModel = async (): Promise<string | null> => {
  const connected = await connectedModel();
  if (connected !== undefined) return connected.model;
  const { takesModel = false } = providerOf('text', await writerAtWork());
  return takesModel ? env.textModel() : null;
};

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

/** Which voices are neural here; undefined if the stage’s own narrator speaks every voice. */
export function voicesAtWork(): VoicesAtWork | undefined {
  if (env.narrator() !== 'kokoro') return undefined;
  // On a stage, the files are deployed with the functions that synthesize speech.
  const folder = env.kokoroFolder();
  const isReady = folder === undefined || isKokoroReady(folder);
  const fetching = isReady ? undefined : kokoroFetching(folder, Date.now());
  return {
    neural: Object.fromEntries(VOICES.map(({ id }) => [id, [...languagesOf(id)]])),
    ready: isReady,
    ...(fetching && {
      fetching: { done_mb: megabytes(fetching.doneBytes), total_mb: megabytes(fetching.totalBytes) },
    }),
  };
}
