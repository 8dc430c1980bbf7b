import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { jagged, paintCrag, paintSurf } from '#painter/nature/crags.ts';
import { paintPeak } from '#painter/nature/peaks.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintWater } from '#painter/nature/water.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import type { Setting } from '#painter/settings/setting.ts';

const snowOf = ({ colours }: Easel): string => mix(mix(colours.horizon, colours.light, 0.55), '#ffffff', 0.3);

/** Steep mountains of snow and ice behind a shore. */
const paintIcePeaks = (easel: Easel, base: number, rise: number): void => {
  for (const [distance, count, share] of [
    [0.86, 4, 0.8],
    [0.66, 3, 1],
  ] as const) {
    for (let peak = 0; peak < count; peak += 1)
      paintPeak(easel, {
        x: (WIDTH * (peak + between(easel.random, 0.2, 0.8))) / count,
        base: base + 30,
        width: between(easel.random, 380, 560),
        rise: rise * share * between(easel.random, 0.7, 1.1),
        distance,
        snow: true,
      });
    paintHaze(easel, base, 90, 0.4);
  }
};

/** Floes that drift on the water. */
const paintFloes = (easel: Easel, top: number, low: number, count: number): void => {
  const { ctx, random } = easel;
  const snow = snowOf(easel);
  for (let floe = 0; floe < count; floe += 1) {
    const t = random();
    const [x, y, wide] = [between(random, 0, WIDTH), top + (low - top) * t, between(random, 20, 60) + t * 90];
    ctx.fillStyle = mix(snow, tinted(easel, '#5b93ad', 0.7), 0.6);
    ctx.beginPath();
    ctx.ellipse(x, y + wide * 0.07, wide, wide * 0.14, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = snow;
    ctx.beginPath();
    ctx.ellipse(x, y, wide, wide * 0.13, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** Snow-covered grey shingle, from `y` down. */
const paintShingle = (easel: Easel, y: number): void => {
  const { ctx, random, height, colours } = easel;
  const stone = tinted(easel, '#7b7b78', 0.5);
  const beach = ctx.createLinearGradient(0, y, 0, height);
  beach.addColorStop(0, mix(stone, colours.light, 0.2));
  beach.addColorStop(0.4, stone);
  beach.addColorStop(1, mix(stone, inkOf(easel), 0.45));
  ctx.fillStyle = beach;
  ctx.beginPath();
  ctx.moveTo(-10, y + 18);
  ctx.bezierCurveTo(300, y - 22, 650, y + 34, WIDTH + 10, y - 12);
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.lineTo(-10, height + 10);
  ctx.fill();
  ctx.strokeStyle = fade('#ffffff', 0.6);
  ctx.lineWidth = 6;
  ctx.beginPath();
  ctx.moveTo(-10, y + 18);
  ctx.bezierCurveTo(300, y - 22, 650, y + 34, WIDTH + 10, y - 12);
  ctx.stroke();
  for (let pebble = 0; pebble < 200; pebble += 1) {
    const t = random() ** 1.3;
    ctx.fillStyle = fade(random() < 0.5 ? inkOf(easel) : colours.light, between(random, 0.06, 0.22));
    ctx.beginPath();
    ctx.ellipse(
      between(random, 0, WIDTH),
      y + 30 + (height - y) * t,
      3 + t * 20,
      2 + t * 8,
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  for (let patch = 0; patch < 26; patch += 1) {
    const t = random();
    ctx.fillStyle = fade(snowOf(easel), 0.8 - t * 0.45);
    ctx.beginPath();
    ctx.ellipse(
      between(random, 0, WIDTH),
      y + 46 + (height - y) * t,
      40 + t * 130,
      5 + t * 20,
      between(random, -0.06, 0.06),
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};

const paintSnowyRocks = (easel: Easel, side: -1 | 1, foot: number, size: number): void => {
  const x = (t: number): number => (side < 0 ? t * size : WIDTH - t * size);
  const points = jagged(
    easel,
    [
      [x(-0.1), foot - size * 0.62],
      [x(0.3), foot - size * 0.5],
      [x(0.55), foot - size * 0.28],
      [x(0.8), foot - size * 0.12],
      [x(1), foot],
    ],
    size * 0.035,
  );
  const outline = points.toSorted((a, b) => a[0] - b[0]);
  paintCrag(easel, outline, foot + 30, tinted(easel, '#5f6468', 0.5));
  const { ctx } = easel;
  ctx.fillStyle = fade(snowOf(easel), 0.92);
  ctx.beginPath();
  for (const [px, py] of outline) ctx.lineTo(px, py);
  for (const [px, py] of outline.toReversed()) ctx.lineTo(px, py + between(easel.random, 8, size * 0.09));
  ctx.fill();
};

const paintColdSea = (easel: Easel): void => {
  const { horizon, height, shot } = easel;
  paintSky(easel);
  paintIcePeaks(easel, horizon, height * (shot === 'low angle' ? 0.24 : 0.17));
  paintWater(easel, horizon + 14, height, 0.8);
  paintFloes(easel, horizon + 26, easel.ground, 9);
};

/** A bay in the ice: open water for boats, with snowy rocks beside it. */
export const icyBay: Setting = {
  surface: 'water',
  indoors: false,
  draws: ['boulder', 'iceberg'],
  back: (easel) => {
    paintColdSea(easel);
    paintSnowyRocks(easel, easel.mirror < 0 ? 1 : -1, easel.ground - 10, 420);
    paintSurf(easel, [easel.mirror < 0 ? WIDTH - 150 : 150, easel.ground + 8], 420, false);
  },
  front: (easel) => paintSnowyRocks(easel, easel.mirror < 0 ? -1 : 1, easel.height * 1.0, 340),
};

/** A shore of shingle and snow below mountains of ice. */
export const coldShore: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['boulder', 'iceberg'],
  back: (easel) => {
    const { ground, height, shot, horizon } = easel;
    if (shot === 'high angle') {
      paintSky(easel);
      paintIcePeaks(easel, height * 0.4, height * 0.3);
      paintSnowyRocks(easel, -1, height * 0.46, 420);
      paintSnowyRocks(easel, 1, height * 0.46, 500);
      paintShingle(easel, height * 0.42);
      return;
    }
    paintColdSea(easel);
    paintSnowyRocks(easel, easel.mirror < 0 ? 1 : -1, ground - 20, 380);
    paintShingle(easel, Math.max(horizon + 40, ground - height * 0.035));
  },
  front: () => undefined,
};
