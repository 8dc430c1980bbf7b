import { fade, mix } from '../colour.ts';
import { WIDTH, inkOf, layerColour } from '../easel.ts';
import type { Easel } from '../easel.ts';
import { paintBranch, paintFirs, paintGrass, paintGrove } from '../flora.ts';
import { paintBlock, paintGable, paintTowers } from '../masonry.ts';
import { between } from '../random.ts';
import { paintGlow } from '../sketch.ts';
import { paintSky } from '../sky.ts';
import { paintFolds, paintGround, paintMarks, paintPath, paintRidge } from '../terrain.ts';
import { paintHaze, paintWisps } from '../weather.ts';
import type { Setting } from './setting.ts';

const away = (easel: Easel): -1 | 1 => (easel.light.side > 0 ? -1 : 1);
const litShare = ({ time }: Easel): number => (time === 'day' ? 0.06 : time === 'night' ? 0.42 : 0.26);

/** Facades left and right in one-point perspective; `old` ones are low and gabled. */
const paintFacades = (easel: Easel, old: boolean): void => {
  const { ctx, horizon, height, random, colours } = easel;
  const eye = horizon - 6;
  const steps = [0.09, 0.13, 0.18, 0.25, 0.35, 0.5, 0.76] as const;
  for (const side of [-1, 1] as const) {
    const x = (s: number): number => WIDTH / 2 + side * s * 880;
    const foot = (s: number): number => eye + s * height * 0.6;
    steps.slice(0, -1).forEach((from, index) => {
      const to = steps[index + 1] ?? 1;
      const tall = height * (old ? between(random, 0.42, 0.62) : between(random, 0.62, 1.15));
      const colour = layerColour(easel, 0.74 - index * 0.125);
      const facade = (s: number, t: number): [number, number] => [x(s), foot(s) - t * (s * tall + s * height * 0.6)];
      const quad = (s0: number, s1: number, t0: number, t1: number): void => {
        ctx.beginPath();
        for (const [s, t] of [[s0, t0], [s1, t0], [s1, t1], [s0, t1]] as const) ctx.lineTo(...facade(s, t));
        ctx.fill();
      };
      const gradient = ctx.createLinearGradient(0, eye - to * tall, 0, foot(to));
      gradient.addColorStop(0, mix(colour, colours.horizon, 0.1));
      gradient.addColorStop(0.7, colour);
      gradient.addColorStop(1, mix(colour, inkOf(easel), 0.55));
      if (old) {
        ctx.fillStyle = mix(colour, inkOf(easel), 0.42);
        ctx.beginPath();
        for (const [s, t] of [[from - 0.004, 0.99], [(from + to) / 2, 1.24], [to + 0.006, 0.99]] as const) ctx.lineTo(...facade(s, t));
        ctx.fill();
      }
      ctx.fillStyle = gradient;
      quad(from, to, 0, 1);
      const columns = old ? 3 : 4;
      const rows = old ? 4 : 12;
      for (let column = 0; column < columns; column += 1) {
        for (let row = 0; row < rows; row += 1) {
          const lit = random() < litShare(easel) * (row === 0 ? 1.6 : 0.9);
          ctx.fillStyle = lit ? fade(mix(colours.light, colours.accent, random() * 0.55), 0.92) : fade(inkOf(easel), 0.3);
          const s0 = from + ((to - from) * (column + 0.26)) / columns;
          const t0 = 0.07 + (row * 0.9) / rows;
          quad(s0, s0 + ((to - from) * 0.5) / columns, t0, t0 + 0.5 / rows);
        }
      }
      ctx.strokeStyle = fade(colours.light, 0.16);
      ctx.lineWidth = 2;
      ctx.beginPath();
      ctx.moveTo(...facade(from, 1));
      ctx.lineTo(...facade(to, 1));
      ctx.stroke();
    });
  }
  paintHaze(easel, horizon - 10, 190, 0.2);
  for (const s of [0.15, 0.21, 0.31, 0.45]) {
    for (const side of [-1, 1] as const) {
      const x = WIDTH / 2 + side * s * 640;
      const y = horizon + s * height * 0.58;
      ctx.fillStyle = inkOf(easel);
      ctx.fillRect(x - s * 6, y - s * 520, s * 12, s * 520);
      ctx.fillStyle = mix(colours.light, colours.accent, 0.25);
      ctx.beginPath();
      ctx.ellipse(x, y - s * 520, s * 26, s * 34, 0, 0, Math.PI * 2);
      ctx.fill();
      paintGlow(easel, x, y - s * 520, s * (easel.time === 'day' ? 150 : 420), 0.6, mix(colours.light, colours.accent, 0.35));
    }
  }
};

