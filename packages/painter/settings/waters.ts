import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between, noiseLine } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintFirs } from '#painter/nature/flora.ts';
import { paintPeak } from '#painter/nature/peaks.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintWater } from '#painter/nature/water.ts';
import { paintHaze, paintShafts } from '#painter/nature/weather.ts';
import { paintReeds, paintRocks } from '#painter/rooms/frames.ts';
import type { Setting } from './setting.ts';
import { beach, coast, sea } from './shores.ts';
import { away } from './side.ts';

const lake: Setting = {
  surface: 'water',
  indoors: false,
  focal: 'rowing-boat',
  back: (easel) => {
    const { horizon, random, height } = easel;
    paintSky(easel);
    for (let index = 0; index < 4; index += 1)
      paintPeak(easel, {
        x: between(random, 0, 1) * WIDTH,
        base: horizon + 40,
        width: between(random, 380, 560),
        rise: between(random, 160, 330),
        distance: 0.76,
        snow: true,
      });
    paintHaze(easel, horizon + 10, 110, 0.5);
    paintFirs(easel, { base: horizon + 22, rise: 90, distance: 0.56, gap: 34 });
    paintWater(easel, horizon + 18, height, 0.5);
  },
  front: (easel) => {
    paintReeds(easel, away(easel));
    paintRocks(easel, easel.light.side, 260);
  },
};

/** A ridge on the sea floor, fading into the green water. */
const paintSeaFloor = (easel: Easel, y: number, rise: number, own: number): void => {
  const { ctx, random, height, colours } = easel;
  const noise = noiseLine(random, 3);
  const sand = mix(tinted(easel, '#5fa898', 0.75), tinted(easel, '#b8a878', 0.6), own);
  const floor = ctx.createLinearGradient(0, y - rise, 0, height);
  floor.addColorStop(0, mix(sand, colours.light, 0.16));
  floor.addColorStop(0.3, mix(sand, inkOf(easel), 0.22));
  floor.addColorStop(1, mix(sand, inkOf(easel), 0.66));
  ctx.fillStyle = floor;
  ctx.beginPath();
  ctx.moveTo(-10, height + 10);
  for (let x = -10; x <= WIDTH + 10; x += 8) ctx.lineTo(x, y - noise(x / 210) * rise);
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.fill();
};

const underwater: Setting = {
  surface: 'deep',
  indoors: true,
  focal: 'whale',
  back: (easel) => {
    const { ctx, height, colours, random, light, ground } = easel;
    const gradient = ctx.createLinearGradient(0, 0, 0, height);
    const green = tinted(easel, '#5fa898', 0.75);
    gradient.addColorStop(0, mix(mix(green, colours.light, 0.6), '#ffffff', 0.1));
    gradient.addColorStop(0.3, mix(green, colours.light, 0.22));
    gradient.addColorStop(0.65, mix(green, colours.mid, 0.3));
    gradient.addColorStop(1, mix(green, inkOf(easel), 0.62));
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, WIDTH, height);
    paintShafts(easel, [light.x, -160], { length: height * 0.85, count: 11, opacity: 0.2 });
    paintSeaFloor(easel, ground - 70, 90, 0.35);
    paintSeaFloor(easel, ground - 16, 34, 0.62);
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

export const WATERS = { sea, coast, beach, lake, underwater } as const satisfies Record<string, Setting>;
