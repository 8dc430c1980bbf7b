import { mix } from './colour.ts';
import type { Easel } from './easel.ts';
import { inkOf } from './easel.ts';

const OWN_SHARE = 0.7;
const NIGHT_SHADE = 0.3;

/**
 * A thing’s own colour (a red wall, golden leaves) in this picture’s light; `own`, from 0 to 1, is how much of that
 * colour is kept.
 */
export const tinted = (easel: Easel, colour: string, own = OWN_SHARE): string => {
  const { colours, time } = easel;
  const lit = mix(colours.mid, mix(colour, colours.light, 0.08), own);
  return time === 'night' ? mix(lit, inkOf(easel), NIGHT_SHADE) : lit;
};
