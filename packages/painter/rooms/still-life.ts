import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { paintContact, paintGlow, paintSketch } from '#painter/canvas/sketch.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { paintBlur, paintTop } from './surfaces.ts';

const TOP_SHARE = 0.505;
/** Where the main object stands. */
const STANDING = 0.585;
/** Things that are much smaller than the main thing lie in front of it. */
const SMALL_SHARE = 0.62;
const FOCAL_SHARE = 0.27;
const SIZE_POWER = 0.3;
const EDGE_UNITS = 26;

type Slot = readonly [x: number, farther: number, share: number];

const slotsAround = (side: number): readonly [Slot, Slot, Slot] => [
  [0.5 + side * 0.27, -0.03, 0.23],
  [0.5 - side * 0.31, -0.037, 0.21],
  [0.5 + side * 0.05, -0.046, 0.17],
];

/** Where to place things so that an onlooker’s shoulder doesn’t cover them. */
const slotsBeside = (side: number): readonly [Slot, Slot, Slot] => [
  [0.5 + side * 0.04, -0.034, 0.21],
  [0.5 - side * 0.42, -0.042, 0.2],
  [0.5 - side * 0.12, -0.05, 0.17],
];

/** Small objects seen up close on a table or stone, with the background out of focus. */
export const paintStillLife = (easel: Easel, setting: Setting, things: readonly Sketch[]): void => {
  const { height, light, mirror } = easel;
  setting.back(easel);
  paintBlur(easel);
  paintTop(easel, height * TOP_SHARE, setting.indoors);
  const [focal, ...rest] = things;
  if (focal === undefined) return;
  const sizeOf = (sketch: Sketch, share: number): number => {
    const wished =
      height * share * Math.min(1.25, Math.max(0.62, (sketch.metres / focal.metres) ** SIZE_POWER));
    return Math.min(
      wished,
      (WIDTH * (share / FOCAL_SHARE) * 0.56 * sketch.size[1]) / sketch.size[0],
      height * 0.33,
    );
  };
  const put = (sketch: Sketch, wishedX: number, y: number, size: number): void => {
    const half = (size * sketch.size[0]) / sketch.size[1] / 2 + EDGE_UNITS;
    const x = Math.min(Math.max(wishedX, half), WIDTH - half);
    paintContact(easel, [x, y - 2], (size * sketch.size[0]) / sketch.size[1], 0.75);
    for (const [lx, ly, radius] of sketch.lights ?? []) {
      const scale = size / sketch.size[1];
      paintGlow(
        easel,
        x + (lx - sketch.size[0] / 2) * scale,
        y - size + ly * scale,
        radius * scale * 3.2,
        0.26,
      );
    }
    paintSketch(easel, sketch, {
      x,
      y,
      height: size,
      distance: 0.12,
      flip: light.side < 0 && sketch.size[0] > sketch.size[1],
      lit: 0.85,
    });
  };
  const side = light.side * mirror;
  const slots = easel.over ? slotsBeside(side) : slotsAround(side);
  const beside = rest.slice(0, slots.length).map((sketch, index) => {
    const [x, farther, share] = slots[index] ?? slots[0];
    const before = sketch.metres < focal.metres * SMALL_SHARE;
    return { sketch, before, x: WIDTH * x, y: height * (STANDING + (before ? 0.016 : farther)), share };
  });
  easel.focus.push({ kind: 'thing', x: WIDTH / 2, top: height * 0.36, bottom: height * STANDING });
  for (const { sketch, x, y, share } of beside.filter(({ before }) => !before).toReversed())
    put(sketch, x, y, sizeOf(sketch, share));
  put(
    focal,
    WIDTH * (0.5 - side * (easel.over ? 0.26 : rest.length === 0 ? 0.06 : 0.12)),
    height * STANDING,
    sizeOf(focal, FOCAL_SHARE),
  );
  for (const { sketch, x, y, share } of beside.filter(({ before }) => before))
    put(sketch, x, y, sizeOf(sketch, share));
  if (!setting.indoors) setting.front(easel);
};
