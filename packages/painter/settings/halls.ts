import { mix } from '#painter/canvas/colour.ts';
import { layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { paintShafts } from '#painter/nature/weather.ts';
import { paintBlock } from '#painter/rooms/masonry.ts';
import { paintPane, paintPool, paintShell } from '#painter/rooms/shell.ts';
import { floorTone, paintDust, wallTone } from './furnishing.ts';
import type { Setting } from './setting.ts';

/** A tall hall with columns: church, palace, museum, court. */
export const hall: Setting = {
  surface: 'floor',
  indoors: true,
  back: (easel) => {
    const back = paintShell(easel, { wall: wallTone(easel), floor: floorTone(easel), boards: false });
    const { height, colours, random } = easel;
    for (const x of [-150, 0, 150])
      paintPane(
        easel,
        [WIDTH / 2 + x, back.top + height * (x === 0 ? 0.03 : 0.08)],
        { width: x === 0 ? 116 : 84, height: height * (x === 0 ? 0.3 : 0.22) },
        true,
      );
    paintShafts(easel, [WIDTH / 2, height * 0.16], { length: height * 0.56, count: 8, opacity: 0.16 });
    for (const [inset, width, distance] of [
      [190, 34, 0.42],
      [108, 54, 0.28],
      [16, 84, 0.12],
    ] as const) {
      for (const side of [-1, 1] as const) {
        const x = side < 0 ? inset : WIDTH - inset - width;
        const foot = back.floor + (240 - inset) * 1.1;
        const tone = mix(layerColour(easel, distance), colours.far, 0.2);
        const ends = { x: x - width * 0.2, width: width * 1.4 };
        paintBlock(easel, { x, y: -20, width, height: foot + 20 }, tone);
        paintBlock(easel, { ...ends, y: foot - width * 0.4, height: width * 0.4 }, tone);
        paintBlock(easel, { ...ends, y: height * 0.06 + inset * 0.7, height: width * 0.3 }, tone);
      }
    }
    paintPool(easel, [WIDTH / 2, back.floor], { width: 150, length: height * 0.24, opacity: 0.28 });
    paintDust(easel, 60 + Math.floor(random() * 20));
  },
  front: () => undefined,
};
