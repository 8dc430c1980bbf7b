import { join } from 'node:path';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { trackPath } from '#functions/film/sound/tracks.ts';
import { ownCopy } from '#functions/workflows/render/chosen/own-copy.ts';
import type { Job } from '#functions/workflows/render/messages.ts';

type Music = Video['music'];

/** The name of the music in a film’s list of ingredients. */
export const musicName = (music: Music): string | undefined => {
  if (music === undefined) return undefined;
  return 'trackId' in music ? music.trackId : music.key;
};

/**
 * The path of the film's music, fetched into `scratch`: a shipped track or the creator's own. Throws `MediaGone` if
 * the creator's file is gone.
 */
export const musicPath = async (
  media: Media,
  job: Job,
  music: Music,
  scratch: string,
): Promise<string | undefined> => {
  if (music === undefined) return undefined;
  if ('trackId' in music) return trackPath(music.trackId);
  const path = join(scratch, 'music');
  await media.fetch(await ownCopy(media, job, music.key), path);
  return path;
};
