import { AI_LINE_LOOK } from '#composition/captions/ai-line-look.ts';
import type { Fonts } from '#composition/captions/font.ts';
import { familyOf } from './caption-fonts.ts';
import { brushOf, type Sprite } from './sprite.ts';

/** The standard deviation of a blur of 1 in libass, which counts where it fades to 1/256. */
const LIBASS_BLUR = 0.3;

/** Draws the line that says a machine made the video. Its place is the left and upper edge of its line box. */
export const aiLineSprite = (fonts: Fonts, text: string, scale: number): Sprite => {
  const { size, weight, colour, edge } = AI_LINE_LOOK;
  const { ascent, sizeHeight, unitsPerEm } = fonts(weight);
  const room = edge.width + 2 * edge.blur;
  const prepare = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
    const brush = brushOf(canvas);
    brush.font = `${size}px "${familyOf(weight)}"`;
    brush.fontKerning = 'none';
    brush.lineJoin = 'round';
    return brush;
  };
  const { width } = prepare(new OffscreenCanvas(1, 1)).measureText(text);
  const height = (size * sizeHeight) / unitsPerEm;
  const canvas = new OffscreenCanvas(
    Math.ceil((width + 2 * room) * scale),
    Math.ceil((height + 2 * room) * scale),
  );
  const brush = prepare(canvas);
  brush.setTransform(scale, 0, 0, scale, room * scale, room * scale);
  const baseline = (size * ascent) / unitsPerEm;
  brush.lineWidth = 2 * edge.width;
  brush.strokeStyle = edge.colour;
  brush.globalAlpha = edge.opacity;
  brush.filter = `blur(${edge.blur * LIBASS_BLUR * scale}px)`;
  brush.strokeText(text, 0, baseline);
  brush.filter = 'none';
  brush.globalAlpha = 1;
  brush.fillStyle = colour;
  brush.fillText(text, 0, baseline);
  return { canvas, x: room * scale, y: room * scale, scale };
};
