import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle, Colour, Letters, Plate, WordPhase } from '#contract/caption-styles.ts';
import type { PlacedText } from './caption-layout.ts';
import { laidOutPages } from './caption-pages.ts';
import type { Fonts } from './font.ts';

/** Shown from the frame `from` until just before the frame `to`. Frames are counted from the start of the scene. */
interface Shown {
  readonly from: number;
  readonly to: number;
}

/**
 * A word, or part of a hyphenated word, in one phase of its style. `size`: its em size; `x`, `y`: the middle of its
 * line box.
 */
export interface WordMark extends Shown {
  readonly kind: 'word';
  readonly text: string;
  readonly phase: WordPhase;
  readonly letters: Letters;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The glow around a spoken word, in the same position as the word. */
export interface GlowMark extends Shown {
  readonly kind: 'glow';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The plate behind a line, the box behind a spoken word or the bar below it; `x`, `y`: its middle. */
export interface BoxMark extends Shown {
  readonly kind: 'box';
  readonly colour: Colour;
  /** How many milliseconds the box takes to grow from the left to its full width. */
  readonly sweepMs?: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
}

/**
 * A part of a caption that either stays the same or grows for a while. Lengths are in pixels of the 1080×1920 canvas.
 */
export type CaptionMark = WordMark | GlowMark | BoxMark;

/** How far a box is lowered below the middle of its word, in ems, because most letters have no descender. */
const BOX_DROP_EMS = 0.02;

type Place = Pick<PlacedText, 'x' | 'y' | 'width'>;
type Still = Omit<BoxMark, keyof Shown>;

const plateOf = (plate: Plate, { x, y, width }: Place, size: number): Still => ({
  kind: 'box',
  colour: plate.colour,
  x,
  y: y + size * BOX_DROP_EMS,
  width: Math.round(width + size * plate.acrossEms),
  height: Math.round(size * plate.downEms),
  corner: Math.round(size * plate.cornerEms),
});

/** The bar below a spoken word. */
export const underlineOf = (
  { colour, heightEms, dropEms, ms }: NonNullable<CaptionStyle['underline']>,
  { x, y, width }: Place,
  size: number,
): Still => {
  const height = Math.round(size * heightEms);
  return {
    kind: 'box',
    colour,
    sweepMs: ms,
    x,
    y: y + size * dropEms,
    width: Math.round(width),
    height,
    corner: Math.floor(height / 2),
  };
};

/** The letters of a word in one phase. `turn`: the number of the word’s page. */
export const lettersOf = ({ letters, alternate }: CaptionStyle, phase: WordPhase, turn: number): Letters =>
  phase === 'spoken' && alternate !== undefined && turn % 2 === 1
    ? { ...letters.spoken, colour: alternate }
    : letters[phase];

/** The positions of the lines on a page. */
const linesOf = (pieces: readonly PlacedText[]): Place[] =>
  [...new Set(pieces.map(({ y }) => y))].map((y) => {
    const line = pieces.filter((piece) => piece.y === y);
    const left = Math.min(...line.map(({ x, width }) => x - width / 2));
    const right = Math.max(...line.map(({ x, width }) => x + width / 2));
    return { x: (left + right) / 2, y, width: right - left };
  });

/**
 * Everything drawn for a scene’s captions, in drawing order: the plates of a page, then the box, glow and letters of
 * each word. Every change falls on the frame nearest to its time in the narration. A spoken word is drawn on top of
 * the words beside it.
 */
export const captionMarks = (
  fonts: Fonts,
  timeline: Timeline,
  index: number,
  style: CaptionStyle,
): CaptionMark[] => {
  const scene = timeline.scenes[index];
  if (scene === undefined) return [];
  const { panel, box, underline, glow } = style;
  const local = (ms: number): number => Math.min(scene.frames, Math.max(0, frameOf(ms) - scene.startFrame));
  return laidOutPages(fonts, timeline, index, style).flatMap((page) => {
    const { size } = page;
    const [start, end] = [local(page.startMs), local(page.endMs)];
    const marksOf = (piece: PlacedText): CaptionMark[] => {
      const { text, word, x, y } = piece;
      const [spoken, next] = [page.words[word], page.words[word + 1]];
      if (spoken === undefined) return [];
      const from = local(spoken.startMs);
      const to = next === undefined ? end : local(next.startMs);
      const letters = (phase: WordPhase) =>
        ({ kind: 'word', text, x, y, size, phase, letters: lettersOf(style, phase, page.turn) }) as const;
      return [
        ...(box === undefined ? [] : [{ ...plateOf(box, piece, size), from, to }]),
        ...(underline === undefined ? [] : [{ ...underlineOf(underline, piece, size), from, to }]),
        ...(glow === undefined ? [] : [{ kind: 'glow', text, x, y, size, from, to } as const]),
        ...(style.letters.waiting.opacity === 0 ? [] : [{ ...letters('waiting'), from: start, to: from }]),
        { ...letters('spoken'), from, to },
        { ...letters('said'), from: to, to: end },
      ];
    };
    const plates =
      panel === undefined
        ? []
        : linesOf(page.pieces).map((line) => ({ ...plateOf(panel, line, size), from: start, to: end }));
    return [...plates, ...page.pieces.flatMap(marksOf)].filter(({ from, to }) => to > from);
  });
};

const MS_PER_CENTISECOND = 10;

/**
 * The start time of a mark that first appears in this frame, in milliseconds: between the previous frame and
 * this one. The frame's own time would sometimes round to just after the frame, and the word would light up
 * one frame late.
 */
export const markMs = (frame: number): number =>
  Math.floor(framesToMs(Math.max(0, frame - 0.5)) / MS_PER_CENTISECOND) * MS_PER_CENTISECOND;

/** The fraction of its full width at which a growing bar starts, so that it is visible in its first frame. */
export const SWEEP_FROM = 0.5;

/** The fraction of its full width that a box has reached at a given frame of its scene. */
export const sweptAt = ({ from, sweepMs }: Pick<BoxMark, 'from' | 'sweepMs'>, frame: number): number => {
  if (sweepMs === undefined) return 1;
  const done = Math.min(1, Math.max(0, (framesToMs(frame) - markMs(from)) / sweepMs));
  return SWEEP_FROM + (1 - SWEEP_FROM) * done;
};

/** How large a spoken word is at a given frame of its scene, as a fraction of its normal size. */
export const growthAt = (
  { growth }: CaptionStyle,
  { from }: Pick<WordMark, 'from'>,
  frame: number,
): number => {
  if (growth === undefined) return 1;
  const done = Math.min(1, Math.max(0, (framesToMs(frame) - markMs(from)) / growth.ms));
  return growth.from + (growth.to - growth.from) * done;
};
