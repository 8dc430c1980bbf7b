import type { Certificate as WireCertificate, Video as WireVideo } from '#contract/schemas/videos.ts';
import type { QueuePlace } from '#functions/domain/queue/place.ts';
import type { GivenCertificate } from '#functions/domain/video/certificate.ts';
import { progressNow } from '#functions/domain/video/progress-now.ts';
import { type Film, playedFile, type Version, type Video } from '#functions/domain/video/video.ts';
import { keptPrevious, shownVersion } from '#functions/domain/video/video-edit.ts';
import { erasedAt, isDeleted, shownStatus } from './recently-deleted.ts';
import { isKept, mayOwnerWatch } from './who-may-watch.ts';

const mediaPath = (key: string): string => `/${key}`;

/**
 * The video as sent to the owner’s browser; `now` is used to compute the time left, and `place` is a queued video’s
 * position.
 */
export const toWireVideo = (video: Video, now?: Date, place?: QueuePlace): WireVideo => ({
  id: video.id,
  storyId: video.storyId,
  ...shownSettings(shownVersion(video)),
  language: video.language,
  status: shownStatus(video),
  ...(isDeleted(video) ? { deletedAt: video.deletedAt, erasedAt: erasedAt(video.deletedAt) } : {}),
  duration: video.film === undefined ? 0 : Math.round(video.film.seconds * 10) / 10,
  createdAt: video.createdAt,
  views: video.views,
  shares: video.shares,
  isShared: isKept(video) && video.shareId !== undefined,
  downloads: video.downloads,
  ...restrictionOf(video),
  ...(mayOwnerWatch(video) ? filmFacts(video.film) : {}),
  ...(video.mostLike === undefined ? {} : { mostLike: video.mostLike }),
  ...(video.status === 'generating' ? { progress: progressNow(video, now, place) } : {}),
  ...(video.status === 'completed' ? changeOf(video, now, place) : {}),
  ...(video.status === 'failed'
    ? { error: video.error ?? 'We couldn’t make this video. Please try again.' }
    : {}),
});

/** The settings that the shown film was made with. */
const shownSettings = ({ title, voice, captionStyle, look, aiLine, music }: Version) => ({
  title,
  voiceSettings: voice,
  captionStyle,
  ...(look === undefined ? {} : { look }),
  aiLine,
  ...(music === undefined ? {} : { musicSettings: shownMusic(music) }),
});

/** The creator’s own music is listed like a track, with its upload’s id and name. */
const shownMusic = (music: NonNullable<Video['music']>): WireVideo['musicSettings'] =>
  'trackId' in music ? music : { trackId: music.uploadId, trackName: music.name ?? 'Your own music' };

/** Why strangers can’t watch a video even when it is shared. */
export const restrictionOf = ({ restriction, review }: Video): Pick<WireVideo, 'restriction'> => {
  if (restriction !== undefined) return { restriction: restriction.kind };
  return review === 'held' ? { restriction: 'held' } : {};
};

/** The edit in progress, or why the last edit failed. */
const changeOf = (
  video: Video,
  now: Date | undefined,
  place: QueuePlace | undefined,
): Partial<WireVideo> => ({
  ...(video.edit === undefined
    ? {}
    : {
        editing: { scene: (video.edit.scenes[0] ?? 0) + 1, kind: video.edit.kind },
        progress: progressNow(video, undefined, place),
      }),
  ...(video.error === undefined ? {} : { error: video.error }),
  ...(now === undefined || keptPrevious(video, now) === undefined
    ? {}
    : { previousUntil: video.previous?.until }),
});

const shortForm = ({
  loudnessLufs,
  truePeakDbtp,
  captionErrorMs,
  rhythm,
  certifiedAt,
}: GivenCertificate): WireCertificate => ({
  loudnessLufs,
  truePeakDbtp,
  captionErrorMs,
  longestFramingSeconds: rhythm.longestFramingSeconds,
  wordsPerMinute: rhythm.wordsPerMinute,
  certifiedAt,
});

const filmFacts = (film: Film) => {
  const played = playedFile(film);
  return {
    thumbnail: mediaPath(film.poster),
    captionsUrl: mediaPath(film.captions),
    ...(played === undefined ? {} : { videoUrl: mediaPath(played.key) }),
    ...(film.certificate === undefined ? {} : { certificate: shortForm(film.certificate) }),
  };
};
