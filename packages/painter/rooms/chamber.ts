import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import type { Spot3, View } from './view.ts';
import { paintLine, viewOf } from './view.ts';

/** A room in metres, and its tones. */
export interface Chamber {
  readonly width: number;
  readonly height: number;
  /** The distance from the figures to the back wall. */
  readonly deep: number;
  readonly wall: string;
  readonly floor: string;
  readonly ceiling: string;
  /** Lines between the boards or slabs of the floor, a metre apart or less. */
  readonly boards?: number;
}

const corner = (across: number, up: number, deep: number): Spot3 => [across, up, deep];

const gradientFace = (
  { ctx }: Easel,
  view: View,
  corners: readonly Spot3[],
  [from, to]: readonly [Spot3, Spot3],
  tones: readonly [string, string],
): void => {
  const gradient = ctx.createLinearGradient(...view.at(from), ...view.at(to));
  gradient.addColorStop(0, tones[0]);
  gradient.addColorStop(1, tones[1]);
  ctx.fillStyle = gradient;
  ctx.beginPath();
  for (const corner of corners) ctx.lineTo(...view.at(corner));
  ctx.fill();
};

/**
 * Paints walls, ceiling and floor as seen by the picture's camera. Returns the perspective for the
 * things in the room.
 */
export const paintChamber = (easel: Easel, room: Chamber): View => {
  const { ctx, height, colours, light } = easel;
  const view = viewOf(easel, true);
  const ink = inkOf(easel);
  const { deep, wall, floor, ceiling } = room;
  const half = room.width / 2;
  const front = view.nearest;
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, WIDTH, height);
  const [left, top] = view.at([-half, room.height, deep]);
  const [right, foot] = view.at([half, 0, deep]);
  const shine = ctx.createRadialGradient(light.x, top, 40, light.x, top, Math.max(right - left, foot - top));
  shine.addColorStop(0, mix(wall, colours.light, 0.3));
  shine.addColorStop(1, mix(wall, ink, 0.16));
  ctx.fillStyle = shine;
  ctx.fillRect(left, top, right - left, foot - top);
  gradientFace(
    easel,
    view,
    [
      corner(-half, room.height, deep),
      corner(half, room.height, deep),
      corner(half, room.height, front),
      corner(-half, room.height, front),
    ],
    [corner(0, room.height, deep), corner(0, room.height, front)],
    [ceiling, mix(ceiling, ink, 0.4)],
  );
  for (const side of [-1, 1] as const) {
    const bright = side === light.side ? 0.42 : 0.2;
    gradientFace(
      easel,
      view,
      [
        corner(side * half, 0, deep),
        corner(side * half, room.height, deep),
        corner(side * half, room.height, front),
        corner(side * half, 0, front),
      ],
      [corner(side * half, 0, deep), corner(side * half, 0, front)],
      [mix(wall, ink, bright * 0.7), mix(wall, ink, bright + 0.22)],
    );
  }
  gradientFace(
    easel,
    view,
    [corner(-half, 0, deep), corner(half, 0, deep), corner(half, 0, front), corner(-half, 0, front)],
    [corner(0, 0, deep), corner(0, 0, front)],
    [mix(floor, colours.light, 0.12), mix(floor, ink, 0.42)],
  );
  const { boards } = room;
  if (boards !== undefined)
    for (let x = -half; x <= half; x += boards)
      paintLine(easel, view, [corner(x, 0, deep), corner(x, 0, front)], fade(ink, 0.24), 2);
  paintLine(easel, view, [corner(-half, 0, deep), corner(half, 0, deep)], fade(ink, 0.4), 3);
  return view;
};

/** A soft pool of light on the floor. */
export const paintFloorLight = (
  easel: Easel,
  view: View,
  spot: Spot3,
  metres: number,
  strength = 0.3,
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
