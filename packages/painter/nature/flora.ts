import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';

/** A fir with drooping tiers. */
export const paintFir = (easel: Easel, [x, base]: Point, rise: number, distance: number): void => {
  const { ctx, random, colours, light } = easel;
  const colour = layerColour(easel, distance);
  const width = rise * between(random, 0.3, 0.4);
  const tiers = 7;
  const half = (side: -1 | 1): void => {
    ctx.beginPath();
    ctx.moveTo(x, base - rise);
    for (let tier = 1; tier <= tiers; tier += 1) {
      const t = tier / tiers;
      const y = base - rise * (1 - t * 0.94);
      const reach = width * 0.5 * t ** 0.9 * between(random, 0.82, 1.12);
      ctx.quadraticCurveTo(x + side * reach * 0.35, y - rise * 0.05, x + side * reach, y + rise * 0.015);
      ctx.lineTo(x + side * reach * 0.42, y - rise * 0.012);
    }
    ctx.lineTo(x + side * rise * 0.018, base);
    ctx.lineTo(x, base);
    ctx.fill();
  };
  ctx.fillStyle = mix(colour, colours.light, 0.1 * (1 - distance));
  half(light.side);
  ctx.fillStyle = colour;
  half(light.side === 1 ? -1 : 1);
};

/** A row of trees across the picture, `gap` units apart. */
interface TreeRow {
  readonly base: number;
  readonly rise: number;
  readonly distance: number;
  readonly gap: number;
}

/** A row of firs. */
export const paintFirs = (easel: Easel, { base, rise, distance, gap }: TreeRow): void => {
  for (let x = -40; x < WIDTH + 60; x += gap * between(easel.random, 0.55, 1.4)) {
    paintFir(
      easel,
      [x, base + between(easel.random, -6, 18)],
      rise * between(easel.random, 0.6, 1.15),
      distance,
    );
  }
};

/** Blades of grass along the lower edge, taller at the sides. */
export const paintGrass = (easel: Easel, y: number, rise: number, count = 170): void => {
  const { ctx, random, height, colours } = easel;
  for (let index = 0; index < count; index += 1) {
    const x = between(random, -20, WIDTH + 20);
    const edge = Math.abs(x / WIDTH - 0.5) * 2;
    const blade = rise * between(random, 0.35, 1) * (0.45 + edge * 0.75);
    const lean = between(random, -0.4, 0.4) * blade;
    const foot = y + between(random, 0, height - y);
    ctx.fillStyle = random() < 0.25 ? mix(inkOf(easel), colours.mid, 0.35) : inkOf(easel);
    ctx.beginPath();
    ctx.moveTo(x - 7, height + 10);
    ctx.quadraticCurveTo(x - 3 + lean * 0.2, foot - blade * 0.5, x + lean, foot - blade);
    ctx.quadraticCurveTo(x + 4 + lean * 0.2, foot - blade * 0.45, x + 8, height + 10);
    ctx.fill();
  }
};

/** A row of round-topped broadleaf trees. */
export const paintGrove = (easel: Easel, { base, rise, distance, gap }: TreeRow): void => {
  const { ctx, random, colours, light } = easel;
  const colour = layerColour(easel, distance);
  for (let x = -30; x < WIDTH + 60; x += gap * between(random, 0.6, 1.5)) {
    const size = rise * between(random, 0.7, 1.15);
    ctx.fillStyle = mix(colour, inkOf(easel), 0.25);
    ctx.fillRect(x - size * 0.03, base - size * 0.5, size * 0.06, size * 0.5);
    for (const [dx, dy, r] of [
      [0, 0.62, 0.28],
      [-0.2, 0.52, 0.22],
      [0.2, 0.52, 0.22],
      [light.side * 0.1, 0.7, 0.2],
    ] as const) {
      ctx.fillStyle = dy > 0.65 ? mix(colour, colours.light, 0.12 * (1 - distance)) : colour;
      ctx.beginPath();
      ctx.arc(x + dx * size, base - dy * size, r * size * between(random, 0.85, 1.1), 0, Math.PI * 2);
      ctx.fill();
    }
  }
};

/** A tall trunk that extends beyond the top of the picture. */
export const paintTrunk = (easel: Easel, [x, base]: Point, width: number, distance: number): void => {
  const { ctx, colours, light, random } = easel;
  const colour = layerColour(easel, distance);
  const gradient = ctx.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
  const [first, last] = light.side > 0 ? [0, 1] : [1, 0];
  gradient.addColorStop(first, mix(colour, inkOf(easel), 0.5));
  gradient.addColorStop(last, mix(colour, colours.light, 0.16));
  ctx.fillStyle = gradient;
  const lean = between(random, -30, 30);
  ctx.beginPath();
  ctx.moveTo(x - width * 0.95, base);
  ctx.quadraticCurveTo(x - width * 0.5, base - width * 0.9, x - width * 0.45 + lean * 0.3, base - width * 3);
  ctx.lineTo(x - width * 0.34 + lean, -20);
  ctx.lineTo(x + width * 0.34 + lean, -20);
  ctx.lineTo(x + width * 0.45 + lean * 0.3, base - width * 3);
  ctx.quadraticCurveTo(x + width * 0.5, base - width * 0.8, x + width * 1.05, base);
  ctx.fill();
  ctx.strokeStyle = fade(inkOf(easel), 0.35 * (1 - distance));
  ctx.lineWidth = Math.max(1, width * 0.03);
  for (let mark = 0; mark < 7; mark += 1) {
    const px = x + between(random, -0.28, 0.28) * width;
    const py = between(random, 0, base - width);
    ctx.beginPath();
    ctx.moveTo(px, py);
    ctx.quadraticCurveTo(
      px + between(random, -6, 6),
      py + 50,
      px + between(random, -4, 4),
      py + between(random, 60, 190),
    );
    ctx.stroke();
  }
};
