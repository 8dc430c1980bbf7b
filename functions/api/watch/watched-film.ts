import type { WatchedFilm } from '#contract/schemas/sharing.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import { type Film, playedFile, type Video } from '#functions/domain/video/video.ts';

/** A video as anyone with its link sees it; its files are signed for a few hours. */
export const watchedFilm = async (
  video: Video & { readonly film: Film },
  access: MediaAccess,
  now: Date,
): Promise<WatchedFilm> => {
  const { film, title, language, createdAt } = video;
  const played = playedFile(film);
  if (played === undefined) throw new Error(`The video ${video.id} is completed without a file to play.`);
  const [videoUrl, posterUrl, captionsUrl] = await Promise.all([
    access.viewPath(played.key, now),
    access.viewPath(film.poster, now),
    access.viewPath(film.captions, now),
  ]);
  const duration = Math.round(film.seconds * 10) / 10;
  return { title, language, videoUrl, posterUrl, captionsUrl, duration, createdAt };
};
