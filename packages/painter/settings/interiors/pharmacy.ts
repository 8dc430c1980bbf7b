import { mix } from '#painter/canvas/colour.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintChamber } from '#painter/rooms/chamber.ts';
import { paintBox } from '#painter/rooms/fittings.ts';
import { backOf, paintFace, upright } from '#painter/rooms/view.ts';
import { paintWares, type Ware } from '#painter/rooms/wares.ts';
import type { Setting } from '#painter/settings/setting.ts';

const JARS: readonly Ware[] = [
  ['#f0e8d4', 0.17, 0.3, 0.35],
  ['#3f6f8f', 0.15, 0.28, 0.4],
  ['#8f5a2f', 0.12, 0.3, 0.5],
  ['#4f7a4a', 0.13, 0.26, 0.45],
  ['#e6d9b8', 0.17, 0.3, 0.35],
];

/** A pharmacy: jars up to the ceiling, drawers below, a polished counter. */
export const pharmacy: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['table', 'bookshelf'],
  back: (easel) => {
    const { colours } = easel;
    const half = 2.3;
    const deep = backOf(easel, 2.2);
    const wood = tinted(easel, '#774a2a', 0.75);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 3.2,
      deep,
      wall: tinted(easel, '#8f8a5c', 0.6),
      floor: tinted(easel, '#a88f68', 0.55),
      ceiling: tinted(easel, '#d8cba4', 0.6),
      boards: 0.4,
    });
    for (const x of [-1.55, 0, 1.55]) {
      paintWares(
        easel,
        view,
        { x, up: 1.2, wide: 1.45, high: 1.75, deep: deep - 0.05 },
        { rows: 4, wares: JARS },
      );
      for (let row = 0; row < 4; row += 1)
        for (let column = 0; column < 3; column += 1) {
          const [left, foot] = [x - 0.7 + column * 0.48, 0.12 + row * 0.26];
          paintFace(
            easel,
            view,
            upright(left, left + 0.45, foot, foot + 0.23, deep - 0.3),
            mix(wood, inkOf(easel), 0.1),
          );
          paintFace(
            easel,
            view,
            upright(left + 0.19, left + 0.26, foot + 0.1, foot + 0.14, deep - 0.31),
            tinted(easel, '#d9aa4e', 0.85),
          );
        }
    }
    const [x, y] = view.at([0, 2.6, deep - 0.8]);
    paintGlow(easel, x, y, view.unit(deep) * 1.6, 0.6, mix(colours.light, colours.accent, 0.3));
    paintBox(
      easel,
      view,
      { left: -half, right: half, up: 1, deep: Math.min(deep - 0.6, 0.75), thick: 0.5 },
      wood,
    );
    for (let at = -2.1; at < 2; at += 0.72)
      paintFace(
        easel,
        view,
        upright(at, at + 0.6, 0.14, 0.86, Math.min(deep - 0.6, 0.75) - 0.51),
        mix(wood, colours.light, 0.1),
      );
  },
  front: () => undefined,
};
