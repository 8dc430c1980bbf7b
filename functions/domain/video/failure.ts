import { EXECUTION_ENDS, PLATFORM_ERRORS, type Sentences, STEP_ERRORS, UNEXPECTED } from './step-errors.ts';
import type { Video } from './video.ts';

const SENTENCES: ReadonlyMap<string, Sentences> = new Map(
  Object.entries({ ...STEP_ERRORS, ...PLATFORM_ERRORS, ...EXECUTION_ENDS }),
);

/** Why the video's current attempt failed; a failed edit leaves the film as it was. */
export const failureSentence = (errorName: string, { edit }: Pick<Video, 'edit'>): string => {
  const { film, change } = SENTENCES.get(errorName) ?? UNEXPECTED;
  if (edit === undefined) return film;
  const [scene = 0] = edit.scenes;
  return edit.kind === 'update'
    ? `We couldn’t update your video: ${change}. It is unchanged, and your credits have been returned.`
    : `We couldn’t change scene ${scene + 1}: ${change}. Your video is unchanged, and your credit has been returned.`;
};

/** Why one of a storyboard’s pictures couldn’t be painted. */
export const pictureSentence =
  (errorName: string) =>
  (isReturned: boolean): string => {
    const { change } = SENTENCES.get(errorName) ?? UNEXPECTED;
    return `We couldn’t paint this picture: ${change}. ${isReturned ? 'Your credit has been returned.' : 'No credit was used for it.'}`;
  };

/** Why a storyboard’s scenes couldn’t be spoken. */
export const speechSentence = (errorName: string): string => {
  const { change } = SENTENCES.get(errorName) ?? UNEXPECTED;
  return `We couldn’t speak every scene: ${change}. Nothing was charged. Try again.`;
};

/** Why a creator’s own recording couldn’t be matched with its script. */
export const narrationSentence = (errorName: string): string => {
  const { change } = SENTENCES.get(errorName) ?? UNEXPECTED;
  return `Your recording wasn’t used: ${change}. Try again.`;
};
