import type { MadeFilm } from './make-film.ts';

/** A row in the table of a finished film's measurements. */
export interface Measured {
  readonly property: string;
  readonly must: string;
  readonly figure: string;
  readonly isMet: boolean;
}

/** Path of one of its files. */
export const fileOf = ({ files }: MadeFilm, quality: string, format = 'mp4'): string => {
  const file = files.find((each) => each.quality === quality && each.format === format);
  if (file === undefined) throw new Error(`The film has no ${quality}.${format}.`);
  return file.path;
};
