import type { RefObject } from 'react';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import { SKIP_SECONDS, SPEEDS, VOLUME_STEP } from './player-values.ts';
import { toggleFullscreen } from './toggle-fullscreen.ts';
import type { Player } from './use-player.ts';

/** Also accepts 0, and rounds the seconds, because samples are listed with rounded lengths. */
const clock = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly isPressed?: boolean;
  readonly isFirst?: boolean;
}

const Control = ({ icon, label, onPress, isPressed, isFirst }: ControlProps) => (
  <button
    type="button"
    className="player__button"
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    data-first={isFirst}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);

/** Films are up to two seconds longer or shorter than their cards say; the player shows the card’s length. */
const MOST_OFF_SECONDS = 2;

const SeekBar = ({ player, stated }: Pick<PlayerControlsProps, 'player' | 'stated'>) => {
  const { time, duration, seek } = player;
  const length = Math.abs(duration - stated) <= MOST_OFF_SECONDS ? stated : duration;
  const position = clock(Math.min(time, length));
  return (
    <div className="player__seek">
      <span className="player__time">{position}</span>
      <input
        className="player__range"
        type="range"
        aria-label="Seek"
        aria-valuetext={`${position} of ${clock(length)}`}
        min={0}
        max={duration || 1}
        step="any"
        value={time}
        onChange={(event) => seek(event.target.valueAsNumber)}
      />
      <span className="player__time">{clock(length)}</span>
    </div>
  );
};

const SpeedChoice = ({ player }: { readonly player: Player }) => (
  <label className="player__speed">
    <span className="hidden-visually">Playback speed</span>
    <select
      value={player.speed}
      onChange={({ target }) => {
        const chosen = SPEEDS.find((one) => String(one) === target.value);
        if (chosen !== undefined) player.setSpeed(chosen);
      }}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one}x
        </option>
      ))}
    </select>
  </label>
);

interface PlayerControlsProps {
  readonly player: Player;
  /** The element that goes full screen. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The film’s length as stated on its card, in seconds. */
  readonly stated: number;
}

/** Seek bar and buttons under the video. */
export const PlayerControls = ({ player, frame, stated }: PlayerControlsProps) => {
  const { abilities, isPlaying, isMuted, hasCaptions, volume } = player;
  return (
    <div className="player__controls">
      <SeekBar player={player} stated={stated} />
      <div className="player__row">
        <Control icon="skipBack" label="Back 10 seconds" onPress={() => player.skip(-SKIP_SECONDS)} />
        <Control
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause' : 'Play'}
          onPress={player.togglePlay}
          isFirst
        />
        <Control icon="skipForward" label="Forward 10 seconds" onPress={() => player.skip(SKIP_SECONDS)} />
        <Control
          icon={isMuted ? 'muted' : 'volume'}
          label={isMuted ? 'Unmute' : 'Mute'}
          onPress={player.toggleMute}
        />
        {abilities.volume ? (
          <input
            className="player__range player__volume"
            type="range"
            aria-label="Volume"
            min={0}
            max={1}
            step={VOLUME_STEP}
            value={isMuted ? 0 : volume}
            onChange={(event) => player.setVolume(event.target.valueAsNumber)}
          />
        ) : null}
        <span className="player__gap" />
        {abilities.speeds ? <SpeedChoice player={player} /> : null}
        {abilities.captions ? (
          <Control icon="captions" label="Captions" isPressed={hasCaptions} onPress={player.toggleCaptions} />
        ) : null}
        <Control icon="fullscreen" label="Fullscreen" onPress={() => toggleFullscreen(frame.current)} />
      </div>
    </div>
  );
};
