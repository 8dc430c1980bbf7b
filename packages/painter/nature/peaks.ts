import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';

const crest = (easel: Easel, [x0, y0]: Point, [x1, y1]: Point, jag: number): [number, number][] => {
  const points: [number, number][] = [];
  const steps = Math.max(4, Math.floor(Math.abs(y1 - y0) / 16));
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const bend = t ** 0.86;
    points.push([
      x0 + (x1 - x0) * t + between(easel.random, -jag, jag) * (index % steps === 0 ? 0 : 1),
      y0 + (y1 - y0) * bend,
    ]);
  }
  return points;
};

/** A mountain; `x` is its centre. */
interface Peak {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly rise: number;
  readonly distance: number;
  readonly snow: boolean;
}

/** A mountain with a lit face, a shaded face and, optionally, snow. */
export const paintPeak = (easel: Easel, peak: Peak): void => {
  const { ctx, colours, light, random, height } = easel;
  const { x, base, width, rise, distance, snow } = peak;
  const colour = layerColour(easel, distance);
  const top = base - rise;
  const left = crest(easel, [x, top], [x - width * between(random, 0.48, 0.58), base], 9);
  const right = crest(easel, [x, top], [x + width * between(random, 0.48, 0.58), base], 9);
  const spine = crest(
    easel,
    [x, top],
    [x - light.side * width * between(random, 0.02, 0.14), base],
    width * 0.035,
  );
  const fill = (edge: [number, number][], from: string, to: string): void => {
    const gradient = ctx.createLinearGradient(0, top, 0, base);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    ctx.fillStyle = gradient;
    ctx.beginPath();
    for (const [px, py] of edge) ctx.lineTo(px, py);
    ctx.lineTo(edge.at(-1)?.[0] ?? x, height);
    ctx.lineTo(spine.at(-1)?.[0] ?? x, height);
    for (const [px, py] of spine.toReversed()) ctx.lineTo(px, py);
    ctx.fill();
  };
  const haze = mix(colour, colours.horizon, 0.5);
  const [bright, shaded] = light.side > 0 ? [right, left] : [left, right];
  fill(shaded, mix(colour, inkOf(easel), 0.2), haze);
  fill(bright, mix(colour, mix(colours.light, colours.horizon, 0.4), 0.34), haze);
  if (!snow) return;
  const cap = (edge: [number, number][], tone: string): void => {
    ctx.fillStyle = tone;
    ctx.beginPath();
    const reach = Math.floor(edge.length * 0.36);
    for (const [px, py] of edge.slice(0, reach + 1)) ctx.lineTo(px, py);
    const [ex = x, ey = base] = edge[reach] ?? [];
    for (let step = 1; step <= 4; step += 1) {
      ctx.lineTo(ex + (x - ex) * (step / 4) * 0.95, ey + (step % 2 === 1 ? -1 : 0.5) * rise * 0.08);
    }
    for (const [px, py] of spine.slice(0, Math.floor(spine.length * 0.34)).toReversed()) ctx.lineTo(px, py);
    ctx.fill();
  };
  const white = mix(colours.light, colours.horizon, 0.25 + distance * 0.3);
  cap(shaded, fade(mix(white, colour, 0.45), 0.9));
  cap(bright, fade(white, 0.95));
};
