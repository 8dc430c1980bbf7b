import { useState } from 'react';
import type { Video } from '#contract/videos.ts';
import { useViewing } from '#web/lib/film-events.ts';
import { formatClock, formatDate, formatNumber } from '#web/lib/format.ts';
import { isBeingMade } from '#web/lib/making.ts';
import { useSettings } from '#web/lib/use-settings.ts';
import { useVideo } from '#web/lib/videos.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { FilmPlayer } from '#web/ui/film-player.tsx';
import { FilmProgress } from '#web/ui/film-progress.tsx';
import { EmptyPoster, Poster } from '#web/ui/poster.tsx';
import { StatusBadge, statusLabel } from '#web/ui/status-badge.tsx';
import { Certified } from './certified.tsx';
import { PlayerActions } from './player-actions.tsx';
import { RetryPanel } from './retry-panel.tsx';
import { SceneStrip } from './scene-strip.tsx';
import './video-player-dialog.css';

const factsOf = (video: Video, created: string): (readonly [string, string])[] => [
  ['Created', created],
  ['Duration', formatClock(video.duration)],
  ['Status', statusLabel(video.status)],
  ['Views', formatNumber(video.views)],
  ['Shares', formatNumber(video.shares)],
  ['Downloads', formatNumber(video.downloads)],
  ['Voice', video.voiceSettings.voiceName],
  ...(video.musicSettings === undefined ? [] : [['Music', video.musicSettings.trackName] as const]),
];

interface VideoPlayerProps {
  readonly video: Video;
  readonly onClose: () => void;
}

/** One film: watch it, take it home, make it again when it failed, delete it. */
export const VideoPlayerDialog = ({ video: shown, onClose }: VideoPlayerProps) => {
  const video = useVideo(shown);
  const settings = useSettings();
  const [plays, setPlays] = useState(0);
  const [seek, setSeek] = useState<{ readonly to: number }>();
  const viewing = useViewing(video);
  const isReady = video.status === 'completed';
  return (
    <Dialog
      size="film"
      title={video.title}
      titleLanguage={video.language}
      onClose={onClose}
      footer={
        <PlayerActions
          video={video}
          onClose={onClose}
          onPlay={() => {
            setSeek(undefined);
            setPlays(plays + 1);
          }}
        />
      }
    >
      <div className={isReady ? 'film-dialog' : 'film-dialog film-dialog--waiting'}>
        <div className="film-dialog__frame">
          {isReady ? (
            <FilmPlayer
              key={plays}
              video={video}
              seek={seek}
              isStarted={plays > 0 || settings.video.autoPlay}
              onPlay={viewing.onPlay}
              onEnd={viewing.onEnd}
            />
          ) : (
            <div className="frame">
              {video.status === 'failed' ? <Poster video={video} /> : <EmptyPoster />}
            </div>
          )}
        </div>
        {isReady ? <SceneStrip video={video} onSeek={(to) => setSeek({ to })} /> : null}
        <div className="film-dialog__side">
          {isReady ? null : <StatusBadge status={video.status} />}
          {isBeingMade(video) ? <FilmProgress video={video} /> : null}
          {video.status === 'failed' ? <RetryPanel video={video} /> : null}
          {isReady && video.error !== undefined ? (
            <output className="film-dialog__problem">{video.error}</output>
          ) : null}
          {video.certificate === undefined ? null : <Certified certificate={video.certificate} />}
          <Facts facts={factsOf(video, formatDate(video.createdAt, settings.preferences.timezone))} />
        </div>
      </div>
    </Dialog>
  );
};
