import { fade, mix } from '#painter/canvas/colour.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { paintGlow, paintSketch } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import { paintChamber } from '#painter/rooms/chamber.ts';
import { paintBox } from '#painter/rooms/fittings.ts';
import { backOf, paintFace, paintLine } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';

/** Below the deck of a warship: beams, open ports, and a row of guns. */
export const gunDeck: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['cannon', 'ship', 'sailing-ship', 'lantern'],
  back: (easel) => {
    const { colours, mirror } = easel;
    const wood = tinted(easel, '#8a5f3a', 0.65);
    const deep = Math.max(8, backOf(easel, 9));
    const half = 2.3;
    const tall = 2.35;
    const view = paintChamber(easel, {
      width: half * 2,
      height: tall,
      deep,
      wall: wood,
      floor: tinted(easel, '#a07c50', 0.6),
      ceiling: mix(wood, inkOf(easel), 0.2),
      boards: 0.24,
    });
    const side = mirror;
    for (const up of [0.5, 1, 1.5, 2])
      for (const wall of [-1, 1])
        paintLine(
          easel,
          view,
          [
            [wall * half, up, deep],
            [wall * half, up, view.nearest],
          ],
          fade(inkOf(easel), 0.3),
          3,
        );
    const gun = sketchOf('cannon');
    for (let at = deep - 0.8; at > 0.6; at -= 1.75) {
      const x = side * (half - 0.01);
      paintFace(
        easel,
        view,
        [
          [x, 0.62, at + 0.5],
          [x, 1.4, at + 0.5],
          [x, 1.4, at - 0.4],
          [x, 0.62, at - 0.4],
        ],
        mix(colours.horizon, colours.light, 0.5),
      );
      const [gx, gy] = view.at([x, 1, at]);
      paintGlow(easel, gx, gy, view.unit(at) * 1.3, 0.5);
      paintBox(
        easel,
        view,
        { left: -half, right: half, up: tall, deep: at + 1.1, thick: 0.24, foot: tall - 0.24 },
        mix(wood, inkOf(easel), 0.3),
      );
      if (gun === undefined) continue;
      const [px, py] = view.at([side * 0.95, 0, at]);
      paintSketch(easel, gun, {
        x: px,
        y: py,
        height: view.unit(at) * 1.05,
        distance: Math.max(0, 0.1 + at * 0.02),
        lit: 0.55,
        flip: side > 0,
      });
    }
    const [lx, ly] = view.at([-side * 0.3, tall - 0.5, 0.6]);
    const lantern = sketchOf('lantern');
    if (lantern !== undefined)
      paintSketch(easel, lantern, {
        x: lx,
        y: ly + view.unit(0.6) * 0.4,
        height: view.unit(0.6) * 0.5,
        distance: 0.05,
        lit: 0.9,
      });
    paintGlow(easel, lx, ly, 520, 0.55, mix(colours.light, colours.accent, 0.35));
  },
  front: () => undefined,
};
