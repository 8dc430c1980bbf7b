import { describe, expect, it } from 'vitest';
import { reconcile } from '#functions/domain/billing/billing.ts';
import type { InvoiceFact, PaidInvoice, SubscriptionFact } from '#functions/domain/billing/billing-facts.ts';
import {
  type Account,
  emptyAccount,
  type Grant,
  type PaidAccess,
} from '#functions/domain/credits/credits.ts';
import { bill, END, paidInvoice, START, subscription } from '#test/support/billing/billing-facts.ts';

const NEXT_END = '2027-01-20T12:00:00.000Z';
const GRACE_OVER = '2026-12-27T12:00:00.000Z';
const NOW = new Date(START);
const HOUR_MS = 3_600_000;
const after = (time: string, ms: number): Date => new Date(Date.parse(time) + ms);

const upgrade = (id: string, createdAt: string): InvoiceFact =>
  bill({ id, createdAt, kind: 'upgrade', plan: 'starter', from: 'hobby', priceCents: 3900, planCents: 2000 });
const ROW = paidInvoice({ taxCents: 0 });
const PAID: PaidAccess = {
  plan: 'hobby',
  priceCents: 1900,
  subscriptionId: 'sub_1',
  status: 'active',
  periodStart: START,
  periodEnd: END,
  accessUntil: GRACE_OVER,
  cancelAtPeriodEnd: false,
};
const FREE: Grant = {
  id: 'free:2026-11',
  kind: 'free',
  remaining: 30,
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const GRANT: Grant = { id: 'invoice:in_1', kind: 'paid', remaining: 50, expiresAt: GRACE_OVER };
const NEXT_GRANT: Grant = { ...GRANT, id: 'invoice:in_2', expiresAt: '2027-01-27T12:00:00.000Z' };
const NEW: Account = { ...emptyAccount('owner', NOW), version: 7, grants: [FREE] };
const PAYING: Account = { ...NEW, subscription: 'hobby', paid: PAID, grants: [FREE, GRANT] };
const NOTHING = {
  invoices: [],
  commands: [],
  doubtful: [],
  cards: [],
  lookAgainAt: undefined,
  hasMore: false,
};
const RENEWED_AT = after(END, 2 * HOUR_MS);

interface Entry {
  readonly id: string;
  readonly reason: string;
  readonly amount: number;
  readonly grantId: string;
}
const row = (entry: Entry, now = NOW) => ({ ...entry, ownerId: 'owner', at: now.toISOString() });
const granted = (invoiceId: string, now = NOW, amount = 50) => {
  const grantId = `invoice:${invoiceId}`;
  return { ...row({ id: `grant:${grantId}`, reason: 'grant', amount, grantId }, now), invoiceId };
};
const expired = (grantId: string, amount: number, now: Date) =>
  row({ id: `expire:${grantId}:7`, reason: 'expire', amount: -amount, grantId }, now);

describe('an account without payments', () => {
  it('stays unchanged', () => {
    const result = reconcile(NEW, [], { subscriptions: [], invoices: [] }, NOW);
    expect(result).toEqual({ ...NOTHING, change: { account: NEW, rows: [] } });
  });

  it('loses its expired credits', () => {
    const now = new Date(FREE.expiresAt);
    expect(reconcile(NEW, [], { subscriptions: [], invoices: [] }, now)).toEqual({
      ...NOTHING,
      change: { account: { ...NEW, grants: [] }, rows: [expired(FREE.id, 30, now)] },
    });
  });
});

describe('a first payment', () => {
  const facts = {
    subscriptions: [
      subscription({ cardFingerprint: 'card_1' }),
      subscription({ id: 'sub_0', status: 'ended' }),
    ],
    invoices: [bill()],
  };

  it('grants its credits and the plan, and is checked again when the plan renews', () => {
    expect(reconcile(NEW, [], facts, NOW)).toEqual({
      ...NOTHING,
      change: { account: PAYING, rows: [granted('in_1')] },
      invoices: [ROW],
      cards: ['card_1'],
      lookAgainAt: RENEWED_AT,
    });
  });

  it('changes nothing when it is already recorded', () => {
    expect(reconcile(PAYING, [ROW], facts, NOW)).toEqual({
      ...NOTHING,
      change: { account: PAYING, rows: [] },
      cards: ['card_1'],
      lookAgainAt: RENEWED_AT,
    });
  });

  it.each(['open', 'void'] as const)('grants nothing while it is %s', (status) => {
    const invoices = [bill({ status })];
    expect(reconcile(NEW, [], { subscriptions: [subscription()], invoices }, NOW)).toEqual({
      ...NOTHING,
      change: { account: NEW, rows: [] },
    });
  });

  it('goes to an operator when it matches no plan', () => {
    const invoices = [bill({ id: 'in_0', planCents: 1800 }), bill()];
    const result = reconcile(NEW, [], { subscriptions: [subscription()], invoices }, NOW);
    expect(result).toMatchObject({ invoices: [ROW], doubtful: ['in_0'] });
    expect(result.change).toEqual({ account: PAYING, rows: [granted('in_1')] });
  });

  it.each([
    ['is overdue', RENEWED_AT, after(END, 8 * HOUR_MS)],
    ['has been overdue for longer', after(END, 3 * HOUR_MS), after(END, 9 * HOUR_MS)],
    ['isn’t overdue yet', new Date(RENEWED_AT.getTime() - 1), RENEWED_AT],
  ])('is checked again at the right time when the plan’s renewal %s', (_, now, lookAgainAt) => {
    expect(reconcile(PAYING, [ROW], facts, now).lookAgainAt).toEqual(lookAgainAt);
  });
});

describe('several payments', () => {
  const subscriptions = [subscription()];
  const month = (index: number) => ({
    id: `in_${index}`,
    createdAt: `2026-0${index}-01T00:00:00.000Z`,
    periodStart: `2026-0${index}-01T00:00:00.000Z`,
    periodEnd: index === 7 ? END : `2026-0${index + 1}-01T00:00:00.000Z`,
  });
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => bill(month(8 - count + index)));
  const ids = (rows: readonly PaidInvoice[]): string[] => rows.map(({ id }) => id);

  it('are credited in the order in which they were billed, then by name', () => {
    const later = '2026-11-20T12:00:01.000Z';
    const invoices = [
      bill({ id: 'in_3', createdAt: later }),
      bill({ id: 'in_2', createdAt: later }),
      bill({ id: 'in_9' }),
    ];
    const result = reconcile({ ...NEW, grants: [] }, [], { subscriptions, invoices }, NOW);
    expect(ids(result.invoices)).toEqual(['in_9', 'in_2', 'in_3']);
    expect(result.change.account.grants.map(({ id, remaining }) => [id, remaining])).toEqual([
      ['invoice:in_9', 0],
      ['invoice:in_2', 50],
      ['invoice:in_3', 50],
    ]);
  });

  it('are written together, up to six at a time', () => {
    const result = reconcile(NEW, [], { subscriptions, invoices: months(6) }, NOW);
    expect(ids(result.invoices)).toEqual(['in_2', 'in_3', 'in_4', 'in_5', 'in_6', 'in_7']);
    expect(result.hasMore).toBe(false);
  });

  it('beyond the sixth are written in the next pass, but already affect the plan and the commands', () => {
    const invoices = [
      ...months(7),
      bill({ id: 'in_8', kind: 'upgrade', status: 'open', periodStart: month(7).periodStart }),
      bill({ id: 'in_9', kind: 'upgrade', status: 'open', periodStart: month(6).periodStart }),
    ];
    const facts = { subscriptions, invoices };
    const result = reconcile(NEW, [], facts, NOW);
    expect(ids(result.invoices)).toEqual(['in_1', 'in_2', 'in_3', 'in_4', 'in_5', 'in_6']);
    expect(result).toMatchObject({
      hasMore: true,
      lookAgainAt: RENEWED_AT,
      commands: [{ kind: 'void', invoiceId: 'in_9' }],
      change: { account: { paid: { periodStart: month(7).periodStart, periodEnd: END } } },
    });
    expect(result.change.account.grants.map(({ id }) => id)).not.toContain('invoice:in_7');
    const next = reconcile(result.change.account, result.invoices, facts, NOW);
    expect([ids(next.invoices), next.hasMore]).toEqual([['in_7'], false]);
  });

  it('for the same upgrade grant it once, and the second goes to an operator', () => {
    const invoices = [
      bill(),
      upgrade('in_2', '2026-11-21T00:00:00.000Z'),
      upgrade('in_3', '2026-11-22T00:00:00.000Z'),
    ];
    const result = reconcile(NEW, [], { subscriptions, invoices }, NOW);
    expect(result.invoices.map(({ id, credits }) => [id, credits])).toEqual([
      ['in_1', 50],
      ['in_2', 350],
      ['in_3', 0],
    ]);
    expect(result.doubtful).toEqual(['in_3']);
    expect(result.change.rows).toEqual([granted('in_1'), granted('in_2', NOW, 350)]);
    expect(result.commands).toEqual([
      {
        kind: 'change',
        subscriptionId: 'sub_1',
        itemId: 'si_1',
        plan: 'starter',
        priceCents: 3900,
        applied: 'in_3',
      },
    ]);
  });

  it('for the same upgrade keep the plan until all are refunded', () => {
    const facts = (...returned: readonly string[]) => ({
      subscriptions: [subscription({ plan: 'starter', priceCents: 3900, appliedInvoice: 'in_3' })],
      invoices: [
        bill(),
        ...['in_2', 'in_3'].map((id) => ({
          ...upgrade(id, '2026-11-21T00:00:00.000Z'),
          refunds: returned.includes(id) ? [{ cents: 2000, at: START }] : [],
        })),
      ],
    });
    const { change, invoices } = reconcile(NEW, [], facts(), NOW);
    const returning = (...returned: readonly string[]) =>
      reconcile(change.account, invoices, facts(...returned), NOW);
    expect(returning('in_3')).toMatchObject({ commands: [], change: { account: change.account, rows: [] } });
    expect(returning('in_2').commands).toEqual([]);
    expect(returning('in_2', 'in_3').commands).toMatchObject([{ plan: 'hobby', priceCents: 1900 }]);
  });
});

