import type { CaptionStyle, CaptionWeight } from '#contract/caption-styles.ts';
import { widthInEms } from './caption-text.ts';
import type { Fonts } from './font.ts';
import { SOFT_HYPHEN } from './long-words.ts';

export const CANVAS = { width: 1080, height: 1920 } as const;
/** Margins that the platforms cover with their own buttons, in pixels from each edge. */
export const SAFE_MARGIN = { top: 210, bottom: 320, side: 120 } as const;

/** The smallest font size, in canvas pixels; a word that is still too wide is hyphenated. */
export const CAPTION_MIN_SIZE = 60;
const LINE_HEIGHT_EMS = 1.18;
/** The space between words, wide enough for the spoken word to grow. */
const WORD_GAP_EMS = 0.4;
const MAX_LINES = 2;
/**
 * A page with at least `MANY_WORDS` words may have an extra line, unless its letters are larger than
 * `MANY_LINES_SIZE`.
 */
const MANY_WORDS = 5;
const MANY_LINES_SIZE = 132;
/** The maximum number of lines that stay clear of the platforms’ buttons; they hold about 150 characters. */
const MAX_HYPHENATED_LINES = 8;
const EVEN_LINE_SLACK = 1.05;
/** Middle of the caption block in the lower position, in pixels from the top. */
export const BLOCK_MIDDLE = 1270;
const MIDDLES = { lower: BLOCK_MIDDLE, middle: CANVAS.height / 2, upper: 520 } as const;
/** The range in which captions stay clear of the lines above and below them, in pixels from the top. */
export const CAPTION_ROOM = { from: 290, to: 1540 } as const;

/** A piece of text and the middle of its line box, in canvas pixels; `word`: the word’s index on the page. */
export type PlacedText = { text: string; word: number; x: number; y: number; width: number };
export type LaidOutPage = { size: number; pieces: PlacedText[] };
type Line = { text: string; word: number }[];

/**
 * How far a style extends beyond its letters, in pixels. Without a look, a style's box may come a few pixels closer
 * to the edge, so that videos made before looks existed are redrawn exactly as they were.
 */
const reachOf = ({ font, outline, panel, box, glow, position }: CaptionStyle): number =>
  Math.max(
    outline.width + (outline.blur ?? 0),
    ((panel?.acrossEms ?? 0) * font.size) / 2,
    position === undefined ? 0 : ((box?.acrossEms ?? 0) * font.size) / 2,
    (glow?.width ?? 0) + (glow?.blur ?? 0),
  );

/** The line width that stays within the margins even while the widest word grows. */
const usableWidth = (style: CaptionStyle): number =>
  (CANVAS.width - 2 * (SAFE_MARGIN.side + reachOf(style))) / Math.max(1, style.growth?.to ?? 1);

const lineWidth = (fonts: Fonts, line: Line, weight: CaptionWeight): number =>
  line.reduce((sum, piece) => sum + widthInEms(fonts, piece.text, weight), 0) +
  (line.length - 1) * WORD_GAP_EMS;

const widest = (fonts: Fonts, lines: readonly Line[], weight: CaptionWeight): number =>
  Math.max(...lines.map((line) => lineWidth(fonts, line, weight)));

const mostLines = ({ words = 0, font }: CaptionStyle): number =>
  words >= MANY_WORDS && font.size <= MANY_LINES_SIZE ? MAX_LINES + 1 : MAX_LINES;

/** The narrowest split of words into this many lines, or fewer if there are fewer words. */
const splitInto = (fonts: Fonts, words: Line, lines: number, weight: CaptionWeight): Line[] => {
  if (lines === 1 || words.length < lines) return [words];
  return words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1),
      ...splitInto(fonts, words.slice(index + 1), lines - 1, weight),
    ])
    .reduce((best, split) => (widest(fonts, split, weight) < widest(fonts, best, weight) ? split : best));
};

/** The split with the fewest lines that fits, or the narrowest split if none fits. */
const breakLines = (fonts: Fonts, words: Line, style: CaptionStyle): Line[] => {
  const { weight, size } = style.font;
  const most = Math.min(mostLines(style), words.length);
  for (let lines = 1; lines < most; lines += 1) {
    const split = splitInto(fonts, words, lines, weight);
    if (widest(fonts, split, weight) * size <= usableWidth(style)) return split;
  }
  return splitInto(fonts, words, most, weight);
};

const asLine = (words: readonly string[]): Line =>
  words.map((text, word) => ({ text: text.replaceAll(SOFT_HYPHEN, ''), word }));

/** Whether the words fit the safe area at the style's full size, in at most two or three lines. */
export const fitsUnshrunk = (fonts: Fonts, words: readonly string[], style: CaptionStyle): boolean => {
  const { weight, size } = style.font;
  return widest(fonts, breakLines(fonts, asLine(words), style), weight) * size <= usableWidth(style);
};

