import type { RecordingFault } from '#functions/domain/storyboard/recording-fault.ts';
import type { CostedSentence } from './sentence-costs.ts';

/**
 * A sentence that costs more than `sentence` isn’t the one in the script; if the median sentence costs more than
 * `usual`, the recording isn’t of this script at all. The less speech there is to adapt the reference to, the better
 * even the wrong text matches, so short scripts have lower limits. The limits come from `npm run bench --
 * film/narration` and decision 69.
 */
const SHORT = { frames: 2000, sentence: 0.842, usual: 0.84 } as const;
const LONG = { frames: 5000, sentence: 0.88, usual: 0.87 } as const;

/** The maximum cost of any sentence, and of the median sentence, in a script whose reference has this many frames. */
export const mostCosts = (frames: number): { readonly sentence: number; readonly usual: number } => {
  const share = Math.min(1, Math.max(0, (frames - SHORT.frames) / (LONG.frames - SHORT.frames)));
  const between = (short: number, long: number): number => short + share * (long - short);
  return {
    sentence: between(SHORT.sentence, LONG.sentence),
    usual: between(SHORT.usual, LONG.usual),
  };
};

/**
 * Sentences whose cost is this close to that of the worst one count as equally bad; the first of them is reported.
 */
const AS_BAD = 0.03;

/**
 * What is wrong with a recording, if anything. `atMs` converts a frame of the shortened recording to a time in the
 * original.
 */
export const faultOf = (
  compared: {
    readonly sentences: readonly CostedSentence[];
    readonly medianCost: number;
    readonly addedIn: number | undefined;
    /** The length of the reference. */
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
