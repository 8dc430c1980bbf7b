import { type Levels, levelsOf, tellingChannel } from '#composition/look/levels.ts';
import { surroundOf } from '#composition/look/recolour.ts';
import type { CaptionStyle, Colour } from '#contract/caption-styles.ts';

export type Range = readonly [least: number, most: number];

/** How far encoding may shift the levels in a flat area, up or down. */
const NOISE: Levels = [20, 16, 16];
/**
 * How far thin letters fade into their outline, as a fraction of the difference in level. Chroma is sampled for only
 * one pixel in four, so it fades more than brightness.
 */
const FADING: Levels = [0.22, 0.36, 0.36];

/** The colours that a style reserves for the spoken word. */
export const highlightsOf = ({ box, underline, letters, alternate }: CaptionStyle): Colour[] => {
  const plate = box ?? underline;
  if (plate !== undefined) return [plate.colour];
  return [letters.spoken.colour, ...(alternate === undefined ? [] : [alternate])];
};

/**
 * The range of brightness and of both colour differences that counts as a style's highlight. A box keeps its exact
 * colour, apart from noise. Letters and thin bars fade towards their surroundings; the range ends halfway to the
 * colour of a word that hasn’t been spoken yet.
 */
export const highlightLevels = (
  style: CaptionStyle,
  colour: Colour,
): readonly [y: Range, u: Range, v: Range] => {
  const highlight = levelsOf(colour);
  const [surround, waiting] = [levelsOf(surroundOf(style)), levelsOf(style.letters.waiting.colour)];
  const isWaitingShown = style.letters.waiting.opacity > 0;
  const telling = isWaitingShown ? tellingChannel(highlight, waiting) : undefined;
  const rangeOf = (channel: 0 | 1 | 2): Range => {
    const [level, noise] = [highlight[channel], NOISE[channel]];
    if (style.box !== undefined) return [level - noise, level + noise];
    const fading = (surround[channel] - level) * FADING[channel];
    const [least, most] = [level - noise + Math.min(0, fading), level + noise + Math.max(0, fading)];
    if (channel !== telling) return [least, most];
    const halfway = (level + waiting[channel]) / 2;
    return level < waiting[channel] ? [least, Math.min(most, halfway)] : [Math.max(least, halfway), most];
  };
  return [rangeOf(0), rangeOf(1), rangeOf(2)];
};