const paintWetStreet = (easel: Easel): void => {
  const { ctx, horizon, height, colours, random } = easel;
  paintGround(easel, horizon + 8, 0.46);
  for (let index = 0; index < 34; index += 1) {
    const x = between(random, 120, WIDTH - 120);
    const y = horizon + (height - horizon) * random() ** 1.4;
    const length = between(random, 40, 150);
    const gradient = ctx.createLinearGradient(0, y, 0, y + length);
    gradient.addColorStop(0, fade(random() < 0.6 ? mix(colours.light, colours.accent, 0.5) : colours.horizon, 0.16));
    gradient.addColorStop(1, fade(colours.light, 0));
    ctx.fillStyle = gradient;
    ctx.fillRect(x, y, between(random, 5, 26), length);
  }
  paintMarks(easel, horizon + 30, height, 40, 0.2);
};

const city: Setting = {
  surface: 'ground', indoors: false, focal: 'street-lamp',
  back: (easel) => {
    paintSky(easel);
    const { horizon, height } = easel;
    paintTowers(easel, horizon + 10, height * 0.24, 0.84, litShare(easel) * 0.7);
    paintHaze(easel, horizon - 30, 200, 0.4);
    paintWetStreet(easel);
    paintFacades(easel, false);
  },
  front: (easel) => {
    const { ctx, height } = easel;
    ctx.strokeStyle = inkOf(easel);
    ctx.lineWidth = 3;
    for (const drop of [0.06, 0.1, 0.15]) {
      ctx.beginPath();
      ctx.moveTo(-10, height * drop);
      ctx.quadraticCurveTo(WIDTH / 2, height * (drop + 0.06), WIDTH + 10, height * (drop - 0.03));
      ctx.stroke();
    }
  },
};

const oldTown: Setting = {
  ...city,
  back: (easel) => {
    paintSky(easel);
    paintHaze(easel, easel.horizon - 30, 200, 0.4);
    for (let x = 360; x < 660; x += 74) paintGable(easel, x, easel.horizon + 12, between(easel.random, 66, 92), 0.74);
    paintWetStreet(easel);
    paintFacades(easel, true);
  },
};

const rooftop: Setting = {
  surface: 'ground', indoors: false, focal: 'water-tower',
  back: (easel) => {
    paintSky(easel);
    const { horizon, height, ground, ctx, colours } = easel;
    paintTowers(easel, horizon + 80, height * 0.3, 0.86, litShare(easel) * 0.6);
    paintHaze(easel, horizon + 30, 180, 0.42);
    paintTowers(easel, horizon + 170, height * 0.25, 0.62, litShare(easel));
    paintHaze(easel, horizon + 120, 150, 0.34);
    paintBlock(easel, 0, ground - 16, WIDTH, height, layerColour(easel, 0.2));
    ctx.fillStyle = mix(layerColour(easel, 0.3), colours.light, 0.24);
    ctx.fillRect(0, ground - 16, WIDTH, 8);
    paintMarks(easel, ground + 20, height, 26, 0.2);
  },
  front: (easel) => {
    const { height } = easel;
    paintBlock(easel, away(easel) < 0 ? -20 : WIDTH - 180, height * 0.8, 200, height * 0.3, inkOf(easel));
    paintBlock(easel, away(easel) < 0 ? 40 : WIDTH - 110, height * 0.72, 62, height * 0.1, inkOf(easel));
  },
};

