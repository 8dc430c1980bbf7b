import { type BoxMark, type CaptionMark, growthAt, sweptAt } from '#composition/captions/caption-marks.ts';
import { putSprite } from './sprite.ts';
import { isGrowing, type Sprites } from './word-sprites.ts';

type Box = Pick<BoxMark, 'x' | 'y' | 'width' | 'height' | 'corner' | 'colour'>;

/** Fills a box, with its corners rounded as in the film. `share`: how much of its width to draw, from the left. */
export const drawBox = (brush: CanvasRenderingContext2D, box: Box, share = 1): void => {
  const { x, y, width, height, corner, colour } = box;
  const [left, top, bottom] = [x - width / 2, y - height / 2, y + height / 2];
  const right = left + width * share;
  const across = corner * share;
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(left + across, top);
  brush.lineTo(right - across, top);
  brush.bezierCurveTo(right, top, right, top, right, top + corner);
  brush.lineTo(right, bottom - corner);
  brush.bezierCurveTo(right, bottom, right, bottom, right - across, bottom);
  brush.lineTo(left + across, bottom);
  brush.bezierCurveTo(left, bottom, left, bottom, left, bottom - corner);
  brush.lineTo(left, top + corner);
  brush.bezierCurveTo(left, top, left, top, left + across, top);
  brush.fill();
};

/**
 * The film's drawing order: boxes and glows, then waiting words and words already said, and the spoken word
 * on top.
 */
const layerOf = (mark: CaptionMark): number => {
  if (mark.kind !== 'word') return 0;
  return mark.phase === 'spoken' ? 2 : 1;
};

/** Draws the captions as they are at a frame of their scene, on a 1080×1920 canvas. */
export const drawCaptions = (
  brush: CanvasRenderingContext2D,
  sprites: Sprites,
  marks: readonly CaptionMark[],
  frame: number,
): void => {
  const shown = marks.filter(({ from, to }) => from <= frame && frame < to);
  for (const mark of shown.toSorted((a, b) => layerOf(a) - layerOf(b)))
    if (mark.kind === 'box') drawBox(brush, mark, sweptAt(mark, frame));
    else putSprite(brush, sprites.of(mark), mark, isGrowing(mark) ? growthAt(sprites.style, mark, frame) : 1);
};
