import { AI_LINE_LOOK } from '#composition/captions/ai-line-look.ts';
import { edgeTags, faceTags, fillTag } from './ass-tags.ts';

/** The tags of the line that says a machine made the video. */
export const aiLineTags = (): string => {
  const { size, weight, colour, edge, place } = AI_LINE_LOOK;
  return `\\an7\\pos(${place.x},${place.y})${faceTags(weight, size)}${edgeTags(edge)}${fillTag(colour)}`;
};
