import type { routes } from '#contract/routes.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isDeleted } from '#functions/domain/video/shown/recently-deleted.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { deleteMedia } from '#functions/services/media/delete-media.ts';
import { withholdFiles } from '#functions/services/media/withhold-files.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

const CANCELLED = 'You cancelled this video before it was started. Your credits have been returned.';

/**
 * Deletes a video that is finished, failed or still queued, and returns the credits of a queued one. The
 * video can be restored for a few days, unless it is deleted forever. Deleting it again changes nothing.
 */
export const deleteVideo =
  ({ videos, media }: Ports): Handle<typeof routes.deleteVideo> =>
  async ({ params, query }, { userId, now }) => {
    const video = await videos().find(userId, params.id);
    if (!isKept(video) && !isDeleted(video)) throw new Refusal('not_found');
    if (isKept(video)) {
      if (video.queuedAt !== undefined) await videos().cancel(jobOf(video), CANCELLED, now);
      const isDone = await videos().delete(userId, params.id, now);
      // Another request may have deleted the video in the meantime.
      if (!isDone && isKept(await videos().find(userId, params.id)))
        throw new Refusal('in_progress', 'This video is still being made. Delete it once it’s finished.');
    }
    if (query.forever === 'true') {
      await videos().beginErasure(userId, params.id, now);
      await finish(video.id, () => deleteMedia(media(), videos(), video, now));
    } else await finish(video.id, () => withholdFiles({ media: media(), videos: videos() }, video));
    return { reply: { ok: true } };
  };

/**
 * The deletion is already recorded, so nothing may fail here: PruneMedia moves or erases the files within minutes.
 */
const finish = async (videoId: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.warn({ event: EVENTS.filesLeft, videoId, err: error });
  }
};
