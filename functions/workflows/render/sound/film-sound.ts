import { join } from 'node:path';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { Video } from '#functions/domain/video/video.ts';
import type { FilmSound } from '#functions/film/sound/film-sound.ts';
import { contentHash } from '#functions/workflows/render/current-attempt.ts';
import type { MadeScene } from '#functions/workflows/render/messages.ts';
import { musicName } from './film-music.ts';

/** Where a film's sound is stored, by its ingredients. */
export const soundPrefix = (
  job: Job,
  scenes: readonly Pick<MadeScene, 'spoken'>[],
  music: Video['music'],
): string => {
  const voices = scenes.map(({ spoken }) => spoken);
  return `${workPrefix(job.ownerId, job.videoId)}sounds/${contentHash(voices, musicName(music))}/`;
};

/** The film's sound in `scratch`: reused when it was stored before, as after a repaint, else mixed. */
export const filmSound = async (
  media: Media,
  {
    prefix,
    scratch,
    make,
  }: { readonly prefix: string; readonly scratch: string; readonly make: () => Promise<FilmSound> },
): Promise<FilmSound> => {
  const keys = { mp4: `${prefix}sound.m4a`, webm: `${prefix}sound.webm` };
  // Stored last: if it exists, the other does too.
  if (await media.exists(keys.webm)) {
    const found = { mp4: join(scratch, 'sound.m4a'), webm: join(scratch, 'sound.webm') };
    await media.fetch(keys.mp4, found.mp4);
    await media.fetch(keys.webm, found.webm);
    return found;
  }
  const made = await make();
  await media.store(made.mp4, keys.mp4, 'audio/mp4');
  await media.store(made.webm, keys.webm, 'audio/webm');
  return made;
};
