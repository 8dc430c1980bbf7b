import { describe, expect, it } from 'vitest';
import { offersAt } from '#contract/offers.ts';
import type { SubscriptionInfo } from '#contract/schemas/payments.ts';
import { defined } from '#test/support/values.ts';
import { changeQuestion } from '#web/features/pricing/change-question.ts';

const planNamed = (name: string) => defined(offersAt(new Date()).find((plan) => plan.name === name));
const info = (change: Partial<SubscriptionInfo>): SubscriptionInfo => ({
  plan: 'starter',
  nextBilling: '2027-01-31T12:00:00.000Z',
  paidUpTo: 'starter',
  cancelAtPeriodEnd: false,
  usage: { videosGenerated: 0, storiesCreated: 0, trialDaysRemaining: 0 },
  ...change,
});
const ask = (plan: string, change: Partial<SubscriptionInfo> = {}) =>
  changeQuestion(info(change), planNamed(plan), 'UTC');

describe('a user with a plan who chooses another one', () => {
  // Proves payment-plan-change-shows-cost-asks.
  it('sees what the upgrade costs now, what it adds, and when the plan renews', () =>
    expect(ask('Growth')).toEqual({
      message:
        'Change from Starter to Growth? You’ll pay $30 now and get 800 more credits right away. Your plan renews on Jan 31, 2027 for $69.',
      yes: 'Change Plan',
    }));

  it('sees that a downgrade brings no refund and that the credits last until the plan renews', () =>
    expect(ask('Hobby')?.message).toBe(
      'Change from Starter to Hobby? The change takes effect right away, without a refund. You keep your credits until your plan renews; after that you can have at most 100. Your plan renews on Jan 31, 2027 for $19.',
    ));

  it('pays for the same period only once', () => {
    expect(ask('Growth', { paidUpTo: 'growth' })?.message).toContain('there’s no charge now');
    expect(ask('Ultra', { paidUpTo: 'growth' })?.message).toContain(
      'You’ll pay $130 now and get 3,800 more credits',
    );
  });

  it('pays the difference from the price at which they bought their plan, and keeps that price at renewal', () => {
    const old = { priceCents: 2900, paidUpToCents: 2900 };
    expect(ask('Growth', old)?.message).toContain('You’ll pay $40 now and get 800 more credits right away.');
    expect(ask('Starter', { ...old, cancelAtPeriodEnd: true })?.message).toContain('for $29.');
    expect(ask('Starter', { ...old, plan: 'hobby' })?.message).toContain('there’s no charge now');
    expect(ask('Starter', { ...old, plan: 'hobby' })?.message).toContain('for $29.');
    expect(ask('Hobby', old)?.message).toContain('for $19.');
  });

  it('can keep a plan that was about to end', () => {
    const { nextBilling, ...ending } = info({ cancelAtPeriodEnd: true });
    expect(changeQuestion({ ...ending, accessUntil: nextBilling }, planNamed('Starter'), 'UTC')).toEqual({
      message: 'Keep the Starter plan? Nothing is charged now. Your plan renews on Jan 31, 2027 for $39.',
      yes: 'Keep Plan',
    });
  });

  it('isn’t asked anything when there is nothing to change', () => {
    expect(ask('Starter')).toBeUndefined();
    expect(ask('Starter', { plan: 'free' })).toBeUndefined();
    expect(ask('Starter', { plan: 'trial' })).toBeUndefined();
  });
});
