import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintSketch } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintWater } from '#painter/nature/water.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import type { Setting } from '#painter/settings/setting.ts';

const paintMud = (easel: Easel): void => {
  const { ctx, horizon, height, colours } = easel;
  const mud = tinted(easel, '#8d8069', 0.55);
  const beach = ctx.createLinearGradient(0, horizon + 60, 0, height);
  beach.addColorStop(0, mix(mud, colours.horizon, 0.35));
  beach.addColorStop(1, mix(mud, inkOf(easel), 0.42));
  ctx.fillStyle = beach;
  ctx.beginPath();
  ctx.moveTo(-10, horizon + 50);
  ctx.bezierCurveTo(320, horizon + 30, 600, horizon + 110, WIDTH + 10, horizon + 70);
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.lineTo(-10, height + 10);
  ctx.fill();
};

/** Houses left leaning by the wave. */
const paintBrokenHouses = (easel: Easel): void => {
  const { horizon, height } = easel;
  const house = sketchOf('house');
  if (house === undefined) return;
  for (const [x, y, size, tilt] of [
    [0.1, horizon + 96, 0.15, -0.16],
    [0.3, horizon + 60, 0.1, 0.3],
    [0.84, horizon + 124, 0.18, 0.2],
  ] as const)
    paintSketch(
      easel,
      { ...house, lights: [] },
      {
        x: WIDTH * x,
        y: y + height * size * 0.14,
        height: height * size,
        distance: 0.36,
        tilt,
        lit: 0.15,
      },
    );
};

/** Beams strewn over the shore. */
const paintBeams = (easel: Easel): void => {
  const { ctx, horizon, height, ground, random, colours } = easel;
  for (let plank = 0; plank < 90; plank += 1) {
    const t = random() ** 1.6;
    const [x, y] = [between(random, 0, WIDTH), horizon + 90 + (ground - horizon + 60) * t];
    if (y > height * 0.62 && random() < 0.8) continue;
    const long = between(random, 12, 50) * (0.5 + t);
    const turn = between(random, -0.6, 0.6);
    ctx.strokeStyle = mix(
      tinted(easel, random() < 0.5 ? '#6b5540' : '#9a8a70', 0.6),
      colours.horizon,
      0.2 - t * 0.2,
    );
    ctx.lineWidth = 2 + t * 7;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long * 0.5);
    ctx.stroke();
  }
};

/** A shore after a great wave: broken houses, beams, a boat on its side. */
export const wreckedShore: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['house', 'boat', 'rowing-boat'],
  back: (easel) => {
    const { horizon, height, ground, light } = easel;
    paintSky(easel);
    paintWater(easel, horizon, height, 0.6);
    paintMud(easel);
    paintBrokenHouses(easel);
    paintBeams(easel);
    const boat = sketchOf('rowing-boat');
    if (boat !== undefined)
      paintSketch(easel, boat, {
        x: WIDTH * (0.5 - light.side * 0.06),
        y: ground + 6,
        height: height * 0.085,
        distance: 0.16,
        tilt: 0.34 * light.side,
        lit: 0.4,
      });
  },
  front: () => undefined,
};
