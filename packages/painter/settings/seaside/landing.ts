import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';

/** The grey of sea cliffs. */
export const rockOf = (easel: Easel): string => mix(tinted(easel, '#6e6a60', 0.5), easel.colours.mid, 0.2);

/** Steps cut into rock, from a landing up to the top, and a crane at the landing. */
export const paintSteps = (
  easel: Easel,
  from: readonly [number, number],
  to: readonly [number, number],
  wide: number,
): void => {
  const { ctx, colours } = easel;
  const count = Math.max(8, Math.round(Math.abs(from[1] - to[1]) / (wide * 0.24)));
  for (let step = 0; step < count; step += 1) {
    const t = step / count;
    const scale = 1 - t * 0.55;
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * 7) * wide * 0.35;
    const y = from[1] + (to[1] - from[1]) * t;
    ctx.fillStyle = mix(mix(rockOf(easel), colours.light, 0.42), inkOf(easel), 0.1);
    ctx.fillRect(x - (wide * scale) / 2, y, wide * scale, wide * 0.1 * scale);
    ctx.fillStyle = mix(rockOf(easel), inkOf(easel), 0.42);
    ctx.fillRect(x - (wide * scale) / 2, y + wide * 0.1 * scale, wide * scale, wide * 0.13 * scale);
  }
};

/** A crane at a landing, with its hook over the water. */
export const paintCrane = (easel: Easel, x: number, y: number, size: number): void => {
  const { ctx, light } = easel;
  ctx.strokeStyle = inkOf(easel);
  ctx.lineWidth = size * 0.06;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - size);
  ctx.moveTo(x, y - size * 0.2);
  ctx.lineTo(x + light.side * size * 0.8, y - size * 1.05);
  ctx.lineTo(x, y - size);
  ctx.stroke();
  ctx.lineWidth = size * 0.025;
  ctx.beginPath();
  ctx.moveTo(x + light.side * size * 0.8, y - size * 1.05);
  ctx.lineTo(x + light.side * size * 0.8, y - size * 0.5);
  ctx.stroke();
};

/** Iron railings, torn and bent, along a line of posts. */
export const paintRailings = (easel: Easel, posts: readonly (readonly [number, number])[]): void => {
  const { ctx, random, colours } = easel;
  const chosen = posts.filter((_, index) => index % 3 === 1);
  ctx.strokeStyle = mix(tinted(easel, '#5a3d30', 0.5), inkOf(easel), 0.5);
  ctx.lineCap = 'round';
  const tops = chosen.map(([px, py]): [number, number] => [
    px + between(random, -50, 50),
    py - between(random, 60, 120),
  ]);
  for (const [index, [px, py]] of chosen.entries()) {
    const [tx, ty] = tops[index] ?? [px, py];
    ctx.lineWidth = 11;
    ctx.beginPath();
    ctx.moveTo(px, py);
    ctx.quadraticCurveTo(px + (px - tx) * 0.6, (py + ty) / 2, tx, ty);
    ctx.stroke();
    const [nx, ny] = tops[index + 1] ?? [tx, ty];
    ctx.lineWidth = 7;
    for (const share of [0, 0.45]) {
      const [fx, fy] = chosen[index + 1] ?? [nx, ny];
      ctx.beginPath();
      ctx.moveTo(tx + (px - tx) * share, ty + (py - ty) * share);
      ctx.bezierCurveTo(
        tx + between(random, -60, 60),
        ty + 70,
        nx + between(random, -70, 70),
        ny - 50,
        nx + (fx - nx) * share,
        ny + (fy - ny) * share,
      );
      ctx.stroke();
    }
  }
  paintGlow(easel, WIDTH / 2, easel.height * 0.4, 500, 0.12, colours.horizon);
};
