import type { RecordingFault } from '#functions/domain/narration/recording-fault.ts';
import type { CostedSentence } from './sentence-costs.ts';

/**
 * Above the first, a sentence isn’t the one that is written; when the usual sentence is above the second, nothing of the
 * script is read aloud. The less there is to learn a voice from, the more of a wrong text is learned with it, so a short
 * script has lower ones. `npm run bench -- film/narration` and decision 69 set them.
 */
const SHORT = { frames: 2000, sentence: 0.842, usual: 0.84 } as const;
const LONG = { frames: 5000, sentence: 0.88, usual: 0.87 } as const;

/** The most that a sentence and the usual sentence may cost in a script, by the number of frames of its reference. */
export const mostCosts = (frames: number): { readonly sentence: number; readonly usual: number } => {
  const share = Math.min(1, Math.max(0, (frames - SHORT.frames) / (LONG.frames - SHORT.frames)));
  const between = (short: number, long: number): number => short + share * (long - short);
  return {
    sentence: between(SHORT.sentence, LONG.sentence),
    usual: between(SHORT.usual, LONG.usual),
  };
};

/** Sentences this near to the worst one count as bad: the first of them is named. */
const AS_BAD = 0.03;

/** What is wrong with a recording, if anything. `atMs` is the time of a frame of the shortened recording. */
export const faultOf = (
  compared: {
    readonly sentences: readonly CostedSentence[];
    readonly medianCost: number;
    readonly addedIn: number | undefined;
    /** How long the reference is. */
    readonly frames: number;
  },
  atMs: (frame: number) => number,
): RecordingFault | undefined => {
  const { sentences, medianCost, addedIn, frames } = compared;
  const most = mostCosts(frames);
  if (medianCost > most.usual) return { kind: 'another-text' };
  if (addedIn !== undefined) {
    const before = sentences.findLast(({ frame }) => frame <= addedIn);
    return { kind: 'extra', scene: before?.scene ?? 0, atMs: atMs(addedIn) };
  }
  const worst = Math.max(...sentences.map(({ cost }) => cost));
  const unheard = sentences.find(({ cost }) => cost > most.sentence && cost >= worst - AS_BAD);
  if (unheard === undefined) return undefined;
  return { kind: 'unheard', sentence: unheard.text, scene: unheard.scene, atMs: atMs(unheard.frame) };
};
