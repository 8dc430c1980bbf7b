import type { routes } from '#contract/routes.ts';
import type { Shares, SiteOrigin } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { shareUrl, watchUrl } from '#functions/domain/sharing/share.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { checkVideoWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { refuseRestricted } from '#functions/services/videos/refuse-restricted.ts';

interface Ports extends ModerationPorts {
  readonly videos: Lazy<Videos>;
  readonly shares: Lazy<Shares>;
  readonly siteOrigin: Lazy<SiteOrigin>;
}

/**
 * The public link of a completed video, or a platform's address that opens a post with it; each call counts as a
 * share. A video that nobody could judge when it was made is judged first.
 */
export const shareVideo =
  ({ videos, shares, siteOrigin, ...moderation }: Ports): Handle<typeof routes.shareVideo> =>
  async ({ body }, { userId, now }) => {
    const video = await videos().find(userId, body.video_id);
    if (!isKept(video)) throw new Refusal('not_found');
    refuseRestricted(video);
    if (video.review === 'held') throw new Refusal('held');
    if (video.review === 'unchecked') {
      const review = await checkVideoWords(moderation, userId, video);
      if (review === 'unchecked') throw new Refusal('not_reviewed');
      await videos().review(userId, video.id, review);
      if (review === 'held') throw new Refusal('held');
    }
    const origin = await siteOrigin()();
    const shareId = await shares().share({ ownerId: userId, videoId: video.id }, now);
    if (shareId === undefined) throw new Refusal('not_ready');
    return { reply: { share_url: shareUrl(body.platform, watchUrl(origin, shareId), video.title) } };
  };
