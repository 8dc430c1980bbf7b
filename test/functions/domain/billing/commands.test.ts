import { describe, expect, it } from 'vitest';
import type {
  BillingFacts,
  InvoiceFact,
  PaidInvoice,
  SubscriptionFact,
} from '#functions/domain/billing/billing-facts.ts';
import { accessOf, type Command, commandsOf } from '#functions/domain/billing/entitlement.ts';
import { bill, END, paidInvoice, subscription } from '#test/support/billing/billing-facts.ts';

const NOW = new Date('2026-12-01T00:00:00.000Z');
const LONG_AFTER = new Date('2027-06-01T00:00:00.000Z');

const period = paidInvoice;
const upgrade = (change: Partial<PaidInvoice> = {}): PaidInvoice =>
  period({
    id: 'in_2',
    kind: 'upgrade',
    plan: 'starter',
    from: 'hobby',
    priceCents: 3900,
    planCents: 2000,
    cents: 2400,
    paidAt: '2026-11-21T12:00:00.000Z',
    ...change,
  });
const withoutFrom = (row: PaidInvoice): PaidInvoice => ({ ...row, from: undefined });
const open = (change: Partial<InvoiceFact> = {}): InvoiceFact =>
  bill({
    id: 'in_9',
    kind: 'upgrade',
    status: 'open',
    plan: 'starter',
    from: 'hobby',
    priceCents: 3900,
    planCents: 2000,
    cents: 2000,
    paidAt: undefined,
    ...change,
  });
const commands = (
  subscriptions: readonly SubscriptionFact[],
  invoices: readonly PaidInvoice[],
  billed: readonly InvoiceFact[] = [],
  now = NOW,
): Command[] => {
  const facts: BillingFacts = { subscriptions, invoices: billed };
  return commandsOf(invoices, facts, accessOf(invoices, facts, now));
};
const cancel = (subscriptionId = 'sub_1') => ({ kind: 'cancel', subscriptionId });

describe('the provider cancels a subscription', () => {
  const OTHER = subscription({ id: 'sub_2', createdAt: '2026-11-25T00:00:00.000Z' });
  const PAID_BOTH = [period(), period({ id: 'in_2', subscriptionId: 'sub_2' })];

  /** By default: an active subscription, the invoice for its period, and today’s date. */
  interface Paid {
    readonly subscriptions?: readonly SubscriptionFact[];
    readonly invoices?: readonly PaidInvoice[];
    readonly now?: Date;
  }
  it.each<[string, Paid, object[]]>([
    ['never while it is paid', {}, []],
    ['never before its first payment', { invoices: [] }, []],
    ['once it was refunded', { invoices: [period({ refundedCents: 1900 })] }, [cancel()]],
    [
      'once it was refunded, overdue or not',
      { subscriptions: [subscription({ status: 'unpaid' })], invoices: [period({ disputed: true })] },
      [cancel()],
    ],
    [
      'not when it has ended',
      { subscriptions: [subscription({ status: 'ended' })], invoices: [period({ disputed: true })] },
      [],
    ],
    [
      'not when it is starting',
      { subscriptions: [subscription({ status: 'starting' })], invoices: [period({ disputed: true })] },
      [],
    ],
    [
      'once its week of grace is over',
      { subscriptions: [subscription({ status: 'unpaid' })], now: LONG_AFTER },
      [cancel()],
    ],
    ['not while its renewal is still unknown', { now: LONG_AFTER }, []],
    [
      'once another one has replaced it',
      { subscriptions: [subscription(), OTHER], invoices: PAID_BOTH },
      [cancel()],
    ],
    [
      'and every other that was replaced',
      {
        subscriptions: [subscription(), subscription({ id: 'sub_0', status: 'unpaid' }), OTHER],
        invoices: [...PAID_BOTH, period({ id: 'in_0', subscriptionId: 'sub_0' })],
      },
      [cancel(), cancel('sub_0')],
    ],
    ['not before the one that replaces it is paid', { subscriptions: [subscription(), OTHER] }, []],
  ])('%s', (_, { subscriptions = [subscription()], invoices = [period()], now = NOW }, told) => {
    expect(commands(subscriptions, invoices, [], now)).toEqual(told);
  });
});