const village: Setting = {
  surface: 'ground', indoors: false, focal: 'cottage',
  back: (easel) => {
    paintSky(easel);
    const { horizon, random, ground, height, colours } = easel;
    paintRidge(easel, { y: horizon, rise: 110, length: 260, distance: 0.84 });
    paintHaze(easel, horizon + 10, 110, 0.44);
    paintFirs(easel, horizon + 40, 120, 0.66, 52);
    paintRidge(easel, { y: horizon + 60, rise: 26, length: 320, distance: 0.54, octaves: 2 });
    for (const x of [60, 220, 380, 700, 880]) paintGable(easel, x + between(random, -40, 40), horizon + between(random, 66, 104), between(random, 96, 150), 0.5);
    paintGround(easel, horizon + 100, 0.46);
    paintPath(easel, horizon + 98, mix(colours.horizon, colours.far, 0.4));
    paintMarks(easel, ground - 20, height, 70);
  },
  front: (easel) => {
    paintFolds(easel);
    const { ctx, height } = easel;
    ctx.fillStyle = inkOf(easel);
    const side = away(easel);
    for (let post = 0; post < 4; post += 1) {
      const x = side < 0 ? post * 96 - 20 : WIDTH - post * 96 - 10;
      ctx.fillRect(x, height * (0.83 + post * 0.012), 24, height * 0.2);
    }
    ctx.fillRect(side < 0 ? 0 : WIDTH - 330, height * 0.86, 330, 16);
    ctx.fillRect(side < 0 ? 0 : WIDTH - 330, height * 0.91, 330, 16);
    paintGrass(easel, height * 0.86, 130, 130);
  },
};

const castle: Setting = {
  surface: 'ground', indoors: false, focal: 'castle',
  back: (easel) => {
    paintSky(easel);
    const { horizon, ground, height, colours } = easel;
    paintRidge(easel, { y: horizon - 10, rise: 150, length: 210, distance: 0.86, octaves: 4 });
    paintHaze(easel, horizon + 20, 140, 0.5);
    paintRidge(easel, { y: horizon + 70, rise: 80, length: 260, distance: 0.6 });
    paintFirs(easel, horizon + 110, 90, 0.52, 40);
    paintRidge(easel, { y: ground - 50, rise: 30, length: 300, distance: 0.4 });
    paintPath(easel, ground - 40, mix(colours.horizon, colours.far, 0.5));
    paintMarks(easel, ground, height, 50);
  },
  front: (easel) => {
    paintFolds(easel);
    paintGrass(easel, easel.height * 0.83, 160, 170);
    const { height, light } = easel;
    paintBranch(easel, light.side > 0 ? -20 : WIDTH + 20, height * 0.2, light.side > 0 ? -0.25 : Math.PI + 0.25, 150, 24, inkOf(easel));
  },
};

const ruin: Setting = {
  ...castle, focal: 'arch',
  back: (easel) => {
    castle.back(easel);
    const { ctx, random, ground } = easel;
    for (const [x, rise, distance] of [[90, 300, 0.5], [250, 190, 0.56], [770, 240, 0.54], [930, 340, 0.46]] as const) {
      const colour = layerColour(easel, distance);
      paintBlock(easel, x - 30, ground - 40 - rise, 60, rise + 40, colour);
      paintBlock(easel, x - 42, ground - 40 - rise, 84, 24, colour);
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(x - 30, ground - 40 - rise);
      for (let step = 0; step < 5; step += 1) ctx.lineTo(x - 30 + step * 15, ground - 40 - rise - between(random, 0, 44));
      ctx.lineTo(x + 30, ground - 40 - rise);
      ctx.fill();
    }
  },
};