/** Punctuation after which a web or email address may be split without a hyphen. */
const ADDRESS_MARK = /[./@_:?&=#-]/u;
/** A hashtag or username is split like a word, but without a hyphen. */
const TAG = /^[^\p{L}\p{N}]*[#@]\p{L}/u;
const ADDRESS = /:\/\/|^www\.|@[^\s]*\.|\p{L}\.\p{L}+(?:[./]|$)/u;

/** A word to split: its characters, and where it may be split. */
interface Cuttable {
  readonly letters: readonly string[];
  readonly mayCutAt: (index: number) => boolean;
  /** Whether a hyphen would be read as part of the word. */
  readonly isHyphenless: boolean;
}

const cuttable = (text: string): Cuttable => {
  const letters: string[] = [];
  const soft = new Set<number>();
  for (const letter of text)
    if (letter === SOFT_HYPHEN) soft.add(letters.length);
    else letters.push(letter);
  const whole = letters.join('');
  const [isAddress, isTag] = [ADDRESS.test(whole), TAG.test(whole)];
  const mayCutAt = (index: number): boolean => {
    const [before = '', here = ''] = letters.slice(index - 1, index + 1);
    if (isAddress) return ADDRESS_MARK.test(before) && !ADDRESS_MARK.test(here);
    return before === '-' || soft.has(index) || (isTag && /\p{Ll}/u.test(before) && /\p{Lu}/u.test(here));
  };
  return { letters, mayCutAt, isHyphenless: isAddress || isTag };
};

/**
 * Where to break a line that has room for the characters up to `most`: at the last allowed position in its second
 * half, or else at `most`.
 */
const cutIn = ({ mayCutAt }: Cuttable, from: number, most: number): number => {
  for (let at = most; at > from + (most - from) / 2; at -= 1) if (mayCutAt(at)) return at;
  return most;
};

/**
 * Splits a word that is too wide even at the smallest size into lines: with a hyphen where its language allows one.
 * An address is split after punctuation, without a hyphen, because readers would take the hyphen for part of the
 * address.
 */
const hyphenate = (fonts: Fonts, text: string, style: CaptionStyle): Line[] => {
  const { weight } = style.font;
  const word = cuttable(text);
  const { letters, isHyphenless } = word;
  const whole = usableWidth(style) / CAPTION_MIN_SIZE;
  const most = whole - widthInEms(fonts, '-', weight);
  const width = widthInEms(fonts, letters.join(''), weight);
  // Evens out the lines, so that the last one is never a single letter.
  const limit = Math.min(most, (width / Math.ceil(width / most)) * EVEN_LINE_SLACK);
  const lines: string[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = from + 1;
    const fits = (end: number): boolean =>
      widthInEms(fonts, letters.slice(from, end).join(''), weight) <= limit;
    while (to < letters.length && fits(to + 1)) to += 1;
    // The remaining text may be longer than the other lines if it then fits on one line.
    if (widthInEms(fonts, letters.slice(from).join(''), weight) <= whole) to = letters.length;
    let cut = to === letters.length ? to : cutIn(word, from, to);
    // The punctuation mark still fits, because no hyphen follows it.
    if (isHyphenless && ADDRESS_MARK.test(letters[cut] ?? '')) cut += 1;
    const piece = letters.slice(from, cut).join('');
    const isWhole = cut === letters.length || isHyphenless || piece.endsWith('-');
    lines.push(isWhole ? piece : `${piece}-`);
    from = cut;
  }
  return lines.slice(0, MAX_HYPHENATED_LINES).map((piece) => [{ text: piece, word: 0 }]);
};

/** The middle of a block's first line. No look can push a block over the lines above or below the captions. */
const firstLine = ({ position, outline }: CaptionStyle, lines: number, size: number): number => {
  const half = ((lines - 1) * LINE_HEIGHT_EMS * size) / 2;
  if (position === undefined) return BLOCK_MIDDLE - half;
  const reach = half + (LINE_HEIGHT_EMS * size) / 2 + outline.width;
  const middle = Math.max(CAPTION_ROOM.from + reach, Math.min(CAPTION_ROOM.to - reach, MIDDLES[position]));
  return middle - half;
};

/**
 * Places the words of a page in the safe area. Words that are too wide shrink, down to 60 px, and are then
 * hyphenated at their soft hyphens.
 */
export const layOut = (fonts: Fonts, words: readonly string[], style: CaptionStyle): LaidOutPage => {
  const { weight, size: fullSize } = style.font;
  const whole = breakLines(fonts, asLine(words), style);
  const fitting = Math.min(fullSize, Math.floor(usableWidth(style) / widest(fonts, whole, weight)));
  const isTooWide = fitting < CAPTION_MIN_SIZE;
  const lines = isTooWide ? hyphenate(fonts, words.join(' '), style) : whole;
  const size = Math.max(fitting, CAPTION_MIN_SIZE);
  const top = firstLine(style, lines.length, size);
  const pieces = lines.flatMap((line, row) => {
    let left = (CANVAS.width - lineWidth(fonts, line, weight) * size) / 2;
    return line.map(({ text, word }) => {
      const width = widthInEms(fonts, text, weight) * size;
      const x = left + width / 2;
      left += width + WORD_GAP_EMS * size;
      return { text, word, x, y: top + row * LINE_HEIGHT_EMS * size, width };
    });
  });
  return { size, pieces };
};
