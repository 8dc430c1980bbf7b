import { fade, mix } from '../colour.ts';
import { WIDTH, layerColour } from '../easel.ts';
import type { Easel } from '../easel.ts';
import { paintBough, paintCanopy, paintFirs, paintGrass, paintGrove, paintTrunk } from '../flora.ts';
import { paintReeds, paintRocks } from '../frames.ts';
import { between } from '../random.ts';
import { paintSky } from '../sky.ts';
import { paintFolds, paintGround, paintMarks, paintPath, paintPeak, paintRidge, paintWater } from '../terrain.ts';
import { paintHaze, paintShafts, paintWisps } from '../weather.ts';
import type { Setting } from './setting.ts';

const away = (easel: Easel): -1 | 1 => (easel.light.side > 0 ? -1 : 1);

const peaks = (easel: Easel, snow: boolean): void => {
  const { horizon, random } = easel;
  for (const [distance, count, rise] of [[0.85, 4, 300], [0.62, 3, 420]] as const) {
    for (let index = 0; index < count; index += 1) {
      const x = (WIDTH * (index + between(random, 0.1, 0.9))) / count;
      paintPeak(easel, x, horizon + 90, between(random, 420, 640), rise * between(random, 0.65, 1.1), distance, snow);
    }
    paintHaze(easel, horizon + 50, 130, 0.55);
  }
};

const forest: Setting = {
  surface: 'ground', indoors: false, focal: 'stag',
  back: (easel) => {
    paintSky(easel);
    const { horizon, light, random, ground, height } = easel;
    paintFirs(easel, horizon + 20, 300, 0.86, 62);
    paintHaze(easel, horizon, 170, 0.5);
    paintFirs(easel, horizon + 70, 420, 0.66, 96);
    paintHaze(easel, horizon + 60, 150, 0.45);
    paintGround(easel, horizon + 60, 0.5);
    for (let index = 0; index < 6; index += 1) paintTrunk(easel, between(random, 0, WIDTH), horizon + 110, between(random, 16, 34), 0.5);
    paintHaze(easel, horizon + 110, 120, 0.35);
    paintShafts(easel, light.x, light.y - 300, height * 0.7, 7, 0.13);
    paintPath(easel, horizon + 90, layerColour(easel, 0.7));
    paintMarks(easel, ground - 40, height, 60);
  },
  front: (easel) => {
    const { height, random } = easel;
    paintTrunk(easel, between(random, 20, 70), height * 0.93, 120, 0.06);
    paintTrunk(easel, WIDTH - between(random, 10, 60), height * 0.97, 150, 0.02);
    paintCanopy(easel);
    paintBough(easel, away(easel));
    paintGrass(easel, height * 0.84, 170, 150);
  },
};

const jungle: Setting = {
  ...forest, focal: 'temple',
  back: (easel) => {
    paintSky(easel);
    const { horizon, light, height, ground } = easel;
    paintGrove(easel, horizon + 40, 330, 0.82, 90);
    paintHaze(easel, horizon, 150, 0.5);
    paintGrove(easel, horizon + 90, 440, 0.6, 150);
    paintHaze(easel, horizon + 70, 140, 0.4);
    paintGround(easel, horizon + 80, 0.5);
    paintShafts(easel, light.x, light.y - 260, height * 0.7, 8, 0.14);
    paintMarks(easel, ground - 50, height, 70);
  },
  front: (easel) => {
    paintBough(easel, -1);
    paintBough(easel, 1);
    paintCanopy(easel);
    paintGrass(easel, easel.height * 0.82, 260, 110);
  },
};

const mountains: Setting = {
  surface: 'ground', indoors: false, focal: 'pine',
  back: (easel) => {
    paintSky(easel);
    peaks(easel, easel.weather === 'snow' || easel.time !== 'dusk');
    const { horizon, ground } = easel;
    paintRidge(easel, { y: horizon + 90, rise: 70, length: 210, distance: 0.5 });
    paintFirs(easel, horizon + 130, 110, 0.44, 46);
    paintRidge(easel, { y: ground - 24, rise: 34, length: 330, distance: 0.3 });
    paintMarks(easel, ground, easel.height, 40);
  },
  front: (easel) => {
    paintFolds(easel);
    paintRocks(easel, away(easel), 520);
    paintGrass(easel, easel.height * 0.93, 90, 70);
  },
};

