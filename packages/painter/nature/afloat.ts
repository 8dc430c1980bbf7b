import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';

/** The broken reflection of something afloat. */
export const paintReflection = (easel: Easel, [x, y]: Point, width: number, rise: number): void => {
  const { ctx, random, colours } = easel;
  for (let index = 0; index < 22; index += 1) {
    const t = index / 22;
    const half = width * 0.42 * (1 - t * 0.55) * between(random, 0.6, 1.05);
    ctx.fillStyle = fade(index % 4 === 3 ? colours.far : inkOf(easel), 0.42 * (1 - t));
    ctx.beginPath();
    ctx.ellipse(x + between(random, -10, 10), y + 4 + t * rise * 0.5, half, 3 + t * 3, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** Water lapping over the foot of a hull. */
export const paintWaterline = (easel: Easel, x: number, y: number, width: number): void => {
  const { ctx, colours, random } = easel;
  const half = width * 0.48;
  const step = (half * 2) / 9;
  ctx.fillStyle = mix(colours.far, colours.mid, 0.65);
  ctx.beginPath();
  ctx.moveTo(x - half, y + 8);
  for (let wave = 0; wave < 9; wave += 1) {
    const from = x - half + wave * step;
    ctx.quadraticCurveTo(
      from + step / 2,
      y - between(random, 5, 13),
      from + step,
      y + between(random, -2, 2),
    );
  }
  ctx.lineTo(x + half, y + 8);
  ctx.fill();
  ctx.fillStyle = fade(mix(colours.light, colours.horizon, 0.35), 0.4);
  for (let foam = 0; foam < 12; foam += 1) {
    ctx.beginPath();
    ctx.ellipse(
      x + between(random, -half, half),
      y + between(random, -4, 6),
      between(random, 8, 26),
      1.6,
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};
