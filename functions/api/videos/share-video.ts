import type { routes } from '#contract/routes.ts';
import type { Shares, SiteOrigin } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { shareUrl, watchUrl } from '#functions/domain/sharing/share.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { checkPublishable, type PublishPorts } from '#functions/services/moderation/check-publishable.ts';

interface Ports extends PublishPorts {
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
    await checkPublishable({ videos, ...moderation }, video, 'embeds');
    const origin = await siteOrigin()();
    const shareId = await shares().share({ ownerId: userId, videoId: video.id }, now);
    if (shareId === undefined) throw new Refusal('not_ready');
    return { reply: { share_url: shareUrl(body.platform, watchUrl(origin, shareId), video.title) } };
  };
