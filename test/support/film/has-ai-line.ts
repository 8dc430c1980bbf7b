import { CANVAS, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { defined } from '#test/support/values.ts';
import { brightnessOf } from './changed-pixels.ts';

const PLACE = {
  left: SAFE_MARGIN.side,
  right: 400,
  top: SAFE_MARGIN.top,
  bottom: SAFE_MARGIN.top + 50,
} as const;
/** A jump in brightness that only letters produce. */
const STROKE = 60;

/**
 * The minimum number of such jumps in a row of pixels: “AI-generated” has ten, whereas a drawn picture has hardly any
 * in that place.
 */
const LEAST_STROKES = 5;

/** Whether the first frame of a clip has letters where the AI line is shown. */
export const hasAiLine = async (clip: string): Promise<boolean> => {
  const { width, height, frames } = await brightnessOf(clip);
  const [across, down] = [width / CANVAS.width, height / CANVAS.height];
  const picture = defined(frames[0]);
  const lines = Math.floor(PLACE.bottom * down) - Math.ceil(PLACE.top * down);
  let strokes = 0;
  for (let row = Math.ceil(PLACE.top * down); row < PLACE.bottom * down; row += 1)
    for (let column = Math.ceil(PLACE.left * across); column < PLACE.right * across; column += 1) {
      const at = row * width + column;
      if (Math.abs(defined(picture[at]) - defined(picture[at + 1])) > STROKE) strokes += 1;
    }
  return strokes / lines > LEAST_STROKES;
};
