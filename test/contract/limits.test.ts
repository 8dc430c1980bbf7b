import { describe, expect, it } from 'vitest';
import { limitNotice } from '#contract/limits.ts';

const limits = {
  can_generate: false,
  subscription: 'free',
  is_trial_active: false,
  videos_remaining: 0,
} as const;

describe('the notice shown at a limit', () => {
  it('directs a free user without credits to the plans', () =>
    expect(limitNotice(limits)).toEqual({
      message:
        'Free plan limit reached! You have used all 3 videos. Please upgrade to continue creating videos.',
      offersPlans: true,
    }));

  it('explains why there are no free videos', () => {
    expect(limitNotice(limits, 1).message).toBe(
      'Free plan limit reached! A storyboard with painted pictures holds credits. Create its video or discard it, or upgrade to continue creating videos.',
    );
    expect(limitNotice(limits, 2).message).toContain('2 storyboards with painted pictures hold credits.');
    expect(limitNotice({ ...limits, withheld: 'elsewhere' })).toEqual({
      message: 'You’ve already had this month’s free videos with another account. New ones come next month.',
      offersPlans: true,
    });
    expect(limitNotice({ ...limits, withheld: 'other' }).message).toMatch(/^Free plan limit reached!/u);
  });

  it('directs a user with an expired trial to the plans', () =>
    expect(limitNotice({ ...limits, subscription: 'trial' })).toEqual({
      message: 'Your 7-day trial has expired. Please upgrade to a paid plan to continue.',
      offersPlans: true,
    }));

  it('on any other plan, only states how many credits are left', () => {
    expect(limitNotice({ ...limits, subscription: 'trial', is_trial_active: true })).toEqual({
      message: 'Video limit reached. You have 0 videos remaining on your Trial plan.',
      offersPlans: false,
    });
    expect(limitNotice({ ...limits, subscription: 'starter' }).message).toBe(
      'Video limit reached. You have 0 videos remaining on your Starter plan.',
    );
  });
});
