import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { formatElapsed } from '#web/lib/format.ts';
import type { Recorder, RecorderState } from '#web/lib/recorder.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { LevelMeter } from './level-meter.tsx';
import './recorder-panel.css';

interface RecorderPanelProps {
  readonly recorder: Recorder;
  /** The text to read aloud, one paragraph per scene. */
  readonly script: readonly string[];
  readonly language: Language;
  /** The name of a take's file, without its extension. */
  readonly fileName: string;
  /** Uses the take that was just played. */
  readonly onUse: (file: File) => void;
}

const SECOND_MS = 1000;

const Elapsed = ({ startedAt }: { readonly startedAt: number }) => {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return <span className="recorder__time">{formatElapsed((now - startedAt) / SECOND_MS)}</span>;
};

interface RecorderControlsProps extends Pick<RecorderPanelProps, 'recorder' | 'onUse'> {
  readonly state: RecorderState;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** What can be done next: start, stop, or use the take. */
const RecorderControls = ({ recorder, state, onStart, onStop, onUse }: RecorderControlsProps) => {
  switch (state.stage) {
    case 'idle':
    case 'asking':
      return (
        <ActionButton
          look="primary"
          isBusy={state.stage === 'asking'}
          busyText="Waiting for the microphone…"
          onClick={onStart}
        >
          <Icon name="microphone" />
          Start Recording
        </ActionButton>
      );
    case 'recording':
      return (
        <>
          <ActionButton look="danger-solid" onClick={onStop}>
            <Icon name="stop" />
            Stop
          </ActionButton>
          <Elapsed startedAt={state.startedAt} />
          <LevelMeter level={recorder.level} />
        </>
      );
    case 'recorded':
      return (
        <>
          <ActionButton look="primary" onClick={() => onUse(state.take.file)}>
            Use This Recording
          </ActionButton>
          <ActionButton onClick={onStart}>Record Again</ActionButton>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the script stands above it */}
          <audio className="recorder__player" controls src={state.take.url} aria-label="Your recording" />
        </>
      );
    default:
      return state satisfies never;
  }
};

/**
 * Records a narration: shows the script and the sound level, starts and stops the recording, plays the take,
 * and allows another one.
 */
export const RecorderPanel = ({ recorder, script, language, fileName, onUse }: RecorderPanelProps) => {
  const state = useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state);
  const main = useRef<HTMLDivElement>(null);
  const { stage } = state;
  // The button that replaces the pressed one gets the focus.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current && stage !== 'asking') main.current?.querySelector('button')?.focus();
  }, [stage]);
  const press = (action: () => void) => (): void => {
    wasPressed.current = true;
    action();
  };

  return (
    <div className="recorder">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <section className="recorder__script" aria-label="Your script" lang={language} tabIndex={0}>
        {script.map((words, index) => (
          <p key={index}>{words}</p>
        ))}
      </section>
      <div ref={main} className="recorder__controls">
        <RecorderControls
          recorder={recorder}
          state={state}
          onStart={press(() => void recorder.start(fileName))}
          onStop={press(() => recorder.stop())}
          onUse={onUse}
        />
      </div>
      {'problem' in state && state.problem !== undefined ? (
        <p className="recorder__problem" role="alert">
          {state.problem}
        </p>
      ) : null}
      <output className="hidden-visually">
        {stage === 'recording' ? 'Recording' : stage === 'recorded' ? 'Recording stopped' : ''}
      </output>
    </div>
  );
};
