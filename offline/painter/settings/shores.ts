import { fade, mix } from '#offline/painter/canvas/colour.ts';
import type { Easel } from '#offline/painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import { paintGlow } from '#offline/painter/canvas/sketch.ts';
import { paintSky } from '#offline/painter/nature/sky.ts';
import { paintMarks, paintRidge } from '#offline/painter/nature/terrain.ts';
import { paintSwell, paintWater } from '#offline/painter/nature/water.ts';
import { paintHaze } from '#offline/painter/nature/weather.ts';
import { paintRocks } from '#offline/painter/rooms/frames.ts';
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

/** A headland of dark rock for objects to stand on. */
const paintCliff = (easel: Easel): void => {
  const { ctx, random, ground, height, colours } = easel;
  const side = away(easel);
  const at = (t: number): number => (side < 0 ? t * WIDTH : WIDTH - t * WIDTH);
  const top = ground - 6;
  const face: [number, number][] = [
    [at(-0.02), top - 46],
    [at(0.2), top - 30],
    [at(0.4), top],
    [at(0.6), top + 4],
    [at(0.69), top + 22],
  ];
  let y = top + 22;
  let t = 0.69;
  while (y < height) {
    y += between(random, 26, 60);
    t -= between(random, -0.035, 0.06);
    face.push([at(t), y]);
  }
  const gradient = ctx.createLinearGradient(0, top, 0, height * 0.9);
  gradient.addColorStop(0, layerColour(easel, 0.34));
  gradient.addColorStop(0.4, layerColour(easel, 0.1));
  gradient.addColorStop(1, inkOf(easel));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  for (const [px, py] of face) ctx.lineTo(px, py);
  ctx.lineTo(at(-0.02), height);
  ctx.fill();
  ctx.strokeStyle = fade(mix(colours.light, colours.horizon, 0.4), 0.5);
  ctx.lineWidth = 3;
  ctx.beginPath();
  for (const [px, py] of face.slice(0, 7)) ctx.lineTo(px, py);
  ctx.stroke();
  for (let strip = 0; strip < 3; strip += 1) {
    for (let index = 3; index + 1 < face.length; index += 1) {
      const [ax = 0, ay = 0] = face[index] ?? [];
      const [bx = 0, by = 0] = face[index + 1] ?? [];
      const inner = between(random, 40, 105);
      const shift = side * strip * 92;
      ctx.fillStyle = fade(
        index % 2 === strip % 2 ? mix(colours.far, colours.light, 0.12) : inkOf(easel),
        (0.34 - strip * 0.09) * (1 - (by - top) / (height - top + 400)),
      );
      ctx.beginPath();
      ctx.moveTo(ax + shift, ay + strip * 26);
      ctx.lineTo(bx + shift, by + strip * 26);
      ctx.lineTo(bx + shift + side * inner, by + between(random, -12, 40));
      ctx.lineTo(ax + shift + side * inner * 0.7, ay + between(random, -6, 34));
      ctx.fill();
    }
  }
  for (let index = 0; index < 5; index += 1) {
    const foam = at(between(random, 0.44, 0.74));
    paintGlow(
      easel,
      foam,
      height * between(random, 0.84, 0.92),
      between(random, 70, 150),
      0.24,
      mix(colours.horizon, colours.light, 0.5),
    );
  }
};

export const coast: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'lighthouse',
  back: (easel) => {
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
    paintSwell(easel, easel.height * 0.93, rough(easel) ? 90 : 40, 0.05);
    paintRocks(easel, easel.light.side, 300);
  },
};

export const beach: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'rowing-boat',
  back: (easel) => {
    const { horizon, ground, ctx, colours, height, random } = easel;
    paintSky(easel);
    paintRidge(easel, { y: horizon + 6, rise: 60, length: 190, distance: 0.8 });
    paintWater(easel, horizon + 8, height);
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
    paintMarks(easel, ground, height, 60, 0.24);
  },
  front: (easel) => paintRocks(easel, away(easel), 420),
};
