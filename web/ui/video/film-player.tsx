import { useEffect, useState } from 'react';
import { LANGUAGE_NAMES } from '#contract/catalogue.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { useFilmRecovery } from '#web/ui/media/use-film-recovery.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { Poster } from './poster.tsx';
import '#web/ui/states/spinner.css';
import './film-player.css';

export interface FilmPlayerProps {
  readonly video: Video;
  /** Starts automatically. If the browser forbids that, the poster and its button stay. */
  readonly isStarted: boolean;
  /** Plays from a position in seconds; each new object seeks again. */
  readonly seek?: { readonly to: number } | undefined;
}

const PlayButton = ({ onPlay }: { readonly onPlay: () => void }) => (
  <button type="button" className="film-player__play" aria-label="Play" onClick={onPlay}>
    <Icon name="play" />
  </button>
);

/** Starts a film once it is requested, and tracks whether it is playing or has failed. */
const usePlaying = ({ isStarted, seek }: Pick<FilmPlayerProps, 'isStarted' | 'seek'>) => {
  const [isAsked, setShown] = useState(isStarted);
  const isShown = isAsked || seek !== undefined;
  const [isBroken, setBroken] = useState(false);
  // Until the video plays, the browser's controls would show their spinner in the middle of the poster, over
  // its title.
  const [isRunning, setRunning] = useState(false);
  const [element, events] = useFilmRecovery(seek, () => {
    setRunning(false);
    setBroken(true);
  });
  // The autoplay attribute would start a video unseen, on a screen that is still being prepared.
  useEffect(() => {
    if (isShown && !isBroken)
      element.current?.play().catch(() => setShown(element.current?.paused === false));
  }, [element, isShown, isBroken]);
  return {
    element,
    events: { ...events, onPlaying: () => setRunning(true) },
    isShown,
    isBroken,
    isRunning,
    show: () => setShown(true),
    tryAgain: () => setBroken(false),
  };
};

/** A completed video: its poster with a play button, then the video with the browser's controls. */
export const FilmPlayer = ({ video, isStarted, seek }: FilmPlayerProps) => {
  const { element, events, isShown, isBroken, isRunning, show, tryAgain } = usePlaying({ isStarted, seek });
  if (!isShown || video.videoUrl === undefined) {
    return (
      <div className="frame film-player">
        <Poster video={video} />
        {video.videoUrl === undefined ? null : <PlayButton onPlay={show} />}
      </div>
    );
  }
  if (isBroken) {
    return (
      <div className="frame film-player film-player--broken" role="alert">
        <p>We couldn’t load the video.</p>
        <button type="button" className="button" onClick={tryAgain}>
          Try Again
        </button>
      </div>
    );
  }
  return (
    <div className="frame film-player">
      <video
        ref={element}
        className="film-player__video"
        src={video.videoUrl}
        poster={video.thumbnail}
        width="720"
        height="1280"
        controls={isRunning}
        playsInline
        preload="metadata"
        aria-label={video.title}
        {...events}
      >
        <track
          kind="captions"
          src={video.captionsUrl}
          srcLang={video.language}
          label={LANGUAGE_NAMES[video.language]}
        />
      </video>
      {isRunning ? null : (
        <output className="film-player__loading" aria-label="Loading the video">
          <span className="spinner" />
        </output>
      )}
    </div>
  );
};
