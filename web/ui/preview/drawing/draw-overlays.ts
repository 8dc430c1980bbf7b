import { AI_LINE_LOOK } from '#composition/captions/ai-line-look.ts';
import { widthInEms } from '#composition/captions/caption-text.ts';
import type { Fonts } from '#composition/captions/font.ts';
import { type LineOverlay, type Overlay, presenceAt } from '#composition/look/overlays.ts';
import { drawBox } from './draw-captions.ts';
import { putSprite, type Sprite, textSheet } from './sprite.ts';

type Line = Pick<LineOverlay, 'text' | 'weight' | 'size' | 'colour' | 'edge' | 'x' | 'y'>;

/** The line that says AI made the video, positioned by the middle of its line box instead of by a corner. */
export const aiLineOf = (fonts: Fonts, text: string): Line => {
  const { place, size, weight, ...look } = AI_LINE_LOOK;
  const { sizeHeight, unitsPerEm } = fonts(weight);
  return {
    ...look,
    text,
    size,
    weight,
    x: place.x + (widthInEms(fonts, text, weight) * size) / 2,
    y: place.y + (size * sizeHeight) / unitsPerEm / 2,
  };
};

const SLACK = 2;
const MOST_LINES = 24;

/** Draws lines of text and plates over the picture. Each line is rendered once, then reused. */
export const createOverlays = (fonts: Fonts, scale: number) => {
  const sprites = new Map<string, Sprite>();
  const draw = ({ text, weight, size, colour, edge }: Line): Sprite => {
    const room = edge === undefined ? SLACK : edge.width + edge.blur + SLACK;
    const sheet = textSheet(fonts, { text, weight, size, scale, room });
    if (edge !== undefined) sheet.layer((on) => sheet.outline(on, edge.colour, edge.width), edge);
    sheet.layer((on) => sheet.fill(on, colour));
    return sheet.sprite();
  };
  const spriteOf = (line: Line): Sprite => {
    const key = JSON.stringify([line.text, line.size, line.weight, line.colour]);
    const sprite = sprites.get(key) ?? draw(line);
    if (sprites.size >= MOST_LINES) sprites.clear();
    sprites.set(key, sprite);
    return sprite;
  };
  return {
    scale,
    drawLine: (brush: CanvasRenderingContext2D, line: Line): void => putSprite(brush, spriteOf(line), line),
    draw: (brush: CanvasRenderingContext2D, overlays: readonly Overlay[], frame: number): void => {
      for (const overlay of overlays) {
        const presence = presenceAt(overlay, frame);
        if (presence === 0) continue;
        brush.globalAlpha = presence * (overlay.kind === 'plate' ? overlay.opacity : 1);
        if (overlay.kind === 'plate') drawBox(brush, overlay);
        else putSprite(brush, spriteOf(overlay), overlay);
        brush.globalAlpha = 1;
      }
    },
  };
};
