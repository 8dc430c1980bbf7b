import { limitNotice } from '#contract/limits.ts';
import type { TrialLimits } from '#contract/schemas/videos.ts';
import { type Account, isTrialActive, videosRemaining } from './credits.ts';
import { withheldAt } from './free-month.ts';

export const trialLimits = (account: Account, now: Date): TrialLimits => ({
  can_generate: videosRemaining(account, now) > 0,
  subscription: account.subscription,
  is_trial_active: isTrialActive(account, now),
  videos_remaining: videosRemaining(account, now),
  withheld: withheldAt(account, now),
});

/** Tells a creator, in one sentence, why they can’t make a video now. */
export const limitSentence = (account: Account, now: Date): string =>
  limitNotice(trialLimits(account, now)).message;
