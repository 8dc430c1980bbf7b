import type { PAUSED_BECAUSE } from '#contract/schemas/series/series.ts';

/** Why a series is paused and what to do about it, as shown to the creator. */
export const PAUSE_SENTENCES = {
  creator: 'You paused it.',
  plan: 'Your plan no longer has room for this series. Choose a bigger plan or, if another series is running, pause that one. Then switch this one on again.',
  credits:
    'Its next video would have left you fewer credits than you want to keep. Get more credits or keep fewer, then switch it on again.',
  ideas: 'It has no ideas left. It goes on as soon as you add some.',
  scripts:
    'Its scripts are used up, and no AI model is connected to write its other ideas. It goes on as soon as you add a script; once a model is connected, switch it on again.',
  suspended: 'Your account is suspended. The notice in your dashboard says why, and how to appeal.',
} as const satisfies Record<(typeof PAUSED_BECAUSE)[number], string>;
