import { mix } from '#painter/canvas/colour.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintBranch } from '#painter/nature/boughs.ts';
import { paintFirs, paintGrass, paintGrove } from '#painter/nature/flora.ts';
import { paintBlades, paintRoad } from '#painter/nature/meadow.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintFolds, paintGround, paintMarks, paintPath, paintRidge } from '#painter/nature/terrain.ts';
import { paintHaze, paintWisps } from '#painter/nature/weather.ts';
import { paintBlock, paintGable } from '#painter/rooms/masonry.ts';
import type { Setting } from './setting.ts';
import { city, rooftop } from './streets.ts';

const village: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'cottage',
  back: (easel) => {
    paintSky(easel);
    const { horizon, random, ground, colours, skySigns } = easel;
    paintRidge(easel, { y: horizon, rise: 110, length: 260, distance: 0.84 });
    paintHaze(easel, horizon + 10, 110, 0.44);
    paintFirs(easel, { base: horizon + 40, rise: 120, distance: 0.66, gap: 52 });
    paintRidge(easel, { y: horizon + 60, rise: 26, length: 320, distance: 0.54, octaves: 2 });
    for (const x of [60, 220, 380, 700, 880])
      paintGable(
        easel,
        [x + between(random, -40, 40), horizon + between(random, 66, 104)],
        between(random, 96, 150),
        0.5,
      );
    paintGround(easel, horizon + 100, 0.46);
    if (skySigns.has('road')) paintRoad(easel);
    else paintPath(easel, horizon + 98, mix(colours.horizon, colours.far, 0.4));
    paintMarks(easel, ground - 20, 70);
  },
  front: (easel) => paintBlades(easel, easel.shot === 'low angle' ? 0.14 : 0.06),
};

const castle: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'castle',
  back: (easel) => {
    paintSky(easel);
    const { horizon, ground, colours } = easel;
    paintRidge(easel, { y: horizon - 10, rise: 150, length: 210, distance: 0.86, octaves: 4 });
    paintHaze(easel, horizon + 20, 140, 0.5);
    paintRidge(easel, { y: horizon + 70, rise: 80, length: 260, distance: 0.6 });
    paintFirs(easel, { base: horizon + 110, rise: 90, distance: 0.52, gap: 40 });
    paintRidge(easel, { y: ground - 50, rise: 30, length: 300, distance: 0.4 });
    paintPath(easel, ground - 40, mix(colours.horizon, colours.far, 0.5));
    paintMarks(easel, ground, 50);
  },
  front: (easel) => {
    paintFolds(easel);
    paintGrass(easel, easel.height * 0.83, 160, 170);
    const { height, light } = easel;
    paintBranch(
      easel,
      [light.side > 0 ? -20 : WIDTH + 20, height * 0.2],
      { angle: light.side > 0 ? -0.25 : Math.PI + 0.25, length: 150, width: 24 },
      inkOf(easel),
    );
  },
};

const ruin: Setting = {
  ...castle,
  focal: 'arch',
  back: (easel) => {
    castle.back(easel);
    const { ctx, random, ground } = easel;
    for (const [x, rise, distance] of [
      [90, 300, 0.5],
      [250, 190, 0.56],
      [770, 240, 0.54],
      [930, 340, 0.46],
    ] as const) {
      const colour = layerColour(easel, distance);
      paintBlock(easel, { x: x - 30, y: ground - 40 - rise, width: 60, height: rise + 40 }, colour);
      paintBlock(easel, { x: x - 42, y: ground - 40 - rise, width: 84, height: 24 }, colour);
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(x - 30, ground - 40 - rise);
      for (let step = 0; step < 5; step += 1)
        ctx.lineTo(x - 30 + step * 15, ground - 40 - rise - between(random, 0, 44));
      ctx.lineTo(x + 30, ground - 40 - rise);
      ctx.fill();
    }
  },
};

const graveyard: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'gravestone',
  back: (easel) => {
    paintSky(easel);
    const { horizon, random, ground, ctx } = easel;
    paintGrove(easel, { base: horizon + 20, rise: 170, distance: 0.82, gap: 100 });
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
        const post = { x: -size * 0.09, y: -size * 1.3, width: size * 0.18, height: size * 1.4 };
        const beam = { x: -size * 0.34, y: -size * 1.02, width: size * 0.68, height: size * 0.17 };
        paintBlock(easel, post, colour);
        paintBlock(easel, beam, colour);
      } else {
        ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.roundRect(-size * 0.32, -size, size * 0.64, size * 1.1, [size * 0.32, size * 0.32, 0, 0]);
        ctx.fill();
      }
      ctx.restore();
    }
    paintWisps(easel, horizon + 60, ground, 0.3);
    paintMarks(easel, ground, 40);
  },
  front: (easel) => {
    const { height, light } = easel;
    const side = light.side > 0 ? -20 : WIDTH + 20;
    paintBranch(
      easel,
      [side, height * 0.32],
      { angle: light.side > 0 ? -0.7 : Math.PI + 0.7, length: 170, width: 34 },
      inkOf(easel),
    );
    paintBranch(
      easel,
      [side, height * 0.14],
      { angle: light.side > 0 ? 0.1 : Math.PI - 0.1, length: 120, width: 18 },
      inkOf(easel),
    );
    paintGrass(easel, height * 0.84, 160, 170);
  },
};

export const TOWNS = {
  city,
  rooftop,
  village,
  castle,
  ruin,
  graveyard,
} as const satisfies Record<string, Setting>;
