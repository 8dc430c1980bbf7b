import { fade, mix } from '#painter/canvas/colour.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { paintPeak } from '#painter/nature/peaks.ts';
import { paintSky, paintSpace } from '#painter/nature/sky.ts';
import { paintFolds, paintGround, paintMarks, paintRidge } from '#painter/nature/terrain.ts';
import { paintHaze, paintShafts } from '#painter/nature/weather.ts';
import { paintCaveMouth, paintJambs, paintRocks } from '#painter/rooms/frames.ts';
import { paintGlobe } from './globe.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';
import { space } from './space.ts';

const planet: Setting = {
  surface: 'ground',
  indoors: true,
  focal: 'rocket',
  back: (easel) => {
    paintSpace(easel);
    const { horizon, height, ctx, colours, random, ground, light } = easel;
    paintGlobe(easel, [WIDTH / 2 + light.side * 210, horizon * 0.46], 150, random() < 0.5);
    for (let index = 0; index < 4; index += 1)
      paintPeak(easel, {
        x: between(random, 0, 1) * WIDTH,
        base: horizon + 50,
        width: between(random, 260, 460),
        rise: between(random, 110, 260),
        distance: 0.76,
        snow: false,
      });
    paintHaze(easel, horizon + 20, 130, 0.4);
    paintRidge(easel, { y: horizon + 44, rise: 30, length: 180, distance: 0.56 });
    paintGround(easel, horizon + 76, 0.5);
    for (let index = 0; index < 14; index += 1) {
      const t = random() ** 1.3;
      const y = horizon + 90 + t * (height - horizon) * 0.7;
      const size = 24 + t * 110;
      const x = between(random, 0, WIDTH);
      ctx.fillStyle = fade(inkOf(easel), 0.34);
      ctx.beginPath();
      ctx.ellipse(x, y, size, size * 0.2, 0, 0, Math.PI * 2);
      ctx.fill();
      ctx.strokeStyle = fade(mix(colours.light, colours.horizon, 0.5), 0.3);
      ctx.lineWidth = 2.5;
      ctx.beginPath();
      ctx.ellipse(x, y, size, size * 0.2, 0, 0.1, Math.PI - 0.1);
      ctx.stroke();
    }
    paintMarks(easel, ground, 30, 0.2);
  },
  front: (easel) => {
    paintFolds(easel);
    paintRocks(easel, away(easel), 460);
  },
};

const cave: Setting = {
  surface: 'ground',
  indoors: true,
  focal: 'crystal',
  back: (easel) => {
    const { ctx, height, colours, random, light, ground } = easel;
    ctx.fillStyle = layerColour(easel, 0.3);
    ctx.fillRect(0, 0, WIDTH, height);
    const mouthX = WIDTH / 2 + light.side * 90;
    const mouthY = height * 0.34;
    for (const [reach, distance] of [
      [1.1, 0.3],
      [0.84, 0.45],
      [0.62, 0.6],
      [0.42, 0.78],
      [0.26, 1],
    ] as const) {
      ctx.fillStyle =
        distance === 1 ? mix(colours.horizon, colours.light, 0.45) : layerColour(easel, distance);
      ctx.beginPath();
      for (let step = 0; step < 40; step += 1) {
        const angle = (step / 40) * Math.PI * 2;
        const wobble = between(random, 0.86, 1.1);
        ctx.lineTo(
          mouthX + Math.cos(angle) * 560 * reach * wobble,
          mouthY + Math.sin(angle) * 760 * reach * wobble,
        );
      }
      ctx.fill();
    }
    paintGlow(easel, mouthX, mouthY, 640, 0.6);
    paintShafts(easel, [mouthX, mouthY - 60], { length: height * 0.6, count: 6, opacity: 0.18 });
    paintGround(easel, ground - 60, 0.3);
    paintRidge(easel, { y: ground - 50, rise: 22, length: 90, distance: 0.3 });
    for (let index = 0; index < 16; index += 1) {
      const x = between(random, 0, WIDTH);
      const length = between(random, 60, 290) * (0.5 + Math.abs(x / WIDTH - 0.5));
      ctx.fillStyle = layerColour(easel, between(random, 0, 0.25));
      ctx.beginPath();
      ctx.moveTo(x - 26, -10);
      ctx.quadraticCurveTo(x - 6, length * 0.5, x, length + 60);
      ctx.quadraticCurveTo(x + 8, length * 0.5, x + 30, -10);
      ctx.fill();
    }
    paintMarks(easel, ground, 30, 0.3);
  },
  front: (easel) => paintCaveMouth(easel, 60),
};

/** Inside a spacecraft: a round porthole onto the stars, ribs and small lamps. */
const spacecraft: Setting = {
  surface: 'floor',
  indoors: true,
  focal: 'console',
  back: (easel) => {
    const { ctx, height, colours, random, ground } = easel;
    paintSpace(easel);
    paintGlobe(easel, [WIDTH / 2 + 60, height * 0.36], 170, false);
    ctx.fillStyle = layerColour(easel, 0.22);
    ctx.beginPath();
    ctx.rect(0, 0, WIDTH, height);
    ctx.ellipse(WIDTH / 2, height * 0.34, 340, height * 0.2, 0, 0, Math.PI * 2);
    ctx.fill('evenodd');
    ctx.strokeStyle = mix(layerColour(easel, 0.4), colours.light, 0.3);
    ctx.lineWidth = 16;
    ctx.beginPath();
    ctx.ellipse(WIDTH / 2, height * 0.34, 348, height * 0.2 + 8, 0, 0, Math.PI * 2);
    ctx.stroke();
    paintGround(easel, ground - 40, 0.24);
    for (let index = 0; index < 60; index += 1) {
      const x = between(random, 30, WIDTH - 30);
      const y = ground - 60 + between(random, -26, 14);
      ctx.fillStyle = random() < 0.3 ? colours.accent : fade(colours.light, 0.7);
      ctx.fillRect(x, y, 7, 4);
    }
    paintGlow(easel, WIDTH / 2, ground - 60, 500, 0.16, colours.accent);
  },
  front: (easel) => paintJambs(easel, 70),
};

const sky: Setting = {
  surface: 'void',
  indoors: false,
  focal: 'balloon',
  back: (easel) => {
    paintSky(easel);
    const { horizon } = easel;
    paintRidge(easel, { y: horizon + 30, rise: 50, length: 230, distance: 0.88 });
    paintRidge(easel, { y: horizon + 120, rise: 60, length: 260, distance: 0.66 });
    paintHaze(easel, horizon + 100, 130, 0.4);
    paintRidge(easel, { y: horizon + 250, rise: 60, length: 320, distance: 0.36 });
  },
  front: (easel) => paintRidge(easel, { y: easel.height * 0.9, rise: 60, length: 300, distance: 0.04 }),
};

export const BEYOND = { space, planet, cave, spacecraft, sky } as const satisfies Record<string, Setting>;
