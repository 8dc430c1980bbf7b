import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintShafts } from '#painter/nature/weather.ts';
import { paintChamber } from '#painter/rooms/chamber.ts';
import { paintBox, paintBricks, paintSkylit } from '#painter/rooms/fittings.ts';
import { paintFramed } from '#painter/rooms/pictures.ts';
import type { View } from '#painter/rooms/view.ts';
import { backOf, level, paintFace, upright } from '#painter/rooms/view.ts';
import { paintWares } from '#painter/rooms/wares.ts';
import { wallTone } from '#painter/settings/furnishing.ts';
import type { Setting } from '#painter/settings/setting.ts';

const BOOKS = [
  ['#7c3a30', 0.07, 0.3, 0],
  ['#3f5a6b', 0.06, 0.27, 0],
  ['#5d6b45', 0.08, 0.32, 0],
  ['#a8844a', 0.06, 0.25, 0],
] as const;

/** A rug drawn in the room's perspective. */
const paintCarpet = (easel: Easel, view: View): void => {
  const { colours } = easel;
  const red = tinted(easel, '#9a4a3a', 0.55);
  for (const [grow, tone] of [
    [0, red],
    [0.14, mix(red, colours.light, 0.35)],
    [0.22, mix(red, inkOf(easel), 0.14)],
  ] as const)
    paintFace(easel, view, level(-1.25 + grow, 1.25 - grow, 0, 1.3 - grow, -0.9 + grow), tone);
};

/** A living room: a window, a picture, a rug. A bare room has only plain walls and floorboards. */
export const plainRoom: Setting = {
  surface: 'floor',
  indoors: true,
  focal: 'candle',
  draws: ['window'],
  back: (easel) => {
    const { light, skySigns, colours, height } = easel;
    const bare = skySigns.has('bare');
    const half = 2.1;
    const deep = backOf(easel, 2.6);
    const wall = bare
      ? mix(wallTone(easel), tinted(easel, '#b9b2a2', 0.6), 0.5)
      : mix(wallTone(easel), tinted(easel, '#c8a878', 0.6), 0.4);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 2.9,
      deep,
      wall,
      floor: tinted(easel, '#8a623e', 0.6),
      ceiling: mix(wall, inkOf(easel), 0.3),
      boards: 0.28,
    });
    if (bare) paintBricks(easel, view, { half, height: 2.9, deep }, wall);
    else {
      paintFace(
        easel,
        view,
        upright(-half, half, 0, 0.85, deep),
        mix(wall, tinted(easel, '#5f4632', 0.7), 0.6),
      );
      paintFace(easel, view, upright(-half, half, 0.82, 0.9, deep), mix(wall, colours.light, 0.3));
    }
    const x = light.side * (easel.shot === 'close view' ? 0.3 : 0.85);
    paintSkylit(
      easel,
      view,
      { x, up: bare ? 1.35 : 1.05, wide: bare ? 0.75 : 1.05, high: bare ? 0.85 : 1.4, deep },
      bare ? [1, 1] : [1, 2],
    );
    if (!bare) {
      paintFramed(easel, view, { corner: [-light.side * 1.1 - 0.35, 1.5, deep], along: [0.7, 0], up: 0.55 });
      paintCarpet(easel, view);
    }
    paintShafts(easel, view.at([x, 2, deep]), { length: height * 0.42, count: 4, opacity: 0.12 });
  },
  front: () => undefined,
};

/** An office without a desk: shelves of files, a wide window, a map on the wall. */
export const office: Setting = {
  ...plainRoom,
  focal: 'table',
  back: (easel) => {
    const { light, colours } = easel;
    const half = 2.4;
    const deep = backOf(easel, 3);
    const wall = mix(wallTone(easel), tinted(easel, '#a9b09a', 0.6), 0.45);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 3,
      deep,
      wall,
      floor: tinted(easel, '#7c6248', 0.55),
      ceiling: mix(wall, colours.light, 0.2),
      boards: 0.6,
    });
    paintSkylit(easel, view, { x: light.side * 0.95, up: 1, wide: 1.7, high: 1.5, deep }, [3, 1]);
    const side = -light.side;
    paintWares(
      easel,
      view,
      { x: side * 1.5, up: 0.1, wide: 1.25, high: 2.1, deep: deep - 0.05 },
      { rows: 6, wares: BOOKS },
    );
    paintBox(
      easel,
      view,
      { left: side * 0.55 - 0.3, right: side * 0.55 + 0.3, up: 1.25, deep, thick: 0.5 },
      tinted(easel, '#6b6f62', 0.6),
    );
    for (const up of [0.12, 0.5, 0.88])
      paintFace(
        easel,
        view,
        upright(side * 0.55 - 0.24, side * 0.55 + 0.24, up, up + 0.3, deep - 0.51),
        mix(tinted(easel, '#6b6f62', 0.6), colours.light, 0.18),
      );
  },
};