describe('a refund or dispute', () => {
  const follow = (change: Partial<InvoiceFact>) =>
    reconcile(PAYING, [ROW], { subscriptions: [subscription()], invoices: [bill(change)] }, NOW);
  const back = (amount: number, refunded: number) => ({
    ...row({
      id: `refund:${GRANT.id}:${amount}:${refunded}`,
      reason: 'refund',
      amount: -amount,
      grantId: GRANT.id,
    }),
    invoiceId: 'in_1',
  });

  it('of part of a payment takes back the same share of the credits', () => {
    expect(follow({ refunds: [{ cents: 950, at: START }] })).toEqual({
      ...NOTHING,
      change: {
        account: { ...PAYING, grants: [FREE, { ...GRANT, remaining: 25 }] },
        rows: [back(25, 950)],
      },
      invoices: [{ ...ROW, claimed: 25, refundedCents: 950 }],
      lookAgainAt: RENEWED_AT,
    });
  });

  it('of an entire payment takes back the credits and the plan, and cancels the subscription', () => {
    expect(follow({ refunds: [{ cents: 1900, at: START }] })).toEqual({
      ...NOTHING,
      change: { account: NEW, rows: [back(50, 1900)] },
      invoices: [{ ...ROW, claimed: 50, refundedCents: 1900 }],
      commands: [{ kind: 'cancel', subscriptionId: 'sub_1' }],
    });
  });

  it('that is still open withholds the credits until they would have expired', () => {
    const frozen = row({ id: `freeze:${GRANT.id}:7`, reason: 'freeze', amount: -50, grantId: GRANT.id });
    expect(follow({ dispute: 'open' })).toEqual({
      ...NOTHING,
      change: {
        account: { ...NEW, grants: [FREE, { ...GRANT, remaining: 0, frozen: 50 }] },
        rows: [{ ...frozen, invoiceId: 'in_1' }],
      },
      invoices: [{ ...ROW, disputed: true }],
      commands: [{ kind: 'cancel', subscriptionId: 'sub_1' }],
    });
  });
});

