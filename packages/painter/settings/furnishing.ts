import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Box } from '#painter/canvas/shapes.ts';
import { paintBlock } from '#painter/rooms/masonry.ts';

export const wallTone = ({ colours }: Easel): string => mix(colours.mid, colours.far, 0.42);

export const floorTone = ({ colours }: Easel): string => mix(colours.near, colours.mid, 0.65);

export const paintDust = (easel: Easel, count: number): void => {
  const { ctx, random, colours, height } = easel;
  for (let index = 0; index < count; index += 1) {
    ctx.fillStyle = fade(colours.light, between(random, 0.08, 0.4));
    ctx.beginPath();
    ctx.arc(
      between(random, 120, 880),
      between(random, height * 0.15, height * 0.62),
      0.8 + random() ** 3 * 3,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};

/** Books side by side on one shelf. */
const paintBooks = (easel: Easel, { x, y, width, height }: Box): void => {
  const { ctx, random, colours } = easel;
  for (let at = x; at < x + width - 6; ) {
    const thick = between(random, 8, 22);
    const tall = height * between(random, 0.62, 0.94);
    const tone = random();
    const colour =
      tone < 0.14
        ? mix(colours.accent, colours.near, 0.4)
        : mix(tone < 0.6 ? colours.near : colours.mid, colours.far, random() * 0.7);
    if (random() < 0.93) {
      ctx.fillStyle = colour;
      ctx.fillRect(at, y + height - tall, Math.min(thick, x + width - at) - 1.5, tall);
      ctx.fillStyle = fade(colours.light, 0.14);
      ctx.fillRect(at + thick * 0.2, y + height - tall * 0.8, Math.max(1, thick * 0.5), 3);
    }
    at += thick;
  }
};

export const paintShelves = (easel: Easel, box: Box, rows: number): void => {
  const { ctx } = easel;
  const { x, y, width, height } = box;
  paintBlock(easel, box, mix(layerColour(easel, 0.12), inkOf(easel), 0.4));
  const step = height / rows;
  for (let row = 0; row < rows; row += 1) {
    paintBooks(easel, { x: x + 10, y: y + row * step + 8, width: width - 20, height: step - 20 });
    ctx.fillStyle = layerColour(easel, 0.34);
    ctx.fillRect(x, y + (row + 1) * step - 12, width, 10);
  }
};
