import type { CaptionMark, WordMark } from '#composition/captions/caption-marks.ts';
import type { Fonts } from '#composition/captions/font.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { familyOf } from './caption-fonts.ts';
import { brushOf, type Sprite } from './sprite.ts';

/** More are drawn again when they are needed: a page has some ten. */
const MOST_SPRITES = 160;

/** How long before they are shown words are drawn. */
const SOON_FRAMES = 60;

type Brush = OffscreenCanvasRenderingContext2D;

const keyOf = ({ phase, size, text }: WordMark): string => `${phase} ${size} ${text}`;

/**
 * Draws words once, in each phase, and keeps them: a frame only puts them in place. Letters, outline and shadow are as
 * libass draws them in the film. `scale`: pixels of the screen per pixel of the 1080×1920 canvas.
 */
export const createSprites = (fonts: Fonts, style: CaptionStyle, scale: number) => {
  const { font, outline, shadow, letters, growth } = style;
  const metrics = fonts(font.weight);
  const sprites = new Map<string, Sprite>();
  const measure = brushOf(new OffscreenCanvas(1, 1));

  const draw = ({ text, phase, size }: WordMark): Sprite => {
    const sharp = scale * (phase === 'spoken' ? Math.max(1, growth?.to ?? 1) : 1);
    const face = `${size}px "${familyOf(font.weight)}"`;
    const prepare = (brush: Brush): Brush => {
      brush.font = face;
      // Words are placed by the widths of single letters, in the film too.
      brush.fontKerning = 'none';
      brush.textAlign = 'center';
      brush.lineJoin = 'round';
      brush.lineWidth = 2 * outline.width;
      return brush;
    };
    const room = outline.width + shadow.depth + 2;
    const width = prepare(measure).measureText(text).width + 2 * room;
    const height = (size * metrics.sizeHeight) / metrics.unitsPerEm + 2 * room;
    const baseline = size * ((metrics.ascent - metrics.sizeHeight / 2) / metrics.unitsPerEm);
    const sheet = (): [OffscreenCanvas, Brush] => {
      const canvas = new OffscreenCanvas(Math.ceil(width * sharp), Math.ceil(height * sharp));
      const brush = prepare(brushOf(canvas));
      brush.setTransform(sharp, 0, 0, sharp, canvas.width / 2, canvas.height / 2);
      return [canvas, brush];
    };
    const layer = (colour: string, paint: (brush: Brush) => void): OffscreenCanvas => {
      const [canvas, brush] = sheet();
      brush.fillStyle = colour;
      brush.strokeStyle = colour;
      paint(brush);
      return canvas;
    };
    const silhouette = (brush: Brush): void => {
      brush.strokeText(text, 0, baseline);
      brush.fillText(text, 0, baseline);
    };
    const { colour, opacity, outlineOpacity } = letters[phase];
    const [canvas, brush] = sheet();
    const put = (part: OffscreenCanvas, share: number, by = 0): void => {
      brush.globalAlpha = share;
      const [wide, high] = [part.width / sharp, part.height / sharp];
      brush.drawImage(part, by - wide / 2, by - high / 2, wide, high);
    };
    put(layer(shadow.colour, silhouette), shadow.opacity, shadow.depth);
    const edge = layer(outline.colour, (each) => {
      silhouette(each);
      if (opacity === 1) return;
      // Under letters that let light through lies no outline.
      each.globalCompositeOperation = 'destination-out';
      each.fillText(text, 0, baseline);
    });
    put(edge, outlineOpacity);
    brush.globalAlpha = opacity;
    brush.fillStyle = colour;
    brush.fillText(text, 0, baseline);
    return { canvas, x: canvas.width / 2, y: canvas.height / 2, scale: sharp };
  };

  const of = (mark: WordMark): Sprite => {
    const key = keyOf(mark);
    const known = sprites.get(key);
    if (known !== undefined) return known;
    const drawn = draw(mark);
    const [oldest] = sprites.keys();
    if (sprites.size >= MOST_SPRITES && oldest !== undefined) sprites.delete(oldest);
    sprites.set(key, drawn);
    return drawn;
  };
  return {
    scale,
    style,
    of,
    /** Draws one word that is shown soon after a frame, so that a new page is not drawn all at once. */
    prepare: (marks: readonly CaptionMark[], frame: number): void => {
      const soon = marks.find(
        (mark): mark is WordMark =>
          mark.kind === 'word' &&
          mark.from > frame &&
          mark.from <= frame + SOON_FRAMES &&
          !sprites.has(keyOf(mark)),
      );
      if (soon !== undefined) of(soon);
    },
  };
};
export type Sprites = ReturnType<typeof createSprites>;
