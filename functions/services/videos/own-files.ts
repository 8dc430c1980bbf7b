import type { Lazy } from '#functions/domain/request/ports.ts';
import { mediaOf, musicOf, partOf } from '#functions/domain/storyboard/film-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { namedUploads } from '#functions/services/uploads/named-uploads.ts';
import type { FoundFiles } from '#functions/services/videos/updates/updated-version.ts';

/**
 * The files that a storyboard refers to, in the form that films use. Files that the video already uses remain
 * available even if the upload is gone, because the video has its own copies. The returned functions throw a
 * `Refusal` for a file that doesn’t exist, isn’t ready or doesn’t fit.
 */
export const ownFilesOf = async (uploads: Lazy<Uploads>, storyboard: Storyboard): Promise<FoundFiles> => {
  const named = await namedUploads(uploads, storyboard);
  return {
    uploads: named,
    media: (scene, number, before) => {
      if (scene.media === undefined || scene.media.uploadId !== before?.uploadId)
        return mediaOf(scene, number, named);
      const { uploadId, kind, key } = before;
      return { uploadId, kind, key, ...partOf(scene.media) };
    },
    music: (music, before) => {
      const isSame =
        music !== undefined && 'uploadId' in music && before !== undefined && 'uploadId' in before;
      return isSame && before.uploadId === music.uploadId ? before : musicOf({ music }, named);
    },
  };
};
