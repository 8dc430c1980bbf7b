import { SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { fillTag, opacityTag, strokeTag } from './ass-tags.ts';
import { FONTS, shippedFont } from './font.ts';

/** Pixels of the canvas: a third of the captions, about as large as the platforms' own small print. */
const SIZE = 36;
/** A soft edge that keeps the letters legible on white. */
const EDGE = { width: 4, blur: 3, colour: '#101010', opacity: 0.7 } as const;
/** Opaque, so that nothing of it changes while the picture moves, and darker than any highlight of the captions. */
const FILL = '#e4e4e4';
const WEIGHT = 700;

/**
 * The tags of the line that says a machine made the video: small, in the upper left corner of the area that the
 * platforms' buttons leave free. Captions stay in its lower half.
 */
export const aiLineTags = (): string => {
  const { family, isBoldOfFamily } = FONTS[WEIGHT];
  const { sizeHeight, unitsPerEm } = shippedFont(WEIGHT);
  const face = `\\fn${family}\\b${isBoldOfFamily ? 1 : 0}\\fs${((SIZE * sizeHeight) / unitsPerEm).toFixed(2)}`;
  const place = `\\an7\\pos(${SAFE_MARGIN.side + EDGE.width},${SAFE_MARGIN.top})`;
  const edge = `\\bord${EDGE.width}\\blur${EDGE.blur}\\shad0${strokeTag(EDGE.colour)}${opacityTag(3, EDGE.opacity)}`;
  return place + face + edge + fillTag(FILL);
};
