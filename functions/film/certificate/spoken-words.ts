import type { PlacedText } from '#composition/captions/caption-layout.ts';
import { underlineOf } from '#composition/captions/caption-marks.ts';
import { frameOf } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { laidOutPages } from '#functions/film/captions/captions.ts';

/** A rectangle on the 1080×1920 canvas, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };
/** A word that the captions must highlight: when it is spoken, and where its letters are. */
export type SpokenWord = { text: string; scene: number; startMs: number; frame: number; boxes: Box[] };

/** How much of a word’s area its letters fill. */
const LETTERS_REACH = { acrossEms: 0, downEms: 0.9 } as const;

/**
 * The rectangle that a word’s highlight fills: that of its letters, of the box behind them, or of the bar below them.
 */
const highlightBox = (piece: PlacedText, size: number, style: CaptionStyle): Box => {
  if (style.underline !== undefined) {
    const { x, y, width, height } = underlineOf(style.underline, piece, size);
    return { left: x - width / 2, top: y - height / 2, width, height };
  }
  const { x, y, width } = piece;
  const { acrossEms, downEms } = style.box ?? LETTERS_REACH;
  const whole = { width: width + size * acrossEms, height: size * downEms };
  return { left: x - whole.width / 2, top: y - whole.height / 2, ...whole };
};

/** Every word of a scene that is highlighted for at least one frame, and its position. */
export const spokenWords = (
  timeline: Timeline,
  style: CaptionStyle,
  { index, startFrame, frames }: Timeline['scenes'][number],
): SpokenWord[] => {
  const within = (frame: number): number => Math.min(startFrame + frames, Math.max(startFrame, frame));
  return laidOutPages(timeline, index, style).flatMap((page) =>
    page.words.flatMap((word, at) => {
      const frame = within(frameOf(word.startMs));
      const until = within(frameOf(page.words[at + 1]?.startMs ?? page.endMs));
      if (until <= frame) return [];
      const boxes = page.pieces
        .filter((piece) => piece.word === at)
        .map((piece) => highlightBox(piece, page.size, style));
      return [{ text: word.text, scene: index, startMs: word.startMs, frame, boxes }];
    }),
  );
};
