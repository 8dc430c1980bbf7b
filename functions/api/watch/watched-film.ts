import type { Audience } from '#contract/moderation.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import type { WatchedFilm } from '#contract/schemas/sharing.ts';
import { type Film, playedFile, type Video } from '#functions/domain/video/video.ts';

export interface SharedVideo extends Video {
  readonly film: Film;
  readonly shareId: string;
  /** Who can open its link. */
  readonly audience: Audience;
}

/** The keys of the files that a share gives access to; other versions and renditions are left out. */
export const sharedFiles = ({
  id,
  film,
}: SharedVideo): { readonly played: string; readonly captions: string } => {
  const played = playedFile(film);
  if (played === undefined) throw new Error(`The video ${id} is completed without a file to play.`);
  return { played: played.key, captions: film.captions };
};

/** The key with the share added, so that the edge’s log shows which share a file was opened through. */
export const forShare = (key: string, shareId: string): string => `${key}?share=${shareId}`;

/** A video as it appears to anyone with its link. */
export const watchedFilm = (video: SharedVideo): WatchedFilm => {
  const { film, title, language, createdAt, shareId } = video;
  const { played, captions } = sharedFiles(video);
  return {
    title,
    language,
    videoUrl: `/${forShare(played, shareId)}`,
    posterUrl: hrefOf(routes.openWatchPoster, { share_id: shareId }),
    captionsUrl: `/${forShare(captions, shareId)}`,
    duration: Math.round(film.seconds * 10) / 10,
    createdAt,
  };
};
