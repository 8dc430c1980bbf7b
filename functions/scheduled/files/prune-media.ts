import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isRestorable } from '#functions/domain/video/shown/recently-deleted.ts';
import { areFilesServed } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { deleteMedia } from '#functions/services/media/delete-media.ts';
import { pruneRenditions, pruneStills } from '#functions/services/media/prune-files.ts';
import { withholdFiles } from '#functions/services/media/withhold-files.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/**
 * Withholds the files of deleted videos, and erases them once the videos can no longer be restored. Deletes the files
 * of earlier versions of completed videos (of the previous version, once it can no longer be restored) and the stills
 * of failed videos.
 */
export const pruneMedia = ({ videos, media, now }: Ports) => ({
  name: 'PruneMedia',
  due: async function* () {
    for await (const video of videos().unfinished()) if (!isUnderWay(video)) yield video;
    yield* videos().expired(now());
    yield* videos().outdated(now());
  },
  about: jobOf,
  tend: async (video: Video): Promise<'deleted' | 'withheld' | 'pruned' | 'left'> => {
    const ports = { media: media(), videos: videos() };
    switch (video.status) {
      case 'deleted':
        if (isRestorable(video, now())) return (await withholdFiles(ports, video)) ? 'withheld' : 'left';
        await videos().beginErasure(video.ownerId, video.id, now());
        return (await deleteMedia(media(), videos(), video, now())) ? 'deleted' : 'left';
      case 'deleting':
        return (await deleteMedia(media(), videos(), video, now())) ? 'deleted' : 'left';
      case 'failed':
        return (await pruneStills(media(), videos(), video)) ? 'pruned' : 'left';
      case 'generating':
        return 'left';
      case 'completed':
        if (!areFilesServed(video)) return (await withholdFiles(ports, video)) ? 'withheld' : 'left';
        return (await pruneRenditions(media(), videos(), video, now())) ? 'pruned' : 'left';
    }
  },
});
