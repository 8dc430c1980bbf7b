import type { routes } from '#contract/routes.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { VoicePreviews } from '#functions/domain/providers/ports.ts';
import { shippedPreview } from '#functions/domain/providers/voice-previews.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly voicePreviews: Lazy<VoicePreviews>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/**
 * A voice sample of a few seconds: the stage’s own recording, or until there is one, the recording shipped with the
 * product.
 */
export const openVoicePreview =
  ({ voicePreviews, mediaAccess }: Ports): Handle<typeof routes.openVoicePreview> =>
  async ({ params: { voice_id } }, { now }) => {
    const key = (await voicePreviews().read()).recordings[voice_id];
    return {
      redirectTo: key === undefined ? shippedPreview(voice_id) : await mediaAccess().viewPath(key, now),
    };
  };
