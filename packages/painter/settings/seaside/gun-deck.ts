import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { paintGlow, paintSketch } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import { paintChamber } from '#painter/rooms/chamber.ts';
import { paintBox } from '#painter/rooms/fittings.ts';
import type { View } from '#painter/rooms/view.ts';
import { backOf, paintFace, paintLine } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';

const HALF = 2.3;
const TALL = 2.35;

/** The lines between the planks on both side walls. */
const paintPlanks = (easel: Easel, view: View, deep: number): void => {
  for (const up of [0.5, 1, 1.5, 2])
    for (const wall of [-1, 1])
      paintLine(
        easel,
        view,
        [
          [wall * HALF, up, deep],
          [wall * HALF, up, view.nearest],
        ],
        fade(inkOf(easel), 0.3),
        3,
      );
};

/** An open gun port with light falling through it. */
const paintPort = (easel: Easel, view: View, at: number): void => {
  const { colours, mirror } = easel;
  const x = mirror * (HALF - 0.01);
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
};

const paintGun = (easel: Easel, view: View, at: number): void => {
  const gun = sketchOf('cannon');
  if (gun === undefined) return;
  const [x, y] = view.at([easel.mirror * 0.95, 0, at]);
  paintSketch(easel, gun, {
    x,
    y,
    height: view.unit(at) * 1.05,
    distance: Math.max(0, 0.1 + at * 0.02),
    lit: 0.55,
    flip: easel.mirror > 0,
  });
};

/** A lantern that hangs from the beams. */
const paintLantern = (easel: Easel, view: View): void => {
  const { colours, mirror } = easel;
  const [x, y] = view.at([-mirror * 0.3, TALL - 0.5, 0.6]);
  const lantern = sketchOf('lantern');
  if (lantern !== undefined)
    paintSketch(easel, lantern, {
      x,
      y: y + view.unit(0.6) * 0.4,
      height: view.unit(0.6) * 0.5,
      distance: 0.05,
      lit: 0.9,
    });
  paintGlow(easel, x, y, 520, 0.55, mix(colours.light, colours.accent, 0.35));
};

/** Below the deck of a warship: beams, open ports, and a row of guns. */
export const gunDeck: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['cannon', 'ship', 'sailing-ship', 'lantern'],
  back: (easel) => {
    const wood = tinted(easel, '#8a5f3a', 0.65);
    const deep = Math.max(8, backOf(easel, 9));
    const view = paintChamber(easel, {
      width: HALF * 2,
      height: TALL,
      deep,
      wall: wood,
      floor: tinted(easel, '#a07c50', 0.6),
      ceiling: mix(wood, inkOf(easel), 0.2),
      boards: 0.24,
    });
    paintPlanks(easel, view, deep);
    for (let at = deep - 0.8; at > 0.6; at -= 1.75) {
      paintPort(easel, view, at);
      paintBox(
        easel,
        view,
        { left: -HALF, right: HALF, up: TALL, deep: at + 1.1, thick: 0.24, foot: TALL - 0.24 },
        mix(wood, inkOf(easel), 0.3),
      );
      paintGun(easel, view, at);
    }
    paintLantern(easel, view);
  },
  front: () => undefined,
};
