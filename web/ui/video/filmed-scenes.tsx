import { useState } from 'react';
import type { Progress } from '#contract/schemas/videos.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useFilmRecovery } from '#web/ui/media/use-film-recovery.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import './filmed-scenes.css';

interface ClipProps {
  readonly source: string;
  readonly name: string;
  readonly onEnd: () => void;
  readonly onBroken: () => void;
}

const Clip = ({ source, name, onEnd, onBroken }: ClipProps) => {
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

/** Plays the scenes filmed so far, one after the other. */
export const FilmedScenes = ({
  filmed = [],
  clips,
  scenesTotal,
}: Pick<Progress, 'filmed' | 'clips' | 'scenesTotal'>) => {
  const [shown, setShown] = useState<number>();
  /** Counts what was started, so that a scene can be played again. */
  const [plays, setPlays] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const scenes = filmed.toSorted((one, other) => one - other);
  const show = (scene: number | undefined): void => {
    setBroken(false);
    setShown(scene);
    setPlays(plays + 1);
  };
  const name = `Scene ${(shown ?? 0) + 1} of ${scenesTotal}`;
  return (
    <div className="filmed-scenes">
      <ActionButton isDisabled={clips === undefined || scenes.length === 0} onClick={() => show(scenes[0])}>
        <Icon name="play" />
        {shown === undefined ? 'Watch Filmed Scenes' : 'From the Beginning'}
      </ActionButton>
      {clips === undefined || shown === undefined || isBroken ? null : (
        <figure ref={bringIntoView} className="filmed-scenes__figure">
          <Clip
            key={plays}
            source={`${clips}${shown}.mp4`}
            name={name}
            onEnd={() => {
              const next = scenes.find((scene) => scene > shown);
              if (next !== undefined) show(next);
            }}
            onBroken={() => setBroken(true)}
          />
          <figcaption>{name}, still without sound</figcaption>
        </figure>
      )}
      {isBroken ? <p role="alert">We couldn’t load this scene.</p> : null}
    </div>
  );
};
