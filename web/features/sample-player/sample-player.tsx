import { useEffect, useRef } from 'react';
import { formatClock } from '#web/lib/format.ts';
import { captionsOf, filmOf, type Sample } from '#web/lib/samples.ts';
import { useModal } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { PlayerControls } from './player-controls.tsx';
import { useAwake } from './use-awake.ts';
import { usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useRaisedCaptions } from './use-raised-captions.ts';
import './sample-player.css';

interface SamplePlayerProps {
  readonly sample: Sample;
  readonly onClose: () => void;
}

/** A sample film over the whole screen. It starts by itself; its controls hide while it plays and nobody moves. */
export const SamplePlayer = ({ sample, onClose }: SamplePlayerProps) => {
  const dialog = useModal();
  // A dialog itself may not fill the screen; what is in it may.
  const room = useRef<HTMLDivElement>(null);
  const [film, player] = usePlayer();
  useRaisedCaptions(film, player.hasCaptions);
  const { isAwake, wake, toggleAwake } = useAwake();
  const onKeyDown = usePlayerKeys(player, room);
  useEffect(() => {
    // Not the first button, which closes: Space must mean play from the start.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [dialog]);
  const { title, category = 'General', description } = sample;
  const isShown = isAwake || !player.isPlaying;
  return (
    // Keys mean the same wherever the focus is, and any movement shows the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="player"
      aria-label={title}
      data-controls={isShown ? 'shown' : 'hidden'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        wake();
        onKeyDown(event);
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') wake();
      }}
      onFocus={wake}
    >
      <div ref={room} className="player__room">
        <div className="player__stage">
          <video
            ref={film}
            className="player__film"
            src={filmOf(sample)}
            poster={sample.thumbnail}
            width="480"
            height="854"
            autoPlay
            playsInline
            preload="auto"
            aria-label={title}
            onPointerUp={(event) => {
              if (event.pointerType === 'mouse') player.togglePlay();
              else toggleAwake();
            }}
            onPlay={player.onPlay}
            onPause={player.onPause}
            onEnded={player.onPause}
            onTimeUpdate={player.onTime}
            onSeeked={player.onTime}
            onLoadedMetadata={player.onMetadata}
            onError={player.onError}
          >
            <track kind="captions" src={captionsOf(sample)} srcLang="en" label="English" />
          </video>
          {player.isBroken ? (
            <div className="player__problem" role="alert">
              <p>The film could not be loaded.</p>
              <button type="button" className="button" onClick={player.reload}>
                Try Again
              </button>
            </div>
          ) : null}
        </div>
        <header className="player__head">
          <div className="player__words">
            <h2 className="player__title">{title}</h2>
            <p className="player__facts">
              {formatClock(sample.duration)} · {category}
            </p>
            {description === undefined ? null : <p className="player__description">{description}</p>}
          </div>
          <button type="button" className="player__button" aria-label="Close player" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <PlayerControls player={player} frame={room} />
      </div>
    </dialog>
  );
};
