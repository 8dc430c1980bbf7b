import { mix } from '#painter/canvas/colour.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintMarks } from '#painter/nature/terrain.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import { paintBlock, paintTowers } from '#painter/rooms/masonry.ts';
import { litShare, paintFacades, paintWetStreet } from './facades.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';

export const city: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'street-lamp',
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

export const rooftop: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'water-tower',
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
