import type { PAUSED_BECAUSE } from '#contract/schemas/series/series.ts';

/** Why a series is paused, and what to do about it, as its creator reads it. */
export const PAUSE_SENTENCES = {
  creator: 'You paused it.',
  plan: 'Your plan has room for fewer active series. Pause another one or choose a bigger plan, then switch this one on again.',
  credits:
    'Its next video would have used credits that it is to leave. Get more credits, or change how many it leaves, then switch it on again.',
  ideas: 'It has no ideas left. Add some, then switch it on again.',
  suspended: 'Your account is suspended. The notice in your dashboard says why, and how to appeal.',
} as const satisfies Record<(typeof PAUSED_BECAUSE)[number], string>;
