/** Colours are written as `#rrggbb`. */
const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (red: number, green: number, blue: number): string => {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
};

/** If `amount` is 0, the result is `from`; if it is 1, `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const t = Math.min(1, Math.max(0, amount));
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return toHex(r1 + (r2 - r1) * t, g1 + (g2 - g1) * t, b1 + (b2 - b1) * t);
};

/** The same colour with an opacity, as a canvas fill. */
export const fade = (hex: string, opacity: number): string => {
  const [red, green, blue] = channels(hex);
  return `rgba(${red},${green},${blue},${Math.min(1, Math.max(0, opacity)).toFixed(3)})`;
};

/** Perceived lightness, from 0 (black) to 1 (white). */
export const lightness = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};
