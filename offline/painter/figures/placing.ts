import type { Easel } from '#offline/painter/canvas/easel.ts';
import { WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import type { Sketch } from '#offline/painter/canvas/sketch.ts';
import { paintContact, paintSketch } from '#offline/painter/canvas/sketch.ts';
import { paintReflection, paintWaterline } from '#offline/painter/nature/afloat.ts';
import { sketchOf } from '#offline/painter/objects/catalogue.ts';
import { paintIslet } from '#offline/painter/rooms/surfaces.ts';
import type { Setting } from '#offline/painter/settings/setting.ts';
import type { FigureName } from './costumes.ts';
import { COSTUMES } from './costumes.ts';
import { figureSketch, HAND } from './figures.ts';

const PERSON_METRES = 1.78;
/** Sizes are compressed so that a cat and a castle are both recognisable in one picture. */
const SIZE_POWER = 0.42;
const SUNK_SHARE = 0.36;
const UMBRELLA_SHARE = 0.52;

/** The drawn height of something `metres` tall where a person is `person` units tall. */
export const drawnHeight = (
  sketch: Sketch,
  person: number,
  maxHeight: number,
  maxWidth: number,
  power = SIZE_POWER,
): number => {
  const [width, height] = sketch.size;
  const wished = person * (sketch.metres / PERSON_METRES) ** power;
  return Math.min(wished, maxHeight, (maxWidth * height) / width);
};

export interface Spot {
  readonly x: number;
  /** The line on which it stands, floats or hovers. */
  readonly y: number;
  readonly height: number;
  readonly distance: number;
  readonly lit: number;
  readonly flip: boolean;
}

/** A sea creature breaking the surface: the part under water stays hidden. */
const paintSurfacing = (easel: Easel, sketch: Sketch, spot: Spot): void => {
  const { ctx } = easel;
  const width = (spot.height * sketch.size[0]) / sketch.size[1];
  paintReflection(easel, spot.x, spot.y, width * 0.9, spot.height);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, WIDTH, spot.y + 3);
  ctx.clip();
  paintSketch(easel, sketch, { ...spot, y: spot.y + spot.height * SUNK_SHARE });
  ctx.restore();
};

/** Places an object in the scene, grounded as its kind and the place require. */
export const placeSketch = (easel: Easel, setting: Setting, sketch: Sketch, spot: Spot): void => {
  const width = (spot.height * sketch.size[0]) / sketch.size[1];
  if (setting.surface === 'water' && sketch.place === 'deep') {
    paintSurfacing(easel, sketch, spot);
    return;
  }
  const afloat = setting.surface === 'water' && sketch.place === 'water';
  const hovering = sketch.place === 'air' || setting.surface === 'deep' || setting.surface === 'void';
  if (afloat) paintReflection(easel, spot.x, spot.y - 4, width, spot.height);
  else if (setting.surface === 'water' && !hovering)
    paintIslet(easel, spot.x, spot.y, Math.max(width * 0.62, 110));
  else if (!hovering) paintContact(easel, spot.x, spot.y - 2, width, 0.6 - spot.distance * 0.4);
  paintSketch(easel, sketch, spot);
  if (afloat) paintWaterline(easel, spot.x, spot.y, width);
};

/** A figure seen from behind, with what it holds in its right hand. */
export const placeFigure = (
  easel: Easel,
  name: FigureName,
  spot: Spot,
  held?: Sketch,
  seated = false,
): void => {
  if (name === 'crowd') {
    placeCrowd(easel, spot);
    return;
  }
  const sketch = figureSketch(name);
  const height = spot.height * (sketch.metres / PERSON_METRES) * (120 / 113);
  if (!seated) paintContact(easel, spot.x, spot.y - 2, height * 0.46, 0.6);
  paintSketch(easel, sketch, { ...spot, height });
  if (held === undefined) return;
  if (held === sketchOf('umbrella')) {
    const shade = height * UMBRELLA_SHARE;
    paintSketch(easel, held, { ...spot, y: spot.y - height * 0.62, height: shade, lit: 0.5 });
    return;
  }
  const side = spot.flip ? -1 : 1;
  const width = (height * 70) / 120;
  const long = held.size[1] > held.size[0] * 2;
  const size = height * (long ? 0.4 : 0.15) * Math.min(1.5, Math.max(0.8, held.size[1] / held.size[0]));
  const handX = spot.x + side * width * HAND.x;
  const handY = spot.y - height * HAND.y;
  paintSketch(easel, held, {
    x: handX,
    y: handY + (long ? size * 0.3 : size * 0.82),
    height: size,
    distance: spot.distance,
    flip: spot.flip,
    lit: 0.7,
    tilt: long ? side * 0.16 : 0,
  });
};

const CROWD: readonly [FigureName, ...FigureName[]] = [
  'man',
  'woman',
  'traveller',
  'keeper',
  'woman',
  'gentleman',
  'monk',
  'child',
  'farmer',
  'old-woman',
];

const placeCrowd = (easel: Easel, spot: Spot): void => {
  const { random } = easel;
  const rows = [
    [0.3, 0.72, 9],
    [0.16, 0.88, 7],
  ] as const;
  for (const [distance, scale, count] of rows) {
    for (let index = 0; index < count; index += 1) {
      const x = WIDTH * ((index + 0.5) / count) + between(random, -26, 26);
      const name = CROWD[Math.floor(random() * CROWD.length)] ?? CROWD[0];
      if (!(name in COSTUMES)) continue;
      placeFigure(easel, name, {
        ...spot,
        x,
        y: spot.y - (1 - scale) * spot.height * 0.5 + between(random, -5, 9),
        height: spot.height * scale * between(random, 0.92, 1.06),
        distance,
        flip: random() < 0.5,
      });
    }
  }
};
