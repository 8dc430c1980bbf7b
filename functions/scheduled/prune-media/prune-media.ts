import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { deleteMedia } from '#functions/services/media/delete-media.ts';
import { pruneRenditions } from '#functions/services/media/prune-renditions.ts';
import { pruneStills } from '#functions/services/media/prune-stills.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** Deletes the files of videos that are being deleted, of earlier versions of completed ones, and the stills of failed ones. */
export const pruneMedia = ({ videos, media, now }: Ports) => ({
  name: 'PruneMedia',
  due: async function* () {
    for await (const video of videos().unfinished()) if (!isUnderWay(video)) yield video;
  },
  about: jobOf,
  tend: async (video: Video): Promise<'deleted' | 'pruned' | 'left'> => {
    if (video.status === 'deleting')
      return (await deleteMedia(media(), videos(), video, now())) ? 'deleted' : 'left';
    const prune = video.status === 'failed' ? pruneStills : pruneRenditions;
    return (await prune(media(), videos(), video)) ? 'pruned' : 'left';
  },
});
