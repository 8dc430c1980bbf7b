import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Closeness } from './framings.ts';

/** The size of a picture, or of part of it, in pixels. */
export type Size = { width: number; height: number };

/** The part of a still that a framing uses, in the still’s own pixels, and the size it is scaled to. */
export type Cover = { crop: Size & { x: number; y: number }; scaled: Size };

/**
 * The creator's crop of a picture: the point to centre on, as fractions of its width and height, and how far to zoom
 * in.
 */
export type Aim = {
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  readonly zoom?: number | undefined;
};

/** The maximum width to keep for pans, as a multiple of the canvas's width. */
const MAX_WIDTH_SHARE = 1.4;
/** The zoom factor of each framing. */
const NEARNESS = { whole: 1, close: 1.4 } as const satisfies Record<Closeness, number>;
/**
 * The top of the captions, as a fraction of the height. Zooming in never moves anything from above this line to below
 * it.
 */
const CAPTION_TOP = 0.59;

const even = (value: number): number => 2 * Math.ceil(value / 2);

/**
 * Where a crop starts along one side of the picture when it is centred on `share`, or as close to it as the edges
 * allow.
 */
const around = (side: number, part: number, share: number): number =>
  Math.floor(Math.min(side - part, Math.max(0, side * share - part / 2)));

/** The longest crop along one side that can be centred on `share`. */
const reachAround = (side: number, share: number): number => 2 * side * Math.min(share, 1 - share);

/**
 * How a still, or its middle, is cropped and scaled to cover `overscan` times the width and height of the
 * canvas. The crop is centred on the focus, if any, as closely as the edges of the still allow.
 */
export const coverOf = (still: Size, overscan: number, closeness: Closeness, aim: Aim = {}): Cover => {
  const { focus, zoom = 1 } = aim;
  const near = NEARNESS[closeness] * zoom;
  const part = { width: still.width / near, height: still.height / near };
  const height = even(CANVAS.height * overscan);
  // This width keeps the canvas’s exact proportions, because the camera may show the whole picture.
  const needWidth = (CANVAS.width * height) / CANVAS.height;
  const factor = Math.max(needWidth / part.width, height / part.height);
  // If the focus is near an edge, a wider crop would reach further on one side only and move the focus off
  // centre.
  const most = focus === undefined ? part.width : Math.min(part.width, reachAround(still.width, focus.x));
  const width = even(Math.max(needWidth, Math.min(most * factor, needWidth * MAX_WIDTH_SHARE)));
  const [cropWidth, cropHeight] = [
    Math.min(still.width, Math.ceil(width / factor)),
    Math.min(still.height, Math.ceil(height / factor)),
  ];
  const place =
    focus === undefined
      ? {
          x: Math.floor((still.width - cropWidth) / 2),
          y: Math.floor((still.height - cropHeight) * (closeness === 'close' ? CAPTION_TOP : 0.5)),
        }
      : { x: around(still.width, cropWidth, focus.x), y: around(still.height, cropHeight, focus.y) };
  return { crop: { width: cropWidth, height: cropHeight, ...place }, scaled: { width, height } };
};
