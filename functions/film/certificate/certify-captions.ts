import { framingsOf } from '#composition/camera/framings.ts';
import { SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { FRAME_MS, framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { quoted } from '#functions/domain/storyboard/recording-fault.ts';
import { type Margins, marginsOf } from './caption-margins.ts';
import type { Box, SpokenWord } from './spoken-words.ts';
import {
  areaOf,
  type CaptionSight,
  hidesWaiting,
  type Sight,
  type Size,
  WINDOW_FRAMES,
  watchedWords,
} from './watch-captions.ts';

/** What was found out about a film’s captions from its pictures. */
export type CaptionFacts = {
  /** How many of the words were seen highlighted in the right place. */
  seen: number;
  words: number;
  firstUnseen: { text: string; scene: number } | undefined;
  /** Scenes, counting from 0, that show no highlight although their pictures don’t contain its colour. */
  silentScenes: number[];
  /** The word whose highlight is furthest from the moment the word is spoken, and by how much; positive if late. */
  worst: { text: string; scene: number; errorMs: number } | undefined;
  /**
   * The margins that the captions leave free, in canvas pixels; undefined if nothing in the picture changes with the
   * words.
   */
  margins: Margins | undefined;
};

/** The share of a word’s rectangle that must take on the highlight’s colour in a single frame. */
const LEAST_SHARE = 0.12;
/**
 * If this share of a word’s rectangle or more already has the highlight’s colour, the word can’t be told apart from
 * the picture behind it.
 */
const COVERED_SHARE = 0.3;
/**
 * A scene is only reported as showing no highlight if at least this many of its words can be told apart from the
 * picture.
 */
const LEAST_WORDS = 4;
/** A change this large, relative to the largest, counts as a highlight. */
const CANDIDATE_SHARE = 0.4;

const NEVER = new Float32Array();
const UNSEEN: Size = { width: 0, height: 0 };

/** The frames at which scenes and their framings start, according to the timeline. */
const plannedCuts = ({ scenes, words }: Timeline, clipScenes: readonly number[]): number[] =>
  scenes.flatMap(({ index, startFrame, frames }) => {
    const fromMs = framesToMs(startFrame);
    const own = words
      .filter(({ scene }) => scene === index)
      .map(({ text, startMs, endMs }) => ({ text, startMs: startMs - fromMs, endMs: endMs - fromMs }));
    const framings = framingsOf({ frames, words: own }, { index, isClip: clipScenes.includes(index) });
    return framings.map(({ from }) => startFrame + from);
  });

/**
 * The frame closest to the start of the word at which its letters take on the highlight; undefined if there is none.
 * Frames that change for another reason are ignored.
 */
const highlightFrame = (
  { word, counts }: Sight,
  size: Size,
  isOthers: (frame: number) => boolean,
): number | undefined => {
  const frames = [...counts.entries()]
    .map(([at, count]) => ({ frame: word.frame + at - WINDOW_FRAMES, count }))
    .filter(({ frame }) => frame === word.frame || !isOthers(frame));
  const peak = Math.max(...frames.map(({ count }) => count));
  if (peak <= 0 || peak < areaOf(word, size) * LEAST_SHARE) return undefined;
  const [nearest] = frames
    .filter(({ count }) => count >= peak * CANDIDATE_SHARE)
    .toSorted((a, b) => Math.abs(a.frame - word.frame) - Math.abs(b.frame - word.frame));
  return nearest?.frame;
};

/** A word with the frame at which its highlight was seen. */
type FoundWord = SpokenWord & { covered: number; at: number | undefined };

/** How long a word’s highlight takes to grow. */
const GROWING_FRAMES = 4;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Whether a word’s rectangle lights up at a frame because a word on another page is drawn there. */
const isLitByAnother = (word: SpokenWord, sights: readonly Sight[], frame: number): boolean =>
  sights.some(
    ({ word: other }) =>
      other !== word &&
      other.frame <= frame &&
      frame < other.frame + GROWING_FRAMES &&
      other.boxes.some((box) => word.boxes.some((own) => overlaps(box, own))),
  );

/** Searches for the highlight of each word that doesn't start at a cut. */
const findWords = (
  sights: readonly Sight[],
  size: Size,
  atCut: ReadonlySet<number>,
  hidesWaiting: boolean,
): FoundWord[] => {
  const told = sights.filter(({ word }) => !atCut.has(word.frame));
  // If a style hides unspoken words, one word replaces another in the same place.
  const taken = new Set(hidesWaiting ? sights.map(({ word }) => word.frame) : []);
  return told.map((sight) => ({
    ...sight.word,
    covered: sight.covered,
    at: highlightFrame(
      sight,
      size,
      (frame) => taken.has(frame) || atCut.has(frame) || isLitByAnother(sight.word, sights, frame),
    ),
  }));
};

const silentScenesOf = ({ scenes }: Timeline, found: readonly FoundWord[]): number[] =>
  scenes.flatMap(({ index }) => {
    const own = found.filter(({ scene, covered }) => scene === index && covered < COVERED_SHARE);
    return own.length >= LEAST_WORDS && own.every(({ at }) => at === undefined) ? [index] : [];
  });

/**
 * What a film’s captions look like, from what its scenes show. `seenCuts`: the frames at which cuts were seen in the
 * picture.
 */
export const captionFacts = (
  timeline: Timeline,
  look: { readonly style: CaptionStyle; readonly clipScenes: readonly number[] },
  scenes: readonly CaptionSight[],
  seenCuts: readonly number[],
): CaptionFacts => {
  const planned = plannedCuts(timeline, look.clipScenes);
  const cuts = [...planned, ...seenCuts];
  // At a cut the whole picture changes, so changes there mean nothing, and a highlight that starts there can’t be
  // detected.
  const atCut = new Set([...planned, ...seenCuts.flatMap((cut) => [cut - 1, cut, cut + 1])]);
  const sights = timeline.scenes.flatMap((scene, at) =>
    watchedWords(timeline, scene, look).map((word, index) => {
      const { frame = word.frame, counts = NEVER, covered = 0 } = scenes[at]?.words[index] ?? {};
      return { word: { ...word, frame: scene.startFrame + frame }, counts, covered };
    }),
  );
  const found = findWords(sights, scenes[0] ?? UNSEEN, atCut, hidesWaiting(look.style));
  const errors = found.flatMap(({ text, scene, startMs, at }) =>
    at === undefined ? [] : [{ text, scene, errorMs: framesToMs(at) - startMs }],
  );
  return {
    seen: errors.length,
    words: found.length,
    firstUnseen: found.find(({ at }) => at === undefined),
    silentScenes: silentScenesOf(timeline, found),
    worst: errors.toSorted((a, b) => Math.abs(b.errorMs) - Math.abs(a.errorMs))[0],
    margins: marginsOf({
      rows: scenes.flatMap(({ rows }) => rows),
      columns: scenes.flatMap(({ columns }) => columns),
      cuts,
      changes: found.map(({ at, frame }) => at ?? frame),
    }),
  };
};

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
