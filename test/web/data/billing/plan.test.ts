import { describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '#contract/catalogue.ts';
import { creditsNotice, planSummary } from '#web/data/billing/plan.ts';

// Proves dashboard-subscription-plan-usage-billing.
it('every plan has a summary of what it includes', () => {
  expect(planSummary('free')).toBe('3 videos per month');
  expect(planSummary('trial')).toBe('20 videos over 7 days');
  expect(planSummary('starter')).toBe('$39 per month, 40 videos, 400 credits');
  expect(planSummary('ultra')).toBe('$199 per month, 500 videos, 5,000 credits');
  expect(planSummary('premium')).toBe('Paid plan');
  expect(SUBSCRIPTIONS.every((subscription) => planSummary(subscription) !== '')).toBe(true);
});

describe('the credits notice', () => {
  const user = { credits: 7, creditsUsed: 23, creditsRenew: '2026-12-01T00:00:00.000Z' };

  // Proves wording-met-limit-dialog-says-used.
  it('says how many credits were used, how many are left and when new ones arrive', () =>
    expect(creditsNotice({ ...user }, 'UTC')).toBe(
      'Credits used this month: 23. Left: 7; a video needs 10. New credits come on Dec 1, 2026.',
    ));

  it('explains why an account that hasn’t used any credits has none left', () =>
    expect(creditsNotice({ ...user, credits: 0, creditsUsed: 0 }, 'UTC')).toBe(
      'You’ve already used this month’s credits. Left: 0; a video needs 10. New credits come on Dec 1, 2026.',
    ));

  it('is absent when no more credits will arrive', () =>
    expect(creditsNotice({ credits: 7, creditsUsed: 23 }, 'UTC')).toBeUndefined());
});
