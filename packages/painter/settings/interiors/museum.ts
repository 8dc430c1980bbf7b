import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintChamber, paintFloorLight } from '#painter/rooms/chamber.ts';
import {
  paintBarePlace,
  paintBoatPicture,
  paintExhibit,
  paintFramed,
  paintPortrait,
} from '#painter/rooms/pictures.ts';
import type { View } from '#painter/rooms/view.ts';
import { backOf, level, paintFace, paintLine } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';

const HALF = 3;
const DEEP = 4.2;
const EYE_LEVEL = 1.7;

const wallOf = (easel: Easel): string => {
  const { skySigns, colours } = easel;
  if (skySigns.has('red-wall')) return tinted(easel, '#9c352c', 0.82);
  if (skySigns.has('white-wall')) return mix(mix(colours.horizon, colours.light, 0.6), '#ffffff', 0.25);
  return mix(mix(colours.far, colours.horizon, 0.4), colours.light, 0.15);
};

/**
 * What hangs in the middle of the far wall: one picture, the empty spot where one used to hang, or a row of small
 * pictures.
 */
const paintMiddle = (easel: Easel, view: View, wall: string): void => {
  const { skySigns } = easel;
  const deep = backOf(easel, DEEP);
  const level = easel.shot === 'close view' ? 1.05 : EYE_LEVEL;
  const middle = { corner: [-0.75, level, deep], along: [1.5, 0], up: 1.9 } as const;
  if (skySigns.has('boat-picture'))
    paintBoatPicture(
      easel,
      view,
      { ...middle, corner: [-0.95, level, deep], along: [1.9, 0], up: 2.3 },
      skySigns.has('upside-down'),
    );
  else if (skySigns.has('bare-place'))
    paintBarePlace(easel, view, { ...middle, corner: [-0.6, level, deep], along: [1.2, 0] }, wall);
  else if (skySigns.has('one-frame'))
    paintPortrait(easel, view, { corner: [-0.65, level + 0.1, deep], along: [1.3, 0], up: 1.75 });
  else paintFramed(easel, view, { ...middle, along: [1.5, 0], up: 1.2 });
};

const paintRope = (easel: Easel, view: View): void => {
  const brass = tinted(easel, '#b98a3c', 0.8);
  const rope = tinted(easel, '#7c2330', 0.7);
  const posts = [-2.1, -0.7, 0.7, 2.1] as const;
  const at = backOf(easel, DEEP) - 0.8;
  for (const [index, x] of posts.entries()) {
    paintLine(
      easel,
      view,
      [
        [x, 0, at],
        [x, 0.95, at],
      ],
      brass,
      Math.max(3, view.unit(at) * 0.05),
    );
    const next = posts[index + 1];
    if (next === undefined) continue;
    const middle = (x + next) / 2;
    const sag = [x, x * 0.7 + middle * 0.3, middle, next * 0.7 + middle * 0.3, next].map(
      (across, step) => [across, [0.88, 0.72, 0.66, 0.72, 0.88][step] ?? 0.8, at] as const,
    );
    paintLine(easel, view, sag, rope, Math.max(3, view.unit(at) * 0.04));
  }
};

/** A picture gallery under a skylight: framed pictures on three walls, a parquet floor and a rope barrier. */
export const museum: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['boat', 'sailing-ship', 'lamp'],
  back: (easel) => {
    const { colours, ctx, skySigns } = easel;
    const wall = wallOf(easel);
    const deep = backOf(easel, DEEP);
    const tall = skySigns.has('sailing-ship');
    const room = { width: HALF * 2, height: tall ? 9 : 5, deep };
    const view = paintChamber(easel, {
      ...room,
      wall,
      floor: tinted(easel, '#a9773f', 0.55),
      ceiling: mix(wall, colours.light, 0.35),
      boards: 0.45,
    });
    const pane = mix(colours.light, '#ffffff', 0.35);
    paintFace(easel, view, level(-1.5, 1.5, room.height, deep - 0.4, view.nearest), fade(pane, 0.85));
    for (let at = deep - 0.4; at > view.nearest; at -= 0.9)
      paintLine(
        easel,
        view,
        [
          [-1.5, room.height, at],
          [1.5, room.height, at],
        ],
        fade(inkOf(easel), 0.35),
        3,
      );
    const rail = mix(wall, inkOf(easel), 0.45);
    for (const up of [0.28, room.height - 0.5])
      paintLine(
        easel,
        view,
        [
          [-HALF, up, view.nearest],
          [-HALF, up, deep],
          [HALF, up, deep],
          [HALF, up, view.nearest],
        ],
        rail,
        Math.max(3, view.unit(deep) * 0.05),
      );
    if (tall) paintExhibit(easel, view, { name: 'sailing-ship', metres: 6.4 }, [0.2, 0.25, deep + 0.6]);
    else paintMiddle(easel, view, wall);
    for (const side of [-1, 1] as const) {
      if (!tall) {
        if (!skySigns.has('one-frame'))
          paintFramed(easel, view, { corner: [side * 1.95 - 0.55, 1.75, deep], along: [1.1, 0], up: 1.5 });
        for (let at = deep - 1.9; at > view.nearest; at -= 2.1)
          paintFramed(easel, view, { corner: [side * HALF, 1.6, at], along: [0, 1.4], up: 1.7 });
      }
    }
    const [x, y] = view.at([0, 2.6, deep]);
    paintGlow(easel, x, y, view.unit(deep) * 3.4, 0.3);
    paintFloorLight(easel, view, [0, 0, 1.5], { metres: 2.6, strength: 0.36 });
    if (!skySigns.has('boat-picture') && !tall && easel.shot !== 'low angle') paintRope(easel, view);
    ctx.lineCap = 'butt';
  },
  front: () => undefined,
};
