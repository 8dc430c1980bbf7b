import type { CaptionStyle } from '#contract/catalogue.ts';
import { BOX_PADDING_EMS } from '#functions/film/captions/caption-ass.ts';
import type { PlacedText } from '#functions/film/captions/caption-layout.ts';
import { laidOutPages } from '#functions/film/captions/captions.ts';
import { frameOf } from '#functions/film/timeline/frame-times.ts';
import type { Timeline } from '#functions/film/timeline/timeline.ts';

/** A rectangle on the 1080×1920 canvas, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };
/** A word as the captions must highlight it: when the narrator speaks it, and where its letters stand. */
export type SpokenWord = { text: string; scene: number; startMs: number; frame: number; boxes: Box[] };

/** What of a word's place the highlight fills: its letters, or the box behind them. */
const REACH_EMS: Readonly<Record<CaptionStyle, { across: number; down: number }>> = {
  pop: { across: 0, down: 0.9 },
  clean: { across: 0, down: 0.9 },
  karaoke: BOX_PADDING_EMS,
};

const boxOf = ({ x, y, width }: PlacedText, size: number, style: CaptionStyle): Box => {
  const { across, down } = REACH_EMS[style];
  const whole = { width: width + size * across, height: size * down };
  return { left: x - whole.width / 2, top: y - whole.height / 2, ...whole };
};

/** Every word of a film that is highlighted for a frame at least, with its place. */
export const spokenWords = (timeline: Timeline, style: CaptionStyle): SpokenWord[] =>
  timeline.scenes.flatMap(({ index, startFrame, frames }) => {
    const within = (frame: number): number => Math.min(startFrame + frames, Math.max(startFrame, frame));
    return laidOutPages(timeline, index, style).flatMap((page) =>
      page.words.flatMap((word, at) => {
        const frame = within(frameOf(word.startMs));
        const until = within(frameOf(page.words[at + 1]?.startMs ?? page.endMs));
        if (until <= frame) return [];
        const boxes = page.pieces
          .filter((piece) => piece.word === at)
          .map((piece) => boxOf(piece, page.size, style));
        return [{ text: word.text, scene: index, startMs: word.startMs, frame, boxes }];
      }),
    );
  });
