import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintSketch } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { jagged, paintCrag, paintSurf } from '#painter/nature/crags.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintMarks, paintRidge } from '#painter/nature/terrain.ts';
import { paintSwell, paintWater } from '#painter/nature/water.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import { paintRocks } from '#painter/rooms/frames.ts';
import { coldShore } from './seaside/cold-shores.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';

const rough = ({ weather, skySigns }: Easel): boolean => weather === 'storm' || skySigns.has('waves');

export const sea: Setting = {
  surface: 'water',
  indoors: false,
  focal: 'sailing-ship',
  back: (easel) => {
    paintSky(easel);
    const { horizon, height, random } = easel;
    if (random() < 0.6) paintRidge(easel, { y: horizon + 6, rise: 46, length: 130, distance: 0.84 });
    paintHaze(easel, horizon, 70, 0.5);
    paintWater(easel, horizon, height, rough(easel) ? 1.8 : 1);
    if (rough(easel))
      for (const t of [0.06, 0.14, 0.24, 0.36])
        paintSwell(easel, horizon + (height - horizon) * t, 26 + t * 130, 0.6 - t);
  },
  front: (easel) => {
    const { height } = easel;
    paintSwell(easel, height * (rough(easel) ? 0.86 : 0.91), rough(easel) ? 90 : 34, 0.1);
    if (rough(easel)) paintSwell(easel, height * 0.95, 80, 0);
  },
};

/** A rocky headland for objects to stand on, with surf at its foot. */
const paintCliff = (easel: Easel): void => {
  const { ground, height, colours } = easel;
  const side = away(easel);
  const at = (t: number): number => (side < 0 ? t * WIDTH : WIDTH - t * WIDTH);
  const top = ground - 6;
  const points: readonly (readonly [number, number])[] = [
    [at(-0.04), top - 40],
    [at(0.22), top - 26],
    [at(0.4), top],
    [at(0.6), top + 4],
    [at(0.7), top + 22],
    [at(0.74), top + 110],
    [at(0.68), height * 0.78],
    [at(0.73), height * 0.9],
    [at(0.72), height],
  ];
  const rock = mix(tinted(easel, '#6e6a60', 0.55), colours.mid, 0.2);
  paintSurf(easel, [at(0.76), height * 0.9], 520, rough(easel));
  paintCrag(easel, jagged(easel, points, 11), height + 10, rock);
  paintSurf(easel, [at(0.8), height * 0.96], 420, rough(easel));
};

export const coast: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'lighthouse',
  back: (easel) => {
    if (easel.skySigns.has('snow')) {
      coldShore.back(easel);
      return;
    }
    sea.back(easel);
    paintRidge(easel, { y: easel.horizon + 10, rise: 54, length: 150, distance: 0.8 });
    paintWater(easel, easel.horizon + 24, easel.height, rough(easel) ? 1.8 : 1);
    if (rough(easel))
      for (const t of [0.14, 0.24, 0.4, 0.6])
        paintSwell(
          easel,
          easel.horizon + (easel.height - easel.horizon) * t,
          26 + t * 110,
          Math.max(0.1, 0.6 - t),
        );
    paintCliff(easel);
  },
  front: (easel) => {
    if (easel.skySigns.has('snow')) return;
    paintSwell(easel, easel.height * 0.93, rough(easel) ? 90 : 40, 0.05);
    paintRocks(easel, easel.light.side, 300);
  },
};

export const beach: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['island'],
  focal: 'rowing-boat',
  back: (easel) => {
    const { horizon, ground, ctx, colours, height, random, skySigns } = easel;
    paintSky(easel);
    paintRidge(easel, { y: horizon + 6, rise: 60, length: 190, distance: 0.8 });
    const water = { far: '#8fc3cb', mid: '#4f9aa8', near: '#2f6a7a' } as const;
    const wet = (name: keyof typeof water): string =>
      mix(colours[name], tinted(easel, water[name], 0.85), 0.8);
    paintWater(
      { ...easel, colours: { ...colours, far: wet('far'), mid: wet('mid'), near: wet('near') } },
      horizon + 8,
      height,
    );
    const isle = skySigns.has('island') ? sketchOf('island') : undefined;
    if (isle !== undefined)
      paintSketch(easel, isle, {
        x: WIDTH * (0.5 - easel.light.side * 0.24),
        y: horizon + 22,
        height: height * 0.055,
        distance: 0.45,
      });
    const sand = mix(layerColour(easel, 0.55), colours.light, 0.16);
    const gradient = ctx.createLinearGradient(0, ground - 50, 0, height);
    gradient.addColorStop(0, sand);
    gradient.addColorStop(0.5, mix(sand, colours.near, 0.6));
    gradient.addColorStop(1, inkOf(easel));
    const shore = between(random, -60, 60);
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(-10, ground - 70 + shore);
    ctx.bezierCurveTo(300, ground - 10, 600, ground - 90, WIDTH + 10, ground - 40 - shore);
    ctx.lineTo(WIDTH + 10, height);
    ctx.lineTo(-10, height);
    ctx.fill();
    ctx.strokeStyle = fade(mix(colours.light, '#ffffff', 0.3), 0.6);
    ctx.lineWidth = 6;
    ctx.beginPath();
    ctx.moveTo(-10, ground - 72 + shore);
    ctx.bezierCurveTo(300, ground - 12, 600, ground - 92, WIDTH + 10, ground - 42 - shore);
    ctx.stroke();
    paintMarks(easel, ground, 60, 0.24);
  },
  front: (easel) => paintRocks(easel, away(easel), 420),
};
