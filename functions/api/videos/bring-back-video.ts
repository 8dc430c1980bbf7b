import { PREVIOUS_KEPT_DAYS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import { keptPrevious } from '#functions/domain/video/video-edit.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ModerationPorts, reviewOfEdit } from '#functions/services/moderation/check-words.ts';
import { refuseRestricted } from '#functions/services/videos/refuse-restricted.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';

interface Ports extends ModerationPorts {
  readonly videos: Lazy<Videos>;
  readonly filmQueue: Lazy<FilmQueue>;
}

/** Swaps the current version for the one from before the last edit, at no cost. */
export const bringBackVideo =
  (ports: Ports): Handle<typeof routes.bringBackVideo> =>
  async ({ params }, { userId, now }) => {
    const video = await ports.videos().find(userId, params.id);
    if (!isKept(video)) throw new Refusal('not_found');
    refuseRestricted(video);
    if (video.status !== 'completed') throw new Refusal('not_ready');
    if (video.edit !== undefined)
      throw new Refusal('in_progress', 'This video is being changed. Wait until it’s finished.');
    const previous = keptPrevious(video, now);
    if (previous === undefined)
      throw new Refusal(
        'conflict',
        `There is no version before this one. It is kept for ${PREVIOUS_KEPT_DAYS} days after a change.`,
      );
    const review = await reviewOfEdit(ports, userId, previous.version, [video.review, previous.review]);
    // The version’s files are about to be used again, so PruneMedia must not delete them now.
    const isBack = await ports
      .videos()
      .whileHeld(userId, video.id, () => ports.videos().bringBack(video, review, now));
    if (!isBack) throw new Refusal('in_progress');
    return { reply: await seenVideo(ports, userId, video.id, now) };
  };
