import { mix } from '#offline/painter/canvas/colour.ts';
import { inkOf, layerColour, WIDTH } from '#offline/painter/canvas/easel.ts';
import { paintGlow } from '#offline/painter/canvas/sketch.ts';
import { paintSky } from '#offline/painter/nature/sky.ts';
import { paintGround, paintMarks } from '#offline/painter/nature/terrain.ts';
import { paintHaze } from '#offline/painter/nature/weather.ts';
import { paintBlock, paintTowers } from '#offline/painter/rooms/masonry.ts';
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

export const station: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'train',
  back: (easel) => {
    paintSky(easel);
    const { ctx, horizon, ground, height, colours, light } = easel;
    paintTowers(easel, horizon + 20, height * 0.14, 0.82, litShare(easel));
    paintHaze(easel, horizon, 170, 0.5);
    paintGround(easel, horizon + 20, 0.5);
    const vanish = WIDTH * 0.5;
    for (const [near, tone] of [
      [120, 0.2],
      [340, 0.3],
      [660, 0.3],
      [880, 0.2],
    ] as const) {
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
      for (const [px, py] of [
        [-0.02, height * 0.04],
        [0.44, horizon - 60],
        [0.44, horizon - 44],
        [-0.02, height * 0.15],
      ] as const)
        ctx.lineTo(x(px), py);
      ctx.fill();
      for (let pillar = 0; pillar < 4; pillar += 1) {
        const t = 0.05 + pillar * 0.1;
        const depth = pillar / 4;
        const top = height * 0.1 + (horizon - 60 - height * 0.1) * (t / 0.44);
        paintBlock(
          easel,
          x(t) - (16 - depth * 10),
          top,
          32 - depth * 20,
          (ground - top) * (1 - depth * 0.06),
          layerColour(easel, 0.1 + depth * 0.4),
        );
        paintGlow(
          easel,
          x(t + 0.05),
          top + 60,
          90 - depth * 40,
          light.side === side ? 0.7 : 0.5,
          mix(colours.light, colours.accent, 0.4),
        );
      }
    };
    roof(-1);
    roof(1);
    paintMarks(easel, ground, height, 30, 0.2);
  },
  front: () => undefined,
};
