import type { FilmFile } from '#functions/domain/video/video.ts';

const FALLBACK_NAME = 'veilcast-video';
const NAME_MAX_CHARS = 80;

/**
 * A download's name made from the title: `the-lost-lighthouse-720p.mp4`; accents are removed from letters that ASCII
 * lacks.
 */
export const downloadName = (title: string, file: Pick<FilmFile, 'format' | 'quality'>): string => {
  const slug = title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, NAME_MAX_CHARS)
    .replace(/^-+|-+$/gu, '');
  return `${slug || FALLBACK_NAME}-${file.quality}.${file.format}`;
};
