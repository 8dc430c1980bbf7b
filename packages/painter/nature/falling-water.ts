import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';

/** A curtain of falling water, described by its upper and lower edges and its two sides. */
export interface Curtain {
  readonly brink: (x: number) => number;
  readonly foot: (x: number) => number;
  readonly from: number;
  readonly to: number;
}

const whiteOf = ({ colours }: Easel): string =>
  mix(mix(colours.light, colours.horizon, 0.25), '#ffffff', 0.45);
export const deepOf = (easel: Easel): string => mix(tinted(easel, '#3f8f8f', 0.6), easel.colours.far, 0.3);

/** Streams that start green and glassy at the brink and turn white on the way down. */
export const paintCurtain = (easel: Easel, { brink, foot, from, to }: Curtain): void => {
  const { ctx, random } = easel;
  const white = whiteOf(easel);
  const green = deepOf(easel);
  for (let x = from; x < to; x += 7) {
    const [top, low] = [brink(x), foot(x)];
    const stream = ctx.createLinearGradient(0, top, 0, low);
    stream.addColorStop(0, mix(green, white, between(random, 0.05, 0.25)));
    stream.addColorStop(between(random, 0.12, 0.3), mix(green, white, between(random, 0.45, 0.85)));
    stream.addColorStop(1, white);
    ctx.fillStyle = stream;
    ctx.fillRect(x, top, 8, low - top);
  }
  for (let thread = 0; thread < (to - from) / 6; thread += 1) {
    const x = between(random, from, to);
    const [top, low] = [brink(x), foot(x)];
    const start = top + (low - top) * random() * 0.7;
    ctx.strokeStyle = fade(random() < 0.6 ? '#ffffff' : green, between(random, 0.2, 0.6));
    ctx.lineWidth = between(random, 1.5, 5);
    ctx.beginPath();
    ctx.moveTo(x, start);
    ctx.lineTo(x + between(random, -4, 4), Math.min(low, start + (low - top) * between(random, 0.15, 0.5)));
    ctx.stroke();
  }
};

/** Spray rising from the point where the water lands. */
export const paintSpray = (easel: Easel, y: number, rise: number, strength: number): void => {
  const { random } = easel;
  const white = whiteOf(easel);
  for (let puff = 0; puff < 46; puff += 1)
    paintGlow(
      easel,
      between(random, -80, WIDTH + 80),
      y - rise * random() ** 1.8,
      between(random, 90, 260),
      strength * between(random, 0.12, 0.34),
      white,
    );
};

/** The river above the brink of the waterfall, broken by rapids. */
export const paintRapids = (easel: Easel, top: number, low: number): void => {
  const { ctx, random, colours } = easel;
  const water = ctx.createLinearGradient(0, top, 0, low);
  water.addColorStop(0, mix(deepOf(easel), colours.horizon, 0.55));
  water.addColorStop(1, deepOf(easel));
  ctx.fillStyle = water;
  ctx.fillRect(0, top, WIDTH, low - top);
  for (let wave = 0; wave < 120; wave += 1) {
    const t = random();
    ctx.fillStyle = fade(
      random() < 0.75 ? '#ffffff' : inkOf(easel),
      between(random, 0.12, 0.5) * (0.4 + t * 0.6),
    );
    ctx.beginPath();
    ctx.ellipse(
      between(random, 0, WIDTH),
      top + (low - top) * t,
      between(random, 10, 30) + t * 60,
      1.5 + t * 5,
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};

/** Wet rocks in the foreground for people to stand on. */
export const paintLedge = (easel: Easel, y: number): void => {
  const { ctx, random, height, colours, light } = easel;
  const rock = tinted(easel, '#5d625f', 0.5);
  for (const [drop, tone] of [
    [0, mix(rock, colours.horizon, 0.2)],
    [90, rock],
    [230, mix(rock, inkOf(easel), 0.3)],
    [420, mix(rock, inkOf(easel), 0.5)],
  ] as const) {
    const stone = ctx.createLinearGradient(0, y + drop - 30, 0, y + drop + 330);
    stone.addColorStop(0, mix(tone, colours.light, 0.16));
    stone.addColorStop(1, mix(tone, inkOf(easel), 0.4));
    ctx.fillStyle = stone;
    ctx.beginPath();
    ctx.moveTo(-10, height + 10);
    for (let x = -10; x <= WIDTH + 60; x += between(random, 50, 130)) {
      const edge = y + drop + between(random, -16, 20) + ((x - WIDTH / 2) * light.side) / 26;
      ctx.lineTo(x, edge);
      ctx.lineTo(x + between(random, 14, 40), edge + between(random, 4, 16));
    }
    ctx.lineTo(WIDTH + 60, height + 10);
    ctx.fill();
  }
};
