import { CANVAS } from '#composition/captions/caption-layout.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import type { Motion } from '#contract/motions.ts';

const OVERSCAN = { least: 1.13, perSecond: 0.006, most: 1.4 } as const;

/**
 * How much larger than the canvas to make a framing's picture, so that the camera can move. Longer framings need more
 * room: with less, the camera would move so slowly that it would seem to stand still.
 */
export const overscanOf = (frames: number): number =>
  Math.min(OVERSCAN.most, OVERSCAN.least + (OVERSCAN.perSecond * frames) / FRAMES_PER_SECOND);

/** The part of the picture a frame shows: its left and top edges, and picture pixels per canvas pixel. */
export type View = { x: number; y: number; step: number };
type Size = { width: number; height: number };
/**
 * A camera position: the zoom, from 0 (whole overscan) to 1 (closest), and where the view is within the panning
 * range, from 0 to 1.
 */
type Pose = { zoom: number; across: number; down: number };

/** Start and end of each motion. The pans stay within the margin that every still has, regardless of its shape. */
const POSES = {
  'push-in': [
    { zoom: 0, across: 0.5, down: 0.42 },
    { zoom: 1, across: 0.5, down: 0.42 },
  ],
  'lean-in': [
    { zoom: 0.1, across: 0.2, down: 0.6 },
    { zoom: 1, across: 0.62, down: 0.4 },
  ],
  'pull-out': [
    { zoom: 1, across: 0.5, down: 0.45 },
    { zoom: 0, across: 0.5, down: 0.45 },
  ],
  'pan-left': [
    { zoom: 0.55, across: 1, down: 0.45 },
    { zoom: 0.7, across: 0, down: 0.45 },
  ],
  'pan-right': [
    { zoom: 0.55, across: 0, down: 0.45 },
    { zoom: 0.7, across: 1, down: 0.45 },
  ],
  'pan-up': [
    { zoom: 0.6, across: 0.5, down: 1 },
    { zoom: 0.75, across: 0.5, down: 0 },
  ],
  'pan-down': [
    { zoom: 0.6, across: 0.5, down: 0 },
    { zoom: 0.75, across: 0.5, down: 1 },
  ],
  drift: [
    { zoom: 0.35, across: 0.15, down: 0.75 },
    { zoom: 0.9, across: 0.85, down: 0.25 },
  ],
  'drift-back': [
    { zoom: 0.35, across: 0.85, down: 0.7 },
    { zoom: 0.9, across: 0.15, down: 0.3 },
  ],
  'rise-in': [
    { zoom: 0.3, across: 0.5, down: 0.75 },
    { zoom: 0.85, across: 0.5, down: 0.3 },
  ],
  'slide-in': [
    { zoom: 0.35, across: 0.2, down: 0.5 },
    { zoom: 0.8, across: 0.75, down: 0.45 },
  ],
} as const satisfies Record<Motion, readonly [Pose, Pose]>;

/**
 * The camera moves fast just after a cut, settles, and speeds up again before the next cut. It never changes
 * direction.
 */
const SETTLE_FRAMES = 0.45 * FRAMES_PER_SECOND;
const LEAVE_FRAMES = 0.3 * FRAMES_PER_SECOND;
const SETTLE_SHARE = 0.2;
const LEAVE_SHARE = 0.16;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const smooth = (value: number): number => value * value * (3 - 2 * value);

/** How far along its path the camera is at a given frame, from 0 to 1. It increases with every frame. */
export const progress = (frame: number, frames: number): number => {
  const settle = Math.min(SETTLE_FRAMES, frames / 3);
  const leave = Math.min(LEAVE_FRAMES, frames / 4);
  const last = Math.max(1, frames - 1);
  const even = 0.65 * (frame / last) + 0.35 * smooth(frame / last);
  const settled = 1 - (1 - clamp(frame / settle)) ** 3;
  const left = clamp((frame - last + leave) / leave) ** 3;
  return SETTLE_SHARE * settled + (1 - SETTLE_SHARE - LEAVE_SHARE) * even + LEAVE_SHARE * left;
};

/** The maximum pan speed, so that a wide still doesn’t rush by. */
const MAX_TRAVEL_PIXELS_PER_SECOND = 90;

const viewAt = (pose: Pose, picture: Size): View => {
  const overscan = picture.height / CANVAS.height;
  const step = overscan - (overscan - 1) * pose.zoom;
  return {
    x: Math.max(0, picture.width - CANVAS.width * step) * pose.across,
    y: Math.max(0, picture.height - CANVAS.height * step) * pose.down,
    step,
  };
};

/** The view in each frame of a framing, over a picture that covers the overscanned canvas. */
export const cameraPath = (motion: Motion, frames: number, picture: Size): View[] => {
  const [from, to] = POSES[motion];
  const travel = ((picture.width - CANVAS.width) * FRAMES_PER_SECOND) / frames;
  const reach = Math.min(1, MAX_TRAVEL_PIXELS_PER_SECOND / Math.max(1, travel));
  const hold = (across: number): number => 0.5 + (across - 0.5) * reach;
  const [start, end] = [
    viewAt({ ...from, across: hold(from.across) }, picture),
    viewAt({ ...to, across: hold(to.across) }, picture),
  ];
  return Array.from({ length: frames }, (_, frame) => {
    const done = progress(frame, frames);
    // Zooming by equal ratios looks steady. Linear steps would seem to slow down.
    const step = start.step * (end.step / start.step) ** done;
    const share = start.step === end.step ? done : (step - start.step) / (end.step - start.step);
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share, step };
  });
};

const LIGHT_IN_FRAMES = 7;
const LIGHT_OUT_FRAMES = 4;
const LIGHT_PEAK = 0.6;

/**
 * The strength of the light over a frame, 0 to 1: a soft flare across each cut, but none at the start or end
 * of the film.
 */
export const lightAt = (frame: number, frames: number, cut: { before: boolean; after: boolean }): number => {
  const rise = cut.before ? clamp(1 - frame / Math.min(LIGHT_IN_FRAMES, frames / 3)) : 0;
  const fall = cut.after ? clamp(1 - (frames - 1 - frame) / Math.min(LIGHT_OUT_FRAMES, frames / 4)) : 0;
  return LIGHT_PEAK * (rise * rise + fall * fall);
};
