/** How to bring a playing clip back into step with the film. */
export type Correction = { readonly rate: number } | { readonly seekTo: number };

/** Below this, a clip's lead or lag goes unnoticed. */
const UNSEEN_MS = 25;
/** Above this, catching up by playing a little faster or slower would take too long. */
const MOST_CAUGHT_UP_MS = 300;
const CATCH_UP_MS = 1500;

/**
 * How to correct a clip that should be at `wantedMs` but is at `isMs`. `lateMs`: how long the last jump took,
 * while the film played on.
 */
export const correctionOf = (isMs: number, wantedMs: number, lateMs: number): Correction => {
  const behind = wantedMs - isMs;
  if (Math.abs(behind) > MOST_CAUGHT_UP_MS) return { seekTo: wantedMs + lateMs };
  return { rate: Math.abs(behind) <= UNSEEN_MS ? 1 : 1 + behind / CATCH_UP_MS };
};
