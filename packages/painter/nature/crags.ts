import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';

/** A rock with facets and cracks inside an outline given from left to right; the rock reaches down to `foot`. */
export const paintCrag = (
  easel: Easel,
  outline: readonly (readonly [x: number, y: number])[],
  foot: number,
  tone: string,
): void => {
  const { ctx, random, colours, light } = easel;
  const [first = [0, 0], last = [0, 0]] = [outline[0], outline.at(-1)];
  const top = Math.min(...outline.map(([, y]) => y));
  const trace = (): void => {
    ctx.beginPath();
    ctx.moveTo(first[0], foot);
    for (const [x, y] of outline) ctx.lineTo(x, y);
    ctx.lineTo(last[0], foot);
    ctx.closePath();
  };
  const stone = ctx.createLinearGradient(0, top, 0, foot);
  stone.addColorStop(0, mix(tone, colours.light, 0.2));
  stone.addColorStop(0.35, tone);
  stone.addColorStop(1, mix(tone, inkOf(easel), 0.5));
  trace();
  ctx.fillStyle = stone;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const [wide, high] = [last[0] - first[0], foot - top];
  for (let facet = 0; facet < 46; facet += 1) {
    const x = first[0] + wide * random();
    const y = top + high * random();
    const size = between(random, 0.05, 0.15) * Math.max(wide, high);
    const lit = (x - first[0]) / wide > 0.5 === light.side > 0;
    ctx.fillStyle = fade(lit ? mix(tone, colours.light, 0.5) : inkOf(easel), between(random, 0.06, 0.2));
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + size * between(random, 0.2, 0.6), y + size * between(random, -0.2, 0.3));
    ctx.lineTo(x + size * between(random, 0.1, 0.5), y + size * between(random, 0.7, 1.5));
    ctx.lineTo(x - size * between(random, 0.05, 0.3), y + size * between(random, 0.5, 1));
    ctx.fill();
  }
  ctx.restore();
  ctx.strokeStyle = fade(mix(colours.light, colours.horizon, 0.3), 0.5);
  ctx.lineWidth = 2.6;
  ctx.beginPath();
  for (const [x, y] of outline) ctx.lineTo(x, y);
  ctx.stroke();
};

/** A jagged outline through these points. */
export const jagged = (
  easel: Easel,
  points: readonly (readonly [x: number, y: number])[],
  jag: number,
): [number, number][] =>
  points.flatMap(([x, y], index): [number, number][] => {
    const [nx, ny] = points[index + 1] ?? [x, y];
    if (nx === x && ny === y) return [[x, y]];
    return Array.from({ length: 6 }, (_, step): [number, number] => [
      x + ((nx - x) * step) / 6 + (step === 0 ? 0 : between(easel.random, -jag, jag) * 0.6),
      y + ((ny - y) * step) / 6 + (step === 0 ? 0 : between(easel.random, -jag, jag)),
    ]);
  });

/** White water around the foot of a rock. */
export const paintSurf = (easel: Easel, [x, y]: Point, wide: number, rough: boolean): void => {
  const { ctx, random, colours } = easel;
  const foam = mix(mix(colours.light, colours.horizon, 0.3), '#ffffff', 0.4);
  for (let fleck = 0; fleck < (rough ? 90 : 34); fleck += 1) {
    ctx.fillStyle = fade(foam, between(random, 0.2, rough ? 0.75 : 0.5));
    ctx.beginPath();
    ctx.ellipse(
      x + between(random, -0.56, 0.56) * wide,
      y + between(random, rough ? -46 : -6, 16),
      between(random, 10, 46),
      between(random, 2, rough ? 15 : 6),
      between(random, -0.3, 0.3),
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};
