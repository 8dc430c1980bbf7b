import { CREDITS_PER_VIDEO, FREE_CREDITS_PER_MONTH, type Subscription, TRIAL } from '#contract/catalogue.ts';
import type { TrialLimits } from '#contract/videos.ts';
import { type Account, isTrialActive, videosRemaining } from './credits.ts';

export const trialLimits = (account: Account, now: Date): TrialLimits => ({
  can_generate: videosRemaining(account, now) > 0,
  subscription: account.subscription,
  is_trial_active: isTrialActive(account, now),
  videos_remaining: videosRemaining(account, now),
});

const planName = (subscription: Subscription): string =>
  subscription.charAt(0).toUpperCase() + subscription.slice(1);

/** The sentence that tells a creator why no video can be made now. */
export const limitSentence = (account: Account, now: Date): string => {
  if (account.subscription === 'free')
    return `Free plan limit reached! You have used all ${FREE_CREDITS_PER_MONTH / CREDITS_PER_VIDEO} videos. Please upgrade to continue creating videos.`;
  if (account.subscription === 'trial' && !isTrialActive(account, now))
    return `Your ${TRIAL.days}-day trial has expired. Please upgrade to a paid plan to continue.`;
  return `Video limit reached. You have ${videosRemaining(account, now)} videos remaining on your ${planName(account.subscription)} plan.`;
};
