import { fileURLToPath } from 'node:url';
import { TRACKS } from '#contract/catalogue.ts';
import { MusicUnreadable } from '#functions/film/files/film-errors.ts';

/** The folder that holds the shipped music: in the repository, and at the same relative path in the film layer. */
const MUSIC = new URL('../../../assets/music/', import.meta.url);

/** The path of a track's Ogg file. Throws `MusicUnreadable` for a track no longer in the catalogue. */
export const trackPath = (trackId: string): string => {
  if (!TRACKS.some((track) => track.id === trackId))
    throw new MusicUnreadable(trackId, 'there is no such track');
  return fileURLToPath(new URL(`${trackId}.ogg`, MUSIC));
};
