/**
 * Every caption style, one record each: the words on its card, how a film draws it, how the browser shows it in
 * miniature, and the colour that the certificate uses to find it. To add a style, add a record. It contains only
 * data, because the browser loads it.
 *
 * Pixels refer to the 1080×1920 canvas, ems to the size of the letters, and opacities range from 0 to 1.
 */

/** An sRGB colour, as `#rrggbb` in lower case. */
export type Colour = `#${string}`;
/** The weights that the caption font comes in. */
export const CAPTION_WEIGHTS = [700, 800, 900] as const;
export type CaptionWeight = (typeof CAPTION_WEIGHTS)[number];
/** The states of a word: before, while and after it is spoken. */
export type WordPhase = 'waiting' | 'spoken' | 'said';

/** How the letters of a word are drawn. */
export interface Letters {
  readonly colour: Colour;
  readonly opacity: number;
  /** Opacity of the outline. */
  readonly outlineOpacity: number;
}

/** One caption style. */
export interface CaptionStyle {
  /** The style’s id in requests and stored videos. Never changes. */
  readonly id: string;
  /** The name shown on its card. */
  readonly label: string;
  /** A short description shown below the name. */
  readonly hint: string;
  /** `size`: the font size at which words are drawn unless they are too wide, in pixels. */
  readonly font: {
    readonly weight: CaptionWeight;
    readonly size: number;
    readonly case: 'as-written' | 'upper';
  };
  /**
   * `width`: how far the outline extends beyond the letters, in pixels; `blur`: how soft its edge is, in libass's
   * units.
   */
  readonly outline: { readonly width: number; readonly colour: Colour; readonly blur?: number };
  /** `depth`: how far the shadow is offset to the right and down, in pixels. */
  readonly shadow: { readonly depth: number; readonly colour: Colour; readonly opacity: number };
  /** Waiting words with an opacity of 0 stay hidden until they are spoken. */
  readonly letters: Readonly<Record<WordPhase, Letters>>;
  /** The colour of spoken words on every other page. */
  readonly alternate?: Colour;
  /** The maximum number of words on a page; four by default. */
  readonly words?: number;
  /** Where captions are placed; in the lower part by default. */
  readonly position?: 'lower' | 'middle' | 'upper';
  /** The spoken word grows from `from` to `to`, as fractions of its size, within `ms` milliseconds. */
  readonly growth?: { readonly from: number; readonly to: number; readonly ms: number };
  /**
   * A filled box behind the spoken word: its extra width, its height and its corner radius, in ems. In a
   * style with a box or an underline, that part has the highlight colour; otherwise the spoken letters do.
   */
  readonly box?: Plate;
  /**
   * A filled plate behind each line, visible for as long as the page is shown. It replaces the outline around the
   * letters.
   */
  readonly panel?: Plate;
  /**
   * A bar below the spoken word that grows from left to right: its height, and how far it lies below the
   * middle of the line.
   */
  readonly underline?: {
    readonly colour: Colour;
    readonly heightEms: number;
    readonly dropEms: number;
    readonly ms: number;
  };
  /** Light around the letters of the spoken word: its width in pixels, and its blur in libass's units. */
  readonly glow?: {
    readonly colour: Colour;
    readonly width: number;
    readonly blur: number;
    readonly opacity: number;
  };
}

/** A filled rectangle behind words: its extra width, its height and its corner radius, in ems. */
export interface Plate {
  readonly colour: Colour;
  readonly acrossEms: number;
  readonly downEms: number;
  readonly cornerEms: number;
}

const WHITE = { colour: '#ffffff', opacity: 1, outlineOpacity: 1 } as const satisfies Letters;
const PALE = { colour: '#e4e4e4', opacity: 0.81, outlineOpacity: 0.75 } as const satisfies Letters;
const HIDDEN = { ...WHITE, opacity: 0, outlineOpacity: 0 } as const satisfies Letters;
const DARK = { colour: '#15151a', opacity: 1, outlineOpacity: 0 } as const satisfies Letters;
const BLACK = '#101010';

