import { expect, it } from 'vitest';
import { budgetRefusal } from '#functions/domain/budget/over-budget.ts';

const says = (...[tier, spent, isShared]: ['paid' | 'trial' | 'free', 'day' | 'month', boolean]) =>
  budgetRefusal({ kind: 'over_budget', tier, spent, isShared }).message;

it('a creator reads whether to come back tomorrow or next month', () => {
  expect(says('paid', 'day', true)).toBe(
    'We’ve made as many videos as we can today. No credits were used. Please come back tomorrow.',
  );
  expect(says('free', 'month', false)).toMatch(/as we can this month.* come back next month\.$/u);
});

it('a plan with its own share is offered only where budgets are shared', () => {
  expect(says('free', 'day', true)).toBe(
    'We’ve made as many videos for free accounts as we can today. No credits were used. Please come back tomorrow, or upgrade to continue now.',
  );
  expect(says('trial', 'month', true)).toContain('for trial accounts as we can this month');
  expect(says('free', 'day', false)).not.toContain('upgrade');
});
