import { AI_LINE_LOOK } from '#composition/captions/ai-line-look.ts';
import { fillTag, opacityTag, strokeTag } from './ass-tags.ts';
import { FONTS, shippedFont } from './font.ts';

/** The tags of the line that says a machine made the video. */
export const aiLineTags = (): string => {
  const { size, weight, colour, edge, place } = AI_LINE_LOOK;
  const { family, isBoldOfFamily } = FONTS[weight];
  const { sizeHeight, unitsPerEm } = shippedFont(weight);
  const face = `\\fn${family}\\b${isBoldOfFamily ? 1 : 0}\\fs${((size * sizeHeight) / unitsPerEm).toFixed(2)}`;
  const soft = `\\bord${edge.width}\\blur${edge.blur}\\shad0${strokeTag(edge.colour)}${opacityTag(3, edge.opacity)}`;
  return `\\an7\\pos(${place.x},${place.y})${face}${soft}${fillTag(colour)}`;
};
