import { type BoxMark, markMs } from '#composition/captions/caption-marks.ts';

const WORD_JOINER = '\u2060';
const CENTISECONDS = 100;
const MS_PER_CENTISECOND = 10;

/** Escapes text so that libass draws it literally: braces are escaped, and backslashes can’t form a command. */
export const escapeAss = (text: string): string =>
  text
    .replaceAll(/[\r\n]+/gu, ' ')
    .replaceAll('\\', `\\${WORD_JOINER}`)
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}');

const part = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** The ASS timestamp for something that appears at a given frame. */
const assTime = (frame: number): string => {
  const total = Math.round(markMs(frame) / MS_PER_CENTISECOND);
  return `${Math.floor(total / 360_000)}:${part((total / 6000) % 60)}:${part((total / CENTISECONDS) % 60)}.${part(total % CENTISECONDS)}`;
};

/** An ASS event shown from one frame until just before another; `text` is not escaped here. */
export const assEvent = (
  { from, to }: Pick<BoxMark, 'from' | 'to'>,
  layer: number,
  tags: string,
  text: string,
): string => `Dialogue: ${layer},${assTime(from)},${assTime(to)},word,,0,0,0,,{${tags}}${text}\n`;

export const placeTag = (x: number, y: number): string => `\\pos(${x.toFixed(1)},${y.toFixed(1)})`;

/** The outline of a box with rounded corners, as an ASS drawing. */
export const roundedBox = ({
  width,
  height,
  corner,
}: Pick<BoxMark, 'width' | 'height' | 'corner'>): string => {
  const [right, bottom] = [width - corner, height - corner];
  return `m ${corner} 0 l ${right} 0 b ${width} 0 ${width} 0 ${width} ${corner} l ${width} ${bottom} b ${width} ${height} ${width} ${height} ${right} ${height} l ${corner} ${height} b 0 ${height} 0 ${height} 0 ${bottom} l 0 ${corner} b 0 0 0 0 ${corner} 0`;
};
