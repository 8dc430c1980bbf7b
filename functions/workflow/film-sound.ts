import { join } from 'node:path';
import type { Media } from '#functions/domain/ports.ts';
import type { FilmSound } from '#functions/film/film-sound.ts';

/** The film's sound in `scratch`: found where it was stored before, as after a scene was painted again, else made. */
export const filmSound = async (
  media: Media,
  {
    prefix,
    scratch,
    make,
  }: { readonly prefix: string; readonly scratch: string; readonly make: () => Promise<FilmSound> },
): Promise<FilmSound> => {
  const keys = { mp4: `${prefix}sound.m4a`, webm: `${prefix}sound.webm` };
  // Stored last: where it is the other is too.
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
