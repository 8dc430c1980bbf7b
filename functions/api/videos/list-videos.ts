import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { toWireVideo } from '#functions/domain/video/video.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

export const listVideos =
  ({ videos }: { readonly videos: Lazy<Videos> }): Handle<typeof routes.listVideos> =>
  async ({ query }, { userId, now }) => {
    const { items, nextCursor } = await videos().list(userId, query.cursor);
    return { reply: items.map((video) => toWireVideo(video, now)), nextCursor };
  };
