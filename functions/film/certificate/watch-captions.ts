import type { Frame } from 'node-av/lib';
import { framingsOf } from '#composition/camera/framings.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Overlay } from '#composition/look/overlays.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { type Margins, marginsOf } from './caption-margins.ts';
import { type SpokenPixels, spokenPixelsOf } from './spoken-pixels.ts';
import { type Box, type SpokenWord, spokenWords } from './spoken-words.ts';
import { offPlates } from './watch-film.ts';

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

/** How many frames before and after the start of a word to search for its highlight. */
const WINDOW_FRAMES = 15;
/**
 * A word's rectangle must change this many times more than the rest of the picture, because the whole picture
 * changes at a cut or a flare.
 */
const PICTURE_FACTOR = 2;
/** The share of a word’s rectangle that must take on the highlight’s colour in a single frame. */
const LEAST_SHARE = 0.12;
/** How many frames before its highlight a word’s rectangle is examined, while the word is still unspoken. */
const COVERED_FRAMES = 4;
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

/** `covered`: how much of the word’s rectangle has the highlight’s colour just before the word is spoken. */
type Sight = { word: SpokenWord; counts: Float32Array; covered: number };

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

const areaOf = ({ boxes }: SpokenWord, { width, height }: SpokenPixels): number =>
  sum(boxes.map((box) => box.width * box.height)) * (width / CANVAS.width) * (height / CANVAS.height);

const NOTHING = new Uint8Array();

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

/** Whether a sample changed with a highlight: it has the highlight's colour now but did not before. */
const hasLit = (now: number | undefined, before: number | undefined): boolean => now === 1 && before !== 1;
/** The same check for styles that hide unspoken words, where one word replaces another in the same place. */
const hasFlipped = (now: number | undefined, before: number | undefined): boolean =>
  (now === 1) !== (before === 1);

/** How many of a box’s samples changed with a highlight. */
const countIn = (
  { width, height, isSpoken }: SpokenPixels,
  before: Uint8Array,
  box: Box,
  hasChanged = hasLit,
): number => {
  const [across, down] = [width / CANVAS.width, height / CANVAS.height];
  const [left, right] = [Math.round(box.left * across), Math.round((box.left + box.width) * across)];
  const [top, bottom] = [Math.round(box.top * down), Math.round((box.top + box.height) * down)];
  let count = 0;
  for (let row = top; row < bottom; row += 1)
    for (let at = row * width + left; at < row * width + right; at += 1)
      if (hasChanged(isSpoken[at], before[at])) count += 1;
  return count;
};

/**
 * The frame closest to the start of the word at which its letters take on the highlight; undefined if there is none.
 * Frames that change for another reason are ignored.
 */
const highlightFrame = (
  { word, counts }: Sight,
  size: SpokenPixels,
  isOthers: (frame: number) => boolean,
): number | undefined => {
  const frames = [...counts.entries()]
    .map(([at, count]) => ({ frame: word.frame + at - WINDOW_FRAMES, count }))
    .filter(({ frame }) => frame === word.frame || !isOthers(frame));
  const peak = Math.max(...frames.map(({ count }) => count));
  if (peak < areaOf(word, size) * LEAST_SHARE) return undefined;
  const [nearest] = frames
    .filter(({ count }) => count >= peak * CANDIDATE_SHARE)
    .toSorted((a, b) => Math.abs(a.frame - word.frame) - Math.abs(b.frame - word.frame));
  return nearest?.frame;
};

/** How a frame differs from the previous one. */
interface Change {
  readonly now: SpokenPixels;
  readonly before: Uint8Array;
  readonly hasChanged: typeof hasLit;
}

