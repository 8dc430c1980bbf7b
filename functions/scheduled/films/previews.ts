import { VOICES, type VoiceId } from '#contract/catalogue.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { PREVIEW_LANGUAGE, previewScript } from '#functions/domain/providers/voice-previews.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';

/** Where a stage stores its own recordings; no account has this name. */
const FOLDER = 'media/previews/';

/** A recording to be made. */
export interface Preview {
  readonly voiceId: VoiceId;
  readonly script: string;
  readonly key: string;
}

/**
 * The previews of all voices that a provider offers. A key changes with the provider, its voice, the sentence or the
 * language. It has no extension, because the provider’s answer determines the type.
 */
export const previewsOf = (provider: VoiceProvider): readonly Preview[] =>
  VOICES.map(({ id, name }) => {
    const script = previewScript(name);
    const hash = contentHash(provider.speaker(id, PREVIEW_LANGUAGE), script, PREVIEW_LANGUAGE);
    return { voiceId: id, script, key: `${FOLDER}${id}-${hash}` };
  });
