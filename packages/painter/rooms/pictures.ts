import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintSketch } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import type { Spot3, View } from './view.ts';
import { paintFace, paintLine } from './view.ts';

/** A rectangle on a wall: its lower left corner, its width along the wall and its height. */
interface OnWall {
  readonly corner: Spot3;
  readonly along: readonly [across: number, deep: number];
  readonly up: number;
}

const cornersOf = ({ corner, along, up }: OnWall, inset = 0): Spot3[] => {
  const [x, y, d] = corner;
  const long = Math.hypot(...along);
  const [dx, dd] = [(along[0] / long) * inset, (along[1] / long) * inset];
  return [
    [x + dx, y + inset, d + dd],
    [x + along[0] - dx, y + inset, d + along[1] - dd],
    [x + along[0] - dx, y + up - inset, d + along[1] - dd],
    [x + dx, y + up - inset, d + dd],
  ];
};

const between3 = (from: Spot3, to: Spot3, share: number): Spot3 => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const GOLD = '#c8983f';

/** A small landscape in a golden frame. */
export const paintFramed = (easel: Easel, view: View, place: OnWall): void => {
  const { colours, random } = easel;
  const gold = tinted(easel, GOLD, 0.8);
  const rim = Math.min(0.12, place.up * 0.11);
  const [x, y, d] = place.corner;
  paintFace(
    easel,
    view,
    cornersOf({ ...place, corner: [x + 0.05, y - 0.08, d] }),
    mix(inkOf(easel), colours.mid, 0.25),
  );
  paintFace(easel, view, cornersOf(place), gold);
  paintFace(easel, view, cornersOf(place, rim * 0.45), mix(gold, inkOf(easel), 0.4));
  const inner = cornersOf(place, rim);
  paintFace(easel, view, inner, mix(colours.sky, colours.horizon, random()));
  const [a, b, c, e] = inner;
  if (a === undefined || b === undefined || c === undefined || e === undefined) return;
  const hills = between(random, 0.35, 0.6);
  const mid = between3(between3(a, b, 0.5), between3(e, c, 0.5), hills + between(random, 0.02, 0.2));
  paintFace(
    easel,
    view,
    [a, b, between3(b, c, hills), mid, between3(a, e, hills * 0.8)],
    mix(colours.far, colours.mid, random()),
  );
  paintFace(
    easel,
    view,
    [a, b, between3(b, c, hills * 0.3), between3(a, e, hills * 0.55)],
    mix(colours.mid, colours.near, random()),
  );
};

/** A portrait of a woman in a golden frame, with light around it. */
export const paintPortrait = (easel: Easel, view: View, place: OnWall): void => {
  const gold = tinted(easel, GOLD, 0.85);
  const rim = place.up * 0.1;
  paintFace(easel, view, cornersOf(place, -0.05), mix(gold, inkOf(easel), 0.55));
  paintFace(easel, view, cornersOf(place), gold);
  paintFace(easel, view, cornersOf(place, rim * 0.5), mix(gold, inkOf(easel), 0.35));
  paintFace(easel, view, cornersOf(place, rim), tinted(easel, '#8d9a6b', 0.8));
  const [x, y, d] = place.corner;
  const [middle, foot] = view.at([x + place.along[0] / 2, y + rim, d]);
  const { ctx } = easel;
  const tall = (place.up - rim * 2) * view.unit(d);
  const oval = (up: number, wide: number, high: number, fill: string): void => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.ellipse(middle, foot - tall * up, tall * wide, tall * high, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  ctx.save();
  ctx.beginPath();
  ctx.rect(middle - tall, foot - tall, tall * 2, tall);
  ctx.clip();
  oval(0.66, 0.17, 0.23, tinted(easel, '#3a2a22', 0.85));
  oval(0.12, 0.3, 0.34, tinted(easel, '#3d3a2c', 0.85));
  oval(0.42, 0.09, 0.12, tinted(easel, '#d9b184', 0.85));
  oval(0.67, 0.105, 0.15, tinted(easel, '#e0ba8c', 0.85));
  oval(0.08, 0.15, 0.06, tinted(easel, '#d9b184', 0.85));
  ctx.restore();
};

/** The empty spot where a picture is missing: a pale rectangle and four hooks. */
export const paintBarePlace = (easel: Easel, view: View, place: OnWall, wall: string): void => {
  const { colours } = easel;
  paintFace(easel, view, cornersOf(place), mix(wall, colours.light, 0.3));
  paintFace(easel, view, cornersOf(place, 0.04), mix(wall, colours.light, 0.22));
  const [x, y, d] = place.corner;
  const iron = inkOf(easel);
  const unit = view.unit(d);
  for (const [across, up] of [
    [0.14, 0.16],
    [0.86, 0.16],
    [0.14, 0.84],
    [0.86, 0.84],
  ] as const) {
    const at: Spot3 = [x + place.along[0] * across, y + place.up * up, d];
    paintLine(
      easel,
      view,
      [at, [at[0], at[1] - 0.09, d], [at[0] + 0.05, at[1] - 0.09, d], [at[0] + 0.05, at[1] - 0.05, d]],
      iron,
      Math.max(2, unit * 0.028),
    );
  }
};

/** A framed paper cut-out of a blue sailing boat, optionally hung upside down. */
export const paintBoatPicture = (easel: Easel, view: View, place: OnWall, turned: boolean): void => {
  const { colours } = easel;
  paintFace(easel, view, cornersOf(place), tinted(easel, '#4a3626'));
  paintFace(easel, view, cornersOf(place, 0.09), mix(colours.light, '#ffffff', 0.5));
  const [x, y, d] = place.corner;
  const spot = (across: number, up: number): Spot3 => [
    x + place.along[0] * across,
    y + place.up * (turned ? 1 - up : up),
    d,
  ];
  const blue = tinted(easel, '#2d63b8', 0.9);
  const half = (sign: 1 | -1, tone: string): void => {
    const sail = (across: number, up: number): Spot3 => spot(across, 0.5 + sign * up);
    paintFace(easel, view, [sail(0.24, 0.05), sail(0.52, 0.36), sail(0.52, 0.05)], tone);
    paintFace(easel, view, [sail(0.56, 0.05), sail(0.56, 0.3), sail(0.74, 0.05)], tone);
    paintFace(easel, view, [sail(0.2, 0.015), sail(0.8, 0.015), sail(0.7, -0.045), sail(0.3, -0.045)], tone);
  };
  half(-1, mix(blue, '#ffffff', 0.68));
  half(1, blue);
};

/** A ship exhibited in the room, this many metres high. */
export const paintExhibit = (
  easel: Easel,
  view: View,
  { name, metres }: { name: string; metres: number },
  spot: Spot3,
): void => {
  const sketch = sketchOf(name);
  if (sketch === undefined) return;
  const [x, y] = view.at(spot);
  paintSketch(easel, sketch, { x, y, height: metres * view.unit(spot[2]), distance: 0.3, lit: 0.5 });
};
