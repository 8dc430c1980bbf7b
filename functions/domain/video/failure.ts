import {
  EXECUTION_ENDS,
  type FailureFacts,
  PLATFORM_ERRORS,
  type Sentence,
  type Sentences,
  STEP_ERRORS,
  UNEXPECTED,
} from './step-errors.ts';
import type { Video } from './video.ts';

const SENTENCES: ReadonlyMap<string, Sentences> = new Map(
  Object.entries({ ...STEP_ERRORS, ...PLATFORM_ERRORS, ...EXECUTION_ENDS }),
);

/** A message from `step-errors.ts`, with any available details filled in. */
const filled = (sentence: Sentence, { scene, measured }: FailureFacts): string =>
  sentence({
    scene: scene === undefined ? undefined : `scene ${scene + 1}`,
    why: measured === undefined ? '' : `: ${measured}`,
  });

/** Why the video's current attempt failed; a failed edit leaves the film unchanged. */
export const failureSentence = (
  errorName: string,
  { edit }: Pick<Video, 'edit'>,
  facts: FailureFacts = {},
): string => {
  const { film, change } = SENTENCES.get(errorName) ?? UNEXPECTED;
  if (edit === undefined) return filled(film, facts);
  if (edit.kind === 'update')
    return `We couldn’t update your video: ${filled(change, facts)}. It is unchanged, and your credits have been returned.`;
  const [scene = 0] = edit.scenes;
  const clause = filled(change, facts.scene === scene ? { measured: facts.measured } : facts);
  return `We couldn’t change scene ${scene + 1}: ${clause}. Your video is unchanged, and your credit has been returned.`;
};

/** Why one of a storyboard’s pictures couldn’t be painted. */
export const pictureSentence =
  (errorName: string, { measured }: FailureFacts = {}) =>
  (isReturned: boolean): string => {
    const { change } = SENTENCES.get(errorName) ?? UNEXPECTED;
    return `We couldn’t paint this picture: ${filled(change, { measured })}. ${isReturned ? 'Your credit has been returned.' : 'No credit was used for it.'}`;
  };

/** Why a storyboard’s scenes couldn’t be spoken. */
export const speechSentence = (errorName: string, facts: FailureFacts = {}): string => {
  const { change } = SENTENCES.get(errorName) ?? UNEXPECTED;
  return `We couldn’t record every scene: ${filled(change, facts)}. Nothing was charged. Try again.`;
};

/** Why a creator’s own recording couldn’t be matched with its script. */
export const narrationSentence = (errorName: string): string => {
  const { change } = SENTENCES.get(errorName) ?? UNEXPECTED;
  return `Your recording wasn’t used: ${filled(change, {})}. Try again.`;
};
