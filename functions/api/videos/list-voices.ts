import { VOICES } from '#contract/catalogue.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const listVoices = (): Handle<typeof routes.listVoices> => async () => ({
  reply: VOICES.map((voice) => ({
    ...voice,
    previewUrl: hrefOf(routes.openVoicePreview, { voice_id: voice.id }),
  })),
});
