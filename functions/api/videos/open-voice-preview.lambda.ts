import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { voicePreviews } from '#functions/wiring/stores.ts';
import { openVoicePreview } from './open-voice-preview.ts';

export const handler = serve(
  routes.openVoicePreview,
  openVoicePreview({ voicePreviews, mediaAccess }),
  requestDependencies,
);
