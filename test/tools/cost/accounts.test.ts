import { expect, test } from 'vitest';
import { type Account, emptyAccount } from '#functions/domain/credits/credits.ts';
import { accountsOf } from '#tools/cost/accounts.ts';

const NOW = new Date('2026-12-31T00:00:00Z');
const paying = (
  periodStart: string,
  periodEnd: string,
  more: Partial<Account> = {},
  priceCents = 3900,
): Account => ({
  ...emptyAccount('owner', NOW),
  subscription: 'starter',
  paid: {
    plan: 'starter',
    priceCents,
    subscriptionId: 'sub',
    status: 'active',
    periodStart,
    periodEnd,
    accessUntil: periodEnd,
    cancelAtPeriodEnd: false,
  },
  ...more,
});
const grant = (id: string, remaining: number, expiresAt = '2027-01-15T00:00:00Z') => ({
  id,
  kind: 'paid' as const,
  remaining,
  expiresAt,
});

async function* each(...accounts: readonly Account[]): AsyncGenerator<Account> {
  yield* accounts;
}

test('counts, for each plan, how many accounts pay, how many credits are left or rolled over, and how much can be refunded', async () => {
  const { plans, source } = await accountsOf(
    each(
      emptyAccount('nobody', NOW),
      paying('2026-12-15T00:00:00Z', '2027-01-15T00:00:00Z', {
        grants: [grant('old', 70), grant('new', 400), grant('gone', 9, '2026-12-01T00:00:00Z')],
      }),
      // A 31-day month, so that the payment was made more than 30 days ago and can’t be refunded any more.
      paying('2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z', { grants: [grant('new', 5)] }),
      paying('2026-10-15T00:00:00Z', '2026-11-15T00:00:00Z'),
      paying('2026-12-20T00:00:00Z', '2027-01-20T00:00:00Z', {}, 2900),
    ),
    NOW,
    'a-table',
  );
  expect(source).toContain('a-table');
  expect(plans.find(({ plan }) => plan === 'free')).toMatchObject({ accounts: 1, paying: 0 });
  expect(plans.find(({ plan }) => plan === 'starter')).toEqual({
    plan: 'starter',
    accounts: 4,
    paying: 3,
    // One of these accounts still pays an earlier price.
    payingCents: 2 * 3900 + 2900,
    paidCredits: 475,
    carriedCredits: 70,
    refundable: 2,
    refundableCents: 3900 + 2900,
  });
});
