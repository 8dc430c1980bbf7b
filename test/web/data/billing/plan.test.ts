import { expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '#contract/catalogue.ts';
import { planSummary } from '#web/data/billing/plan.ts';

it('every plan has a summary of what it includes', () => {
  expect(planSummary('free')).toBe('3 videos per month');
  expect(planSummary('trial')).toBe('20 videos over 7 days');
  expect(planSummary('starter')).toBe('$39 per month, 40 videos, 400 credits');
  expect(planSummary('ultra')).toBe('$199 per month, 500 videos, 5,000 credits');
  expect(planSummary('premium')).toBe('Paid plan');
  expect(SUBSCRIPTIONS.every((subscription) => planSummary(subscription) !== '')).toBe(true);
});
