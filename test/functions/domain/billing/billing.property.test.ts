import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grantIdOf, isRevoked } from '#functions/domain/billing/billing-facts.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { PlanId, planOf } from '#functions/domain/plans/plans.ts';
import { Customer } from '#test/support/billing/customer.ts';
import { risingAndFalling, usePrices } from '#test/support/billing/prices.ts';
import { runs } from '#test/support/run/full-run.ts';

usePrices(risingAndFalling);

const RUNS = runs(10_000, 200);
/** Enough time for ten thousand sequences on a busy machine. */
const LIMIT_MS = 900_000;
const HOUR_MS = 3_600_000;
const BEGIN = new Date('2026-11-20T12:00:00Z');
const LONG_MS = 60 * 24 * HOUR_MS;

const ACTIONS = [
  'trial',
  'choose',
  'choose',
  'create',
  'create',
  'create',
  'fail',
  'wait',
  'wait',
  'deliver',
  'deliver',
  'crash',
  'cancel',
  'resume',
  'decline',
  'mend',
  'pay',
  'refund',
  'part',
  'dispute',
  'delete',
] as const;
const step = fc.record({
  action: fc.constantFrom(...ACTIONS),
  plan: fc.constantFrom(...PlanId.options),
  pick: fc.nat(9),
  hours: fc.oneof(fc.nat(24 * 8), fc.integer({ min: 24 * 26, max: 24 * 33 })),
  crash: fc.boolean(),
  /** Whether the event arrives immediately. */
  heard: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const act = (customer: Customer, { action, plan, pick, hours, crash, heard }: Step): void => {
  const { provider } = customer;
  const live = provider.live();
  const deeds: Readonly<Record<string, () => void>> = {
    trial: () => customer.startTrial(),
    choose: () => customer.choose(plan, crash),
    create: () => customer.create(),
    fail: () => customer.fail(pick),
    wait: () => provider.wait(hours * HOUR_MS),
    deliver: () => customer.deliver(),
    crash: () => customer.deliver(true),
    cancel: () => live !== undefined && (live.cancelAtPeriodEnd = true),
    resume: () => live !== undefined && (live.cancelAtPeriodEnd = false),
    decline: () => (provider.cardWorks = false),
    mend: () => (provider.cardWorks = true),
    pay: () => provider.payOpen(),
    refund: () => provider.refund(pick, 1),
    part: () => provider.refund(pick, 0.4),
    dispute: () => provider.dispute(pick),
    delete: () => live !== undefined && pick === 0 && (live.status = 'ended'),
  };
  deeds[action]?.();
  customer.settle();
  if (heard) customer.deliver(crash && pick === 1);
};

const holds = (customer: Customer): void => {
  const { account, rows, now } = customer;
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  expect(balanceOf(account, now)).toBe(sum);
  expect(sum).toBeGreaterThanOrEqual(0);
  expect(account.grants.every(({ remaining }) => remaining >= 0)).toBe(true);
  expect(customer.overCap).toBeLessThanOrEqual(0);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(account.paid?.plan ?? 'none').toBe(account.paid === undefined ? 'none' : account.subscription);
};

/** Once everything has been delivered and nothing is owed, the account matches the provider’s records. */
const agrees = (customer: Customer): void => {
  const { account, provider, now } = customer;
  const live = provider.live();
  const paidFor = [...customer.invoices.values()].some(
    (row) =>
      row.kind === 'period' &&
      row.subscriptionId === live?.id &&
      !isRevoked(row) &&
      Date.parse(row.periodEnd) > now.getTime(),
  );
  if (live?.status === 'active' && paidFor) {
    expect(account.paid).toMatchObject({
      plan: live.plan,
      subscriptionId: live.id,
      cancelAtPeriodEnd: live.cancelAtPeriodEnd,
      status: 'active',
      periodEnd: new Date(live.end).toISOString(),
    });
  }
  for (const { subscriptionId, periodStart } of customer.invoices.values()) {
    const together = [...customer.invoices.values()].filter(
      (row) => row.subscriptionId === subscriptionId && row.periodStart === periodStart,
    );
    // Money held during a dispute counts again once the dispute is won, alongside anything bought meanwhile.
    const wasAway = together.some(
      ({ id, refundedCents }) =>
        refundedCents > 0 || provider.invoices.find((one) => one.id === id)?.dispute !== 'none',
    );
    if (wasAway) continue;
    const dearest = Math.max(...together.map(({ plan }) => planOf(plan).credits));
    expect(together.reduce((sum, { credits }) => sum + credits, 0)).toBe(dearest);
    const upgrade = together.filter(({ kind }) => kind === 'upgrade').at(-1);
    if (upgrade !== undefined && live?.id === subscriptionId && account.paid?.periodStart === periodStart)
      expect(live.appliedInvoice).toBe(upgrade.id);
  }
  for (const row of customer.invoices.values())
    if (row.disputed)
      expect(account.grants.find(({ id }) => id === grantIdOf(row.id))?.remaining ?? 0).toBe(0);
  if (account.paid === undefined) expect(live).toBeUndefined();
  for (const { id, status } of provider.invoices)
    expect(customer.invoices.has(id), `the invoice ${id} is ${status}`).toBe(status === 'paid');
};

it(
  'the ledger stays consistent and matches the provider after any sequence of purchases, renewals, plan changes, videos, refunds and disputes',
  () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (steps) => {
        const customer = new Customer(BEGIN);
        for (const one of steps) {
          act(customer, one);
          holds(customer);
        }
        customer.deliver();
        customer.deliver();
        customer.settle();
        holds(customer);
        agrees(customer);
        // A paid plan ends if no events arrive from the provider for long enough.
        customer.provider.wait(LONG_MS);
        customer.settle();
        expect(customer.account.paid).toBeUndefined();
        expect(customer.account.grants.filter(({ kind }) => kind === 'paid')).toEqual([]);
        holds(customer);
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
