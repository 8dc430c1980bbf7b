import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { paintGround, paintMarks } from '#painter/nature/terrain.ts';
import { paintHaze } from '#painter/nature/weather.ts';

export const litShare = ({ time }: Easel): number => (time === 'day' ? 0.06 : time === 'night' ? 0.42 : 0.26);

/** A house in a street: the perspective scales at its two ends, and its `depth`, counted from the farthest house. */
interface House {
  readonly side: -1 | 1;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly old: boolean;
}

/** A point on a facade, given its perspective scale and its height from 0 to 1. */
type OnFacade = (scale: number, up: number) => Point;

/** A rectangle on a facade. */
const fillQuad = (
  { ctx }: Easel,
  facade: OnFacade,
  [s0, s1]: readonly [number, number],
  [t0, t1]: readonly [number, number],
): void => {
  ctx.beginPath();
  for (const [s, t] of [
    [s0, t0],
    [s1, t0],
    [s1, t1],
    [s0, t1],
  ] as const)
    ctx.lineTo(...facade(s, t));
  ctx.fill();
};

const paintGable = (easel: Easel, facade: OnFacade, { from, to }: House, colour: string): void => {
  const { ctx } = easel;
  ctx.fillStyle = mix(colour, inkOf(easel), 0.42);
  ctx.beginPath();
  for (const [s, t] of [
    [from - 0.004, 0.99],
    [(from + to) / 2, 1.24],
    [to + 0.006, 0.99],
  ] as const)
    ctx.lineTo(...facade(s, t));
  ctx.fill();
};

const paintWindows = (easel: Easel, facade: OnFacade, { from, to, old }: House): void => {
  const { ctx, random, colours } = easel;
  const columns = old ? 3 : 4;
  const rows = old ? 4 : 12;
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const lit = random() < litShare(easel) * (row === 0 ? 1.6 : 0.9);
      ctx.fillStyle = lit
        ? fade(mix(colours.light, colours.accent, random() * 0.55), 0.92)
        : fade(inkOf(easel), 0.3);
      const s0 = from + ((to - from) * (column + 0.26)) / columns;
      const t0 = 0.07 + (row * 0.9) / rows;
      fillQuad(easel, facade, [s0, s0 + ((to - from) * 0.5) / columns], [t0, t0 + 0.5 / rows]);
    }
  }
};

const paintHouse = (easel: Easel, house: House): void => {
  const { ctx, horizon, height, random, colours } = easel;
  const { side, from, to, depth, old } = house;
  const eye = horizon - 6;
  const foot = (s: number): number => eye + s * height * 0.6;
  const tall = height * (old ? between(random, 0.42, 0.62) : between(random, 0.62, 1.15));
  const colour = layerColour(easel, 0.74 - depth * 0.125);
  const facade: OnFacade = (s, t) => [
    WIDTH / 2 + side * s * 880,
    foot(s) - t * (s * tall + s * height * 0.6),
  ];
  const gradient = ctx.createLinearGradient(0, eye - to * tall, 0, foot(to));
  gradient.addColorStop(0, mix(colour, colours.horizon, 0.1));
  gradient.addColorStop(0.7, colour);
  gradient.addColorStop(1, mix(colour, inkOf(easel), 0.55));
  if (old) paintGable(easel, facade, house, colour);
  ctx.fillStyle = gradient;
  fillQuad(easel, facade, [from, to], [0, 1]);
  paintWindows(easel, facade, house);
  ctx.strokeStyle = fade(colours.light, 0.16);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(...facade(from, 1));
  ctx.lineTo(...facade(to, 1));
  ctx.stroke();
};

const paintStreetLamps = (easel: Easel): void => {
  const { ctx, horizon, height, colours } = easel;
  for (const s of [0.15, 0.21, 0.31, 0.45]) {
    for (const side of [-1, 1] as const) {
      const x = WIDTH / 2 + side * s * 640;
      const y = horizon + s * height * 0.58;
      ctx.fillStyle = inkOf(easel);
      ctx.fillRect(x - s * 6, y - s * 520, s * 12, s * 520);
      ctx.fillStyle = mix(colours.light, colours.accent, 0.25);
      ctx.beginPath();
      ctx.ellipse(x, y - s * 520, s * 26, s * 34, 0, 0, Math.PI * 2);
      ctx.fill();
      paintGlow(
        easel,
        x,
        y - s * 520,
        s * (easel.time === 'day' ? 150 : 420),
        0.6,
        mix(colours.light, colours.accent, 0.35),
      );
    }
  }
};

const DEPTHS = [0.09, 0.13, 0.18, 0.25, 0.35, 0.5, 0.76] as const;

/** Facades on the left and right in one-point perspective; `old` ones are low and gabled. */
export const paintFacades = (easel: Easel, old: boolean): void => {
  for (const side of [-1, 1] as const)
    for (const [depth, from] of DEPTHS.slice(0, -1).entries())
      paintHouse(easel, { side, from, to: DEPTHS[depth + 1] ?? 1, depth, old });
  paintHaze(easel, easel.horizon - 10, 190, 0.2);
  paintStreetLamps(easel);
};

export const paintWetStreet = (easel: Easel): void => {
  const { ctx, horizon, height, colours, random } = easel;
  paintGround(easel, horizon + 8, 0.46);
  for (let index = 0; index < 34; index += 1) {
    const x = between(random, 120, WIDTH - 120);
    const y = horizon + (height - horizon) * random() ** 1.4;
    const length = between(random, 40, 150);
    const gradient = ctx.createLinearGradient(0, y, 0, y + length);
    gradient.addColorStop(
      0,
      fade(random() < 0.6 ? mix(colours.light, colours.accent, 0.5) : colours.horizon, 0.16),
    );
    gradient.addColorStop(1, fade(colours.light, 0));
    ctx.fillStyle = gradient;
    ctx.fillRect(x, y, between(random, 5, 26), length);
  }
  paintMarks(easel, horizon + 30, 40, 0.2);
};
