import { fade, mix } from '#offline/painter/canvas/colour.ts';
import { inkOf, layerColour, WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import { paintFirs } from '#offline/painter/nature/flora.ts';
import { paintPeak } from '#offline/painter/nature/peaks.ts';
import { paintSky } from '#offline/painter/nature/sky.ts';
import { paintRidge } from '#offline/painter/nature/terrain.ts';
import { paintWater } from '#offline/painter/nature/water.ts';
import { paintHaze, paintShafts } from '#offline/painter/nature/weather.ts';
import { paintReeds, paintRocks } from '#offline/painter/rooms/frames.ts';
import { paintBlock, paintGable } from '#offline/painter/rooms/masonry.ts';
import type { Setting } from './setting.ts';
import { beach, coast, sea } from './shores.ts';
import { away } from './side.ts';

const harbour: Setting = {
  surface: 'water',
  indoors: false,
  focal: 'sailing-ship',
  back: (easel) => {
    const { horizon, random, ctx, height } = easel;
    paintSky(easel);
    paintRidge(easel, { y: horizon, rise: 80, length: 240, distance: 0.84 });
    for (let x = -20; x < WIDTH + 40; x += between(random, 60, 100))
      paintGable(easel, x, horizon + 22, between(random, 66, 104), 0.6);
    paintHaze(easel, horizon + 10, 90, 0.34);
    paintWater(easel, horizon + 20, height, 0.6);
    for (let mast = 0; mast < 7; mast += 1) {
      const x = between(random, 30, WIDTH - 30);
      ctx.strokeStyle = layerColour(easel, 0.46);
      ctx.lineWidth = 3.5;
      ctx.beginPath();
      ctx.moveTo(x, horizon + 46);
      ctx.lineTo(x, horizon - between(random, 90, 190));
      ctx.moveTo(x - 34, horizon - 40);
      ctx.lineTo(x + 34, horizon - 40);
      ctx.stroke();
      ctx.fillStyle = layerColour(easel, 0.42);
      ctx.beginPath();
      ctx.moveTo(x - 58, horizon + 28);
      ctx.quadraticCurveTo(x, horizon + 70, x + 62, horizon + 24);
      ctx.fill();
    }
  },
  front: (easel) => {
    const { ctx, height, colours, random } = easel;
    const ink = inkOf(easel);
    for (const x of [60, 210, WIDTH - 70]) {
      const top = height * between(random, 0.78, 0.86);
      paintBlock(easel, x - 26, top, 52, height - top, ink);
      ctx.fillStyle = fade(mix(colours.light, colours.far, 0.5), 0.5);
      ctx.beginPath();
      ctx.ellipse(x, top, 26, 8, 0, 0, Math.PI * 2);
      ctx.fill();
    }
    ctx.fillStyle = ink;
    ctx.fillRect(0, height * 0.93, WIDTH, height * 0.08);
  },
};

const lake: Setting = {
  surface: 'water',
  indoors: false,
  focal: 'rowing-boat',
  back: (easel) => {
    const { horizon, random, height } = easel;
    paintSky(easel);
    for (let index = 0; index < 4; index += 1)
      paintPeak(
        easel,
        between(random, 0, 1) * WIDTH,
        horizon + 40,
        between(random, 380, 560),
        between(random, 160, 330),
        0.76,
        true,
      );
    paintHaze(easel, horizon + 10, 110, 0.5);
    paintFirs(easel, horizon + 22, 90, 0.56, 34);
    paintWater(easel, horizon + 18, height, 0.5);
  },
  front: (easel) => {
    paintReeds(easel, away(easel));
    paintRocks(easel, easel.light.side, 260);
  },
};

const underwater: Setting = {
  surface: 'deep',
  indoors: true,
  focal: 'whale',
  back: (easel) => {
    const { ctx, height, colours, random, light, ground } = easel;
    const gradient = ctx.createLinearGradient(0, 0, 0, height);
    gradient.addColorStop(0, mix(colours.horizon, colours.light, 0.35));
    gradient.addColorStop(0.3, mix(colours.far, colours.horizon, 0.3));
    gradient.addColorStop(0.65, colours.mid);
    gradient.addColorStop(1, inkOf(easel));
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, WIDTH, height);
    paintShafts(easel, light.x, -160, height * 0.85, 11, 0.2);
    paintRidge(easel, { y: ground - 40, rise: 120, length: 150, distance: 0.5, foot: 400 });
    paintRidge(easel, { y: ground + 60, rise: 90, length: 190, distance: 0.26, foot: 300 });
    for (let index = 0; index < 40; index += 1) {
      ctx.strokeStyle = fade(colours.light, between(random, 0.12, 0.42));
      ctx.lineWidth = 1.6;
      ctx.beginPath();
      ctx.arc(
        between(random, 0, WIDTH),
        between(random, 0, height * 0.8),
        2 + random() ** 2 * 11,
        0,
        Math.PI * 2,
      );
      ctx.stroke();
    }
  },
  front: (easel) => {
    const { ctx, random, height } = easel;
    ctx.fillStyle = inkOf(easel);
    for (let weed = 0; weed < 22; weed += 1) {
      const x = random() < 0.5 ? between(random, -20, 260) : WIDTH - between(random, -20, 260);
      const rise = between(random, 160, 520);
      const sway = between(random, 14, 40);
      ctx.beginPath();
      ctx.moveTo(x - 9, height + 10);
      ctx.bezierCurveTo(
        x - sway,
        height - rise * 0.35,
        x + sway,
        height - rise * 0.65,
        x + sway * 0.3,
        height - rise,
      );
      ctx.bezierCurveTo(
        x + sway * 1.6,
        height - rise * 0.6,
        x - sway * 0.2,
        height - rise * 0.3,
        x + 12,
        height + 10,
      );
      ctx.fill();
    }
    paintRocks(easel, away(easel), 480);
  },
};

/** Deck boards with a rail and the sea behind. */
const deck: Setting = {
  surface: 'floor',
  indoors: false,
  focal: 'wheel',
  back: (easel) => {
    const { ctx, ground, height, colours } = easel;
    sea.back(easel);
    const top = ground - 26;
    paintBlock(easel, 0, top, WIDTH, height - top, layerColour(easel, 0.26));
    ctx.strokeStyle = fade(inkOf(easel), 0.6);
    ctx.lineWidth = 3;
    for (let board = -10; board <= 10; board += 1) {
      ctx.beginPath();
      ctx.moveTo(WIDTH / 2 + board * 56, top);
      ctx.lineTo(WIDTH / 2 + board * 150, height);
      ctx.stroke();
    }
    ctx.fillStyle = layerColour(easel, 0.16);
    ctx.fillRect(0, top - 92, WIDTH, 15);
    for (let post = 40; post < WIDTH; post += 115) ctx.fillRect(post, top - 86, 15, 90);
    ctx.fillStyle = fade(colours.light, 0.35);
    ctx.fillRect(0, top - 92, WIDTH, 3);
  },
  front: (easel) => {
    const { ctx, height } = easel;
    ctx.strokeStyle = inkOf(easel);
    ctx.lineWidth = 9;
    for (const [x0, x1] of [
      [-20, 210],
      [90, 250],
      [1020, 800],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(x0, height * 0.8);
      ctx.lineTo(x1, -20);
      ctx.stroke();
    }
  },
};

export const WATERS = { sea, coast, beach, harbour, lake, underwater, deck } as const satisfies Record<
  string,
  Setting
>;
