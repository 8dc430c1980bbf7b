import type { Frame } from 'node-av/lib';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Overlay } from '#composition/look/overlays.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { type SpokenPixels, spokenPixelsOf } from './spoken-pixels.ts';
import { type Box, type SpokenWord, spokenWords } from './spoken-words.ts';
import { offPlates } from './watch-film.ts';

/** How many frames before and after the start of a word to search for its highlight. */
export const WINDOW_FRAMES = 15;
/**
 * A word's rectangle must change this many times more than the rest of the picture, because the whole picture
 * changes at a cut or a flare.
 */
const PICTURE_FACTOR = 2;
/** How many frames before its highlight a word’s rectangle is examined, while the word is still unspoken. */
const COVERED_FRAMES = 4;

/** `covered`: how much of the word’s rectangle has the highlight’s colour just before the word is spoken. */
export type Sight = { word: SpokenWord; counts: Float32Array; covered: number };

/** What one scene’s frames show of its captions, counted from its first frame. */
export interface CaptionSight extends Readonly<Size> {
  /** For each frame, how many samples changed with a highlight in each row and in each column. */
  readonly rows: readonly Uint16Array[];
  readonly columns: readonly Uint16Array[];
  /** For each word, its frame, and what its rectangle showed in the frames around that one; see `Sight`. */
  readonly words: readonly (Pick<Sight, 'counts' | 'covered'> & { readonly frame: number })[];
}

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** The size of a frame, in chroma samples. */
export type Size = Pick<SpokenPixels, 'width' | 'height'>;

/** The area that a word’s highlight fills, in chroma samples. */
export const areaOf = ({ boxes }: SpokenWord, { width, height }: Size): number =>
  sum(boxes.map((box) => box.width * box.height)) * (width / CANVAS.width) * (height / CANVAS.height);

const NOTHING = new Uint8Array();

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

/** How a frame differs from the previous one. */
interface Change {
  readonly now: SpokenPixels;
  readonly before: SpokenPixels;
  readonly hasChanged: typeof hasLit;
}

/** How many samples changed with a highlight, in each row and in each column. */
const profileOf = ({ now, before, hasChanged }: Change): { row: Uint16Array; column: Uint16Array } => {
  const [row, column] = [new Uint16Array(now.height), new Uint16Array(now.width)];
  const note = (at: number): void => {
    if (!hasChanged(now.isSpoken[at], before.isSpoken[at])) return;
    const [down, across] = [Math.floor(at / now.width), at % now.width];
    row[down] = (row[down] ?? 0) + 1;
    column[across] = (column[across] ?? 0) + 1;
  };
  for (const at of now.spoken) note(at);
  // The samples that had the colour before; those that have it now have been noted.
  for (const at of before.spoken) if (now.isSpoken[at] !== 1) note(at);
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
  const inside = sum(word.boxes.map((box) => countIn(now, before.isSpoken, box, hasChanged)));
  const area = areaOf(word, now);
  const elsewhere = (changed - inside) / (now.width * now.height - area);
  counts[at] = inside - PICTURE_FACTOR * elsewhere * area;
};

/** Whether a style shows only the word that is being spoken. */
export const hidesWaiting = (style: CaptionStyle): boolean => style.letters.waiting.opacity === 0;

/**
 * Watches the captions of one scene, at any size; the smallest is the fastest. `words` are the scene’s words, with
 * frames counted from its start. An end card may contain the highlight’s colour, so the plates in `overlays` are
 * ignored.
 */
export const captionWatcher = (
  words: readonly SpokenWord[],
  style: CaptionStyle,
  overlays: readonly Overlay[] = [],
): { see: (frame: Frame, index: number) => void; sight: () => CaptionSight } => {
  const hasChanged = hidesWaiting(style) ? hasFlipped : hasLit;
  const read = spokenPixelsOf(style, offPlates(overlays));
  const sights: Sight[] = words.map((word) => ({
    word,
    counts: new Float32Array(2 * WINDOW_FRAMES + 1),
    covered: 0,
  }));
  const rows: Uint16Array[] = [];
  const columns: Uint16Array[] = [];
  let last: SpokenPixels | undefined;
  return {
    see: (frame, index) => {
      const now = read(frame);
      const change = { now, before: last ?? now, hasChanged };
      const { row, column } = profileOf(change);
      rows.push(row);
      columns.push(column);
      const changed = sum(row);
      for (const sight of sights) noteSight(sight, index, change, changed);
      last = now;
    },
    sight: () => ({
      width: last?.width ?? 0,
      height: last?.height ?? 0,
      rows,
      columns,
      words: sights.map(({ word: { frame }, counts, covered }) => ({ frame, counts, covered })),
    }),
  };
};

/** The words of one scene whose highlights can be seen, with frames counted from the scene’s start. */
export const watchedWords = (
  timeline: Timeline,
  scene: Timeline['scenes'][number],
  { style, clipScenes }: { readonly style: CaptionStyle; readonly clipScenes: readonly number[] },
): SpokenWord[] =>
  // The motion of a clip can’t be told apart from captions.
  clipScenes.includes(scene.index)
    ? []
    : spokenWords(timeline, style, scene).map((word) => ({ ...word, frame: word.frame - scene.startFrame }));
