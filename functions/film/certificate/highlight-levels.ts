import type { CaptionStyle, Colour } from '#contract/caption-styles.ts';

export type Range = readonly [least: number, most: number];
/** Brightness and both colour differences, as BT.709 video levels of 8 bits. */
type Levels = readonly [y: number, u: number, v: number];

/** The noise that encoding adds to the levels of an even area, in both directions. */
const NOISE: Levels = [20, 16, 16];
/**
 * How far thin letters fade into their outline, as a share of the difference. Chroma is sampled at a quarter of the
 * points, so it fades farther than brightness.
 */
const FADING: Levels = [0.22, 0.36, 0.36];

/** The video levels of a colour (ITU-R BT.709, limited range). */
export const levelsOf = (colour: Colour): Levels => {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../gu) ?? []).map(
    (digits) => Number.parseInt(digits, 16) / 255,
  );
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [16 + 219 * luma, 128 + (224 * (blue - luma)) / 1.8556, 128 + (224 * (red - luma)) / 1.5748];
};

/** The colour that a style reserves for the spoken word. */
export const highlightOf = ({ box, letters }: CaptionStyle): Colour => box?.colour ?? letters.spoken.colour;

const distance = (one: Levels, other: Levels, channel: 0 | 1 | 2): number =>
  Math.abs(one[channel] - other[channel]);

/** The channel in which two colours differ most. */
export const tellingChannel = (one: Levels, other: Levels): 0 | 1 | 2 => {
  const [y, u, v] = [distance(one, other, 0), distance(one, other, 1), distance(one, other, 2)];
  if (y >= Math.max(u, v)) return 0;
  return u >= v ? 1 : 2;
};

/**
 * The range of brightness and both colour differences that counts as a style's highlight. A box keeps its colour
 * except for noise. Letters fade towards their outline, and end half-way to the letters of a waiting word.
 */
export const highlightLevels = (style: CaptionStyle): readonly [y: Range, u: Range, v: Range] => {
  const highlight = levelsOf(highlightOf(style));
  const [outline, waiting] = [levelsOf(style.outline.colour), levelsOf(style.letters.waiting.colour)];
  const telling = tellingChannel(highlight, waiting);
  const rangeOf = (channel: 0 | 1 | 2): Range => {
    const [level, noise] = [highlight[channel], NOISE[channel]];
    if (style.box !== undefined) return [level - noise, level + noise];
    const fading = (outline[channel] - level) * FADING[channel];
    const [least, most] = [level - noise + Math.min(0, fading), level + noise + Math.max(0, fading)];
    if (channel !== telling) return [least, most];
    const halfway = (level + waiting[channel]) / 2;
    return level < waiting[channel] ? [least, Math.min(most, halfway)] : [Math.max(least, halfway), most];
  };
  return [rangeOf(0), rangeOf(1), rangeOf(2)];
};
