import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintShafts } from '#painter/nature/weather.ts';
import { paintChamber, paintFloorLight } from '#painter/rooms/chamber.ts';
import { paintBox, paintBricks, paintSkylit } from '#painter/rooms/fittings.ts';
import type { View } from '#painter/rooms/view.ts';
import { backOf, level, paintFace } from '#painter/rooms/view.ts';
import { wallTone } from '#painter/settings/furnishing.ts';
import type { Setting } from '#painter/settings/setting.ts';

const lampLight = ({ colours }: Easel): string => mix(colours.light, colours.accent, 0.25);

/** A band that runs the full length of a corridor wall; `at` is the wall’s position across the corridor. */
interface Band {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly deep: number;
}

const paintBand = (easel: Easel, view: View, { at, low, high, deep }: Band, colour: string): void =>
  paintFace(
    easel,
    view,
    [
      [at, low, deep],
      [at, high, deep],
      [at, high, view.nearest],
      [at, low, view.nearest],
    ],
    colour,
  );

/** A door in a side wall; `deep` is the depth of its far edge. */
interface Door {
  readonly at: number;
  readonly deep: number;
  readonly open: boolean;
}

/** A door and its frame; if the door is open, light falls through it. */
const paintDoor = (easel: Easel, view: View, { at, deep, open }: Door, frame: string): void => {
  const wood = open ? mix(lampLight(easel), '#ffffff', 0.2) : tinted(easel, '#7b5a3c', 0.6);
  paintFace(
    easel,
    view,
    [
      [at, 0, deep],
      [at, 2.18, deep],
      [at, 2.18, deep - 1.1],
      [at, 0, deep - 1.1],
    ],
    frame,
  );
  paintFace(
    easel,
    view,
    [
      [at, 0, deep - 0.08],
      [at, 2.1, deep - 0.08],
      [at, 2.1, deep - 1.02],
      [at, 0, deep - 1.02],
    ],
    wood,
  );
  if (!open) return;
  const [x, y] = view.at([at, 1.2, deep - 0.5]);
  paintGlow(easel, x, y, view.unit(deep) * 1.9, 0.6, lampLight(easel));
  paintFloorLight(easel, view, [at * 0.4, 0, deep - 0.6], { metres: 1.5, strength: 0.6 });
};

const paintCeilingLamps = (easel: Easel, view: View, deep: number): void => {
  for (let at = deep - 1; at > view.nearest; at -= 2.4) {
    paintFace(easel, view, level(-0.42, 0.42, 2.69, at, at - 0.5), mix(lampLight(easel), '#ffffff', 0.3));
    const [x, y] = view.at([0, 2.6, at]);
    paintGlow(easel, x, y, view.unit(at) * 1.1, 0.3, lampLight(easel));
  }
};

/** A long corridor with doors on both sides; light falls through one of them. */
export const corridor: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['door'],
  back: (easel) => {
    const { colours, light } = easel;
    const half = 1.45;
    const deep = backOf(easel, 9);
    const wall = mix(wallTone(easel), colours.horizon, 0.2);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 2.7,
      deep,
      wall,
      floor: mix(colours.mid, colours.far, 0.5),
      ceiling: mix(wall, colours.light, 0.22),
      boards: 0.72,
    });
    const frame = mix(wall, inkOf(easel), 0.5);
    for (const side of [-1, 1] as const) {
      const at = side * (half - 0.01);
      paintBand(easel, view, { at, low: 0, high: 0.14, deep }, frame);
      paintBand(easel, view, { at, low: 1, high: 1.08, deep }, fade(inkOf(easel), 0.25));
      for (let door = deep - 1; door > view.nearest + 0.4; door -= 2.6) {
        const open = side === light.side && door < deep - 1 && door > deep - 4.2;
        paintDoor(easel, view, { at, deep: door, open }, frame);
      }
    }
    paintSkylit(easel, view, { x: 0, up: 0.95, wide: 1.1, high: 1.35, deep }, [1, 1]);
    paintCeilingLamps(easel, view, deep);
  },
  front: () => undefined,
};

/** A prison cell: bricks, a bunk, one small barred window high in the wall. */
export const cell: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['window', 'bed'],
  back: (easel) => {
    const { colours, light, height } = easel;
    const half = 1.5;
    const deep = backOf(easel, 2);
    const wall = mix(wallTone(easel), tinted(easel, '#9b9484', 0.6), 0.5);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 2.8,
      deep,
      wall,
      floor: tinted(easel, '#827a6c', 0.5),
      ceiling: mix(wall, inkOf(easel), 0.4),
      boards: 0.75,
    });
    paintBricks(easel, view, { half, height: 2.8, deep }, wall);
    const x = light.side * 0.45;
    paintSkylit(easel, view, { x, up: 1.85, wide: 0.6, high: 0.55, deep }, [4, 0]);
    const wood = tinted(easel, '#6b4d34', 0.7);
    paintBox(
      easel,
      view,
      {
        left: -light.side * 1.05 - 0.42,
        right: -light.side * 1.05 + 0.42,
        up: 0.5,
        deep,
        thick: 1.8,
        foot: 0.36,
      },
      wood,
    );
    paintFace(
      easel,
      view,
      level(-light.side * 1.05 - 0.4, -light.side * 1.05 + 0.4, 0.58, deep, deep - 1.7),
      mix(tinted(easel, '#b8ad94', 0.6), colours.light, 0.1),
    );
    paintShafts(easel, view.at([x, 2.1, deep]), { length: height * 0.5, count: 7, opacity: 0.3 });
    paintFloorLight(easel, view, [-light.side * 0.2, 0, 0.3], { metres: 1.2, strength: 0.5 });
  },
  front: () => undefined,
};
