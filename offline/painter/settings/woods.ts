import { layerColour, WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import { paintBough, paintCanopy } from '#offline/painter/nature/boughs.ts';
import { paintFirs, paintGrass, paintGrove, paintTrunk } from '#offline/painter/nature/flora.ts';
import { paintSky } from '#offline/painter/nature/sky.ts';
import { paintGround, paintMarks, paintPath } from '#offline/painter/nature/terrain.ts';
import { paintWater } from '#offline/painter/nature/water.ts';
import { paintHaze, paintShafts, paintWisps } from '#offline/painter/nature/weather.ts';
import { paintReeds } from '#offline/painter/rooms/frames.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';

export const forest: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'stag',
  back: (easel) => {
    paintSky(easel);
    const { horizon, light, random, ground, height } = easel;
    paintFirs(easel, horizon + 20, 300, 0.86, 62);
    paintHaze(easel, horizon, 170, 0.5);
    paintFirs(easel, horizon + 70, 420, 0.66, 96);
    paintHaze(easel, horizon + 60, 150, 0.45);
    paintGround(easel, horizon + 60, 0.5);
    for (let index = 0; index < 6; index += 1)
      paintTrunk(easel, between(random, 0, WIDTH), horizon + 110, between(random, 16, 34), 0.5);
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

export const jungle: Setting = {
  ...forest,
  focal: 'temple',
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

export const swamp: Setting = {
  surface: 'water',
  indoors: false,
  focal: 'dead-tree',
  back: (easel) => {
    paintSky(easel);
    const { horizon, random, height } = easel;
    paintGrove(easel, horizon + 16, 260, 0.8, 80);
    paintHaze(easel, horizon, 160, 0.6);
    for (let index = 0; index < 6; index += 1)
      paintTrunk(easel, between(random, 0, WIDTH), horizon + 60, between(random, 22, 44), 0.5);
    paintWater(easel, horizon + 40, height, 0.4);
    paintWisps(easel, horizon, horizon + 160, 0.4);
  },
  front: (easel) => {
    paintReeds(easel, -1);
    paintReeds(easel, 1);
    paintBough(easel, away(easel));
  },
};
