import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintRidge } from '#painter/nature/terrain.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import type { Setting } from '#painter/settings/setting.ts';

const WALLS = ['#c9b08a', '#b88f70', '#a89f8c', '#c4a684'] as const;
const ROOFS = ['#8f4f3c', '#6e564e', '#5c6670', '#7c4a3e'] as const;

/** A house with a sloping roof and rows of windows, most of them lit at night. */
const paintHouse = (easel: Easel, [x, foot]: Point, wide: number, haze: number): void => {
  const { ctx, random, colours, time, skySigns } = easel;
  const tall = wide * between(random, 0.9, 1.5);
  const wall = mix(
    tinted(easel, WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0], 0.6),
    colours.horizon,
    haze,
  );
  const roof = mix(
    tinted(easel, ROOFS[Math.floor(random() * ROOFS.length)] ?? ROOFS[0], 0.6),
    colours.horizon,
    haze,
  );
  ctx.fillStyle = mix(wall, inkOf(easel), 0.12);
  ctx.fillRect(x, foot - tall, wide, tall + 60);
  ctx.fillStyle = roof;
  ctx.beginPath();
  ctx.moveTo(x - wide * 0.04, foot - tall);
  ctx.lineTo(x + wide * 0.14, foot - tall - wide * 0.36);
  ctx.lineTo(x + wide * 0.86, foot - tall - wide * 0.36);
  ctx.lineTo(x + wide * 1.04, foot - tall);
  ctx.fill();
  ctx.fillStyle = mix(roof, inkOf(easel), 0.35);
  ctx.fillRect(x + wide * 0.68, foot - tall - wide * 0.5, wide * 0.1, wide * 0.26);
  const share = time === 'night' ? 0.62 : time === 'day' ? 0 : 0.4;
  const screens = skySigns.has('computer');
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const lit = random() < share;
      const [px, py] = [x + wide * (0.12 + column * 0.29), foot - tall * (0.9 - row * 0.24)];
      const glow =
        screens && random() < 0.7
          ? mix(tinted(easel, '#9fd8ff', 0.9), '#ffffff', 0.25)
          : mix(colours.light, colours.accent, random() * 0.4);
      ctx.fillStyle = lit ? glow : mix(wall, inkOf(easel), 0.5);
      ctx.fillRect(px, py, wide * 0.17, tall * 0.14);
      if (!lit || wide < 120) continue;
      ctx.fillStyle = mix(glow, inkOf(easel), 0.55);
      if (screens) ctx.fillRect(px + wide * 0.05, py + tall * 0.07, wide * 0.07, tall * 0.05);
      if (random() < 0.25) paintGlow(easel, px + wide * 0.08, py + tall * 0.07, wide * 0.4, 0.2, glow);
    }
};

/** A town's roofs up to the horizon, seen from above. */
export const roofs: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['house', 'computer', 'window', 'skyscraper'],
  back: (easel) => {
    const { height, horizon, random, shot } = easel;
    paintSky(easel);
    const above = shot === 'high angle';
    const top = above ? height * 0.12 : horizon + 20;
    paintRidge(easel, { y: top, rise: 40, length: 260, distance: 0.84 });
    paintHaze(easel, top, 120, 0.4);
    for (let y = top + 26, wide = above ? 62 : 44; y < height + 200; y += wide * 0.72, wide *= 1.22) {
      const haze = Math.max(0, 0.5 - (y - top) / (height * 0.8));
      for (let x = -between(random, 0, wide); x < WIDTH; x += wide * between(random, 1.02, 1.3))
        paintHouse(easel, [x, y + wide * 0.4], wide, haze);
      paintHaze(easel, y, wide * 0.7, 0.06);
    }
  },
  front: () => undefined,
};
