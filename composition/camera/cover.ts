import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Closeness } from './framings.ts';

/** Pixels of a picture, or of a part of it. */
export type Size = { width: number; height: number };

/** The part of a still that a framing uses, in its pixels, and the size it is scaled to. */
export type Cover = { crop: Size & { x: number; y: number }; scaled: Size };

/** The creator's crop of a picture: the point to centre on, as shares of its sides, and how close to go. */
export type Aim = {
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  readonly zoom?: number | undefined;
};

/** Extra picture kept left and right for pans, as a share of the canvas. */
const MAX_WIDTH_SHARE = 1.4;
/** How many times closer a framing is. */
const NEARNESS = { whole: 1, close: 1.4 } as const satisfies Record<Closeness, number>;
/** Top of the captions, as a share of the height. Zooming in moves nothing from above it to below it. */
const CAPTION_TOP = 0.59;

const even = (value: number): number => 2 * Math.ceil(value / 2);

/** The start of a part of a side, centred on a share of that side as nearly as its ends allow. */
const around = (side: number, part: number, share: number): number =>
  Math.floor(Math.min(side - part, Math.max(0, side * share - part / 2)));

/** How far a picture extends equally to both sides of a point. */
const reachAround = (side: number, share: number): number => 2 * side * Math.min(share, 1 - share);

/**
 * How a still, or its middle, is cut and scaled to cover the canvas `overscan` times. With a focus, that point lies in
 * the middle of the cut, as far as the edges of the still allow.
 */
export const coverOf = (still: Size, overscan: number, closeness: Closeness, aim: Aim = {}): Cover => {
  const { focus, zoom = 1 } = aim;
  const near = NEARNESS[closeness] * zoom;
  const part = { width: still.width / near, height: still.height / near };
  const height = even(CANVAS.height * overscan);
  // As wide as the canvas at this exact height: the camera may show all of it.
  const needWidth = (CANVAS.width * height) / CANVAS.height;
  const factor = Math.max(needWidth / part.width, height / part.height);
  // Near an edge, more picture on one side only would move the focus off centre.
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
