import { memo } from 'react';
import type { Publication } from '#contract/schemas/publishing.ts';
import { type Progress, QUEUED, type Video } from '#contract/schemas/videos.ts';
import { PublicationLine } from '#web/data/publishing/publication-line.tsx';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { isBeingMade } from '#web/data/videos/making.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { formatDate, formatNumber, formatSeconds, formatTimeLeft } from '#web/lib/format.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { FilmStrip } from '#web/ui/video/film-strip.tsx';
import { Poster } from '#web/ui/video/poster.tsx';
import { StatusBadge, StatusIcon } from '#web/ui/video/status-badge.tsx';
import { stepWords } from '#web/ui/video/step-words.ts';
import { WAITING } from '#web/ui/video/waiting.ts';
import './video-card.css';

const Making = ({ progress }: { readonly progress: Progress }) => (
  <span className="video-card__making">
    <span className="video-card__step">
      {progress.step === QUEUED ? stepWords(progress) : `${progress.step} · ${progress.percent}%`}
    </span>
    <FilmStrip {...progress} small />
    <span className="video-card__left">
      {progress.secondsLeft === undefined ? null : formatTimeLeft(progress.secondsLeft)}
    </span>
  </span>
);

interface VideoCardProps {
  readonly video: Video;
  /** The publications of all videos. */
  readonly publications: readonly Publication[];
}

/** A video in its frame, with its details below. Rendered again only if it has changed, since a list may be long. */
export const VideoCard = memo(({ video, publications }: VideoCardProps) => {
  const dialogs = useDialogs();
  const timezone = useTimeZone();
  return (
    <li>
      <article className="video-card">
        <span className="frame video-card__frame">
          <Poster video={video} />
          <span className="video-card__status" aria-hidden="true">
            <StatusIcon status={video.status} />
          </span>
          {isBeingMade(video) ? <Making progress={video.progress ?? WAITING} /> : null}
          {video.duration > 0 && video.editing === undefined ? (
            <span className="picture-note video-card__duration">{formatSeconds(video.duration)}</span>
          ) : null}
        </span>
        <h2 className="video-card__title" lang={video.language}>
          <button
            type="button"
            className="opens-card opens-card--title video-card__open"
            onClick={() => dialogs.showVideo(video)}
          >
            {video.title}
          </button>
        </h2>
        <p className="video-card__facts">
          <StatusBadge status={video.status} restriction={video.restriction} />
          <span className="video-card__views">
            <Icon name="eye" />
            {formatNumber(video.views)}
            <span className="hidden-visually"> views</span>
          </span>
          <span className="video-card__date">{formatDate(video.createdAt, timezone)}</span>
        </p>
        <PublicationLine videoId={video.id} publications={publications} />
        {video.status === 'completed' && video.restriction === undefined ? (
          <button type="button" className="video-card__publish" onClick={() => dialogs.publishVideo(video)}>
            <Icon name="publish" />
            <span className="hidden-visually">Publish {video.title}</span>
          </button>
        ) : null}
      </article>
    </li>
  );
});
