import type { DraftScene } from '#contract/script.ts';
import type { Tale } from './tale.ts';
import type { Theme } from './theme.ts';

const OPTIONAL = /\s*<([^<>]*)>/u;
const SHOT = /^(Wide shot|Medium shot|Close-up|From above|Low angle)(.*)$/u;
const TIME =
  /^ (?:at (?:night|dawn|dusk)|by day|in daylight|in the (?:evening|morning|afternoon)|in fog|in a storm)\b/u;
const DRAWING_SHOTS = ['Medium shot', 'Close-up', 'From above'] as const;

const shotOf = (picture: string | undefined): string => SHOT.exec(picture ?? '')?.[1] ?? '';

/** A picture with its place and time of day. */
const placed = (picture: string, { place, time }: Tale): string => {
  const [, shot = '', rest = ''] = SHOT.exec(picture) ?? [];
  if (TIME.test(rest)) return `${shot} ${place}${rest}`;
  if (rest.startsWith(' ')) return picture;
  return `${[shot, place, time].filter((part) => part !== '').join(' ')}${rest}`;
};

/**
 * A tale’s scenes with their places. The sentence that names the theme becomes a scene of its own or is left
 * out.
 */
export const illustrated = (tale: Tale, theme: Theme | undefined): DraftScene[] =>
  tale.scenes.flatMap(([picture, narration], at) => {
    const told = { narration: narration.replace(OPTIONAL, ''), picture: placed(picture, tale) };
    const [, aside] = OPTIONAL.exec(narration) ?? [];
    if (theme === undefined || aside === undefined) return [told];
    const taken = [shotOf(picture), shotOf(tale.scenes[at + 1]?.[0])];
    const shot = DRAWING_SHOTS.find((name) => !taken.includes(name)) ?? 'Close-up';
    return [told, { narration: aside, picture: `${shot}: a drawing of ${theme.english}` }];
  });
