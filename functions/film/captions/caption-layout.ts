import type { CaptionStyle } from '#contract/catalogue.ts';
import { widthInEms } from './caption-text.ts';
import type { FontWeight } from './font.ts';

export const CANVAS = { width: 1080, height: 1920 } as const;
/** Canvas the platforms' own buttons do not cover, in pixels from each edge. */
export const SAFE_MARGIN = { top: 210, bottom: 320, side: 120 } as const;

export type CaptionLook = {
  weight: FontWeight;
  /** Em size of the letters at full and at their smallest size, in canvas pixels. */
  size: number;
  outline: number;
  /** How much the spoken word grows. */
  grow: number;
};

export const CAPTION_LOOKS = {
  pop: { weight: 'extraBold', size: 104, outline: 9, grow: 1.1 },
  clean: { weight: 'bold', size: 88, outline: 5, grow: 1 },
  karaoke: { weight: 'extraBold', size: 96, outline: 8, grow: 1 },
} as const satisfies Record<CaptionStyle, CaptionLook>;

export const CAPTION_MIN_SIZE = 60;
const LINE_HEIGHT_EMS = 1.18;
/** Room between words, wide enough for one of them to grow. */
const WORD_GAP_EMS = 0.4;
const MAX_LINES = 2;
/** As many as stay clear of the platforms' buttons: some 150 characters. */
const MAX_HYPHENATED_LINES = 8;
const EVEN_LINE_SLACK = 1.05;
/** Middle of the caption block, in pixels from the top. */
export const BLOCK_MIDDLE = 1270;

/** A piece of text with the middle of its line box, in canvas pixels; `word` counts within the page. */
export type PlacedText = { text: string; word: number; x: number; y: number; width: number };
export type LaidOutPage = { size: number; pieces: PlacedText[] };
type Line = { text: string; word: number }[];

/** Width of a line that stays within the margins even when a word as wide as the line grows. */
const usableWidth = ({ outline, grow }: CaptionLook): number =>
  (CANVAS.width - 2 * (SAFE_MARGIN.side + outline)) / grow;

const lineWidth = (line: Line, weight: FontWeight): number =>
  line.reduce((sum, piece) => sum + widthInEms(piece.text, weight), 0) + (line.length - 1) * WORD_GAP_EMS;

const widest = (lines: readonly Line[], weight: FontWeight): number =>
  Math.max(...lines.map((line) => lineWidth(line, weight)));

/** One line when it fits, else the split into two that is least wide. */
const breakLines = (words: Line, look: CaptionLook): Line[] => {
  if (lineWidth(words, look.weight) * look.size <= usableWidth(look) || words.length < MAX_LINES)
    return [words];
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return splits.reduce((best, split) =>
    widest(split, look.weight) < widest(best, look.weight) ? split : best,
  );
};

const asLine = (words: readonly string[]): Line => words.map((text, word) => ({ text, word }));

/** Whether the words fit the safe area in at most two lines at the style's full size. */
export const fitsUnshrunk = (words: readonly string[], style: CaptionStyle): boolean => {
  const look = CAPTION_LOOKS[style];
  return widest(breakLines(asLine(words), look), look.weight) * look.size <= usableWidth(look);
};

/** Cuts a word that is too wide even at the smallest size into lines that end in a hyphen. */
const hyphenate = (text: string, look: CaptionLook): Line[] => {
  const most = usableWidth(look) / CAPTION_MIN_SIZE - widthInEms('-', look.weight);
  const width = widthInEms(text, look.weight);
  // Lines of even length rather than a last line of one letter.
  const limit = Math.min(most, (width / Math.ceil(width / most)) * EVEN_LINE_SLACK);
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (line !== '' && widthInEms(`${line}${character}`, look.weight) > limit) {
      lines.push(`${line}-`);
      line = '';
    }
    line += character;
  }
  return [...lines, line].slice(0, MAX_HYPHENATED_LINES).map((piece) => [{ text: piece, word: 0 }]);
};

/** Places the words of a page in the safe area, shrinking to 60 px and then hyphenating what is too wide. */
export const layOut = (words: readonly string[], style: CaptionStyle): LaidOutPage => {
  const look = CAPTION_LOOKS[style];
  const whole = breakLines(asLine(words), look);
  const fitting = Math.min(look.size, Math.floor(usableWidth(look) / widest(whole, look.weight)));
  const isTooWide = fitting < CAPTION_MIN_SIZE;
  const lines = isTooWide ? hyphenate(words.join(' '), look) : whole;
  const size = Math.max(fitting, CAPTION_MIN_SIZE);
  const top = BLOCK_MIDDLE - ((lines.length - 1) * LINE_HEIGHT_EMS * size) / 2;
  const pieces = lines.flatMap((line, row) => {
    let left = (CANVAS.width - lineWidth(line, look.weight) * size) / 2;
    return line.map(({ text, word }) => {
      const width = widthInEms(text, look.weight) * size;
      const x = left + width / 2;
      left += width + WORD_GAP_EMS * size;
      return { text, word, x, y: top + row * LINE_HEIGHT_EMS * size, width };
    });
  });
  return { size, pieces };
};
