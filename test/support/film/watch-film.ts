import { CANVAS } from '#composition/captions/caption-layout.ts';
import { lookWatcher, type Watched, watchedOf } from '#functions/film/certificate/watch-film.ts';
import { eachFrame } from '#functions/film/files/decode-picture.ts';

/** Decodes a film, and watches its upper half, where captions never are by default. */
export const watchFilm = async (path: string): Promise<Watched> => {
  const watcher = lookWatcher((_, y) => y < CANVAS.height / 2);
  await eachFrame(path, (frame) => watcher.see(frame));
  return watchedOf([watcher.looks()]);
};
