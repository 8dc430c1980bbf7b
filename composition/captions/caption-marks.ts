import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle, Colour, WordPhase } from '#contract/caption-styles.ts';
import type { PlacedText } from './caption-layout.ts';
import { laidOutPages } from './caption-pages.ts';
import type { Fonts } from './font.ts';

/** Shown from one frame to before another. Frames count from the scene's first. */
interface Shown {
  readonly from: number;
  readonly to: number;
}

/** A word, or a hyphenated part of it, in one phase of its style. `size`: its em size; `x`, `y`: the middle of its line box. */
export interface WordMark extends Shown {
  readonly kind: 'word';
  readonly text: string;
  readonly phase: WordPhase;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The box behind a spoken word; `x`, `y`: its middle. */
export interface BoxMark extends Shown {
  readonly kind: 'box';
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
}

/** Something of a caption that stays the same, or grows, for a while. Lengths are pixels of the 1080×1920 canvas. */
export type CaptionMark = WordMark | BoxMark;

/** A box lies this much lower than its word, in ems: most letters have nothing below their base line. */
const BOX_DROP_EMS = 0.02;

type Box = NonNullable<CaptionStyle['box']>;

const boxOf = (box: Box, { x, y, width }: PlacedText, size: number): Omit<BoxMark, keyof Shown> => ({
  kind: 'box',
  colour: box.colour,
  x,
  y: y + size * BOX_DROP_EMS,
  width: Math.round(width + size * box.acrossEms),
  height: Math.round(size * box.downEms),
  corner: Math.round(size * box.cornerEms),
});

/**
 * Everything that the captions of a scene show, in the order of drawing within a word: its box, then its letters. Every
 * change falls on the frame nearest to the narrator's word time. A spoken word lies over the words beside it.
 */
export const captionMarks = (
  fonts: Fonts,
  timeline: Timeline,
  index: number,
  style: CaptionStyle,
): CaptionMark[] => {
  const scene = timeline.scenes[index];
  if (scene === undefined) return [];
  const local = (ms: number): number => Math.min(scene.frames, Math.max(0, frameOf(ms) - scene.startFrame));
  return laidOutPages(fonts, timeline, index, style).flatMap((page) => {
    const marksOf = (piece: PlacedText): CaptionMark[] => {
      const { text, word, x, y } = piece;
      const [spoken, next] = [page.words[word], page.words[word + 1]];
      if (spoken === undefined) return [];
      const [start, end] = [local(page.startMs), local(page.endMs)];
      const from = local(spoken.startMs);
      const to = next === undefined ? end : local(next.startMs);
      const letters = { kind: 'word', text, x, y, size: page.size } as const;
      return [
        ...(style.box === undefined ? [] : [{ ...boxOf(style.box, piece, page.size), from, to }]),
        { ...letters, phase: 'waiting', from: start, to: from },
        { ...letters, phase: 'spoken', from, to },
        { ...letters, phase: 'said', from: to, to: end },
      ];
    };
    return page.pieces.flatMap(marksOf).filter(({ from, to }) => to > from);
  });
};

const MS_PER_CENTISECOND = 10;

/**
 * When a mark of this frame begins, in milliseconds: between the previous frame and this one. The frame's own time
 * would round to just after some frames, and the word would light up one frame late.
 */
export const markMs = (frame: number): number =>
  Math.floor(framesToMs(Math.max(0, frame - 0.5)) / MS_PER_CENTISECOND) * MS_PER_CENTISECOND;
/** How large a spoken word is at a frame of its scene, as a share of its size. */
export const growthAt = ({ growth }: CaptionStyle, { from }: WordMark, frame: number): number => {
  if (growth === undefined) return 1;
  const done = Math.min(1, Math.max(0, (framesToMs(frame) - markMs(from)) / growth.ms));
  return growth.from + (growth.to - growth.from) * done;
};
