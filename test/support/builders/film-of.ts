import type { Film } from '#functions/domain/video/video.ts';

/** A finished film, for tests that don’t read its files. */
export const filmOf = (change: Partial<Film> = {}): Film => ({
  files: [],
  poster: 'poster',
  captions: 'captions',
  seconds: 20,
  sceneStarts: [0],
  stills: [],
  signing: 'signed',
  ...change,
});
