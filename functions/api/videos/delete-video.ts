import type { routes } from '#contract/routes.ts';
import type { Lazy, Media, Videos } from '#functions/domain/ports.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { Handle } from '#functions/domain/visit.ts';
import { deleteMedia } from '#functions/services/media/delete-media.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

/** Deletes a finished or failed video with its files. */
export const deleteVideo =
  ({ videos, media }: Ports): Handle<typeof routes.deleteVideo> =>
  async ({ params }, { userId, now }) => {
    const video = await videos().find(userId, params.id);
    if (video === undefined || video.status === 'deleting') throw new Refusal('not_found');
    if (!(await videos().beginDeletion(userId, params.id)))
      throw new Refusal('in_progress', 'This video is still being made. Delete it when it has ended.');
    await deleteMedia(media(), videos(), video, now);
    return { reply: { ok: true } };
  };
