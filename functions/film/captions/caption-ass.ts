import { AI_LINE_LOOK } from '#composition/captions/ai-line-look.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { BoxMark, CaptionMark, GlowMark, WordMark } from '#composition/captions/caption-marks.ts';
import type { Overlay } from '#composition/look/overlays.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { assEvent, escapeAss, placeTag, roundedBox } from './ass-events.ts';
import {
  edgeTags,
  faceTags,
  fillTag,
  glowTags,
  opacityTag,
  phaseTags,
  styleColour,
  sweepTags,
} from './ass-tags.ts';
import { captionMarks } from './captions.ts';
import { FONTS, shippedFont } from './font.ts';

const NO_EDGE = '\\bord0\\shad0';

/** An overlay as a line of an ASS script, drawn below the captions. */
const overlayEvent = (overlay: Overlay): string => {
  const { fadeFrames, x, y, colour } = overlay;
  const fade = fadeFrames === 0 ? '' : `\\fad(${Math.round(framesToMs(fadeFrames))},0)`;
  const place = placeTag(x, y) + fade + fillTag(colour);
  if (overlay.kind === 'plate')
    return assEvent(
      overlay,
      0,
      `${place}${opacityTag(1, overlay.opacity)}${NO_EDGE}\\p1`,
      roundedBox(overlay),
    );
  const edge = overlay.edge === undefined ? NO_EDGE : edgeTags(overlay.edge);
  const tags = place + faceTags(overlay.weight, overlay.size) + edge;
  return assEvent(overlay, 0, tags, escapeAss(overlay.text));
};

/** The tags for the line that discloses that the video was made by AI. */
const aiLineTags = (): string => {
  const { size, weight, colour, edge, place } = AI_LINE_LOOK;
  return `\\an7\\pos(${place.x},${place.y})${faceTags(weight, size)}${edgeTags(edge)}${fillTag(colour)}`;
};

/** The fill of untagged text, such as a title; words get theirs from `phaseTags`. */
const UNTAGGED_FILL = styleColour('#ffffff');
/** The header of an ASS script for our canvas, with the single style `word`. */
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

const boxEvent = (mark: BoxMark): string => {
  const { colour, x, y, width, sweepMs } = mark;
  const place =
    sweepMs === undefined ? placeTag(x, y) : `\\an4${placeTag(x - width / 2, y)}${sweepTags(sweepMs)}`;
  return assEvent(mark, 0, `${place}\\bord0\\shad0${fillTag(colour)}\\p1`, roundedBox(mark));
};

const sizeTag = (size: number, { font: { weight } }: CaptionStyle): string => {
  const font = shippedFont(weight);
  return `\\fs${((size * font.sizeHeight) / font.unitsPerEm).toFixed(2)}`;
};

const wordEvent = (mark: WordMark, style: CaptionStyle): string => {
  const tags =
    placeTag(mark.x, mark.y) + sizeTag(mark.size, style) + phaseTags(style, mark.phase, mark.letters);
  return assEvent(mark, mark.phase === 'spoken' ? 2 : 1, tags, escapeAss(mark.text));
};

const glowEvent = (mark: GlowMark, style: CaptionStyle): string => {
  if (style.glow === undefined) return '';
  const tags = placeTag(mark.x, mark.y) + sizeTag(mark.size, style) + glowTags(style, style.glow);
  return assEvent(mark, 0, tags, escapeAss(mark.text));
};

const markEvent = (mark: CaptionMark, style: CaptionStyle): string => {
  switch (mark.kind) {
    case 'box':
      return boxEvent(mark);
    case 'glow':
      return glowEvent(mark, style);
    case 'word':
      return wordEvent(mark, style);
  }
};

/** The overlays that a scene shows in addition to its captions. */
interface OtherText {
  /** Shown above the captions throughout. */
  readonly aiLine?: string | undefined;
  /** Drawn below the captions. */
  readonly overlays?: readonly Overlay[] | undefined;
}

/** The captions of one scene as an ASS script, timed from the scene's first frame. */
export const sceneAss = (
  timeline: Timeline,
  index: number,
  style: CaptionStyle,
  { aiLine, overlays = [] }: OtherText = {},
): string => {
  const scene = timeline.scenes[index];
  if (scene === undefined) return assHeader(style);
  const events = captionMarks(timeline, index, style).map((mark) => markEvent(mark, style));
  const throughout = { from: 0, to: scene.frames };
  const line = aiLine === undefined ? '' : assEvent(throughout, 0, aiLineTags(), escapeAss(aiLine));
  return assHeader(style) + line + overlays.map(overlayEvent).join('') + events.join('');
};
