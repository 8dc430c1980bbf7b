import { SAFE_MARGIN } from './caption-layout.ts';

/** A soft edge that keeps the letters legible on white. */
const EDGE = { width: 4, blur: 3, colour: '#101010', opacity: 0.7 } as const;

/**
 * The look of the line that says a machine made the video: small, in the upper left corner of the area that
 * the platforms' buttons leave free. Captions stay below the line. Lengths are in pixels of the 1080×1920
 * canvas.
 */
export const AI_LINE_LOOK = {
  /** A third of the caption size, and about as large as the platforms' own small print. */
  size: 36,
  weight: 700,
  /**
   * Opaque, so that the colour doesn’t change as the picture moves behind it, and darker than any caption highlight.
   */
  colour: '#e4e4e4',
  edge: EDGE,
  /** The left and top edges of the line’s box. */
  place: { x: SAFE_MARGIN.side + EDGE.width, y: SAFE_MARGIN.top },
} as const;
