import { sceneThumbnail } from '#functions/domain/media/film-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { strictest } from '#functions/domain/moderation/strictest-review.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isWithheld, type Thing } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Review, Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { refuseRestricted } from '#functions/services/videos/refuse-restricted.ts';
import { checkPicture, type ModerationPorts, reviewOf } from './check-words.ts';

export interface PublishPorts extends ModerationPorts {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Pick<Media, 'read'>>;
}

/**
 * Judges the pictures in a finished video by its thumbnails. These don’t cover everything in clips, so an operator
 * checks those.
 */
const reviewOfPictures = async (
  ports: PublishPorts,
  { ownerId, film, scenes }: Video,
): Promise<Review | undefined> => {
  if (film === undefined) return undefined;
  try {
    const found = await Promise.all(
      scenes.map(async (scene, index): Promise<Review | undefined> => {
        if (scene.media?.kind === 'clip') return 'held';
        const { refused, review } = await checkPicture(ports, () =>
          ports.media().read(sceneThumbnail(film, index)),
        );
        return refused === undefined ? review : 'held';
      }),
    );
    return strictest(found);
  } catch (error) {
    log.error({ event: EVENTS.moderationAway, userId: ownerId, err: error });
    return 'unchecked';
  }
};

/** Moderation's current judgement of a video that could not be judged when it was made. */
const reviewNow = async (ports: PublishPorts, video: Video): Promise<Review | undefined> => {
  const words = await reviewOf(ports, video.ownerId, video, []);
  if (video.review === 'unchecked' || words === 'unmoderated') return words;
  return strictest([words, await reviewOfPictures(ports, video)]);
};

/**
 * Refuses to hand out anything from a video that strangers could open, for as long as the video is withheld
 * (`restricted`, `held`, `not_reviewed`). A video that couldn’t be judged when it was made is judged first
 * (`against_rules`). Returns the video as updated by moderation.
 */
export const checkPublishable = async (ports: PublishPorts, video: Video, thing: Thing): Promise<Video> => {
  refuseRestricted(video);
  const { ownerId, id, review: before } = video;
  if (before !== 'unchecked' && before !== 'unmoderated') {
    if (isWithheld(video, thing)) throw new Refusal('held');
    return video;
  }
  const review = await reviewNow(ports, video);
  if (review === 'unchecked') throw new Refusal('not_reviewed');
  if (review !== before) await ports.videos().settleReview({ ownerId, videoId: id }, before, review);
  if (review === 'held') throw new Refusal('held');
  return { ...video, review };
};
