import type { CaptionWeight } from '#contract/caption-styles.ts';
import { captionText, widthInEms } from './caption-text.ts';
import type { Fonts } from './font.ts';

/** The limits within which a text is set as large as possible. Sizes and width are in canvas pixels. */
export interface BlockShape {
  readonly weight: CaptionWeight;
  readonly size: { readonly most: number; readonly least: number; readonly step: number };
  readonly width: number;
  readonly maxLines: number;
}

/** A text broken into lines, all the same size. */
export interface TextBlock {
  readonly size: number;
  readonly lines: string[];
}

const ELLIPSIS = '…';

/**
 * Breaks a text into lines, at the largest size that fits. Whatever does not fit even at the smallest size is cut
 * off.
 */
export const textBlock = (
  fonts: Fonts,
  text: string,
  { weight, size: sizes, width: room, maxLines }: BlockShape,
): TextBlock => {
  const widthOf = (part: string, size: number): number => widthInEms(fonts, part, weight) * size;

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
    words.every((word) => widthOf(word, size) <= room);

  /** The narrowest block with the same number of lines, so that the last line is not a single word. */
  const evened = (words: readonly string[], size: number): string[] => {
    const lines = fill(words, size, room);
    const widest = Math.max(...words.map((word) => widthOf(word, size)));
    for (let width = Math.max(widest, room / lines.length); width < room; width += size / 2) {
      const even = fill(words, size, width);
      if (even.length === lines.length) return even;
    }
    return lines;
  };

  const asWritten = { font: { weight, size: sizes.most, case: 'as-written' } } as const;
  const words = text.split(/\s+/u).flatMap((word) => captionText(fonts, word, asWritten) || []);
  for (let { most: size } = sizes; size >= sizes.least; size -= sizes.step)
    if (isWhole(words, size) && fill(words, size, room).length <= maxLines)
      return { size, lines: words.length === 0 ? [] : evened(words, size) };
  const lines = fill(words, sizes.least, room);
  if (lines.length <= maxLines) return { size: sizes.least, lines };
  const last = Array.from(lines[maxLines - 1] ?? '');
  while (widthOf(`${last.join('')}${ELLIPSIS}`, sizes.least) > room) last.pop();
  return { size: sizes.least, lines: [...lines.slice(0, maxLines - 1), `${last.join('')}${ELLIPSIS}`] };
};
