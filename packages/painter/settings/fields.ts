import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintBough } from '#painter/nature/boughs.ts';
import { paintGrove } from '#painter/nature/flora.ts';
import { paintBlades, paintBlooms, paintRoad, paintSwaths } from '#painter/nature/meadow.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintMarks, paintRidge } from '#painter/nature/terrain.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';

/** The height of the tallest blades of grass in the foreground, as a share of the picture’s height. */
const BLADES = {
  'wide view': 0.06,
  'medium view': 0.085,
  'low angle': 0.2,
  'close view': 0.1,
  'high angle': 0,
} as const;

const paintLand = (easel: Easel): void => {
  const { horizon, ground, shot, skySigns } = easel;
  const above = shot === 'high angle';
  paintRidge(easel, { y: horizon + 6, rise: 60, length: 260, distance: 0.86 });
  paintHaze(easel, horizon + 20, 100, 0.4);
  paintRidge(easel, { y: horizon + (above ? 40 : 60), rise: 46, length: 300, distance: 0.64, octaves: 2 });
  paintGrove(easel, {
    base: horizon + (above ? 56 : 74),
    rise: shot === 'wide view' ? 64 : 84,
    distance: 0.56,
    gap: 110,
  });
  paintRidge(easel, { y: horizon + (above ? 84 : 110), rise: 24, length: 420, distance: 0.5, octaves: 2 });
  if (above) paintSwaths(easel, horizon + 100);
  if (skySigns.has('road')) paintRoad(easel);
  paintMarks(easel, ground - 40, above ? 40 : 70, 0.22);
  paintBlooms(easel, ground - 30, shot === 'close view' ? 60 : 130);
};

export const field: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'oak',
  back: (easel) => {
    paintSky(easel);
    paintLand(easel);
  },
  front: (easel) => {
    const { shot, mirror } = easel;
    paintBlades(easel, BLADES[shot]);
    if (shot === 'medium view' && mirror < 0) paintBough(easel, away(easel));
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

/** The inside of a tent: sunlit cloth, seams, a pole, and the meadow seen through the opening. */
export const tent: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['tent'],
  back: (easel) => {
    const { ctx, height, ground, colours, light } = easel;
    const cloth = tinted(easel, '#e6d2a4', 0.75);
    const top = height * 0.06;
    const floor = ground - height * 0.05;
    ctx.fillStyle = mix(cloth, colours.light, 0.3);
    ctx.fillRect(0, 0, WIDTH, height);
    for (let panel = 0; panel < 8; panel += 1) {
      const [from, to] = [(panel / 8) * 2 - 0.5, ((panel + 1) / 8) * 2 - 0.5];
      ctx.fillStyle = mix(
        cloth,
        panel % 2 === 0 ? colours.light : inkOf(easel),
        panel % 2 === 0 ? 0.2 : 0.12,
      );
      ctx.beginPath();
      ctx.moveTo(WIDTH / 2, top);
      ctx.lineTo(WIDTH * from, floor);
      ctx.lineTo(WIDTH * to, floor);
      ctx.fill();
    }
    const opening = (): void => {
      ctx.beginPath();
      ctx.moveTo(WIDTH * 0.5, height * 0.2);
      ctx.lineTo(WIDTH * 0.7, floor);
      ctx.lineTo(WIDTH * 0.3, floor);
      ctx.closePath();
    };
    ctx.save();
    opening();
    ctx.clip();
    paintSky(easel);
    paintRidge(easel, { y: floor - 90, rise: 30, length: 200, distance: 0.7 });
    paintRidge(easel, { y: floor - 40, rise: 14, length: 260, distance: 0.5 });
    ctx.restore();
    ctx.strokeStyle = mix(cloth, inkOf(easel), 0.4);
    ctx.lineWidth = 7;
    opening();
    ctx.stroke();
    ctx.fillStyle = tinted(easel, '#7a5735', 0.75);
    ctx.fillRect(WIDTH * (0.5 + light.side * 0.27) - 11, 0, 22, floor + 30);
    const ground2 = ctx.createLinearGradient(0, floor, 0, height);
    ground2.addColorStop(0, mix(tinted(easel, '#a68a58', 0.6), colours.light, 0.16));
    ground2.addColorStop(1, mix(tinted(easel, '#7d6540', 0.6), inkOf(easel), 0.4));
    ctx.fillStyle = ground2;
    ctx.fillRect(0, floor, WIDTH, height - floor);
  },
  front: () => undefined,
};
