import type { z } from 'zod';
import type { TrialLimits } from '#contract/videos.ts';
import { capitalise } from './format.ts';

type Limits = z.infer<typeof TrialLimits>;

/** Why no further video can be made, and whether the way on is the page with the plans. */
export interface LimitNotice {
  readonly message: string;
  readonly upgrade: boolean;
}

/** What to say before a create dialog opens; nothing when it may open. */
export const limitNotice = (limits: Limits): LimitNotice | undefined => {
  if (limits.can_generate) return undefined;
  if (limits.subscription === 'free') {
    return {
      message:
        'Free plan limit reached! You have used all 3 videos. Please upgrade to continue creating videos.',
      upgrade: true,
    };
  }
  if (limits.subscription === 'trial' && !limits.is_trial_active) {
    return {
      message: 'Your 7-day trial has expired. Please upgrade to a paid plan to continue.',
      upgrade: true,
    };
  }
  const plan = capitalise(limits.subscription);
  return {
    message: `Video limit reached. You have ${limits.videos_remaining} videos remaining on your ${plan} plan.`,
    upgrade: false,
  };
};
