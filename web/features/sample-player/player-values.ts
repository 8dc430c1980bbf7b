/** How far one skip moves, in seconds. */
export const SKIP_SECONDS = 10;
export const DEFAULT_VOLUME = 0.8;
export const VOLUME_STEP = 0.1;
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** Clamps a number to its bounds. */
export const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The volume after a number of steps up or down, without floating-point errors. */
export const volumeAfter = (volume: number, steps: number): number =>
  within(Math.round((volume + steps * VOLUME_STEP) * 10) / 10, 0, 1);

/** The next faster (+1) or slower (-1) speed; stays the same at either end. */
export const speedAfter = (speed: Speed, step: 1 | -1): Speed =>
  SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;
