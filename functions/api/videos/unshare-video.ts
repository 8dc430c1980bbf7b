import type { routes } from '#contract/routes.ts';
import type { Shares } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly shares: Lazy<Shares>;
}

/** Ends a video’s public link but keeps the video. */
export const unshareVideo =
  ({ videos, shares }: Ports): Handle<typeof routes.unshareVideo> =>
  async ({ params }, { userId }) => {
    const video = await videos().find(userId, params.id);
    if (!isKept(video)) throw new Refusal('not_found');
    // The link has to show that the video was taken down. Once the video is restored, its owner may end the link.
    if (video.restriction?.kind === 'taken_down') throw new Refusal('restricted');
    await shares().unshare({ ownerId: userId, videoId: video.id });
    return { reply: { ok: true } };
  };