/** How many samples changed with a highlight, in each row and in each column. */
const profileOf = ({ now, before, hasChanged }: Change): { row: Uint16Array; column: Uint16Array } => {
  const [row, column] = [new Uint16Array(now.height), new Uint16Array(now.width)];
  for (let down = 0, at = 0; down < now.height; down += 1)
    for (let across = 0; across < now.width; across += 1, at += 1)
      if (hasChanged(now.isSpoken[at], before[at])) {
        row[down] = (row[down] ?? 0) + 1;
        column[across] = (column[across] ?? 0) + 1;
      }
  return { row, column };
};

/**
 * Records what a frame shows where a word is drawn; `changed` is the number of samples that changed in the whole
 * picture.
 */
const noteSight = (
  sight: Sight,
  index: number,
  { now, before, hasChanged }: Change,
  changed: number,
): void => {
  const { word, counts } = sight;
  if (index === word.frame - COVERED_FRAMES)
    sight.covered = sum(word.boxes.map((box) => countIn(now, NOTHING, box))) / areaOf(word, now);
  const at = index - word.frame + WINDOW_FRAMES;
  if (at < 0 || at >= counts.length) return;
  const inside = sum(word.boxes.map((box) => countIn(now, before, box, hasChanged)));
  const area = areaOf(word, now);
  const elsewhere = (changed - inside) / (now.width * now.height - area);
  counts[at] = inside - PICTURE_FACTOR * elsewhere * area;
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
  size: SpokenPixels | undefined,
  atCut: ReadonlySet<number>,
  hidesWaiting: boolean,
): FoundWord[] => {
  const told = sights.filter(({ word }) => !atCut.has(word.frame));
  // If a style hides unspoken words, one word replaces another in the same place.
  const taken = new Set(hidesWaiting ? sights.map(({ word }) => word.frame) : []);
  return told.map((sight) => ({
    ...sight.word,
    covered: sight.covered,
    at:
      size === undefined
        ? undefined
        : highlightFrame(
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
 * Checks a film’s captions frame by frame, at any size; the smallest is the fastest. Call `facts` with the frames at
 * which cuts were seen in the picture. An end card may contain the highlight’s colour, so the plates in `overlays`
 * are ignored.
 */
export const captionWatcher = (
  timeline: Timeline,
  style: CaptionStyle,
  /** Scenes that show a clip, whose motion can’t be told apart from captions. */
  clipScenes: readonly number[] = [],
  overlays: readonly Overlay[] = [],
): { see: (frame: Frame, index: number) => void; facts: (cuts: readonly number[]) => CaptionFacts } => {
  const hidesWaiting = style.letters.waiting.opacity === 0;
  const hasChanged = hidesWaiting ? hasFlipped : hasLit;
  const read = spokenPixelsOf(style, offPlates(overlays));
  const planned = plannedCuts(timeline, clipScenes);
  const sights: Sight[] = spokenWords(timeline, style)
    .filter(({ scene }) => !clipScenes.includes(scene))
    .map((word) => ({ word, counts: new Float32Array(2 * WINDOW_FRAMES + 1), covered: 0 }));
  const rows: Uint16Array[] = [];
  const columns: Uint16Array[] = [];
  let last: SpokenPixels | undefined;

  const see = (frame: Frame, index: number): void => {
    const now = read(frame);
    const change = { now, before: (last ?? now).isSpoken, hasChanged };
    const { row, column } = profileOf(change);
    rows.push(row);
    columns.push(column);
    const changed = sum(row);
    for (const sight of sights) noteSight(sight, index, change, changed);
    last = now;
  };

  const facts = (seenCuts: readonly number[]): CaptionFacts => {
    const cuts = [...planned, ...seenCuts];
    // At a cut the whole picture changes, so changes there mean nothing, and a highlight that starts there can’t be
    // detected.
    const atCut = new Set([...planned, ...seenCuts.flatMap((cut) => [cut - 1, cut, cut + 1])]);
    const found = findWords(sights, last, atCut, hidesWaiting);
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
        rows,
        columns,
        cuts,
        changes: found.map(({ at, frame }) => at ?? frame),
      }),
    };
  };
  return { see, facts };
};
