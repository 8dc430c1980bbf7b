import { fade, mix } from '#offline/painter/canvas/colour.ts';
import { layerColour, WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import { paintBough } from '#offline/painter/nature/boughs.ts';
import { paintGrass, paintGrove } from '#offline/painter/nature/flora.ts';
import { paintSky } from '#offline/painter/nature/sky.ts';
import { paintFolds, paintMarks, paintPath, paintRidge } from '#offline/painter/nature/terrain.ts';
import { paintHaze } from '#offline/painter/nature/weather.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';

export const field: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'oak',
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

export const battlefield: Setting = {
  ...field,
  focal: 'flag',
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
        ctx.arc(
          x + puff * 16 + between(random, -16, 16),
          horizon + 60 - puff * 46,
          24 + puff * 12,
          0,
          Math.PI * 2,
        );
        ctx.fill();
      }
    }
  },
};
