import { describe, expect, it } from 'vitest';
import type { PaidInvoice, SubscriptionFact } from '#functions/domain/billing/billing-facts.ts';
import { accessOf } from '#functions/domain/billing/entitlement.ts';
import type { PaidAccess } from '#functions/domain/credits/credits.ts';
import { END, paidInvoice, START, subscription } from '#test/support/billing/billing-facts.ts';

const NOW = new Date('2026-12-01T00:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The time this many milliseconds after the end of the paid period. */
const after = (ms: number): Date => new Date(Date.parse(END) + ms);
const GRACE_OVER = after(7 * DAY_MS).toISOString();

const CARD = { brand: 'visa', last4: '4242' };
const ACCESS: PaidAccess = {
  plan: 'starter',
  priceCents: 3900,
  subscriptionId: 'sub_1',
  status: 'active',
  periodStart: START,
  periodEnd: END,
  accessUntil: GRACE_OVER,
  cancelAtPeriodEnd: false,
  card: CARD,
};
const SUBSCRIPTION = subscription({ plan: 'starter', priceCents: 3900, card: CARD });
const INVOICE = paidInvoice();
const access = (change: Partial<SubscriptionFact>, invoices = [INVOICE], now = NOW) =>
  accessOf(invoices, { subscriptions: [{ ...SUBSCRIPTION, ...change }], invoices: [] }, now);

describe('a paid subscription', () => {
  it('grants its plan for the paid period, plus a week to pay for the next', () => {
    expect(access({})).toEqual({ subscription: SUBSCRIPTION, paid: ACCESS });
  });

  it.each<[string, Partial<SubscriptionFact>, Partial<PaidAccess>]>([
    ['is past due while unpaid', { status: 'unpaid' }, { status: 'past_due' }],
    [
      'gives access until the end of its period once cancelled',
      { cancelAtPeriodEnd: true },
      { cancelAtPeriodEnd: true, accessUntil: END },
    ],
    ['gives access until the end of its period once ended', { status: 'ended' }, { accessUntil: END }],
    [
      'gives access until the end of its period while it is starting',
      { status: 'starting' },
      { accessUntil: END },
    ],
    ['grants the plan of its invoice when it has no plan of ours', { plan: undefined }, { plan: 'hobby' }],
    ['takes the price of its invoice when it has none', { priceCents: undefined }, { priceCents: 1900 }],
  ])('%s', (_, change, paid) => {
    expect(access(change)?.paid).toEqual({ ...ACCESS, ...paid });
  });

  it('shows no card when there is none', () => {
    const { card: _, ...cardless } = ACCESS;
    expect(access({ card: undefined })?.paid).toStrictEqual(cardless);
  });

  it.each<[string, Partial<SubscriptionFact>, number, PaidAccess['status'] | undefined]>([
    ['is active until its renewal is charged', {}, 2 * HOUR_MS - 1, 'active'],
    ['is overdue two hours after its period ends', {}, 2 * HOUR_MS, 'past_due'],
    ['is overdue until its week of grace ends', {}, 7 * DAY_MS - 1, 'past_due'],
    ['grants nothing after its week of grace', {}, 7 * DAY_MS, undefined],
    ['grants a week of access when overdue', { status: 'unpaid' }, 7 * DAY_MS - 1, 'past_due'],
    ['grants nothing when overdue for a week', { status: 'unpaid' }, 7 * DAY_MS, undefined],
    ['is active until its period ends once cancelled', { cancelAtPeriodEnd: true }, -1, 'active'],
    ['grants nothing after its period once cancelled', { cancelAtPeriodEnd: true }, 0, undefined],
    ['grants nothing after its period once ended', { status: 'ended' }, 0, undefined],
  ])('%s', (_, change, ms, status) => {
    expect(access(change, [INVOICE], after(ms))?.paid.status).toBe(status);
  });

  it.each<[string, PaidInvoice[]]>([
    ['without an invoice', []],
    ['whose invoice belongs to another subscription', [{ ...INVOICE, subscriptionId: 'sub_2' }]],
    ['with nothing but an upgrade', [{ ...INVOICE, kind: 'upgrade' }]],
    ['whose period was refunded', [{ ...INVOICE, refundedCents: 1900 }]],
    [
      'whose latest period was refunded',
      [{ ...INVOICE, id: 'in_2', periodEnd: GRACE_OVER, disputed: true }, INVOICE],
    ],
  ])('%s grants nothing', (_, invoices) => {
    expect(access({}, invoices)).toBeUndefined();
  });

  it('grants its latest period, no matter in which order its invoices arrive', () => {
    const next = { ...INVOICE, id: 'in_2', periodStart: END, periodEnd: '2027-01-20T12:00:00.000Z' };
    const before = { ...INVOICE, id: 'in_0', periodStart: '2026-10-20T12:00:00.000Z', periodEnd: START };
    for (const invoices of [
      [before, INVOICE, next],
      [next, INVOICE, before],
      [before, next, INVOICE],
    ])
      expect(access({}, invoices)?.paid).toEqual({
        ...ACCESS,
        periodStart: END,
        periodEnd: '2027-01-20T12:00:00.000Z',
        accessUntil: '2027-01-27T12:00:00.000Z',
      });
  });
});

describe('of several subscriptions', () => {
  type Choice = readonly [id: string, status: SubscriptionFact['status'], created: string, end?: string];
  const chosen = (...choices: Choice[]): string | undefined => {
    const subscriptions = choices.map(
      ([id, status, createdAt]): SubscriptionFact => ({ ...SUBSCRIPTION, id, status, createdAt }),
    );
    const invoices = choices.map(
      ([id, , , periodEnd = END]): PaidInvoice => ({ ...INVOICE, subscriptionId: id, periodEnd }),
    );
    return accessOf(invoices, { subscriptions, invoices: [] }, NOW)?.subscription.id;
  };
  const OLDER: Choice = ['older', 'active', '2026-01-01'];
  const NEWER: Choice = ['newer', 'unpaid', '2026-02-01'];
  const LONGER: Choice = ['longer', 'ended', '2026-03-01', '2026-12-24T00:00:00.000Z'];
  const SHORTER: Choice = ['shorter', 'ended', '2026-04-01', '2026-12-23T00:00:00.000Z'];

  it.each<[string, Choice[], string | undefined]>([
    ['none counts when the list is empty', [], undefined],
    ['the newest counts', [OLDER, NEWER], 'newer'],
    ['the newest counts, whatever their order', [NEWER, OLDER], 'newer'],
    ['a running one counts before an ended one that lasts longer', [OLDER, LONGER], 'older'],
    ['an overdue one counts before an ended one that lasts longer', [LONGER, NEWER, SHORTER], 'newer'],
    ['an ended one counts when none is running', [SHORTER], 'shorter'],
    ['the one that lasts longest counts when none is running', [LONGER, SHORTER], 'longer'],
    ['the one that lasts longest counts, whatever their order', [SHORTER, LONGER], 'longer'],
    [
      'one that isn’t paid doesn’t count',
      [OLDER, ['n', 'active', '2026-05-01', '2026-11-01T00:00:00.000Z']],
      'older',
    ],
  ])('%s', (_, choices, id) => {
    expect(chosen(...choices)).toBe(id);
  });
});
