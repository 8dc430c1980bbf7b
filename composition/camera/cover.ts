import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Closeness } from './framings.ts';

/** Pixels of a picture, or of a part of it. */
export type Size = { width: number; height: number };

/** The part of a still that a framing uses, in its pixels, and the size it is scaled to. */
export type Cover = { crop: Size & { x: number; y: number }; scaled: Size };

/** Extra picture kept left and right for pans, as a share of the canvas. */
const MAX_WIDTH_SHARE = 1.4;
/** How many times nearer a framing is. */
const NEARNESS = { whole: 1, close: 1.4 } as const satisfies Record<Closeness, number>;
/** Where captions begin, as a share of the height: coming nearer moves nothing from above this line to below it. */
const CAPTION_TOP = 0.59;

const even = (value: number): number => 2 * Math.ceil(value / 2);

/** How a still, or its middle, is cut and scaled to cover the canvas `overscan` times. */
export const coverOf = (still: Size, overscan: number, closeness: Closeness): Cover => {
  const near = NEARNESS[closeness];
  const part = { width: still.width / near, height: still.height / near };
  const height = even(CANVAS.height * overscan);
  // As wide as the canvas at this exact height: the camera may show all of it.
  const needWidth = (CANVAS.width * height) / CANVAS.height;
  const factor = Math.max(needWidth / part.width, height / part.height);
  const width = even(Math.max(needWidth, Math.min(part.width * factor, needWidth * MAX_WIDTH_SHARE)));
  const [cropWidth, cropHeight] = [
    Math.min(still.width, Math.ceil(width / factor)),
    Math.min(still.height, Math.ceil(height / factor)),
  ];
  return {
    crop: {
      width: cropWidth,
      height: cropHeight,
      x: Math.floor((still.width - cropWidth) / 2),
      y: Math.floor((still.height - cropHeight) * (closeness === 'close' ? CAPTION_TOP : 0.5)),
    },
    scaled: { width, height },
  };
};
