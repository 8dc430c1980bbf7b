import { titleSlug } from '#functions/domain/media/title-slug.ts';
import { isKept, isWithheld } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Film, FilmFile, Video } from '#functions/domain/video/video.ts';

/** A file in the bucket, and its name in the archive. */
export interface ArchivedFile {
  readonly key: string;
  readonly name: string;
  /** Zero when no size was recorded, which happens only for small files. */
  readonly bytes: number;
}

/** Enough of a ULID’s random part to distinguish videos with the same title. */
const ID_CHARS = 6;

/** A video's folder in the archive: `videos/the-lost-lighthouse-7f3k2m`. */
export const archiveFolder = ({ title, id }: Pick<Video, 'title' | 'id'>): string =>
  `videos/${titleSlug(title)}-${id.slice(-ID_CHARS).toLowerCase()}`;

const pixels = ({ quality }: FilmFile): number => Number.parseInt(quality, 10);

/** The sharpest MP4. The smaller ones and the WebM are made from the same pictures and sound. */
const bestOf = ({ files }: Film): FilmFile | undefined =>
  files.filter(({ format }) => format === 'mp4').toSorted((a, b) => pixels(b) - pixels(a))[0];

/**
 * Whether a video is left out of the export because moderation or an operator is withholding it: strangers might get
 * hold of the archive.
 */
export const isLeftOut = (video: Video): boolean =>
  isKept(video) && video.film !== undefined && isWithheld(video, 'exports');

/** The files of a video that belong in an export of its owner’s account. */
export const archivedFiles = (video: Video): readonly ArchivedFile[] => {
  const { film } = video;
  if (film === undefined || isWithheld(video, 'exports')) return [];
  const folder = archiveFolder(video);
  const best = bestOf(film);
  return [
    ...(best === undefined
      ? []
      : [{ key: best.key, name: `${folder}/video-${best.quality}.mp4`, bytes: best.bytes }]),
    { key: film.poster, name: `${folder}/poster.jpg`, bytes: 0 },
    { key: film.captions, name: `${folder}/captions.vtt`, bytes: 0 },
  ];
};
