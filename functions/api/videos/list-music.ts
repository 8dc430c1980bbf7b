import { TRACKS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const listMusic = (): Handle<typeof routes.listMusic> => async () => ({
  reply: TRACKS.map((track) => ({ ...track, previewUrl: `/previews/music/${track.id}.ogg` })),
});
