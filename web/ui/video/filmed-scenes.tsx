import { useState } from 'react';
import type { Progress } from '#contract/schemas/videos.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useFilmRecovery } from '#web/ui/media/use-film-recovery.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import './filmed-scenes.css';

interface PlayerProps {
  readonly source: string;
  readonly name: string;
  readonly onEnd: () => void;
  readonly onBroken: () => void;
}

const Player = ({ source, name, onEnd, onBroken }: PlayerProps) => {
  const [element, events] = useFilmRecovery(undefined, onBroken);
  return (
    <video
      ref={element}
      className="filmed-scenes__clip"
      src={source}
      width="480"
      height="854"
      autoPlay
      controls
      controlsList="nodownload"
      muted
      playsInline
      aria-label={name}
      onEnded={onEnd}
      {...events}
    />
  );
};

const bringIntoView = (figure: HTMLElement | null): void => figure?.scrollIntoView({ block: 'nearest' });

interface Watching {
  /** The scenes that were watched or couldn’t be loaded, in that order. */
  readonly past: readonly number[];
  readonly broken: readonly number[];
  /** How often the creator started from the beginning. */
  readonly starts: number;
}

/** Plays the filmed scenes one after the other, and each new one as soon as it is filmed. */
export const FilmedScenes = ({ clips, scenesTotal }: Pick<Progress, 'clips' | 'scenesTotal'>) => {
  const [{ past, broken, starts }, setWatching] = useState<Watching>({ past: [], broken: [], starts: 0 });
  const scenes = clips?.scenes ?? [];
  // The last scene stays until there is another.
  const shown = scenes.find((scene) => !past.includes(scene)) ?? past.at(-1);
  const pass = (scene: number, isBroken: boolean): void =>
    setWatching({ past: [...past, scene], broken: isBroken ? [...broken, scene] : broken, starts });
  const name = `Scene ${(shown ?? 0) + 1} of ${scenesTotal}`;
  const isShown = starts > 0 && clips !== undefined && shown !== undefined;
  return (
    <div className="filmed-scenes">
      <ActionButton
        isDisabled={scenes.length === 0}
        onClick={() => setWatching({ past: [], broken: [], starts: starts + 1 })}
      >
        <Icon name="play" />
        {starts === 0 ? 'Watch Filmed Scenes' : 'From the Beginning'}
      </ActionButton>
      {isShown && !broken.includes(shown) ? (
        <figure ref={bringIntoView} className="filmed-scenes__figure">
          <Player
            key={starts}
            source={`${clips.path}${shown}.mp4`}
            name={name}
            onEnd={() => pass(shown, false)}
            onBroken={() => pass(shown, true)}
          />
          <figcaption>{name}, no sound yet</figcaption>
        </figure>
      ) : null}
      {isShown && broken.includes(shown) ? <p role="alert">We couldn’t load this scene.</p> : null}
    </div>
  );
};
