import { titleSlug } from '#functions/domain/media/title-slug.ts';
import type { FilmFile } from '#functions/domain/video/video.ts';

/** A download’s file name, derived from the title: `the-lost-lighthouse-720p.mp4`. */
export const downloadName = (title: string, file: Pick<FilmFile, 'format' | 'quality'>): string =>
  `${titleSlug(title)}-${file.quality}.${file.format}`;
