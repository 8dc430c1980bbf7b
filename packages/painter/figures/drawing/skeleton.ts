import type { Point } from '#painter/canvas/shapes.ts';
import { reach } from './outline.ts';
import type { Bend, Posture, View } from './postures.ts';
import { stanceOf } from './postures.ts';

/** The three points of a limb: shoulder, elbow and hand, or hip, knee and ankle. */
export type Limb = readonly [Point, Point, Point];

/** Where a body’s joints are, in centimetres; the feet are at y = 0 and the body is at x = 0. */
export interface Skeleton {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
}

const THIGH = 43;
const SHIN = 42;
const FOOT = 5;
const TORSO = 48;
const NECK = 20.5;
/** How far a sleeper's head sinks forward, in degrees. */
const NOD = 34;
const UPPER_ARM = 30;
const FOREARM = 27;

const rounded = (value: number): number => Math.round(value * 100) / 100;
const moved = ([x, y]: Point, dx: number, dy: number): Point => [rounded(x + dx), rounded(y + dy)];

const limbOf = (from: Point, [upper, lower]: Bend, lengths: readonly [number, number]): Limb => {
  const joint = reach(from, upper, lengths[0]);
  return [from, joint, reach(joint, lower, lengths[1])];
};

/** The positions of a person’s joints; in front and back views, the near limbs are on the right. */
export const skeletonOf = (posture: Posture, view: View): Skeleton => {
  const { lean, legs, arms } = stanceOf(posture, view);
  const side = view === 'side';
  const [hips, shoulders] = side ? [2, 3] : [8.5, 16.5];
  const neck = reach([0, 0], 180 - lean, TORSO);
  const nod = posture === 'sleep' ? (side ? NOD : 0) : 0;
  const head = reach(neck, 180 - lean * 0.55 - nod, NECK);
  const turned = (bend: Bend, sign: 1 | -1): Bend => (side ? bend : [bend[0] * sign, bend[1] * sign]);
  const arm = (bend: Bend, sign: 1 | -1): Limb =>
    limbOf(moved(neck, sign * (side ? shoulders * 0.7 : shoulders), 8), turned(bend, sign), [
      UPPER_ARM,
      FOREARM,
    ]);
  const sitting =
    !side && (posture === 'sit' || posture === 'work' || posture === 'kneel' || posture === 'sleep');
  const leg = (bend: Bend, sign: 1 | -1): Limb =>
    limbOf([sign * hips, 0], turned(bend, sign), [sitting ? THIGH * 0.42 : THIGH, SHIN]);
  const [nearLeg, farLeg] = [leg(legs[0], 1), leg(legs[1], -1)];
  const floor = Math.max(...[...nearLeg, ...farLeg].map(([, y]) => y)) + FOOT;
  const down = (point: Point): Point => moved(point, 0, -floor);
  const lower = ([a, b, c]: Limb): Limb => [down(a), down(b), down(c)];
  return {
    head: down(head),
    neck: down(neck),
    hip: down([0, 0]),
    nearArm: lower(arm(arms[0], 1)),
    farArm: lower(arm(arms[1], -1)),
    nearLeg: lower(nearLeg),
    farLeg: lower(farLeg),
  };
};
