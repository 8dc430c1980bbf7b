import type { CaptionStyle } from '#contract/catalogue.ts';
import { frameOf, framesToMs } from '#functions/film/timeline/frame-times.ts';
import type { Timeline } from '#functions/film/timeline/timeline.ts';
import { CANVAS, CAPTION_LOOKS, type PlacedText } from './caption-layout.ts';
import { laidOutPages } from './captions.ts';
import { shippedFont } from './font.ts';

/** Colours as ASS writes them: blue, green, red. */
const WHITE = '&HFFFFFF&';
const PALE = '&HE4E4E4&';
const YELLOW = '&H2BE0FF&';
const CYAN = '&HFFE04A&';
const VIOLET = '&HE8467A&';
/** How far the box of the karaoke style reaches beyond the width and the size of a word. */
export const BOX_PADDING_EMS = { across: 0.26, down: 1.1 } as const;
const WORD_JOINER = '\u2060';
const POP_MS = 110;
const FONT_NAMES = { extraBold: 'Montserrat ExtraBold', bold: 'Montserrat' } as const;
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
 * A time between the frame before and the frame. Written at the frame itself it would lie a rounding error after some
 * of them, and the word would light up one frame late.
 */
const assTime = (frame: number): string => {
  const total = Math.floor(framesToMs(Math.max(0, frame - 0.5)) / MS_PER_CENTISECOND);
  return `${Math.floor(total / 360_000)}:${part((total / 6000) % 60)}:${part((total / CENTISECONDS) % 60)}.${part(total % CENTISECONDS)}`;
};

/** The beginning of an ASS script on our canvas; its one style is `word`. */
export const assHeader = (style: CaptionStyle): string => {
  const look = CAPTION_LOOKS[style];
  const bold = look.weight === 'bold' ? -1 : 0;
  const shadow = style === 'clean' ? 2 : 4;
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${CANVAS.width}
PlayResY: ${CANVAS.height}
ScaledBorderAndShadow: yes
WrapStyle: 2
YCbCr Matrix: TV.709

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: word,${FONT_NAMES[look.weight]},100,&H00FFFFFF,&H00FFFFFF,&H00101010,&H96000000,${bold},0,0,0,100,100,0,0,1,${look.outline},${shadow},5,0,0,0,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`;
};

type Phase = 'waiting' | 'spoken' | 'said';

const tagsOf = (style: CaptionStyle, phase: Phase): string => {
  switch (style) {
    case 'pop':
      return phase === 'spoken'
        ? `\\1c${YELLOW}\\fscx94\\fscy94\\t(0,${POP_MS},\\fscx110\\fscy110)`
        : `\\1c${WHITE}`;
    case 'clean':
      return phase === 'spoken' ? `\\1c${WHITE}` : `\\1c${PALE}\\1a&H30&\\3a&H40&`;
    case 'karaoke':
      return phase === 'said' ? `\\1c${CYAN}` : `\\1c${WHITE}`;
  }
};

const event = (from: number, to: number, layer: number, tags: string, text: string): string =>
  to > from
    ? `Dialogue: ${layer},${assTime(from)},${assTime(to)},word,,0,0,0,,{${tags}}${escapeAss(text)}\n`
    : '';

/** The rounded box behind the spoken word. */
const boxEvent = (from: number, to: number, { x, y, width }: PlacedText, size: number): string => {
  const [across, down] = [
    Math.round(width + size * BOX_PADDING_EMS.across),
    Math.round(size * BOX_PADDING_EMS.down),
  ];
  const round = Math.round(size * 0.22);
  const [right, bottom] = [across - round, down - round];
  const shape = `m ${round} 0 l ${right} 0 b ${across} 0 ${across} 0 ${across} ${round} l ${across} ${bottom} b ${across} ${down} ${across} ${down} ${right} ${down} l ${round} ${down} b 0 ${down} 0 ${down} 0 ${bottom} l 0 ${round} b 0 0 0 0 ${round} 0`;
  const tags = `\\pos(${x.toFixed(1)},${(y + size * 0.02).toFixed(1)})\\bord0\\shad0\\1c${VIOLET}\\p1`;
  return to > from ? `Dialogue: 0,${assTime(from)},${assTime(to)},word,,0,0,0,,{${tags}}${shape}\n` : '';
};

/**
 * The captions of one scene as an ASS script, timed from the scene's first frame. Every change falls on a frame:
 * the frame nearest to the narrator's word time.
 */
export const sceneAss = (timeline: Timeline, index: number, style: CaptionStyle): string => {
  const scene = timeline.scenes[index];
  if (scene === undefined) return assHeader(style);
  const look = CAPTION_LOOKS[style];
  const font = shippedFont(look.weight);
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
        style === 'karaoke' ? boxEvent(from, to, piece, page.size) : '',
        event(start, from, 1, place + tagsOf(style, 'waiting'), text),
        event(from, to, 2, place + tagsOf(style, 'spoken'), text),
        event(to, end, 1, place + tagsOf(style, 'said'), text),
      ].join('');
    };
    return page.pieces.map(draw);
  });
  return assHeader(style) + events.join('');
};
