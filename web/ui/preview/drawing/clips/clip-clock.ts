/** How a clip that plays is brought to where the film is. */
export type Correction = { readonly rate: number } | { readonly seekTo: number };

/** Nearer than this, nobody sees that the clip is early or late. */
const UNSEEN_MS = 25;
/** Further away, playing a little faster or slower would take too long. */
const MOST_CAUGHT_UP_MS = 300;
const CATCH_UP_MS = 1500;

/**
 * Where a clip is brought when it should be at `wantedMs` and is at `isMs`. `lateMs`: how long the last jump took, which
 * the film goes on meanwhile.
 */
export const correctionOf = (isMs: number, wantedMs: number, lateMs: number): Correction => {
  const behind = wantedMs - isMs;
  if (Math.abs(behind) > MOST_CAUGHT_UP_MS) return { seekTo: wantedMs + lateMs };
  return { rate: Math.abs(behind) <= UNSEEN_MS ? 1 : 1 + behind / CATCH_UP_MS };
};
