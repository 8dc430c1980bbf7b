import { CANVAS, CAPTION_ROOM, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { captionText, widthInEms } from '#composition/captions/caption-text.ts';
import type { Fonts } from '#composition/captions/font.ts';
import { type BlockShape, textBlock } from '#composition/captions/text-block.ts';
import type { CaptionStyle, CaptionWeight, Colour } from '#contract/caption-styles.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import type { VideoLook } from '#contract/look.ts';

/**
 * Shown from the frame `from` until just before the frame `to`, counted from the start of the scene; it fades in over
 * `fadeFrames`.
 */
interface Shown {
  readonly from: number;
  readonly to: number;
  readonly fadeFrames: number;
}

/** A line of text; `x`, `y`: the middle of its line box. `edge`: a soft dark edge, in libass's units. */
export interface LineOverlay extends Shown {
  readonly kind: 'line';
  readonly text: string;
  readonly weight: CaptionWeight;
  readonly size: number;
  readonly colour: Colour;
  readonly edge?: {
    readonly width: number;
    readonly blur: number;
    readonly colour: Colour;
    readonly opacity: number;
  };
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A plate behind lines; `x`, `y`: its middle. */
export interface PlateOverlay extends Shown {
  readonly kind: 'plate';
  readonly colour: Colour;
  readonly opacity: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
}

/** The text in the picture besides captions. Lengths are in pixels of the 1080×1920 canvas. */
export type Overlay = LineOverlay | PlateOverlay;

/** The text besides captions that the creator chose for the picture. */
export type Signs = Pick<VideoLook, 'handle' | 'endCard'>;

const MIDDLE = CANVAS.width / 2;
const ROOM = CANVAS.width - 2 * SAFE_MARGIN.side;

/** The handle: about as large as the AI line and just as unobtrusive, at the bottom of the safe area. */
const HANDLE = {
  weight: 700,
  size: 38,
  colour: '#e4e4e4',
  edge: { width: 4, blur: 3, colour: '#101010', opacity: 0.7 },
  y: 1574,
} as const;

const handleLine = (fonts: Fonts, handle: string, frames: number): LineOverlay => {
  const { y, ...drawn } = HANDLE;
  const asWritten = { font: { ...HANDLE, case: 'as-written' } } as const;
  const text = captionText(fonts, handle, asWritten);
  const ems = widthInEms(fonts, text, HANDLE.weight);
  const size = Math.min(HANDLE.size, Math.floor((ROOM - 2 * HANDLE.edge.width) / ems));
  return {
    kind: 'line',
    text,
    ...drawn,
    size,
    x: MIDDLE,
    y,
    width: ems * size,
    from: 0,
    to: frames,
    fadeFrames: 0,
  };
};

/** The end card: how long before the end of the film it appears, and how long it takes to fade in. */
const CARD_FRAMES = 3 * FRAMES_PER_SECOND;
const FADE_FRAMES = 8;
const CARD = { colour: '#101014', opacity: 0.86, across: 60, down: 48, corner: 72, lineEms: 1.2 } as const;
/** A short bar below the words, in the highlight colour. */
const ACCENT = { width: 112, height: 10, gap: 34 } as const;
const CARD_TEXT = {
  weight: 800,
  size: { most: 84, least: 44, step: 4 },
  width: ROOM - 2 * CARD.across,
  maxLines: 4,
} as const satisfies BlockShape;
/** The middle of the area that captions leave free, and the largest font size there. */
const CARD_PLACES = {
  lower: { middle: 560, most: 84 },
  middle: { middle: 500, most: 52 },
  upper: { middle: 1180, most: 84 },
} as const;

const cardOverlays = (fonts: Fonts, words: string, style: CaptionStyle, frames: number): Overlay[] => {
  const { middle, most } = CARD_PLACES[style.position ?? 'lower'];
  const { size, lines } = textBlock(fonts, words, { ...CARD_TEXT, size: { ...CARD_TEXT.size, most } });
  if (lines.length === 0) return [];
  const shown = { from: Math.max(0, frames - CARD_FRAMES), to: frames, fadeFrames: FADE_FRAMES };
  const lineHeight = size * CARD.lineEms;
  const widthOf = (line: string): number => widthInEms(fonts, line, CARD_TEXT.weight) * size;
  const textHeight = lines.length * lineHeight;
  const height = Math.round(textHeight + ACCENT.gap + ACCENT.height + 2 * CARD.down);
  const width = Math.round(Math.max(...lines.map(widthOf), ACCENT.width) + 2 * CARD.across);
  const top = Math.max(CAPTION_ROOM.from, middle - height / 2);
  const firstLine = top + CARD.down + lineHeight / 2;
  return [
    {
      kind: 'plate',
      ...shown,
      colour: CARD.colour,
      opacity: CARD.opacity,
      x: MIDDLE,
      y: top + height / 2,
      width,
      height,
      corner: CARD.corner,
    },
    ...lines.map(
      (text, row): LineOverlay => ({
        kind: 'line',
        ...shown,
        text,
        weight: CARD_TEXT.weight,
        size,
        colour: '#ffffff',
        x: MIDDLE,
        y: firstLine + row * lineHeight,
        width: widthOf(text),
      }),
    ),
    {
      kind: 'plate',
      ...shown,
      colour: accentOf(style),
      opacity: 1,
      x: MIDDLE,
      y: top + CARD.down + textHeight + ACCENT.gap + ACCENT.height / 2,
      width: ACCENT.width,
      height: ACCENT.height,
      corner: ACCENT.height / 2,
    },
  ];
};

/** The colour that stands out in a style. */
const accentOf = ({ box, underline, glow, letters }: CaptionStyle): Colour =>
  (box ?? underline ?? glow)?.colour ?? letters.spoken.colour;

/** The handle, from the first frame to the last, and the end card over the last seconds of the film's last scene. */
export const overlaysOf = (
  fonts: Fonts,
  { handle, endCard }: Signs,
  style: CaptionStyle,
  scene: { readonly frames: number; readonly isLast: boolean },
): Overlay[] => [
  ...(handle === undefined ? [] : [handleLine(fonts, handle, scene.frames)]),
  ...(endCard === undefined || !scene.isLast ? [] : cardOverlays(fonts, endCard.text, style, scene.frames)),
];

/** The opacity of an overlay at a frame, 0 to 1. Its fade starts half a frame early, as in the film. */
export const presenceAt = ({ from, to, fadeFrames }: Shown, frame: number): number => {
  if (frame < from || frame >= to) return 0;
  return fadeFrames === 0 ? 1 : Math.min(1, (frame - from + 0.5) / fadeFrames);
};
