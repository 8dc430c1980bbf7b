import type { Easel, Frame } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { stageOf } from '#painter/stage.ts';

/** A point in metres: across from the middle, up from the ground, and back from the line on which figures stand. */
export type Spot3 = readonly [across: number, up: number, deep: number];

/** The picture's perspective, measured in metres at the scale of the figures. */
export interface View {
  /** The number of picture units per metre at a given depth. */
  readonly unit: (deep: number) => number;
  readonly at: (spot: Spot3) => readonly [x: number, y: number];
  /** The height of the camera in metres. */
  readonly eye: number;
  /** The depth at the picture's lower edge. */
  readonly nearest: number;
}

const PERSON_METRES = 1.78;
/** Figures are drawn taller than the stage specifies by about this factor. */
const FIGURE_SCALE = 1.2;
const INDOOR_SCALE = 1.45;
/** The distance between the camera and the figures, in metres. */
const REACH: Record<Frame, number> = {
  'wide view': 9,
  'medium view': 6,
  'low angle': 4.5,
  'close view': 4,
  'high angle': 7,
};
/** How far off-centre the camera looks, so that a place shows a different side in each framing. */
const ASIDE: Record<Frame, number> = {
  'wide view': 0,
  'medium view': 70,
  'low angle': -60,
  'close view': -110,
  'high angle': 40,
};

/** Indoors, where there is no horizon, a high camera looks down more steeply. */
const STEEP_HORIZON = 0.1;
/** How far away the back of a place is in a framing, relative to its distance in a medium view. */
const BACK: Record<Frame, number> = {
  'wide view': 1.7,
  'medium view': 1,
  'low angle': 0.85,
  'close view': 0.45,
  'high angle': 1.15,
};

/**
 * The depth at which to draw something that is `deep` metres behind the figures; in a near framing, this depth is
 * smaller.
 */
export const backOf = ({ shot }: Easel, deep: number): number => deep * BACK[shot];

/** The perspective of this picture, shared by everything in it so that all things stand on the same ground. */
export const viewOf = (easel: Easel, indoors: boolean, looksDown = indoors): View => {
  const { shot, height, ground, mirror } = easel;
  const steep = looksDown && shot === 'high angle';
  const horizon = steep ? Math.min(easel.horizon, height * STEEP_HORIZON) : easel.horizon;
  const person = stageOf(shot).person * height * FIGURE_SCALE * (indoors ? INDOOR_SCALE : 1);
  const near = person / PERSON_METRES;
  const reach = REACH[shot];
  const eye = Math.max(0.2, (ground - horizon) / near);
  const unit = (deep: number): number => (near * reach) / Math.max(0.25, reach + deep);
  const middle = WIDTH / 2 + ASIDE[shot] * mirror;
  return {
    unit,
    at: ([across, up, deep]) => [middle + across * unit(deep), horizon + (eye - up) * unit(deep)],
    eye,
    nearest: Math.max(0.3 - reach, (eye * near * reach) / (height - horizon) - reach),
  };
};

/** Fills a surface given by its corners. */
export const paintFace = ({ ctx }: Easel, view: View, corners: readonly Spot3[], fill: string): void => {
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (const corner of corners) ctx.lineTo(...view.at(corner));
  ctx.fill();
};

/** Draws a line through a list of points. */
export const paintLine = (
  { ctx }: Easel,
  view: View,
  points: readonly Spot3[],
  stroke: string,
  width: number,
): void => {
  ctx.strokeStyle = stroke;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const point of points) ctx.lineTo(...view.at(point));
  ctx.stroke();
};

/** The corners of an upright rectangle that faces the camera. */
export const upright = (left: number, right: number, foot: number, head: number, deep: number): Spot3[] => [
  [left, foot, deep],
  [right, foot, deep],
  [right, head, deep],
  [left, head, deep],
];

/** The corners of a horizontal rectangle between a far and a near depth. */
export const level = (left: number, right: number, up: number, far: number, near: number): Spot3[] => [
  [left, up, far],
  [right, up, far],
  [right, up, near],
  [left, up, near],
];
