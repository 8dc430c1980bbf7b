import { fade } from '#painter/canvas/colour.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintShafts } from '#painter/nature/weather.ts';
import { paintBlock } from '#painter/rooms/masonry.ts';
import { paintPane, paintPool, paintShell } from '#painter/rooms/shell.ts';
import { floorTone, paintDust, paintShelves, wallTone } from './furnishing.ts';
import { hall } from './halls.ts';
import type { Setting } from './setting.ts';

const library: Setting = {
  surface: 'floor',
  indoors: true,
  focal: 'book',
  back: (easel) => {
    const back = paintShell(easel, { wall: wallTone(easel), floor: floorTone(easel), boards: true });
    const { height, ctx, light } = easel;
    const shelves = { y: back.top + 30, width: 250, height: back.floor - back.top - 30 };
    paintShelves(easel, { ...shelves, x: back.left }, 7);
    paintShelves(easel, { ...shelves, x: back.right - 250 }, 7);
    paintPane(easel, [WIDTH / 2, back.top + height * 0.06], { width: 150, height: height * 0.3 }, true);
    for (const side of [-1, 1] as const) {
      ctx.save();
      const edge = side < 0 ? back.left : back.right;
      const outer = side < 0 ? 0 : WIDTH;
      ctx.beginPath();
      ctx.moveTo(outer, -height * 0.02);
      ctx.lineTo(edge, back.top + 30);
      ctx.lineTo(edge, back.floor);
      ctx.lineTo(outer, height * 0.86);
      ctx.clip();
      ctx.transform(1, (side < 0 ? 1 : -1) * 0.62, 0, 1, 0, side < 0 ? -110 : 510);
      paintShelves(
        easel,
        { x: side < 0 ? -10 : back.right, y: height * 0.02, width: 180, height: height * 0.78 },
        8,
      );
      ctx.restore();
      ctx.fillStyle = fade(inkOf(easel), side === light.side ? 0.5 : 0.3);
      ctx.beginPath();
      ctx.moveTo(outer, -height * 0.02);
      ctx.lineTo(edge, back.top + 30);
      ctx.lineTo(edge, back.floor);
      ctx.lineTo(outer, height * 0.86);
      ctx.fill();
    }
    paintPool(easel, [WIDTH / 2, back.floor], { width: 140, length: height * 0.22, opacity: 0.3 });
    paintShafts(easel, [WIDTH / 2, height * 0.2], { length: height * 0.48, count: 6, opacity: 0.14 });
    paintDust(easel, 90);
  },
  front: (easel) => {
    const { height } = easel;
    const side = easel.light.side > 0 ? -1 : 1;
    for (let index = 0; index < 5; index += 1) {
      paintBlock(
        easel,
        {
          x: (side < 0 ? -30 : WIDTH - 190) + between(easel.random, -14, 14),
          y: height * 0.965 - index * 34,
          width: 220,
          height: 32,
        },
        index % 2 === 0 ? inkOf(easel) : layerColour(easel, 0.08),
      );
    }
  },
};

export const ROOMS = { library, hall } as const satisfies Record<string, Setting>;
