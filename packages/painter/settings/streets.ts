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
    paintTowers(easel, { base: horizon + 10, rise: height * 0.24, distance: 0.84 }, litShare(easel) * 0.7);
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
    paintTowers(easel, { base: horizon + 80, rise: height * 0.3, distance: 0.86 }, litShare(easel) * 0.6);
    paintHaze(easel, horizon + 30, 180, 0.42);
    paintTowers(easel, { base: horizon + 170, rise: height * 0.25, distance: 0.62 }, litShare(easel));
    paintHaze(easel, horizon + 120, 150, 0.34);
    paintBlock(easel, { x: 0, y: ground - 16, width: WIDTH, height }, layerColour(easel, 0.2));
    ctx.fillStyle = mix(layerColour(easel, 0.3), colours.light, 0.24);
    ctx.fillRect(0, ground - 16, WIDTH, 8);
    paintMarks(easel, ground + 20, 26, 0.2);
  },
  front: (easel) => {
    const { height } = easel;
    const left = away(easel) < 0;
    const ink = inkOf(easel);
    const chimney = { x: left ? -20 : WIDTH - 180, y: height * 0.8, width: 200, height: height * 0.3 };
    const pot = { x: left ? 40 : WIDTH - 110, y: height * 0.72, width: 62, height: height * 0.1 };
    paintBlock(easel, chimney, ink);
    paintBlock(easel, pot, ink);
  },
};
