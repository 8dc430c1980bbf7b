import { describe, expect, it } from 'vitest';
import { type Capped, costRefusal, lossCap, monthlyCap } from '#functions/domain/budget/losses.ts';
import { usePrices } from '#test/support/billing/prices.ts';

usePrices(({ prices: [first] }) => [{ from: '2026-12-05', cents: first.cents + 600 }]);

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-12-05T00:00:00Z');
const paid = (priceCents: number): Capped => ({
  subscription: 'hobby',
  paid: {
    plan: 'hobby',
    priceCents,
    subscriptionId: 'sub',
    status: 'active',
    periodStart: '2026-11-10T00:00:00.000Z',
    periodEnd: '2026-12-10T00:00:00.000Z',
    accessUntil: '2026-12-17T00:00:00.000Z',
    cancelAtPeriodEnd: false,
  },
});

describe('the monthly cap on the cost of an account’s failed videos', () => {
  it.each<[string, Capped, Date, number]>([
    ['is half a dollar for free accounts', { subscription: 'free' }, NOW, 500_000],
    ['is a dollar and a half in a trial', { subscription: 'trial' }, NOW, 1_500_000],
    ['is five percent of a plan’s price', { subscription: 'ultra' }, NOW, 9_950_000],
    ['is five percent of today’s price', { subscription: 'hobby' }, LATER, 1_250_000],
    ['is five percent of the price that the account pays', paid(1500), LATER, 750_000],
    ['is the same as in a trial for a plan that isn’t sold', { subscription: 'pro' }, NOW, 1_500_000],
  ])('%s', (_, account, now, micro) => {
    expect(lossCap(account, now)).toBe(micro);
  });
});

it('a monthly cap is rounded down to whole micro-dollars', () => {
  const caps = { freeUsd: 2, trialUsd: 3, paidPercent: 0.003 };
  expect(monthlyCap({ subscription: 'free' }, caps, NOW)).toBe(2_000_000);
  expect(monthlyCap({ subscription: 'trial' }, caps, NOW)).toBe(3_000_000);
  expect(monthlyCap(paid(1999), caps, NOW)).toBe(599);
});

describe('an account whose losses are too high', () => {
  it('gets a message saying that it is paused, or that its other videos must finish first', () => {
    const says = (kind: 'paused' | 'exposed') => {
      const { code, message } = costRefusal({ kind });
      return [code, message];
    };
    expect(says('paused')).toEqual([
      'account_paused',
      'Too many of your videos failed this month, so your account can’t create anything new until next month. No credits were used. If you think this is a mistake, contact support.',
    ]);
    expect(says('exposed')).toEqual([
      'in_progress',
      'Your other videos have to finish first. No credits were used. Please try again in a few minutes.',
    ]);
  });
});