const desert: Setting = {
  surface: 'ground', indoors: false, focal: 'camel',
  back: (easel) => {
    paintSky(easel);
    const { horizon, ground, ctx, colours, random, light, height } = easel;
    paintRidge(easel, { y: horizon + 4, rise: 34, length: 260, distance: 0.86, octaves: 1 });
    for (const [y, distance, rise] of [[horizon + 40, 0.66, 70], [horizon + 100, 0.52, 90], [ground - 34, 0.4, 56]] as const) {
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
        ctx.bezierCurveTo(peak + (end - peak) * 0.6, y + rise * 0.5, peak + (end - peak) * 0.2, top + rise * 0.12, peak, top);
        ctx.bezierCurveTo(peak - light.side * 46, top + rise * 0.9, foot + light.side * 130, y + rise * 0.7, foot, y + 190);
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
      for (let x = 0; x <= WIDTH; x += 125) ctx.quadraticCurveTo(x + 30, y - 4 - t * 9 * random(), x + 125, y + between(random, -3, 3));
      ctx.stroke();
    }
  },
  front: (easel) => paintRocks(easel, away(easel), 300),
};

const field: Setting = {
  surface: 'ground', indoors: false, focal: 'oak',
  back: (easel) => {
    paintSky(easel);
    const { horizon, ground, height, colours } = easel;
    paintRidge(easel, { y: horizon + 6, rise: 60, length: 260, distance: 0.86 });
    paintHaze(easel, horizon + 20, 100, 0.4);
    paintRidge(easel, { y: horizon + 60, rise: 46, length: 300, distance: 0.64, octaves: 2 });
    paintGrove(easel, horizon + 74, 80, 0.56, 110);
    paintRidge(easel, { y: horizon + 110, rise: 24, length: 420, distance: 0.5, octaves: 2 });
    paintPath(easel, horizon + 112, mix(colours.horizon, colours.far, 0.4));
    paintMarks(easel, ground - 40, height, 90);
  },
  front: (easel) => {
    paintFolds(easel);
    paintGrass(easel, easel.height * 0.82, 190, 220);
    if (easel.shot !== 'wide view') paintBough(easel, away(easel));
  },
};

const battlefield: Setting = {
  ...field, focal: 'flag',
  back: (easel) => {
    field.back(easel);
    const { ctx, random, horizon, colours } = easel;
    for (let index = 0; index < 26; index += 1) {
      const x = between(random, 0, WIDTH);
      const y = horizon + between(random, 60, 150);
      ctx.strokeStyle = layerColour(easel, 0.34);
      ctx.lineWidth = 2.6;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + between(random, -26, 26), y - between(random, 50, 110));
      ctx.stroke();
    }
    for (let index = 0; index < 4; index += 1) {
      const x = between(random, 60, WIDTH - 60);
      for (let puff = 0; puff < 9; puff += 1) {
        ctx.fillStyle = fade(mix(colours.near, colours.far, puff / 9), 0.2);
        ctx.beginPath();
        ctx.arc(x + puff * 16 + between(random, -16, 16), horizon + 60 - puff * 46, 24 + puff * 12, 0, Math.PI * 2);
        ctx.fill();
      }
    }
  },
};

const snowland: Setting = {
  surface: 'ground', indoors: false, focal: 'tent',
  back: (easel) => {
    paintSky(easel);
    peaks(easel, true);
    const { horizon, ground, ctx, colours, height } = easel;
    const white = mix(colours.horizon, colours.light, 0.45);
    for (const [y, rise, dim] of [[horizon + 70, 40, 0.25], [horizon + 120, 36, 0.4], [ground - 20, 26, 0.52]] as const) {
      paintRidge(easel, { y, rise, length: 300, distance: 0.7, octaves: 2 });
      const gradient = ctx.createLinearGradient(0, y - rise, 0, height);
      gradient.addColorStop(0, fade(white, 0.8));
      gradient.addColorStop(0.5, fade(mix(white, colours.mid, dim), 0.9));
      gradient.addColorStop(1, fade(colours.near, 0.96));
      ctx.fillStyle = gradient;
      ctx.fillRect(0, y + rise * 0.7, WIDTH, height);
    }
    paintMarks(easel, ground - 30, height, 34, 0.22);
  },
  front: (easel) => {
    paintFolds(easel);
    paintRocks(easel, away(easel), 340);
  },
};

const swamp: Setting = {
  surface: 'water', indoors: false, focal: 'dead-tree',
  back: (easel) => {
    paintSky(easel);
    const { horizon, random, height } = easel;
    paintGrove(easel, horizon + 16, 260, 0.8, 80);
    paintHaze(easel, horizon, 160, 0.6);
    for (let index = 0; index < 6; index += 1) paintTrunk(easel, between(random, 0, WIDTH), horizon + 60, between(random, 22, 44), 0.5);
    paintWater(easel, horizon + 40, height, 0.4);
    paintWisps(easel, horizon, horizon + 160, 0.4);
  },
  front: (easel) => {
    paintReeds(easel, -1);
    paintReeds(easel, 1);
    paintBough(easel, away(easel));
  },
};

export const WILD = { forest, jungle, mountains, desert, field, battlefield, snow: snowland, swamp } as const satisfies Record<string, Setting>;
