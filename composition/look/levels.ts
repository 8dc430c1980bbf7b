import type { Colour } from '#contract/caption-styles.ts';

/** Brightness and both colour differences, as 8-bit BT.709 video levels. */
export type Levels = readonly [y: number, u: number, v: number];

const partsOf = (colour: Colour): readonly [red: number, green: number, blue: number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** The video levels of a colour (ITU-R BT.709, limited range). */
export const levelsOf = (colour: Colour): Levels => {
  const [red, green, blue] = partsOf(colour);
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [16 + 219 * luma, 128 + (224 * (blue - luma)) / 1.8556, 128 + (224 * (red - luma)) / 1.5748];
};

const distance = (one: Levels, other: Levels, channel: 0 | 1 | 2): number =>
  Math.abs(one[channel] - other[channel]);

/** The channel in which two colours differ most. */
export const tellingChannel = (one: Levels, other: Levels): 0 | 1 | 2 => {
  const [y, u, v] = [distance(one, other, 0), distance(one, other, 1), distance(one, other, 2)];
  if (y >= Math.max(u, v)) return 0;
  return u >= v ? 1 : 2;
};

/** How far apart two colours are, in levels of the channel in which they differ most. */
export const levelsApart = (one: Colour, other: Colour): number => {
  const [here, there] = [levelsOf(one), levelsOf(other)];
  return distance(here, there, tellingChannel(here, there));
};

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminanceOf = (colour: Colour): number => {
  const [red, green, blue] = partsOf(colour).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The contrast between two colours, 1 to 21 (WCAG 2). */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** A mix of two colours; `share` from 0 to 1. */
export const mixed = (from: Colour, to: Colour, share: number): Colour => {
  const target = partsOf(to);
  const digits = partsOf(from).map((part, at) =>
    Math.round(255 * (part + ((target[at] ?? 0) - part) * share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};
