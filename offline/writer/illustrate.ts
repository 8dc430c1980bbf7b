import type { DraftScene } from '#contract/script.ts';
import type { Tale } from './tale.ts';

const SHOT = /^(Wide shot|Medium shot|Close-up|From above|Low angle)(.*)$/u;
const TIME =
  /^ (?:at (?:night|dawn|dusk)|by day|in daylight|in the (?:evening|morning|afternoon)|in fog|in a storm)\b/u;

/** A picture, with its setting and time of day. */
const placed = (picture: string, { place, time }: Tale): string => {
  const [, shot = '', rest = ''] = SHOT.exec(picture) ?? [];
  if (TIME.test(rest)) return `${shot} ${place}${rest}`;
  if (rest.startsWith(' ')) return picture;
  return `${[shot, place, time].filter((part) => part !== '').join(' ')}${rest}`;
};

/** A tale’s scenes, with their settings. */
export const illustrated = (tale: Tale): DraftScene[] =>
  tale.scenes.map(([picture, narration]) => ({ narration, picture: placed(picture, tale) }));
