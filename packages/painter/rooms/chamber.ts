import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import type { Spot3, View } from './view.ts';
import { paintLine, viewOf } from './view.ts';

/** A room’s dimensions in metres, and its tones. */
export interface Chamber {
  readonly width: number;
  readonly height: number;
  /** The distance from the figures to the back wall. */
  readonly deep: number;
  readonly wall: string;
  readonly floor: string;
  readonly ceiling: string;
  /** The spacing of the lines between floorboards or slabs, less than a metre. */
  readonly boards?: number;
}

const corner = (across: number, up: number, deep: number): Spot3 => [across, up, deep];

/** How the tone of a surface changes from one point to another. */
interface Shading {
  readonly from: Spot3;
  readonly to: Spot3;
  readonly tones: readonly [string, string];
}

const gradientFace = (
  { ctx }: Easel,
  view: View,
  corners: readonly Spot3[],
  { from, to, tones }: Shading,
): void => {
  const gradient = ctx.createLinearGradient(...view.at(from), ...view.at(to));
  gradient.addColorStop(0, tones[0]);
  gradient.addColorStop(1, tones[1]);
  ctx.fillStyle = gradient;
  ctx.beginPath();
  for (const corner of corners) ctx.lineTo(...view.at(corner));
  ctx.fill();
};

/** The far wall, which is brighter near the light. */
const paintFarWall = (easel: Easel, view: View, { width, height, deep, wall }: Chamber): void => {
  const { ctx, colours, light } = easel;
  const half = width / 2;
  const [left, top] = view.at([-half, height, deep]);
  const [right, foot] = view.at([half, 0, deep]);
  const shine = ctx.createRadialGradient(light.x, top, 40, light.x, top, Math.max(right - left, foot - top));
  shine.addColorStop(0, mix(wall, colours.light, 0.3));
  shine.addColorStop(1, mix(wall, inkOf(easel), 0.16));
  ctx.fillStyle = shine;
  ctx.fillRect(left, top, right - left, foot - top);
};

/** A side wall; the wall on the side of the light is darker. */
const paintSideWall = (easel: Easel, view: View, room: Chamber, side: -1 | 1): void => {
  const { deep, wall } = room;
  const ink = inkOf(easel);
  const across = side * (room.width / 2);
  const front = view.nearest;
  const bright = side === easel.light.side ? 0.42 : 0.2;
  gradientFace(
    easel,
    view,
    [
      corner(across, 0, deep),
      corner(across, room.height, deep),
      corner(across, room.height, front),
      corner(across, 0, front),
    ],
    {
      from: corner(across, 0, deep),
      to: corner(across, 0, front),
      tones: [mix(wall, ink, bright * 0.7), mix(wall, ink, bright + 0.22)],
    },
  );
};

/**
 * Paints the walls, ceiling and floor as seen by the picture’s camera. Returns the perspective to use for things in
 * the room.
 */
export const paintChamber = (easel: Easel, room: Chamber): View => {
  const { ctx, height, colours } = easel;
  const view = viewOf(easel, true);
  const ink = inkOf(easel);
  const { deep, floor, ceiling } = room;
  const half = room.width / 2;
  const front = view.nearest;
  ctx.fillStyle = room.wall;
  ctx.fillRect(0, 0, WIDTH, height);
  paintFarWall(easel, view, room);
  gradientFace(
    easel,
    view,
    [
      corner(-half, room.height, deep),
      corner(half, room.height, deep),
      corner(half, room.height, front),
      corner(-half, room.height, front),
    ],
    {
      from: corner(0, room.height, deep),
      to: corner(0, room.height, front),
      tones: [ceiling, mix(ceiling, ink, 0.4)],
    },
  );
  paintSideWall(easel, view, room, -1);
  paintSideWall(easel, view, room, 1);
  gradientFace(
    easel,
    view,
    [corner(-half, 0, deep), corner(half, 0, deep), corner(half, 0, front), corner(-half, 0, front)],
    {
      from: corner(0, 0, deep),
      to: corner(0, 0, front),
      tones: [mix(floor, colours.light, 0.12), mix(floor, ink, 0.42)],
    },
  );
  const { boards } = room;
  if (boards !== undefined)
    for (let x = -half; x <= half; x += boards)
      paintLine(easel, view, [corner(x, 0, deep), corner(x, 0, front)], fade(ink, 0.24), 2);
  paintLine(easel, view, [corner(-half, 0, deep), corner(half, 0, deep)], fade(ink, 0.4), 3);
  return view;
};

/** A soft pool of light on the floor, with a radius of this many metres. */
export const paintFloorLight = (
  easel: Easel,
  view: View,
  spot: Spot3,
  { metres, strength }: { metres: number; strength: number },
): void => {
  const { ctx, colours } = easel;
  const [x, y] = view.at(spot);
  const reach = metres * view.unit(spot[2]);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, 0.26);
  ctx.translate(-x, -y);
  paintGlow(easel, x, y, reach, strength, colours.light);
  ctx.restore();
};
