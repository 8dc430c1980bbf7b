import { VOICES } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const listVoices = (): Handle<typeof routes.listVoices> => async () => ({
  reply: VOICES.map((voice) => ({ ...voice, previewUrl: `/previews/voices/${voice.id}.mp3` })),
});