const graveyard: Setting = {
  surface: 'ground', indoors: false, focal: 'gravestone',
  back: (easel) => {
    paintSky(easel);
    const { horizon, random, ground, height, ctx } = easel;
    paintGrove(easel, horizon + 20, 170, 0.82, 100);
    paintHaze(easel, horizon + 20, 150, 0.55);
    paintGround(easel, horizon + 40, 0.56);
    for (let index = 0; index < 22; index += 1) {
      const t = index / 22;
      const size = 26 + t * 60;
      const x = between(random, 0, WIDTH);
      const y = horizon + 50 + t * (ground - horizon - 60);
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(between(random, -0.12, 0.12));
      const colour = layerColour(easel, 0.66 - t * 0.34);
      if (random() < 0.3) {
        paintBlock(easel, -size * 0.09, -size * 1.3, size * 0.18, size * 1.4, colour);
        paintBlock(easel, -size * 0.34, -size * 1.02, size * 0.68, size * 0.17, colour);
      } else {
        ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.roundRect(-size * 0.32, -size, size * 0.64, size * 1.1, [size * 0.32, size * 0.32, 0, 0]);
        ctx.fill();
      }
      ctx.restore();
    }
    paintWisps(easel, horizon + 60, ground, 0.3);
    paintMarks(easel, ground, height, 40);
  },
  front: (easel) => {
    const { height, light } = easel;
    const side = light.side > 0 ? -20 : WIDTH + 20;
    paintBranch(easel, side, height * 0.32, light.side > 0 ? -0.7 : Math.PI + 0.7, 170, 34, inkOf(easel));
    paintBranch(easel, side, height * 0.14, light.side > 0 ? 0.1 : Math.PI - 0.1, 120, 18, inkOf(easel));
    paintGrass(easel, height * 0.84, 160, 170);
  },
};

const station: Setting = {
  surface: 'ground', indoors: false, focal: 'train',
  back: (easel) => {
    paintSky(easel);
    const { ctx, horizon, ground, height, colours, light } = easel;
    paintTowers(easel, horizon + 20, height * 0.14, 0.82, litShare(easel));
    paintHaze(easel, horizon, 170, 0.5);
    paintGround(easel, horizon + 20, 0.5);
    const vanish = WIDTH * 0.5;
    for (const [near, tone] of [[120, 0.2], [340, 0.3], [660, 0.3], [880, 0.2]] as const) {
      ctx.strokeStyle = mix(layerColour(easel, tone), colours.light, 0.35);
      ctx.lineWidth = 5;
      ctx.beginPath();
      ctx.moveTo(near, height);
      ctx.lineTo(vanish + (near - vanish) * 0.06, horizon + 24);
      ctx.stroke();
    }
    const roof = (side: -1 | 1): void => {
      const x = (t: number): number => (side < 0 ? t * WIDTH : WIDTH - t * WIDTH);
      ctx.fillStyle = layerColour(easel, 0.16);
      ctx.beginPath();
      for (const [px, py] of [[-0.02, height * 0.04], [0.44, horizon - 60], [0.44, horizon - 44], [-0.02, height * 0.15]] as const) ctx.lineTo(x(px), py);
      ctx.fill();
      for (let pillar = 0; pillar < 4; pillar += 1) {
        const t = 0.05 + pillar * 0.1;
        const depth = pillar / 4;
        const top = height * 0.1 + (horizon - 60 - height * 0.1) * (t / 0.44);
        paintBlock(easel, x(t) - (16 - depth * 10), top, 32 - depth * 20, (ground - top) * (1 - depth * 0.06), layerColour(easel, 0.1 + depth * 0.4));
        paintGlow(easel, x(t + 0.05), top + 60, 90 - depth * 40, light.side === side ? 0.7 : 0.5, mix(colours.light, colours.accent, 0.4));
      }
    };
    roof(-1);
    roof(1);
    paintMarks(easel, ground, height, 30, 0.2);
  },
  front: () => undefined,
};

export const TOWNS = { city, 'old-town': oldTown, rooftop, village, castle, ruin, graveyard, station } as const satisfies Record<string, Setting>;
