import { fileURLToPath } from 'node:url';
import { TRACKS } from '#contract/catalogue.ts';

/** The shipped music beside the code: in the repository, and at the same place in the film layer. */
const MUSIC = new URL('../../assets/music/', import.meta.url);

/** Path of a track's Ogg file. Throws a `RangeError` for a track that is not in the catalogue. */
export const trackPath = (trackId: string): string => {
  if (!TRACKS.some((track) => track.id === trackId)) throw new RangeError(`There is no track ${trackId}.`);
  return fileURLToPath(new URL(`${trackId}.ogg`, MUSIC));
};
