import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AffiliateRow, payoutOf, statementOf } from '#functions/domain/affiliate/affiliate.ts';
import { PlanId } from '#functions/domain/plans/plans.ts';
import { Customer } from '#test/support/billing/customer.ts';
import { runs } from '#test/support/run/full-run.ts';

const RUNS = runs(5000, 200);
const LIMIT_MS = 600_000;
const HOUR_MS = 3_600_000;
const BEGIN = new Date('2026-11-20T12:00:00Z');

const step = fc.record({
  action: fc.constantFrom(
    'choose',
    'wait',
    'wait',
    'refund',
    'part',
    'dispute',
    'deliver',
    'crash',
    'payout',
  ),
  plan: fc.constantFrom(...PlanId.options),
  pick: fc.nat(9),
  hours: fc.oneof(fc.nat(24 * 8), fc.integer({ min: 24 * 26, max: 24 * 33 })),
  twice: fc.boolean(),
});

/** Thirty percent of everything that was paid and retained, as the provider reports it. */
const kept = (customer: Customer): number =>
  customer.provider.invoices
    .filter(({ id, status }) => status === 'paid' && !customer.invoices.get(id)?.disputed)
    .map(({ cents, refunds }) => cents - refunds.reduce((sum, refund) => sum + refund.cents, 0))
    .reduce((sum, cents) => sum + Math.floor((cents * 30) / 100), 0);

it(
  'an affiliate keeps thirty percent of retained payments over any sequence of purchases, refunds, disputes, repeated events and payouts',
  () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), (steps) => {
        const customer = new Customer(BEGIN);
        const { provider } = customer;
        const payouts: AffiliateRow[] = [];
        for (const { action, plan, pick, hours, twice } of steps) {
          if (action === 'choose') customer.choose(plan, pick === 0);
          if (action === 'wait') provider.wait(hours * HOUR_MS);
          if (action === 'refund') provider.refund(pick, 1);
          if (action === 'part') provider.refund(pick, 0.37);
          if (action === 'dispute') provider.dispute(pick);
          if (action === 'deliver' || action === 'crash') customer.deliver(action === 'crash');
          if (twice) customer.deliver();
          const rows = [...customer.commission, ...payouts];
          if (action === 'payout') {
            const month = new Date(Date.UTC(customer.now.getUTCFullYear(), customer.now.getUTCMonth(), 0));
            const due = payoutOf(rows, month.toISOString().slice(0, 7), customer.now);
            if (due?.isNew) {
              const { approvedCents } = statementOf(rows, customer.now);
              payouts.push(due.row);
              expect(-due.row.cents).toBeGreaterThanOrEqual(5000);
              expect(-due.row.cents).toBeLessThanOrEqual(approvedCents);
            }
          }
        }
        customer.deliver();
        customer.deliver();
        const rows = [...customer.commission, ...payouts];
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(customer.commission.reduce((sum, { cents }) => sum + cents, 0)).toBe(kept(customer));
        const { pendingCents, approvedCents, paidCents } = statementOf(rows, customer.now);
        expect(pendingCents + approvedCents + paidCents).toBe(kept(customer));
        for (const id of customer.invoices.keys())
          expect(rows.filter((row) => row.invoiceId === id && row.kind === 'earned').length).toBeLessThan(2);
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
