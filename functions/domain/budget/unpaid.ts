import { SPEECH_MINUTES, UNPAID_CAPS } from '#contract/catalogue.ts';
import type { Tier } from '#functions/domain/plans/tiers.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { MICRO_PER_USD } from './amounts.ts';
import type { Span } from './budget.ts';
import { type Capped, monthlyCap } from './losses.ts';

/** An account that spends money without making a video. */
export interface Spender extends Capped {
  readonly ownerId: string;
}

/** Nothing was written, because the account has used up what it may spend without making a video. */
export interface UsedUp {
  readonly kind: 'used_up';
  readonly spent: Span;
  readonly tier: Tier;
}

/** What an account may spend without making a video, in micro-dollars. */
export const unpaidCaps = (account: Capped, now: Date): Readonly<Record<Span, number>> => ({
  month: monthlyCap(account, UNPAID_CAPS, now),
  day: UNPAID_CAPS.dayUsd * MICRO_PER_USD,
});

const WHEN = { day: { now: 'today', back: 'tomorrow' }, month: { now: 'this month', back: 'next month' } };

/** Explains what has been used up and what still works. */
export const unpaidRefusal = ({ spent, tier }: UsedUp): Refusal => {
  const { now, back } = WHEN[spent];
  const upgrade = tier === 'paid' || spent === 'day' ? '' : ', or upgrade to go on now';
  return new Refusal(
    'account_paused',
    `You’ve used what your plan has for writing and speaking ${now}. You can still create videos from your stories and scripts. Come back ${back}${upgrade}.`,
  );
};

/**
 * Nothing was written, because the storyboard has used up its minutes of speech, or the account has used up its
 * minutes for today.
 */
export interface SpokenOut {
  readonly kind: 'spoken_out';
  readonly of: 'storyboard' | 'day';
}

const SECONDS_PER_MINUTE = 60;

/** How many seconds of speech are free: per storyboard in total, and per account and day. */
export const speechSeconds = (tier: Tier): Readonly<Record<SpokenOut['of'], number>> => ({
  storyboard: SPEECH_MINUTES.storyboard * SECONDS_PER_MINUTE,
  day: SPEECH_MINUTES.day[tier] * SECONDS_PER_MINUTE,
});

export const spokenOutRefusal = ({ of }: SpokenOut): Refusal =>
  new Refusal(
    'account_paused',
    of === 'day'
      ? 'You’ve used today’s free narration. Create the video, which records the narration too, or come back tomorrow.'
      : `You’ve used this storyboard’s ${SPEECH_MINUTES.storyboard} free minutes of narration. Create the video, which records the rest.`,
  );
