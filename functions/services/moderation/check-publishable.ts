import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isWithheld, type Thing } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { refuseRestricted } from '#functions/services/videos/refuse-restricted.ts';
import { type ModerationPorts, reviewOf } from './check-words.ts';

export interface PublishPorts extends ModerationPorts {
  readonly videos: Lazy<Videos>;
}

/**
 * Refuses to give out what strangers may open of a video, for as long as that is withheld (`restricted`, `held`,
 * `not_reviewed`). Words that nobody could judge when it was made are judged first (`against_rules`).
 */
export const checkPublishable = async (
  { videos, ...moderation }: PublishPorts,
  video: Video,
  thing: Thing,
): Promise<void> => {
  refuseRestricted(video);
  if (!isWithheld(video, thing)) return;
  if (video.review !== 'unchecked') throw new Refusal('held');
  const review = await reviewOf(moderation, video.ownerId, video, []);
  if (review === 'unchecked') throw new Refusal('not_reviewed');
  await videos().settleReview(video.ownerId, video.id, review);
  if (review === 'held') throw new Refusal('held');
};
