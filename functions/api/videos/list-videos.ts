import type { routes } from '#contract/routes.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isRestorable } from '#functions/domain/video/shown/recently-deleted.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { seenVideos } from '#functions/services/videos/seen-video.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly filmQueue: Lazy<FilmQueue>;
}

/** The user’s videos, or the deleted ones that can still be restored. */
export const listVideos =
  ({ videos, filmQueue }: Ports): Handle<typeof routes.listVideos> =>
  async ({ query }, { userId, now }) => {
    const isDeleted = query.deleted === 'true';
    const { items, nextCursor } = await (isDeleted
      ? videos().listDeleted(userId, query.cursor)
      : videos().list(userId, query.cursor));
    const shown = isDeleted ? items.filter((video) => isRestorable(video, now)) : items;
    return { reply: await seenVideos(filmQueue, userId, shown, now), nextCursor };
  };
