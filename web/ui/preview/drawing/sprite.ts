import type { Font, Fonts } from '#composition/captions/font.ts';
import type { CaptionWeight } from '#contract/caption-styles.ts';
import { familyOf } from './caption-fonts.ts';

/** Something that is drawn once and placed in every frame: its pixels, and which pixel is the anchor. */
export interface Sprite {
  readonly canvas: OffscreenCanvas;
  readonly x: number;
  readonly y: number;
  /** The sprite's pixels per pixel of the 1080×1920 canvas. */
  readonly scale: number;
}

export type Brush = OffscreenCanvasRenderingContext2D;

/**
 * The standard deviation of a libass blur of 1; libass measures a blur by the distance at which it fades to 1/256.
 */
const LIBASS_BLUR = 0.3;

const brushOf = (canvas: OffscreenCanvas): Brush => {
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser cannot draw.');
  return brush;
};

interface TextToDraw {
  readonly text: string;
  readonly weight: CaptionWeight;
  readonly size: number;
  /** Screen pixels per pixel of the 1080×1920 canvas. */
  readonly scale: number;
  /** How far something extends beyond the line box, in pixels of the 1080×1920 canvas. */
  readonly room: number;
}

/** How far the baseline is below the middle of a line box, in pixels of the 1080×1920 canvas. */
const baselineOf = ({ ascent, sizeHeight, unitsPerEm }: Font, size: number): number =>
  (size * (ascent - sizeHeight / 2)) / unitsPerEm;

/** Draws one line of text in layers, around the middle of its line box. */
export const textSheet = (fonts: Fonts, { text, weight, size, scale, room }: TextToDraw) => {
  const font = fonts(weight);
  const baseline = baselineOf(font, size);
  const prepare = (canvas: OffscreenCanvas): Brush => {
    const brush = brushOf(canvas);
    brush.font = `${size}px "${familyOf(weight)}"`;
    // As in the film, letters are spaced by their individual widths, without kerning.
    brush.fontKerning = 'none';
    brush.textAlign = 'center';
    brush.lineJoin = 'round';
    return brush;
  };
  const wide = prepare(new OffscreenCanvas(1, 1)).measureText(text).width + 2 * room;
  const high = (size * font.sizeHeight) / font.unitsPerEm + 2 * room;
  const [width, height] = [Math.ceil(wide * scale), Math.ceil(high * scale)];
  const empty = (): { readonly canvas: OffscreenCanvas; readonly brush: Brush } => {
    const canvas = new OffscreenCanvas(width, height);
    const brush = prepare(canvas);
    brush.setTransform(scale, 0, 0, scale, width / 2, height / 2);
    return { canvas, brush };
  };
  const { canvas, brush } = empty();
  return {
    /** Fills the letters. */
    fill: (on: Brush, colour: string): void => {
      on.fillStyle = colour;
      on.fillText(text, 0, baseline);
    },
    /** Fills the letters and the area within this many pixels around them. */
    outline: (on: Brush, colour: string, reach: number): void => {
      on.fillStyle = colour;
      on.strokeStyle = colour;
      if (reach > 0) {
        on.lineWidth = 2 * reach;
        on.strokeText(text, 0, baseline);
      }
      on.fillText(text, 0, baseline);
    },
    /** Adds whatever `paint` draws as one layer, offset to the lower right. `blur`: as libass measures it. */
    layer: (paint: (on: Brush) => void, { opacity = 1, blur = 0, by = 0 } = {}): void => {
      if (opacity === 0) return;
      const part = empty();
      paint(part.brush);
      const [across, down] = [width / scale, height / scale];
      brush.globalAlpha = opacity;
      brush.filter = blur === 0 ? 'none' : `blur(${blur * LIBASS_BLUR * scale}px)`;
      brush.drawImage(part.canvas, by - across / 2, by - down / 2, across, down);
      brush.filter = 'none';
      brush.globalAlpha = 1;
    },
    sprite: (): Sprite => ({ canvas, x: width / 2, y: height / 2, scale }),
  };
};

/** Draws a sprite at a point on a 1080×1920 canvas, `grown` times its original size. */
export const putSprite = (
  brush: CanvasRenderingContext2D,
  { canvas, x, y, scale }: Sprite,
  place: { readonly x: number; readonly y: number },
  grown = 1,
): void => {
  const size = grown / scale;
  brush.drawImage(canvas, place.x - x * size, place.y - y * size, canvas.width * size, canvas.height * size);
};
