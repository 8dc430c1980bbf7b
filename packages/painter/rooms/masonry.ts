import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Box, Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';

/** A block of wall lit from one side. */
export const paintBlock = (easel: Easel, { x, y, width, height }: Box, colour: string): void => {
  const { ctx, colours, light } = easel;
  const gradient = ctx.createLinearGradient(
    light.side > 0 ? x + width : x,
    y,
    light.side > 0 ? x : x + width,
    y + height,
  );
  gradient.addColorStop(0, mix(colour, colours.light, 0.16));
  gradient.addColorStop(0.4, colour);
  gradient.addColorStop(1, mix(colour, inkOf(easel), 0.3));
  ctx.fillStyle = gradient;
  ctx.fillRect(x, y, width, height);
};

/** Rows of windows, some of them lit. */
const paintWindows = (easel: Easel, { x, y, width, height }: Box, size: number, litShare: number): void => {
  const { ctx, random, colours } = easel;
  const columns = Math.max(1, Math.floor(width / (size * 2)));
  const rows = Math.max(1, Math.floor(height / (size * 2.6)));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lit = random() < litShare;
      ctx.fillStyle = lit
        ? fade(mix(colours.light, colours.accent, random() * 0.6), 0.9)
        : fade(inkOf(easel), 0.35);
      ctx.fillRect(
        x + ((column + 0.5) * width) / columns - size / 2,
        y + ((row + 0.4) * height) / rows,
        size,
        size * 1.4,
      );
    }
  }
};

/** A skyline of towers that stand on `base`. */
export const paintTowers = (
  easel: Easel,
  { base, rise, distance }: { base: number; rise: number; distance: number },
  litShare: number,
): void => {
  const { random, ctx } = easel;
  const colour = layerColour(easel, distance);
  for (let x = -30; x < WIDTH + 20; ) {
    const width = between(random, 46, 120) * (1.5 - distance * 0.7);
    const height = rise * between(random, 0.4, 1);
    paintBlock(easel, { x, y: base - height, width, height: height + 400 }, colour);
    if (random() < 0.35) {
      ctx.fillStyle = colour;
      ctx.fillRect(x + width * 0.3, base - height - rise * 0.06, width * 0.4, rise * 0.07);
      ctx.fillRect(x + width * 0.48, base - height - rise * 0.16, 3, rise * 0.12);
    }
    paintWindows(
      easel,
      { x: x + 4, y: base - height + 10, width: width - 8, height: height * 0.94 },
      5 + (1 - distance) * 7,
      litShare,
    );
    x += width * between(random, 0.86, 1.12);
  }
};

/** A gabled house with a lit window, drawn small for use in villages. */
export const paintGable = (easel: Easel, [x, base]: Point, width: number, distance: number): void => {
  const { ctx, random, colours, light } = easel;
  const wall = layerColour(easel, distance);
  const height = width * between(random, 0.62, 0.9);
  const roof = width * between(random, 0.5, 0.72);
  paintBlock(easel, { x: x - width / 2, y: base - height, width, height }, mix(wall, colours.horizon, 0.12));
  ctx.fillStyle = mix(wall, inkOf(easel), 0.45);
  ctx.fillRect(x + width * 0.18, base - height - roof * 0.95, width * 0.12, roof * 0.8);
  ctx.beginPath();
  ctx.moveTo(x - width * 0.6, base - height + 4);
  ctx.lineTo(x, base - height - roof);
  ctx.lineTo(x + width * 0.6, base - height + 4);
  ctx.fill();
  ctx.strokeStyle = fade(colours.light, 0.4 * (1 - distance * 0.6));
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  ctx.moveTo(x, base - height - roof);
  ctx.lineTo(x + light.side * width * 0.6, base - height + 4);
  ctx.stroke();
  const glow = mix(colours.light, colours.accent, 0.4);
  for (const dx of [-0.22, 0.2]) {
    if (random() < 0.3) continue;
    ctx.fillStyle = glow;
    ctx.fillRect(x + dx * width - width * 0.07, base - height * 0.66, width * 0.14, width * 0.19);
    paintGlow(easel, x + dx * width, base - height * 0.55, width * 0.5, 0.35, glow);
  }
};
