import type { routes } from '#contract/routes.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { deleteMedia } from '#functions/services/media/delete-media.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

const CANCELLED = 'You cancelled this video before it was started. Your credits have been returned.';

/** Deletes a finished or failed video with its files, or one that still waits for its turn: its credits return. */
export const deleteVideo =
  ({ videos, media }: Ports): Handle<typeof routes.deleteVideo> =>
  async ({ params }, { userId, now }) => {
    const video = await videos().find(userId, params.id);
    if (video === undefined || video.status === 'deleting') throw new Refusal('not_found');
    if (video.queuedAt !== undefined) await videos().cancel(jobOf(video), CANCELLED, now);
    if (!(await videos().beginDeletion(userId, params.id)))
      throw new Refusal('in_progress', 'This video is still being made. Delete it once it’s finished.');
    await deleteMedia(media(), videos(), video, now);
    return { reply: { ok: true } };
  };
