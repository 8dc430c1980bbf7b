import { SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { FRAME_MS } from '#composition/timeline/frame-times.ts';
import { quoted } from '#functions/domain/storyboard/recording-fault.ts';
import type { CaptionFacts } from './watch-captions.ts';

/** The rounding error in times that aren’t whole milliseconds. */
const ROUNDING_MS = 0.5;
/** If the picture itself contains the highlight’s colour, some highlighted words can’t be told apart from it. */
const LEAST_SEEN_SHARE = 0.5;
/**
 * How many canvas pixels one chroma sample of the smallest rendition covers, which is how precise the margins are.
 */
const PLACE_PIXELS = 5;
const EDGES = [
  { edge: 'top', least: SAFE_MARGIN.top },
  { edge: 'right', least: SAFE_MARGIN.side },
  { edge: 'bottom', least: SAFE_MARGIN.bottom },
] as const;

/** “word” in scene 2. */
export const wordInScene = (word: { readonly text: string; readonly scene: number } | undefined): string =>
  word === undefined ? 'its start' : `${quoted(word.text)} in scene ${word.scene + 1}`;

/** 120 ms late. */
export const msApart = (errorMs: number): string =>
  `${Math.abs(errorMs).toFixed(0)} ms ${errorMs > 0 ? 'late' : 'early'}`;

/** One message per caption fault: captions that are under the buttons, missing, or out of sync. */
export const captionFaults = (facts: CaptionFacts): string[] => {
  const { seen, words, firstUnseen, silentScenes, worst, margins } = facts;
  const covered = EDGES.filter(({ edge, least }) => (margins?.[edge] ?? least) < least - PLACE_PIXELS).map(
    ({ edge, least }) =>
      `The captions come within ${margins?.[edge]} px of the ${edge}, where apps place their buttons: ${least} px must stay free.`,
  );
  if (covered.length > 0) return covered;
  if (words > 0 && seen < words * LEAST_SEEN_SHARE)
    return [
      `The captions show ${seen} of ${words} words when they are spoken; the first without its highlight is ${wordInScene(firstUnseen)}.`,
    ];
  if (silentScenes.length > 0)
    return silentScenes.map(
      (scene) => `The captions of scene ${scene + 1} are missing while they are spoken.`,
    );
  if (worst === undefined || Math.abs(worst.errorMs) <= FRAME_MS + ROUNDING_MS) return [];
  return [`The captions are ${msApart(worst.errorMs)} at ${wordInScene(worst)}.`];
};
