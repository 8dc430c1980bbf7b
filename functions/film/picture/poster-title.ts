import { BLOCK_MIDDLE, CANVAS, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { type TextBlock, textBlock } from '#composition/captions/text-block.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { escapeAss } from '#functions/film/captions/ass-events.ts';
import { assHeader } from '#functions/film/captions/caption-ass.ts';
import { shippedFont } from '#functions/film/captions/font.ts';

/** The caption style in which a title is set. */
const STYLE = captionStyleOf('pop');
const LINE_HEIGHT_EMS = 1.14;
const SHAPE = {
  weight: STYLE.font.weight,
  size: { most: 132, least: 56, step: 4 },
  width: CANVAS.width - 2 * (SAFE_MARGIN.side + STYLE.outline.width),
  maxLines: 5,
} as const;

/** Lays out a title on at most five lines, as large as will fit; longer titles are cut. */
export const titleLines = (title: string): TextBlock => textBlock(shippedFont, title, SHAPE);

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
