import { useState } from 'react';
import type { Video } from '#contract/schemas/videos.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { Certified } from '#web/data/videos/certified.tsx';
import { isBeingMade } from '#web/data/videos/making.ts';
import { useRetryVideo, useVideo } from '#web/data/videos/videos.ts';
import { formatClock, formatDate, formatNumber } from '#web/lib/format.ts';
import { Facts } from '#web/ui/cards/facts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FilmPlayer } from '#web/ui/video/film-player.tsx';
import { FilmProgress } from '#web/ui/video/film-progress.tsx';
import { Poster } from '#web/ui/video/poster.tsx';
import { StatusBadge, statusLabel } from '#web/ui/video/status-badge.tsx';
import { PlayerActions } from './player-actions.tsx';
import { SceneStrip } from './scene-strip.tsx';
import { VersionPanel } from './version-panel.tsx';
import './video-player-dialog.css';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

/** Why a video failed, and Retry, which keeps the finished scenes. */
const RetryPanel = ({ video }: { readonly video: Video }) => {
  const { alert } = useMessages();
  const retry = useRetryVideo();
  const once = useOneAtATime();
  const again = async (): Promise<void> => {
    try {
      await once(() => retry.mutateAsync(video.id));
    } catch (error) {
      if (!isSessionLost(error)) await alert(`Failed to create video: ${sentenceOf(error)}`);
    }
  };
  return (
    <div className="retry">
      <p>{video.error ?? 'We couldn’t finish this video. Your credits have been returned.'}</p>
      <ActionButton look="primary" isBusy={retry.isPending} busyText="Starting…" onClick={() => void again()}>
        <Icon name="retry" />
        Retry
      </ActionButton>
    </div>
  );
};

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

/** One video: play, download, share, edit, retry or delete it. */
export const VideoPlayerDialog = ({ video: shown, onClose }: VideoPlayerProps) => {
  const video = useVideo(shown);
  const { autoPlay } = useSettings().video;
  const timezone = useTimeZone();
  const [plays, setPlays] = useState(0);
  const [seek, setSeek] = useState<{ readonly to: number }>();
  const isReady = video.status === 'completed' && video.restriction !== 'taken_down';
  const progress = isBeingMade(video) ? <FilmProgress video={video} /> : undefined;
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
            <FilmPlayer key={plays} video={video} seek={seek} isStarted={plays > 0 || autoPlay} />
          ) : (
            <div className="frame">
              <Poster video={video} />
            </div>
          )}
        </div>
        {isReady ? progress : null}
        {isReady ? <SceneStrip video={video} onSeek={(to) => setSeek({ to })} /> : null}
        <div className="film-dialog__side">
          {isReady && video.restriction === undefined ? null : (
            <StatusBadge status={video.status} restriction={video.restriction} />
          )}
          {isReady ? null : progress}
          {video.status === 'failed' ? <RetryPanel video={video} /> : null}
          {isReady && video.error !== undefined ? (
            <output className="film-dialog__problem">{video.error}</output>
          ) : null}
          {isReady ? <VersionPanel video={video} onClose={onClose} /> : null}
          <Facts facts={factsOf(video, formatDate(video.createdAt, timezone))} />
          {video.certificate === undefined ? null : (
            <Certified certificate={video.certificate} mostLike={video.mostLike} />
          )}
        </div>
      </div>
    </Dialog>
  );
};
