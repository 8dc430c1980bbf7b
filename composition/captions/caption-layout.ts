import type { CaptionStyle, CaptionWeight } from '#contract/caption-styles.ts';
import { widthInEms } from './caption-text.ts';
import type { Fonts } from './font.ts';

export const CANVAS = { width: 1080, height: 1920 } as const;
/** Margins that the platforms' own buttons cover, in pixels from each edge. */
export const SAFE_MARGIN = { top: 210, bottom: 320, side: 120 } as const;

/** The smallest em size of letters, in canvas pixels; longer words are hyphenated. */
export const CAPTION_MIN_SIZE = 60;
const LINE_HEIGHT_EMS = 1.18;
/** Room between words, wide enough for one of them to grow. */
const WORD_GAP_EMS = 0.4;
const MAX_LINES = 2;
/** As many lines as stay clear of the platforms' buttons: some 150 characters. */
const MAX_HYPHENATED_LINES = 8;
const EVEN_LINE_SLACK = 1.05;
/** Middle of the caption block, in pixels from the top. */
export const BLOCK_MIDDLE = 1270;

/** A piece of text with the middle of its line box, in canvas pixels; `word` counts within the page. */
export type PlacedText = { text: string; word: number; x: number; y: number; width: number };
export type LaidOutPage = { size: number; pieces: PlacedText[] };
type Line = { text: string; word: number }[];

/** Width of a line that stays within the margins even while its widest word grows. */
const usableWidth = ({ outline, growth }: CaptionStyle): number =>
  (CANVAS.width - 2 * (SAFE_MARGIN.side + outline.width)) / (growth?.to ?? 1);

const lineWidth = (fonts: Fonts, line: Line, weight: CaptionWeight): number =>
  line.reduce((sum, piece) => sum + widthInEms(fonts, piece.text, weight), 0) +
  (line.length - 1) * WORD_GAP_EMS;

const widest = (fonts: Fonts, lines: readonly Line[], weight: CaptionWeight): number =>
  Math.max(...lines.map((line) => lineWidth(fonts, line, weight)));

/** One line when it fits, else the narrowest split into two. */
const breakLines = (fonts: Fonts, words: Line, style: CaptionStyle): Line[] => {
  const { weight, size } = style.font;
  if (lineWidth(fonts, words, weight) * size <= usableWidth(style) || words.length < MAX_LINES)
    return [words];
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return splits.reduce((best, split) =>
    widest(fonts, split, weight) < widest(fonts, best, weight) ? split : best,
  );
};

const asLine = (words: readonly string[]): Line => words.map((text, word) => ({ text, word }));

/** Whether the words fit the safe area in at most two lines at the style's full size. */
export const fitsUnshrunk = (fonts: Fonts, words: readonly string[], style: CaptionStyle): boolean => {
  const { weight, size } = style.font;
  return widest(fonts, breakLines(fonts, asLine(words), style), weight) * size <= usableWidth(style);
};

/** Cuts a word that is too wide even at the smallest size into hyphenated lines. */
const hyphenate = (fonts: Fonts, text: string, style: CaptionStyle): Line[] => {
  const { weight } = style.font;
  const most = usableWidth(style) / CAPTION_MIN_SIZE - widthInEms(fonts, '-', weight);
  const width = widthInEms(fonts, text, weight);
  // Even lines rather than a last line of one letter.
  const limit = Math.min(most, (width / Math.ceil(width / most)) * EVEN_LINE_SLACK);
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (line !== '' && widthInEms(fonts, `${line}${character}`, weight) > limit) {
      lines.push(`${line}-`);
      line = '';
    }
    line += character;
  }
  return [...lines, line].slice(0, MAX_HYPHENATED_LINES).map((piece) => [{ text: piece, word: 0 }]);
};

/** Places the words of a page in the safe area, shrinking to 60 px and then hyphenating what is too wide. */
export const layOut = (fonts: Fonts, words: readonly string[], style: CaptionStyle): LaidOutPage => {
  const { weight, size: fullSize } = style.font;
  const whole = breakLines(fonts, asLine(words), style);
  const fitting = Math.min(fullSize, Math.floor(usableWidth(style) / widest(fonts, whole, weight)));
  const isTooWide = fitting < CAPTION_MIN_SIZE;
  const lines = isTooWide ? hyphenate(fonts, words.join(' '), style) : whole;
  const size = Math.max(fitting, CAPTION_MIN_SIZE);
  const top = BLOCK_MIDDLE - ((lines.length - 1) * LINE_HEIGHT_EMS * size) / 2;
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
