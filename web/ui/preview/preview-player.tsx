import { type KeyboardEvent, useEffect, useRef } from 'react';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { formatElapsed } from '#web/lib/format.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import type { PreviewEngine } from './preview-engine.ts';
import { usePreviewPhase, usePreviewState } from './use-preview.ts';
import '#web/ui/states/spinner.css';
import './preview-player.css';

interface PreviewPlayerProps {
  readonly engine: PreviewEngine;
  /** A note about the whole preview, for example that nothing has been spoken yet. */
  readonly note?: string | undefined;
  /** A note about the scene on screen, for example that it has no picture yet. */
  readonly sceneNote?: string | undefined;
  /** How many scenes the film has. */
  readonly scenes: number;
}

const clockAt = (frame: number): string => formatElapsed(framesToSeconds(frame));

const isControl = (target: EventTarget): boolean => target instanceof HTMLButtonElement;

/** How many frames a key moves by: one second's worth, or a single frame with Shift. */
const stepOf = ({ key, shiftKey }: KeyboardEvent): number | undefined => {
  const size = shiftKey ? 1 : FRAMES_PER_SECOND;
  if (key === 'ArrowRight' || key === 'ArrowUp') return size;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -size;
  return undefined;
};

const Controls = ({ engine, scenes }: PreviewPlayerProps) => {
  const { frame, frames, scene, isPlaying, isMuted, isReady } = usePreviewState(engine);
  const [time, length] = [clockAt(frame), clockAt(frames)];
  return (
    <div className="preview-player__controls">
      <button
        type="button"
        className="preview-player__button"
        aria-label={isPlaying ? 'Pause the preview' : 'Play the preview'}
        disabled={!isReady}
        onClick={engine.toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <input
        className="preview-player__range"
        type="range"
        aria-label="Moment of the preview"
        aria-valuetext={`${time} of ${length}, scene ${scene + 1} of ${scenes}`}
        min={0}
        max={Math.max(1, frames - 1)}
        step={1}
        value={frame}
        disabled={!isReady}
        onChange={(event) => engine.seek(event.target.valueAsNumber)}
      />
      <span className="preview-player__time" aria-hidden="true">
        {time} / {length}
      </span>
      <button
        type="button"
        className="preview-player__button"
        aria-label={isMuted ? 'Unmute the preview' : 'Mute the preview'}
        onClick={() => engine.mute(!isMuted)}
      >
        <Icon name={isMuted ? 'muted' : 'volume'} />
      </button>
    </div>
  );
};

const Cover = ({ engine }: { readonly engine: PreviewEngine }) => {
  const { isReady, isBroken, isPlaying } = usePreviewPhase(engine);
  if (isBroken)
    return (
      <div className="preview-player__cover" role="alert">
        <p>We couldn’t load the preview.</p>
        <button type="button" className="button" onClick={() => void engine.load()}>
          Try Again
        </button>
      </div>
    );
  if (!isReady)
    return (
      <output className="preview-player__cover" aria-label="Loading the preview">
        <span className="spinner" />
      </output>
    );
  return isPlaying ? null : (
    <span className="preview-player__sign" aria-hidden="true">
      <Icon name="play" />
    </span>
  );
};

/**
 * Plays a video as it will be, before it is made. Space plays and pauses, arrows move, Home and End go to the start
 * and the end.
 */
export const PreviewPlayer = (props: PreviewPlayerProps) => {
  const { engine, note, sceneNote } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    return element === null ? undefined : engine.attach(element);
  }, [engine]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = stepOf(event);
    if (key === ' ' && !isControl(target)) engine.toggle();
    else if (step !== undefined) engine.seek(engine.state().frame + step);
    else if (key === 'Home') engine.seek(0);
    else if (key === 'End') engine.seek(engine.state().frames - 1);
    else if (key === 'PageUp') engine.step(-1);
    else if (key === 'PageDown') engine.step(1);
    else return;
    event.preventDefault();
  };
  return (
    // Key presses reach this element from the controls inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="preview-player" aria-label="Preview" onKeyDown={onKeyDown}>
      <div className="preview-player__frame">
        {/* Keyboard users can do the same with the button below. */}
        <canvas ref={canvas} className="preview-player__canvas" aria-hidden="true" onClick={engine.toggle} />
        <Cover engine={engine} />
        {sceneNote === undefined ? null : <p className="preview-player__scene-note">{sceneNote}</p>}
      </div>
      <Controls {...props} />
      <p className="preview-player__note">{note}</p>
    </section>
  );
};
