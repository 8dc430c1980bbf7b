import type { Audience } from '#contract/moderation.ts';
import type { routes } from '#contract/routes.ts';
import type { Shares, SiteOrigin } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { shareUrl, watchUrl } from '#functions/domain/video/share-links.ts';
import { audienceOf, isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { checkPublishable, type PublishPorts } from '#functions/services/moderation/check-publishable.ts';

const NOT_POSTED =
  'Only you can open this video’s link here, so a post would lead nowhere. Copy the link instead.';

interface Ports extends PublishPorts {
  readonly shares: Lazy<Shares>;
  readonly siteOrigin: Lazy<SiteOrigin>;
  /** Who can open this stage’s videos; undefined if moderation decides. */
  readonly audience: () => Audience | undefined;
}

/**
 * The public link of a completed video, or a platform URL that opens a new post containing the link; each call counts
 * as a share. A video that could not be moderated when it was made is moderated first. Posting is refused for a video
 * that only its owner may open (`owner_only`).
 */
export const shareVideo =
  ({ shares, siteOrigin, audience: ofStage, ...ports }: Ports): Handle<typeof routes.shareVideo> =>
  async ({ body }, { userId, now }) => {
    const found = await ports.videos().find(userId, body.video_id);
    if (!isKept(found)) throw new Refusal('not_found');
    const video = await checkPublishable(ports, found, 'embeds');
    const audience = audienceOf(video, ofStage());
    if (audience === 'owner' && body.platform !== 'link') throw new Refusal('owner_only', NOT_POSTED);
    const origin = await siteOrigin()();
    const shareId = await shares().share({ ownerId: userId, videoId: video.id }, now);
    if (shareId === undefined) throw new Refusal('not_ready');
    return {
      reply: { share_url: shareUrl(body.platform, watchUrl(origin, shareId), video.title), audience },
    };
  };
