import type { Film } from '#functions/domain/video/video.ts';

/** A film whose files were copied from one prefix to another. */
export const movedFilm = (film: Film, from: string, to: string): Film => {
  const moved = (key: string): string => (key.startsWith(from) ? to + key.slice(from.length) : key);
  return {
    ...film,
    files: film.files.map((file) => ({
      ...file,
      key: moved(file.key),
      ...(file.manifest === undefined ? {} : { manifest: moved(file.manifest) }),
    })),
    poster: moved(film.poster),
    captions: moved(film.captions),
  };
};
