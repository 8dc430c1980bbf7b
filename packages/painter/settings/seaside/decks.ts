import { fade, mix } from '#painter/canvas/colour.ts';
import { type Easel, inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { paintContact, paintSketch } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintWater } from '#painter/nature/water.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import { backOf, level, paintFace, paintLine, upright, type View, viewOf } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { paintBeyond } from './beyond-rail.ts';

/** The ship’s wheel on its stand, on the side that the light comes from. */
const paintHelm = (easel: Easel, view: View): void => {
  const helm = sketchOf('wheel');
  if (helm === undefined) return;
  const [x, y] = view.at([-0.75 * easel.light.side * easel.mirror, 0, 0.4]);
  paintContact(easel, [x, y], view.unit(0.4) * 0.9, 0.5);
  paintSketch(easel, helm, { x, y, height: view.unit(0.4) * 1.75, distance: 0.08, lit: 0.6 });
};

const HALF = 2.7;
const LEAN = 0.11;

const paintBoards = (easel: Easel, view: View, deep: number): void => {
  const near = view.nearest;
  const ink = inkOf(easel);
  paintFace(
    easel,
    view,
    [
      [-HALF * 0.72, 0, deep],
      [HALF * 0.72, 0, deep],
      [HALF, 0, near],
      [-HALF, 0, near],
    ],
    tinted(easel, '#b08a5a', 0.62),
  );
  for (let board = -9; board <= 9; board += 1)
    paintLine(
      easel,
      view,
      [
        [(board / 9) * HALF * 0.72, 0, deep],
        [(board / 9) * HALF, 0, near],
      ],
      fade(ink, 0.32),
      2.4,
    );
  for (let at = deep; at > near; at -= 1.7)
    paintLine(
      easel,
      view,
      [
        [-HALF, 0, at],
        [HALF, 0, at],
      ],
      fade(ink, 0.12),
      2,
    );
};

/** The walls around the deck, and the rails on them. */
const paintBulwarks = (easel: Easel, view: View, deep: number, rail: string): void => {
  const { colours, light } = easel;
  const near = view.nearest;
  paintFace(easel, view, upright(-HALF * 0.72, HALF * 0.72, 0, 0.95, deep), rail);
  for (const side of [-1, 1] as const) {
    paintFace(
      easel,
      view,
      [
        [side * HALF * 0.72, 0, deep],
        [side * HALF, 0, near],
        [side * HALF, 1.05, near],
        [side * HALF * 0.72, 0.95, deep],
      ],
      mix(rail, side === light.side ? inkOf(easel) : colours.light, 0.16),
    );
    paintLine(
      easel,
      view,
      [
        [side * HALF * 0.72, 0.97, deep],
        [side * HALF, 1.08, near],
      ],
      mix(rail, colours.light, 0.4),
      9,
    );
  }
  paintLine(
    easel,
    view,
    [
      [-HALF * 0.72, 0.97, deep],
      [HALF * 0.72, 0.97, deep],
    ],
    mix(rail, colours.light, 0.4),
    6,
  );
};

const paintHatch = (easel: Easel, view: View, deep: number, rail: string): void => {
  const lid = mix(rail, easel.colours.light, 0.22);
  paintFace(easel, view, level(-0.8, 0.8, 0.22, deep * 0.62, deep * 0.42), lid);
  for (let bar = 0; bar < 5; bar += 1)
    paintLine(
      easel,
      view,
      [
        [-0.7 + bar * 0.35, 0.23, deep * 0.62],
        [-0.7 + bar * 0.35, 0.23, deep * 0.42],
      ],
      fade(inkOf(easel), 0.6),
      3,
    );
};

/** Where the mast stands. */
interface Mast {
  readonly x: number;
  readonly deep: number;
}

/** The mast and its shrouds. */
const paintMast = (easel: Easel, view: View, { x, deep: mast }: Mast, rail: string): void => {
  const { colours, light } = easel;
  const thick = view.unit(mast) * 0.38;
  paintLine(
    easel,
    view,
    [
      [x, 0, mast],
      [x, 14, mast],
    ],
    rail,
    thick,
  );
  paintLine(
    easel,
    view,
    [
      [x + 0.1 * light.side, 0, mast],
      [x + 0.1 * light.side, 14, mast],
    ],
    mix(rail, colours.light, 0.3),
    thick * 0.3,
  );
  for (const side of [-1, 1] as const)
    for (const at of [mast, mast - 0.8, mast - 1.6])
      paintLine(
        easel,
        view,
        [
          [side * HALF * 0.86, 1, at],
          [x, 9, mast],
        ],
        inkOf(easel),
        3.4,
      );
};

const paintSail = (easel: Easel, view: View, { x, deep: mast }: Mast, rail: string): void => {
  const cloth = mix(tinted(easel, '#eadcbc', 0.75), easel.colours.light, 0.2);
  paintFace(
    easel,
    view,
    [
      [x - 3.2, 4.3, mast],
      [x + 3.2, 4.3, mast],
      [x + 2.7, 9, mast],
      [x - 2.7, 9, mast],
    ],
    fade(cloth, 0.95),
  );
  for (const dx of [-2, -0.7, 0.7, 2])
    paintLine(
      easel,
      view,
      [
        [x + dx, 4.3, mast],
        [x + dx * 0.86, 9, mast],
      ],
      fade(inkOf(easel), 0.14),
      4,
    );
  paintLine(
    easel,
    view,
    [
      [x - 3.2, 4.25, mast],
      [x + 3.2, 4.25, mast],
    ],
    rail,
    6,
  );
};

/** Planks, bulwarks, mast and hatch, drawn in the deck’s perspective. */
const paintPlanks = (easel: Easel, view: View): void => {
  const { shot, skySigns } = easel;
  const deep = backOf(easel, shot === 'high angle' ? 12 : 7);
  const rail = tinted(easel, '#6b4529', 0.7);
  const mast = { x: shot === 'medium view' ? 0.9 : -0.4, deep: deep * 0.8 };
  paintBoards(easel, view, deep);
  paintBulwarks(easel, view, deep, rail);
  paintHatch(easel, view, deep, rail);
  paintMast(easel, view, mast, rail);
  if (!skySigns.has('torn') && shot !== 'high angle') paintSail(easel, view, mast, rail);
};

/** A ship’s deck between its bulwarks, with mast, hatch and rigging; it may tilt. */
export const deck: Setting = {
  surface: 'floor',
  indoors: false,
  draws: ['ship', 'sailing-ship', 'iceberg', 'boulder', 'wheel'],
  back: (easel) => {
    const { ctx, skySigns, height, shot, mirror } = easel;
    const lean = skySigns.has('lean') ? LEAN * mirror : 0;
    ctx.save();
    if (lean !== 0) {
      ctx.translate(WIDTH / 2, height * 0.55);
      ctx.rotate(lean);
      ctx.scale(1.22, 1.22);
      ctx.translate(-WIDTH / 2, -height * 0.55);
    }
    if (shot === 'high angle') paintWater(easel, -60, height + 60, 1.3);
    else paintBeyond(easel);
    const view = viewOf(easel, false, true);
    paintPlanks(easel, view);
    if (skySigns.has('wheel')) paintHelm(easel, view);
    ctx.restore();
  },
  front: () => undefined,
};
