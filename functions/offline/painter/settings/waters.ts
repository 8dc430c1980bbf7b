import { fade, mix } from '../colour.ts';
import { WIDTH, inkOf, layerColour } from '../easel.ts';
import type { Easel } from '../easel.ts';
import { paintFirs } from '../flora.ts';
import { paintReeds, paintRocks } from '../frames.ts';
import { paintBlock, paintGable } from '../masonry.ts';
import { between } from '../random.ts';
import { paintGlow } from '../sketch.ts';
import { paintSky } from '../sky.ts';
import { paintMarks, paintPeak, paintRidge, paintSwell, paintWater } from '../terrain.ts';
import { paintHaze, paintShafts } from '../weather.ts';
import type { Setting } from './setting.ts';

const away = (easel: Easel): -1 | 1 => (easel.light.side > 0 ? -1 : 1);
const rough = ({ weather, skySigns }: Easel): boolean => weather === 'storm' || skySigns.has('waves');

const sea: Setting = {
  surface: 'water', indoors: false, focal: 'sailing-ship',
  back: (easel) => {
    paintSky(easel);
    const { horizon, height, random } = easel;
    if (random() < 0.6) paintRidge(easel, { y: horizon + 6, rise: 46, length: 130, distance: 0.84 });
    paintHaze(easel, horizon, 70, 0.5);
    paintWater(easel, horizon, height, rough(easel) ? 1.8 : 1);
    if (rough(easel)) for (const t of [0.06, 0.14, 0.24, 0.36]) paintSwell(easel, horizon + (height - horizon) * t, 26 + t * 130, 0.6 - t);
  },
  front: (easel) => {
    const { height } = easel;
    paintSwell(easel, height * (rough(easel) ? 0.86 : 0.91), rough(easel) ? 90 : 34, 0.1);
    if (rough(easel)) paintSwell(easel, height * 0.95, 80, 0);
  },
};

/** A headland of dark rock on which things stand. */
const paintCliff = (easel: Easel): void => {
  const { ctx, random, ground, height, colours } = easel;
  const side = away(easel);
  const at = (t: number): number => (side < 0 ? t * WIDTH : WIDTH - t * WIDTH);
  const top = ground - 6;
  const face: [number, number][] = [[at(-0.02), top - 46], [at(0.2), top - 30], [at(0.4), top], [at(0.6), top + 4], [at(0.69), top + 22]];
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
      ctx.fillStyle = fade(index % 2 === strip % 2 ? mix(colours.far, colours.light, 0.12) : inkOf(easel), (0.34 - strip * 0.09) * (1 - (by - top) / (height - top + 400)));
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
    paintGlow(easel, foam, height * between(random, 0.84, 0.92), between(random, 70, 150), 0.24, mix(colours.horizon, colours.light, 0.5));
  }
};

const coast: Setting = {
  surface: 'ground', indoors: false, focal: 'lighthouse',
  back: (easel) => {
    sea.back(easel);
    paintRidge(easel, { y: easel.horizon + 10, rise: 54, length: 150, distance: 0.8 });
    paintWater(easel, easel.horizon + 24, easel.height, rough(easel) ? 1.8 : 1);
    if (rough(easel)) for (const t of [0.14, 0.24, 0.4, 0.6]) paintSwell(easel, easel.horizon + (easel.height - easel.horizon) * t, 26 + t * 110, Math.max(0.1, 0.6 - t));
    paintCliff(easel);
  },
  front: (easel) => {
    paintSwell(easel, easel.height * 0.93, rough(easel) ? 90 : 40, 0.05);
    paintRocks(easel, easel.light.side, 300);
  },
};

const beach: Setting = {
  surface: 'ground', indoors: false, focal: 'rowing-boat',
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

const harbour: Setting = {
  surface: 'water', indoors: false, focal: 'sailing-ship',
  back: (easel) => {
    const { horizon, random, ctx, height } = easel;
    paintSky(easel);
    paintRidge(easel, { y: horizon, rise: 80, length: 240, distance: 0.84 });
    for (let x = -20; x < WIDTH + 40; x += between(random, 60, 100)) paintGable(easel, x, horizon + 22, between(random, 66, 104), 0.6);
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
  surface: 'water', indoors: false, focal: 'rowing-boat',
  back: (easel) => {
    const { horizon, random, height } = easel;
    paintSky(easel);
    for (let index = 0; index < 4; index += 1) paintPeak(easel, between(random, 0, 1) * WIDTH, horizon + 40, between(random, 380, 560), between(random, 160, 330), 0.76, true);
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
  surface: 'deep', indoors: true, focal: 'whale',
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
      ctx.arc(between(random, 0, WIDTH), between(random, 0, height * 0.8), 2 + random() ** 2 * 11, 0, Math.PI * 2);
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
      ctx.bezierCurveTo(x - sway, height - rise * 0.35, x + sway, height - rise * 0.65, x + sway * 0.3, height - rise);
      ctx.bezierCurveTo(x + sway * 1.6, height - rise * 0.6, x - sway * 0.2, height - rise * 0.3, x + 12, height + 10);
      ctx.fill();
    }
    paintRocks(easel, away(easel), 480);
  },
};

/** Deck boards with a rail and the sea behind. */
const deck: Setting = {
  surface: 'floor', indoors: false, focal: 'wheel',
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
    for (const [x0, x1] of [[-20, 210], [90, 250], [1020, 800]] as const) {
      ctx.beginPath();
      ctx.moveTo(x0, height * 0.8);
      ctx.lineTo(x1, -20);
      ctx.stroke();
    }
  },
};

export const WATERS = { sea, coast, beach, harbour, lake, underwater, deck } as const satisfies Record<string, Setting>;
