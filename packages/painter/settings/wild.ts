import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between, noiseLine } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintFirs, paintGrass } from '#painter/nature/flora.ts';
import { paintPeak } from '#painter/nature/peaks.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintFolds, paintMarks, paintRidge } from '#painter/nature/terrain.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import { paintRocks } from '#painter/rooms/frames.ts';
import { battlefield, field, tent } from './fields.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';
import { forest, jungle, swamp } from './woods.ts';

const peaks = (easel: Easel, snow: boolean): void => {
  const { horizon, random } = easel;
  for (const [distance, count, rise] of [
    [0.85, 4, 300],
    [0.62, 3, 420],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      paintPeak(easel, {
        x: (WIDTH * (index + between(random, 0.1, 0.9))) / count,
        base: horizon + 90,
        width: between(random, 420, 640),
        rise: rise * between(random, 0.65, 1.1),
        distance,
        snow,
      });
    }
    paintHaze(easel, horizon + 50, 130, 0.55);
  }
};

const mountains: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'pine',
  back: (easel) => {
    paintSky(easel);
    peaks(easel, easel.weather === 'snow' || easel.time !== 'dusk');
    const { horizon, ground } = easel;
    paintRidge(easel, { y: horizon + 90, rise: 70, length: 210, distance: 0.5 });
    paintFirs(easel, { base: horizon + 130, rise: 110, distance: 0.44, gap: 46 });
    paintRidge(easel, { y: ground - 24, rise: 34, length: 330, distance: 0.3 });
    paintMarks(easel, ground, 40);
  },
  front: (easel) => {
    paintFolds(easel);
    paintRocks(easel, away(easel), 520);
    paintGrass(easel, easel.height * 0.93, 90, 70);
  },
};

const desert: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'camel',
  back: (easel) => {
    paintSky(easel);
    const { horizon, ground, ctx, colours, random, light, height } = easel;
    paintRidge(easel, { y: horizon + 4, rise: 34, length: 260, distance: 0.86, octaves: 1 });
    for (const [y, distance, rise] of [
      [horizon + 40, 0.66, 70],
      [horizon + 100, 0.52, 90],
      [ground - 34, 0.4, 56],
    ] as const) {
      const peak = between(random, 0.2, 0.8) * WIDTH;
      const top = y - rise;
      const colour = layerColour(easel, distance);
      const foot = peak + light.side * between(random, 120, 260);
      const face = (side: -1 | 1): void => {
        const end = side < 0 ? -20 : WIDTH + 20;
        const bright = side === light.side;
        const gradient = ctx.createLinearGradient(0, top, 0, y + 260);
        gradient.addColorStop(0, mix(colour, bright ? colours.light : colours.near, bright ? 0.24 : 0.22));
        gradient.addColorStop(1, mix(colour, colours.near, bright ? 0.35 : 0.6));
        ctx.fillStyle = gradient;
        ctx.beginPath();
        ctx.moveTo(end, height);
        ctx.lineTo(end, y + rise * 0.55);
        ctx.bezierCurveTo(
          peak + (end - peak) * 0.6,
          y + rise * 0.5,
          peak + (end - peak) * 0.2,
          top + rise * 0.12,
          peak,
          top,
        );
        ctx.bezierCurveTo(
          peak - light.side * 46,
          top + rise * 0.9,
          foot + light.side * 130,
          y + rise * 0.7,
          foot,
          y + 190,
        );
        ctx.quadraticCurveTo(foot - light.side * 60, y + 300, foot - light.side * 20, height);
        ctx.fill();
      };
      face(light.side > 0 ? -1 : 1);
      face(light.side);
    }
    ctx.strokeStyle = fade(colours.light, 0.1);
    for (let index = 0; index < 26; index += 1) {
      const t = index / 26;
      const y = ground + (height - ground) * t ** 1.3;
      ctx.lineWidth = 1 + t * 4;
      ctx.beginPath();
      ctx.moveTo(-20, y);
      for (let x = 0; x <= WIDTH; x += 125)
        ctx.quadraticCurveTo(x + 30, y - 4 - t * 9 * random(), x + 125, y + between(random, -3, 3));
      ctx.stroke();
    }
  },
  front: (easel) => paintRocks(easel, away(easel), 300),
};

/** Snowdrifts with blue shadows and cracked ice at the bottom. */
const paintDrifts = (easel: Easel, from: number, steps: number): void => {
  const { ctx, random, height, colours, light } = easel;
  const white = mix(mix(colours.horizon, colours.light, 0.5), '#ffffff', 0.25);
  const shade = mix(tinted(easel, '#7fa3c4', 0.7), colours.mid, 0.2);
  for (let step = 0; step < steps; step += 1) {
    const t = step / steps;
    const y = from + (height - from) * t ** 1.3;
    const noise = noiseLine(random, 2);
    const edge = (x: number): number => y - noise(x / (220 + t * 240)) * (16 + t * 40);
    const drift = ctx.createLinearGradient(0, y - 30, 0, y + 90 + t * 260);
    drift.addColorStop(0, mix(white, shade, t * 0.3));
    drift.addColorStop(0.5, mix(white, shade, 0.45 + t * 0.2));
    drift.addColorStop(1, mix(shade, inkOf(easel), 0.1 + t * 0.22));
    ctx.fillStyle = drift;
    ctx.beginPath();
    ctx.moveTo(-10, height + 10);
    for (let x = -10; x <= WIDTH + 10; x += 10) ctx.lineTo(x, edge(x));
    ctx.lineTo(WIDTH + 10, height + 10);
    ctx.fill();
    ctx.strokeStyle = fade('#ffffff', 0.5);
    ctx.lineWidth = 2 + t * 2;
    ctx.beginPath();
    for (
      let x = light.side > 0 ? WIDTH * 0.35 : -10;
      x <= (light.side > 0 ? WIDTH + 10 : WIDTH * 0.65);
      x += 10
    )
      ctx.lineTo(x, edge(x));
    ctx.stroke();
  }
};

const snowland: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'tent',
  back: (easel) => {
    paintSky(easel);
    peaks(easel, true);
    paintDrifts(easel, easel.horizon + 60, 6);
    paintMarks(easel, easel.ground - 30, 24, 0.16);
  },
  front: () => undefined,
};

export const WILD = {
  forest,
  jungle,
  mountains,
  desert,
  field,
  battlefield,
  tent,
  snow: snowland,
  swamp,
} as const satisfies Record<string, Setting>;
