import type { Font, Fonts } from '#composition/captions/font.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';

const ADVANCES = { 700: 400, 800: 500, 900: 600 } as const;
/** A character that is wider than any line. */
const BLOCK = '@'.charCodeAt(0);

/** Latin letters, including a soft hyphen, and punctuation marks. */
const isDrawn = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) || (code > 0xa0 && code < 0x180) || (code > 0x2010 && code < 0x2027);

/** All drawn characters have the same width, 0.4, 0.5 or 0.6 em depending on the weight; only `@` is 20 em wide. */
export const evenFonts: Fonts = (weight): Font => ({
  unitsPerEm: 1000,
  sizeHeight: 1250,
  capHeight: 700,
  ascent: 950,
  glyphOf: (code) => (isDrawn(code) ? code : 0),
  advanceOf: (glyph) => (glyph === BLOCK ? 20_000 : ADVANCES[weight]),
});

const WHITE = { colour: '#ffffff', opacity: 1, outlineOpacity: 1 } as const;

/** A style with nothing around its letters, so that lines are 840 pixels wide. */
export const plainStyle = (change: Partial<CaptionStyle> = {}, size = 100): CaptionStyle => ({
  id: 'plain',
  label: 'Plain',
  hint: 'Nothing but letters',
  font: { weight: 800, size, case: 'as-written' },
  outline: { width: 0, colour: '#101010' },
  shadow: { depth: 0, colour: '#000000', opacity: 0 },
  letters: { waiting: WHITE, spoken: { ...WHITE, colour: '#ffe02b' }, said: { ...WHITE, colour: '#4ae0ff' } },
  ...change,
});

/** A value with its numbers rounded to thousandths. */
export const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'number' ? Math.round(each * 1000) / 1000 : each,
    ),
  );