export const CAPTION_STYLES = [
  {
    id: 'pop',
    label: 'Pop',
    hint: 'Each word pops',
    font: { weight: 800, size: 104, case: 'as-written' },
    outline: { width: 9, colour: BLACK },
    shadow: { depth: 4, colour: '#000000', opacity: 0.41 },
    letters: { waiting: WHITE, spoken: { ...WHITE, colour: '#ffe02b' }, said: WHITE },
    growth: { from: 0.94, to: 1.1, ms: 110 },
  },
  {
    id: 'clean',
    label: 'Clean',
    hint: 'Each word lights up',
    font: { weight: 700, size: 88, case: 'as-written' },
    outline: { width: 5, colour: BLACK },
    shadow: { depth: 2, colour: '#000000', opacity: 0.41 },
    letters: { waiting: PALE, spoken: WHITE, said: PALE },
  },
  {
    id: 'karaoke',
    label: 'Karaoke',
    hint: 'A box marks each word',
    font: { weight: 800, size: 96, case: 'as-written' },
    outline: { width: 8, colour: BLACK },
    shadow: { depth: 4, colour: '#000000', opacity: 0.41 },
    letters: { waiting: WHITE, spoken: WHITE, said: { ...WHITE, colour: '#4ae0ff' } },
    box: { colour: '#7a46e8', acrossEms: 0.26, downEms: 1.1, cornerEms: 0.22 },
  },
  {
    id: 'impact',
    label: 'Impact',
    hint: 'Heavy capitals in turns',
    font: { weight: 900, size: 108, case: 'upper' },
    outline: { width: 12, colour: '#000000' },
    shadow: { depth: 6, colour: '#000000', opacity: 0.6 },
    letters: { waiting: WHITE, spoken: { ...WHITE, colour: '#ffd60a' }, said: WHITE },
    alternate: '#3cf07a',
    words: 3,
    growth: { from: 0.9, to: 1.06, ms: 90 },
  },
  {
    id: 'headline',
    label: 'Headline',
    hint: 'Dark letters on paper',
    font: { weight: 800, size: 84, case: 'as-written' },
    outline: { width: 0, colour: '#ffffff' },
    shadow: { depth: 0, colour: '#000000', opacity: 0 },
    letters: { waiting: DARK, spoken: { ...DARK, colour: '#d6163c' }, said: DARK },
    panel: { colour: '#ffffff', acrossEms: 0.6, downEms: 1.24, cornerEms: 0.46 },
  },
  {
    id: 'solo',
    label: 'Solo',
    hint: 'One big word at a time',
    font: { weight: 900, size: 148, case: 'upper' },
    outline: { width: 8, colour: BLACK, blur: 2 },
    shadow: { depth: 7, colour: '#000000', opacity: 0.45 },
    letters: { waiting: HIDDEN, spoken: WHITE, said: WHITE },
    words: 1,
    growth: { from: 0.78, to: 1, ms: 120 },
  },
  {
    id: 'neon',
    label: 'Neon',
    hint: 'Each word glows',
    font: { weight: 700, size: 96, case: 'as-written' },
    outline: { width: 4, colour: '#12061f', blur: 1.5 },
    shadow: { depth: 3, colour: '#12061f', opacity: 0.5 },
    letters: { waiting: WHITE, spoken: { ...WHITE, colour: '#ff8ae2' }, said: WHITE },
    glow: { colour: '#ff2fc4', width: 14, blur: 14, opacity: 0.9 },
  },
  {
    id: 'sweep',
    label: 'Sweep',
    hint: 'A line sweeps below',
    font: { weight: 700, size: 86, case: 'as-written' },
    outline: { width: 7, colour: BLACK, blur: 6 },
    shadow: { depth: 2, colour: '#000000', opacity: 0.3 },
    letters: { waiting: WHITE, spoken: WHITE, said: WHITE },
    underline: { colour: '#ff4068', heightEms: 0.15, dropEms: 0.57, ms: 170 },
  },
] as const satisfies readonly CaptionStyle[];

export type CaptionStyleId = (typeof CAPTION_STYLES)[number]['id'];
export const CAPTION_STYLE_IDS = CAPTION_STYLES.map(({ id }) => id);
export const DEFAULT_CAPTION_STYLE = 'pop' satisfies CaptionStyleId;

/** The record of a style. */
export const captionStyleOf = (id: CaptionStyleId): CaptionStyle => {
  const style = CAPTION_STYLES.find((each) => each.id === id);
  if (style === undefined) throw new RangeError(`There is no caption style ${id}.`);
  return style;
};
