import { BLOCK_MIDDLE, CANVAS, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { assHeader, escapeAss } from '#functions/film/captions/caption-ass.ts';
import { captionText, widthInEms } from '#functions/film/captions/captions.ts';
import { shippedFont } from '#functions/film/captions/font.ts';

/** The style a title is set in. */
const STYLE = captionStyleOf('pop');
const SIZE = { most: 132, least: 56, step: 4 } as const;
const LINE_HEIGHT_EMS = 1.14;
const MAX_LINES = 5;
const WIDTH = CANVAS.width - 2 * (SAFE_MARGIN.side + STYLE.outline.width);
const ELLIPSIS = '…';

const widthOf = (text: string, size: number): number => widthInEms(text, STYLE.font.weight) * size;

/** Fills lines word by word; a word wider than a line continues on the next. */
const fill = (words: readonly string[], size: number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && widthOf(`${line} ${word}`, size) > width) {
      lines.push(line);
      line = '';
    }
    if (line !== '') line += ' ';
    for (const character of word) {
      if (line !== '' && widthOf(`${line}${character}`, size) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
};

const isWhole = (words: readonly string[], size: number): boolean =>
  words.every((word) => widthOf(word, size) <= WIDTH);

/** The narrowest block with the same number of lines, so that the last line is not a single word. */
const evened = (words: readonly string[], size: number): string[] => {
  const lines = fill(words, size, WIDTH);
  const widest = Math.max(...words.map((word) => widthOf(word, size)));
  for (let width = Math.max(widest, WIDTH / lines.length); width < WIDTH; width += size / 2) {
    const even = fill(words, size, width);
    if (even.length === lines.length) return even;
  }
  return lines;
};

/** A title in at most five lines, as large as fits; the rest is cut. */
export const titleLines = (title: string): { size: number; lines: string[] } => {
  const words = title.split(/\s+/u).flatMap((word) => captionText(word, STYLE) || []);
  for (let size: number = SIZE.most; size >= SIZE.least; size -= SIZE.step)
    if (isWhole(words, size) && fill(words, size, WIDTH).length <= MAX_LINES)
      return { size, lines: words.length === 0 ? [] : evened(words, size) };
  const lines = fill(words, SIZE.least, WIDTH);
  if (lines.length <= MAX_LINES) return { size: SIZE.least, lines };
  const last = Array.from(lines[MAX_LINES - 1] ?? '');
  while (widthOf(`${last.join('')}${ELLIPSIS}`, SIZE.least) > WIDTH) last.pop();
  return { size: SIZE.least, lines: [...lines.slice(0, MAX_LINES - 1), `${last.join('')}${ELLIPSIS}`] };
};

/** A film's title on its poster, as an ASS script in the caption font, one frame long. */
export const titleAss = (title: string): string => {
  const { size, lines } = titleLines(title);
  const font = shippedFont(STYLE.font.weight);
  const fontSize = ((size * font.sizeHeight) / font.unitsPerEm).toFixed(2);
  const top = BLOCK_MIDDLE - ((lines.length - 1) * LINE_HEIGHT_EMS * size) / 2;
  const events = lines.map((line, row) => {
    const place = `\\pos(${CANVAS.width / 2},${(top + row * LINE_HEIGHT_EMS * size).toFixed(1)})`;
    return `Dialogue: 1,0:00:00.00,0:00:10.00,word,,0,0,0,,{${place}\\fs${fontSize}}${escapeAss(line)}\n`;
  });
  return assHeader(STYLE) + events.join('');
};
