import { CANVAS, type PlacedText } from '#composition/captions/caption-layout.ts';
import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { aiLineTags } from './ai-line-tags.ts';
import { fillTag, phaseTags, styleColour } from './ass-tags.ts';
import { laidOutPages } from './captions.ts';
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

/**
 * A time between the previous frame and this one. The frame's own time would round to just after some frames, and the
 * word would light up one frame late.
 */
const assTime = (frame: number): string => {
  const total = Math.floor(framesToMs(Math.max(0, frame - 0.5)) / MS_PER_CENTISECOND);
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
  to > from
    ? `Dialogue: ${layer},${assTime(from)},${assTime(to)},word,,0,0,0,,{${tags}}${escapeAss(text)}\n`
    : '';

type Box = NonNullable<CaptionStyle['box']>;

/** The rounded box behind the spoken word. */
const boxEvent = (from: number, to: number, box: Box, { x, y, width }: PlacedText, size: number): string => {
  const [across, down] = [Math.round(width + size * box.acrossEms), Math.round(size * box.downEms)];
  const round = Math.round(size * box.cornerEms);
  const [right, bottom] = [across - round, down - round];
  const shape = `m ${round} 0 l ${right} 0 b ${across} 0 ${across} 0 ${across} ${round} l ${across} ${bottom} b ${across} ${down} ${across} ${down} ${right} ${down} l ${round} ${down} b 0 ${down} 0 ${down} 0 ${bottom} l 0 ${round} b 0 0 0 0 ${round} 0`;
  const tags = `\\pos(${x.toFixed(1)},${(y + size * 0.02).toFixed(1)})\\bord0\\shad0${fillTag(box.colour)}\\p1`;
  return to > from ? `Dialogue: 0,${assTime(from)},${assTime(to)},word,,0,0,0,,{${tags}}${shape}\n` : '';
};

/**
 * The captions of one scene as an ASS script, timed from the scene's first frame. Every change falls on the frame
 * nearest to the narrator's word time. `aiLine` stands above them from the first frame to the last.
 */
export const sceneAss = (timeline: Timeline, index: number, style: CaptionStyle, aiLine?: string): string => {
  const scene = timeline.scenes[index];
  if (scene === undefined) return assHeader(style);
  const font = shippedFont(style.font.weight);
  const local = (ms: number): number => Math.min(scene.frames, Math.max(0, frameOf(ms) - scene.startFrame));
  const events = laidOutPages(timeline, index, style).flatMap((page) => {
    const fontSize = ((page.size * font.sizeHeight) / font.unitsPerEm).toFixed(2);
    const draw = (piece: PlacedText): string => {
      const { text, word, x, y } = piece;
      const [spoken, next] = [page.words[word], page.words[word + 1]];
      if (spoken === undefined) return '';
      const place = `\\pos(${x.toFixed(1)},${y.toFixed(1)})\\fs${fontSize}`;
      const [start, end] = [local(page.startMs), local(page.endMs)];
      const from = local(spoken.startMs);
      const to = next === undefined ? end : local(next.startMs);
      return [
        style.box === undefined ? '' : boxEvent(from, to, style.box, piece, page.size),
        event(start, from, 1, place + phaseTags(style, 'waiting'), text),
        event(from, to, 2, place + phaseTags(style, 'spoken'), text),
        event(to, end, 1, place + phaseTags(style, 'said'), text),
      ].join('');
    };
    return page.pieces.map(draw);
  });
  const line = aiLine === undefined ? '' : event(0, scene.frames, 0, aiLineTags(), aiLine);
  return assHeader(style) + line + events.join('');
};
