import { Recorder } from '#web/lib/recorder.ts';

const recorders = new Map<string, Recorder>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const isUnsent = (recorder: Recorder): boolean => ['recording', 'recorded'].includes(recorder.state().stage);

/**
 * The recorder of a storyboard. An unsent take is kept until the page closes, which asks for confirmation
 * first.
 */
export const recorderOf = (boardId: string): Recorder => {
  const known = recorders.get(boardId);
  if (known !== undefined) return known;
  const recorder = new Recorder();
  recorder.subscribe(() => {
    if ([...recorders.values()].some(isUnsent)) globalThis.addEventListener('beforeunload', warn);
    else globalThis.removeEventListener('beforeunload', warn);
  });
  recorders.set(boardId, recorder);
  return recorder;
};

/** Stops the microphone when the creator leaves the recording dialog or the storyboard. */
export const leaveRecorder = (recorder: Recorder): void => {
  // If microphone permission is granted after this, it must not start an unseen recording.
  if (recorder.state().stage === 'asking') recorder.drop();
  else recorder.stop();
};
