import type { routes } from '#contract/routes.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { seenVideos } from '#functions/services/videos/seen-video.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly filmQueue: Lazy<FilmQueue>;
}

export const listVideos =
  ({ videos, filmQueue }: Ports): Handle<typeof routes.listVideos> =>
  async ({ query }, { userId, now }) => {
    const { items, nextCursor } = await videos().list(userId, query.cursor);
    return { reply: await seenVideos(filmQueue, userId, items, now), nextCursor };
  };
