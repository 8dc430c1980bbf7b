import { CANVAS } from '#composition/captions/caption-layout.ts';
import { type BoxMark, markMs, type WordMark } from '#composition/captions/caption-marks.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { aiLineTags } from './ai-line-tags.ts';
import { fillTag, phaseTags, styleColour } from './ass-tags.ts';
import { captionMarks } from './captions.ts';
import { FONTS, shippedFont } from './font.ts';

/** The fill of untagged text, such as a title; words get theirs from `phaseTags`. */
const UNTAGGED_FILL = styleColour('#ffffff');
const WORD_JOINER = '\u2060';
const CENTISECONDS = 100;
const MS_PER_CENTISECOND = 10;

/** A text that libass draws literally: braces escaped, backslashes kept from forming a command. */
export const escapeAss = (text: string): string =>
  text
    .replaceAll(/[\r\n]+/gu, ' ')
    .replaceAll('\\', `\\${WORD_JOINER}`)
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}');

const part = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** When what is shown from a frame on begins. */
const assTime = (frame: number): string => {
  const total = Math.round(markMs(frame) / MS_PER_CENTISECOND);
  return `${Math.floor(total / 360_000)}:${part((total / 6000) % 60)}:${part((total / CENTISECONDS) % 60)}.${part(total % CENTISECONDS)}`;
};

/** The head of an ASS script for our canvas, with the single style `word`. */
export const assHeader = (style: CaptionStyle): string => {
  const { font, outline, shadow } = style;
  const { family, isBoldOfFamily } = FONTS[font.weight];
  const colours = [
    UNTAGGED_FILL,
    UNTAGGED_FILL,
    styleColour(outline.colour),
    styleColour(shadow.colour, shadow.opacity),
  ];
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${CANVAS.width}
PlayResY: ${CANVAS.height}
ScaledBorderAndShadow: yes
WrapStyle: 2
YCbCr Matrix: TV.709

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: word,${family},100,${colours.join(',')},${isBoldOfFamily ? -1 : 0},0,0,0,100,100,0,0,1,${outline.width},${shadow.depth},5,0,0,0,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`;
};

const event = (from: number, to: number, layer: number, tags: string, text: string): string =>
  `Dialogue: ${layer},${assTime(from)},${assTime(to)},word,,0,0,0,,{${tags}}${text}\n`;

const placeTag = (x: number, y: number): string => `\\pos(${x.toFixed(1)},${y.toFixed(1)})`;

/** The rounded box behind a spoken word. */
const boxEvent = ({ from, to, colour, x, y, width, height, corner }: BoxMark): string => {
  const [right, bottom] = [width - corner, height - corner];
  const shape = `m ${corner} 0 l ${right} 0 b ${width} 0 ${width} 0 ${width} ${corner} l ${width} ${bottom} b ${width} ${height} ${width} ${height} ${right} ${height} l ${corner} ${height} b 0 ${height} 0 ${height} 0 ${bottom} l 0 ${corner} b 0 0 0 0 ${corner} 0`;
  return event(from, to, 0, `${placeTag(x, y)}\\bord0\\shad0${fillTag(colour)}\\p1`, shape);
};

const wordEvent = (mark: WordMark, style: CaptionStyle): string => {
  const font = shippedFont(style.font.weight);
  const size = `\\fs${((mark.size * font.sizeHeight) / font.unitsPerEm).toFixed(2)}`;
  const tags = placeTag(mark.x, mark.y) + size + phaseTags(style, mark.phase);
  return event(mark.from, mark.to, mark.phase === 'spoken' ? 2 : 1, tags, escapeAss(mark.text));
};

/**
 * The captions of one scene as an ASS script, timed from the scene's first frame. `aiLine` stands above them from the
 * first frame to the last.
 */
export const sceneAss = (timeline: Timeline, index: number, style: CaptionStyle, aiLine?: string): string => {
  const scene = timeline.scenes[index];
  if (scene === undefined) return assHeader(style);
  const events = captionMarks(timeline, index, style).map((mark) =>
    mark.kind === 'box' ? boxEvent(mark) : wordEvent(mark, style),
  );
  const line = aiLine === undefined ? '' : event(0, scene.frames, 0, aiLineTags(), escapeAss(aiLine));
  return assHeader(style) + line + events.join('');
};
