import type { routes } from '#contract/routes.ts';
import type { Lazy, Videos } from '#functions/domain/ports.ts';
import { toWireVideo } from '#functions/domain/video.ts';
import type { Handle } from '#functions/domain/visit.ts';

export const listVideos =
  ({ videos }: { readonly videos: Lazy<Videos> }): Handle<typeof routes.listVideos> =>
  async ({ query }, { userId }) => {
    const { items, nextCursor } = await videos().list(userId, query.cursor);
    return { reply: items.map(toWireVideo), nextCursor };
  };
