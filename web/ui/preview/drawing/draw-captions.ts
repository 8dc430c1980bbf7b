import {
  type BoxMark,
  type CaptionMark,
  growthAt,
  type WordMark,
} from '#composition/captions/caption-marks.ts';
import { putSprite } from './sprite.ts';
import type { Sprites } from './word-sprites.ts';

const drawBox = (brush: CanvasRenderingContext2D, { colour, x, y, width, height, corner }: BoxMark): void => {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.roundRect(x - width / 2, y - height / 2, width, height, corner);
  brush.fill();
};

/** The order in which the film draws: boxes, words that wait or are said, and over them the spoken word. */
const layerOf = (mark: CaptionMark): number => {
  if (mark.kind === 'box') return 0;
  return mark.phase === 'spoken' ? 2 : 1;
};

/** Draws what captions show at a frame of their scene, on a canvas of 1080×1920. */
export const drawCaptions = (
  brush: CanvasRenderingContext2D,
  sprites: Sprites,
  marks: readonly CaptionMark[],
  frame: number,
): void => {
  const drawWord = (mark: WordMark): void => {
    const grown = mark.phase === 'spoken' ? growthAt(sprites.style, mark, frame) : 1;
    putSprite(brush, sprites.of(mark), mark, grown);
  };
  const shown = marks.filter(({ from, to }) => from <= frame && frame < to);
  for (const mark of shown.toSorted((a, b) => layerOf(a) - layerOf(b)))
    if (mark.kind === 'box') drawBox(brush, mark);
    else drawWord(mark);
};
