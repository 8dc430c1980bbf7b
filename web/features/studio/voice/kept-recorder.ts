import { Recorder } from '#web/lib/recording/recorder.ts';

const recorders = new Map<string, Recorder>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const isUnsent = (recorder: Recorder): boolean => ['recording', 'recorded'].includes(recorder.state().stage);

/** The recorder of a storyboard. A take that wasn’t sent stays until the page is closed, which asks first. */
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

/** Stops the microphone when its dialog or storyboard is left. */
export const leaveRecorder = (recorder: Recorder): void => {
  // An answer that comes after this must not start a recording that nobody sees.
  if (recorder.state().stage === 'asking') recorder.drop();
  else recorder.stop();
};