describe('an account that has a plan', () => {
  /** Just after the account’s plan and credits have ended. */
  const LATE = after(GRACE_OVER, 1);
  const next = bill({ id: 'in_2', createdAt: END, paidAt: END, periodStart: END, periodEnd: NEXT_END });
  const late = (subscriptions: SubscriptionFact[], invoices = [bill(), next]) =>
    reconcile({ ...PAYING, grants: [GRANT] }, [ROW], { subscriptions, invoices }, LATE).change;

  it('keeps its credits if its own subscription is paid late', () => {
    expect(late([subscription({ id: 'sub_0', status: 'ended' }), subscription()])).toEqual({
      account: {
        ...PAYING,
        paid: { ...PAID, periodStart: END, periodEnd: NEXT_END, accessUntil: NEXT_GRANT.expiresAt },
        grants: [{ ...GRANT, expiresAt: NEXT_GRANT.expiresAt }, NEXT_GRANT],
      },
      rows: [granted('in_2', LATE)],
    });
  });

  it.each([
    ['another subscription is paid', [subscription({ id: 'sub_2' })], 'sub_2'],
    ['its own subscription has ended', [subscription({ status: 'ended' })], 'sub_1'],
    [
      'its own subscription has ended and another continues',
      [subscription({ status: 'ended' }), subscription({ id: 'sub_2' })],
      'sub_2',
    ],
  ])('loses its expired credits before new ones are granted when %s', (_, subscriptions, subscriptionId) => {
    const { account, rows } = late(subscriptions, [bill(), { ...next, subscriptionId }]);
    expect(rows).toEqual([expired(GRANT.id, 50, LATE), granted('in_2', LATE)]);
    expect(account.paid?.subscriptionId).toBe(subscriptionId);
    expect(account.grants.map(({ id }) => id)).toEqual(['invoice:in_2']);
  });

  it('loses the plan and its credits when the plan is no longer paid for', () => {
    const { paid: _, ...unpaid } = PAYING;
    expect(late([subscription()], [bill()])).toEqual({
      account: { ...unpaid, subscription: 'free', grants: [] },
      rows: [expired(GRANT.id, 50, LATE)],
    });
  });

  it('loses the plan immediately if its subscription was deleted, and keeps other credits', () => {
    expect(reconcile(PAYING, [ROW], { subscriptions: [], invoices: [bill()] }, NOW).change).toEqual({
      account: NEW,
      rows: [expired(GRANT.id, 50, NOW)],
    });
  });
});

it('an invoice that arrives after its plan has ended grants credits that expire at once, and doesn’t change the plan', () => {
  const trial: Account = { ...NEW, subscription: 'trial', trialEndsAt: START };
  const result = reconcile(trial, [], { subscriptions: [], invoices: [bill()] }, NOW);
  expect(result).toEqual({
    ...NOTHING,
    change: { account: trial, rows: [granted('in_1'), expired(GRANT.id, 50, NOW)] },
    invoices: [ROW],
  });
});