describe('the provider changes the plan of a subscription', () => {
  const CHANGE = { kind: 'change', subscriptionId: 'sub_1', itemId: 'si_1' };
  const TO_STARTER = { ...CHANGE, plan: 'starter', priceCents: 3900, applied: 'in_2' };
  const BACK = { ...CHANGE, plan: 'hobby', priceCents: 1900, applied: 'undone:in_2' };
  const APPLIED = { plan: 'starter', appliedInvoice: 'in_2' } as const;
  const REFUNDED = upgrade({ refundedCents: 2400 });

  it.each<[string, Partial<SubscriptionFact>, PaidInvoice[], object[]]>([
    ['to an upgrade that was paid', {}, [upgrade()], [TO_STARTER]],
    [
      'to a paid upgrade after an earlier one was undone',
      { appliedInvoice: 'undone:in_0' },
      [upgrade()],
      [TO_STARTER],
    ],
    ['to a paid upgrade even while a payment is overdue', { status: 'unpaid' }, [upgrade()], [TO_STARTER]],
    ['to a paid upgrade only once', APPLIED, [upgrade()], []],
    ['to a paid upgrade only while the subscription continues', { status: 'ended' }, [upgrade()], []],
    ['never without an upgrade', {}, [], []],
    ['not to an upgrade of another subscription', {}, [upgrade({ subscriptionId: 'sub_2' })], []],
    ['not to an upgrade of another period', {}, [upgrade({ periodStart: END })], []],
    ['not to an upgrade that was refunded', {}, [REFUNDED], []],
    ['back from an upgrade that was refunded', APPLIED, [REFUNDED], [BACK]],
    [
      'not back from an upgrade that another plan has replaced',
      { ...APPLIED, plan: 'growth' },
      [REFUNDED],
      [],
    ],
    [
      'not back from an upgrade that was undone',
      { ...APPLIED, appliedInvoice: 'undone:in_2' },
      [REFUNDED],
      [],
    ],
    ['not back when the previous plan is unknown', APPLIED, [withoutFrom(REFUNDED)], []],
    [
      'to the latest of two upgrades',
      APPLIED,
      [upgrade({ id: 'in_3', plan: 'growth', priceCents: 6900, paidAt: END }), upgrade()],
      [{ ...CHANGE, plan: 'growth', priceCents: 6900, applied: 'in_3' }],
    ],
  ])('%s', (_, change, upgrades, told) => {
    expect(commands([subscription(change)], [...upgrades, period()])).toEqual(told);
  });

  it('never while the subscription doesn’t grant access', () => {
    expect(commands([subscription()], [period(), upgrade()], [], LONG_AFTER)).toEqual([]);
  });
});

describe('the provider voids an open upgrade', () => {
  const VOID = [{ kind: 'void', invoiceId: 'in_9' }];

  it.each<[string, InvoiceFact[], object[]]>([
    ['not in the period it is for', [open()], []],
    ['of another subscription', [open({ subscriptionId: 'sub_2' })], VOID],
    ['of another period', [open({ periodStart: END })], VOID],
    ['not once it is paid', [open({ periodStart: END, status: 'paid' })], []],
    ['but not an invoice for a period', [open({ periodStart: END, kind: 'period' })], []],
    [
      'and every other that is for another subscription or period',
      [open({ periodStart: END }), open(), open({ id: 'in_8', subscriptionId: 'sub_2' })],
      [...VOID, { kind: 'void', invoiceId: 'in_8' }],
    ],
  ])('%s', (_, billed, told) => {
    expect(commands([subscription()], [period()], billed)).toEqual(told);
  });

  it('after cancelling the subscription when no plan is paid for, no matter which period the upgrade is for', () => {
    const unpaid = [subscription({ status: 'unpaid' })];
    expect(commands(unpaid, [period()], [open()], LONG_AFTER)).toEqual([cancel(), ...VOID]);
  });
});
