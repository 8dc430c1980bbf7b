import type { Point } from '#painter/canvas/shapes.ts';
import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import type { Costume } from '#painter/figures/costume.ts';
import { bodyParts, nearParts } from './body.ts';
import { gearParts } from './gear.ts';
import { headParts } from './heads.ts';
import { movedPath } from './outline.ts';
import type { Posture, View } from './postures.ts';
import { skeletonOf } from './skeleton.ts';
import { trimsOf } from './trims.ts';

/** In centimetres; the body stands at the centre of the lower edge. */
const BOX = { width: 160, height: 190 } as const;
const ADULT_METRES = 1.76;

/** A person drawn in a posture. Points are measured from the middle of the lower edge, as fractions of the height. */
export interface FigureDrawing {
  readonly sketch: Sketch;
  readonly head: Point;
  readonly hand: Point;
  readonly hip: Point;
}

const moved = (parts: readonly Part[], dx: number, dy: number): Part[] =>
  parts.map(([tone, path, width]) =>
    width === undefined ? [tone, movedPath(path, dx, dy)] : [tone, movedPath(path, dx, dy), width],
  );

const cache = new Map<string, FigureDrawing>();

/** A drawing of a person. In a side view, the person faces right. */
export const figureDrawing = (costume: Costume, posture: Posture, view: View): FigureDrawing => {
  const key = `${posture} ${view} ${JSON.stringify(costume)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const bones = skeletonOf(posture, view);
  const parts = [
    ...bodyParts(bones, costume, view),
    ...trimsOf(costume, bones, view),
    ...moved(headParts(costume, view, posture === 'sleep'), bones.head[0], bones.head[1]),
    ...nearParts(bones, costume, view),
    ...gearParts(costume.gear, bones, view),
  ];
  const share = ([x, y]: Point): Point => [x / BOX.height, y / BOX.height];
  const made: FigureDrawing = {
    sketch: {
      size: [BOX.width, BOX.height],
      place: 'ground',
      metres: ((costume.metres ?? ADULT_METRES) * BOX.height) / 176,
      parts: moved(parts, BOX.width / 2, BOX.height),
    },
    head: share(bones.head),
    hand: share(bones.nearArm[2]),
    hip: share(bones.hip),
  };
  cache.set(key, made);
  return made;
};
