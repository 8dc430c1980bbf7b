import { expect, it } from 'vitest';
import { budgetRefusal } from '#functions/domain/budget/over-budget.ts';

const BACK = { day: 'come back tomorrow', month: 'come back next month' };
const whole = (...[tier, spent, isShared]: ['paid' | 'trial' | 'free', 'day' | 'month', boolean]) =>
  budgetRefusal({ kind: 'over_budget', tier, spent, isShared });

it.each([
  ['paid', 'day', true, 'today'],
  ['paid', 'month', true, 'this month'],
  ['paid', 'day', false, 'today'],
  ['trial', 'day', false, 'today'],
  ['free', 'month', false, 'this month'],
] as const)(
  'the refusal tells a %s creator when to come back (%s, shared: %j)',
  (tier, spent, isShared, now) => {
    const { code, message } = whole(tier, spent, isShared);
    expect([code, message]).toEqual([
      'budget_reached',
      `We’ve made as many videos as we can ${now}. No credits were used. Please ${BACK[spent]}.`,
    ]);
  },
);

it.each([
  ['trial', 'day', 'today'],
  ['free', 'day', 'today'],
  ['free', 'month', 'this month'],
] as const)(
  'the refusal offers a %s creator an upgrade if the tiers share a budget (%s)',
  (tier, spent, now) => {
    const { code, message } = whole(tier, spent, true);
    expect([code, message]).toEqual([
      'budget_reached',
      `We’ve made as many videos for ${tier} accounts as we can ${now}. No credits were used. Please ${BACK[spent]}, or upgrade to continue now.`,
    ]);
  },
);

it('the refusal names the kind of work that is over budget', () => {
  const spent = { kind: 'over_budget', spent: 'day', isShared: true } as const;
  expect(budgetRefusal({ ...spent, tier: 'paid' }, 'written as many stories').message).toBe(
    'We’ve written as many stories as we can today. No credits were used. Please come back tomorrow.',
  );
  expect(budgetRefusal({ ...spent, tier: 'free' }, 'packed as many archives').message).toBe(
    'We’ve packed as many archives for free accounts as we can today. No credits were used. Please come back tomorrow, or upgrade to continue now.',
  );
});
