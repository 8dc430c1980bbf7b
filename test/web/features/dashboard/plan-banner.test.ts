import { describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '#contract/catalogue.ts';
import type { User } from '#contract/schemas/auth.ts';
import { bannerOf } from '#web/features/dashboard/plan-banner.tsx';

const user = (change: Partial<User>): User => ({
  id: '1',
  name: 'Ada',
  email: 'ada@example.com',
  subscription: 'free',
  isTrialActive: false,
  trialDaysRemaining: 0,
  videosGenerated: 0,
  trialVideosUsed: 0,
  credits: 20,
  creditsUsed: 10,
  ...change,
});

describe('the plan banner', () => {
  it('shows free users what they have left this month', () =>
    expect(bannerOf(user({}))).toEqual({
      title: 'Free Plan Limits',
      text: '3 videos each month. 20 credits left, enough for 2 videos.',
      tone: 'plain',
    }));

  it.each([
    [0, '3 videos each month. No credits left.'],
    [9, '3 videos each month. 9 credits left, not enough for a video.'],
  ])('says that %i credits are not enough for a video', (credits, text) =>
    expect(bannerOf(user({ credits }))?.text).toBe(text),
  );

  // Proves money-nothing-free-unverified-disposable.
  it('says why a user gets no free videos', () => {
    expect(bannerOf(user({ credits: 0, withheld: 'unverified' }))?.text).toMatch(
      /^Free videos and the trial need a verified email/u,
    );
    expect(bannerOf(user({ credits: 0, withheld: 'other' }))?.text).toBe(
      '3 videos each month. No credits left.',
    );
  });

  it('counts down the days of an active trial', () =>
    expect(
      bannerOf(user({ subscription: 'trial', isTrialActive: true, trialDaysRemaining: 1, credits: 10 })),
    ).toEqual({
      title: 'Free Trial Active',
      text: '1 day to go. 10 credits left, enough for 1 video.',
      tone: 'plain',
    }));

  it('says that a trial has expired', () =>
    expect(bannerOf(user({ subscription: 'trial', credits: 0 }))?.title).toBe('Trial Expired'));

  it('is hidden for paying users', () => {
    const paid = SUBSCRIPTIONS.filter((plan) => plan !== 'free' && plan !== 'trial');
    expect(paid.map((subscription) => bannerOf(user({ subscription })))).toEqual(paid.map(() => undefined));
  });
});
