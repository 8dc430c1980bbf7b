import { VOICES, type VoiceId } from '#contract/catalogue.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { PREVIEW_LANGUAGE, previewScript } from '#functions/domain/providers/voice-previews.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';

/** Where a stage stores its own recordings; no account’s folder can have this name. */
const FOLDER = 'media/previews/';

/** A recording to be made. */
export interface Preview {
  readonly voiceId: VoiceId;
  readonly script: string;
  readonly key: string;
}

/**
 * The previews of all voices that a provider offers. A preview’s key changes when the provider, the voice, the
 * sentence or the language changes. The key has no extension, because the audio format depends on the provider’s
 * response.
 */
export const previewsOf = (provider: VoiceProvider): readonly Preview[] =>
  VOICES.map(({ id, name }) => {
    const script = previewScript(name);
    const hash = contentHash(provider.speaker(id, PREVIEW_LANGUAGE), script, PREVIEW_LANGUAGE);
    return { voiceId: id, script, key: `${FOLDER}${id}-${hash}` };
  });
