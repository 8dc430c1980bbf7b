import { describe, expect, it } from 'vitest';
import type { InvoiceFact, PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { acceptInvoice, followMoney } from '#functions/domain/billing/paid-invoices.ts';
import { bill, paidInvoice } from '#test/support/billing/billing-facts.ts';
import { usePrices } from '#test/support/billing/prices.ts';

/**
 * Prices in cents, before and after the change: Hobby 1900 and 2500, Starter 3900 and 4500, Growth 6900 and
 * 7500.
 */
usePrices(({ prices: [first] }) => [{ from: '2026-12-05', cents: first.cents + 600 }]);

const LATER = '2026-12-10T12:00:00.000Z';
const PERIOD = bill({
  cents: 2100,
  taxCents: 200,
  paidAt: '2026-11-20T12:05:00.000Z',
  url: 'https://pay.test/in_1',
});
const UPGRADE: InvoiceFact = {
  ...PERIOD,
  id: 'in_2',
  kind: 'upgrade',
  plan: 'starter',
  from: 'hobby',
  priceCents: 3900,
  planCents: 2000,
  url: undefined,
};
const ROW = paidInvoice({
  cents: 2100,
  taxCents: 200,
  paidAt: '2026-11-20T12:05:00.000Z',
  url: 'https://pay.test/in_1',
});

describe('a paid invoice', () => {
  it('is stored with the credits of its plan', () => {
    expect(acceptInvoice('owner', PERIOD, [])).toEqual(ROW);
  });

  it('for an upgrade is stored with the credits that the new plan adds', () => {
    const row = acceptInvoice('owner', UPGRADE, []);
    const { url: _, ...rest } = ROW;
    expect(row).toEqual({
      ...rest,
      id: 'in_2',
      kind: 'upgrade',
      plan: 'starter',
      from: 'hobby',
      priceCents: 3900,
      planCents: 2000,
      credits: 350,
    });
    expect(row).not.toHaveProperty('url');
    expect(acceptInvoice('owner', PERIOD, [])).not.toHaveProperty('from');
  });

  it.each<[string, InvoiceFact, number]>([
    [
      'at the later price of a later day',
      { ...PERIOD, priceCents: 2500, planCents: 2500, createdAt: LATER },
      2500,
    ],
    ['at a price that the subscriber kept', { ...PERIOD, createdAt: LATER }, 1900],
    ['whatever a discount left to pay', { ...PERIOD, cents: 0, taxCents: 0 }, 1900],
    [
      'for the difference to a price that the subscriber kept',
      { ...UPGRADE, priceCents: 4500, planCents: 2600, createdAt: LATER },
      4500,
    ],
  ])('is accepted %s', (_, invoice, priceCents) => {
    expect(acceptInvoice('owner', invoice, [])).toMatchObject({ priceCents, cents: invoice.cents });
  });

  it.each<[string, InvoiceFact]>([
    ['for no plan of ours', { ...PERIOD, plan: undefined }],
    ['without a price of ours', { ...PERIOD, priceCents: undefined }],
    ['without a payment date', { ...PERIOD, paidAt: undefined }],
    ['in another currency', { ...PERIOD, currency: 'eur' }],
    ['for an upgrade without a previous plan', { ...UPGRADE, from: undefined, planCents: 3900 }],
    ['at a price that was never offered', { ...PERIOD, priceCents: 2000, planCents: 2000 }],
    ['at a price that takes effect later', { ...PERIOD, priceCents: 2500, planCents: 2500 }],
    ['for less than the price', { ...PERIOD, planCents: 1800 }],
    ['for more than the price', { ...PERIOD, planCents: 2000 }],
    ['for the wrong difference from the previous plan', { ...UPGRADE, planCents: 1900 }],
    ['for the difference to a price that takes effect later', { ...UPGRADE, planCents: 1400 }],
    ['for an upgrade at a price that was never offered', { ...UPGRADE, priceCents: 4000, planCents: 2100 }],
    ['for an upgrade that costs nothing', { ...UPGRADE, from: 'starter', planCents: 0 }],
    [
      'for an upgrade that costs less than nothing',
      { ...UPGRADE, from: 'starter', planCents: -600, createdAt: LATER },
    ],
  ])('%s is refused', (_, invoice) => {
    expect(acceptInvoice('owner', invoice, [])).toBeUndefined();
  });

  const known = (plan: PaidInvoice['plan'], change: Partial<PaidInvoice> = {}) => ({
    ...ROW,
    plan,
    ...change,
  });
  it.each<[string, readonly PaidInvoice[], number]>([
    ['no other invoice', [], 350],
    ['the previous plan', [known('hobby')], 350],
    ['the same upgrade', [known('hobby'), known('starter')], 0],
    ['a larger plan', [known('growth'), known('hobby')], 0],
    ['a larger plan of another subscription', [known('growth', { subscriptionId: 'sub_2' })], 350],
    ['a larger plan in another period', [known('growth', { periodStart: LATER })], 350],
    ['a larger plan whose money was returned', [known('growth', { refundedCents: 2100 })], 350],
    ['a larger plan whose payment is disputed', [known('growth', { disputed: true })], 350],
  ])('for an upgrade grants the credits still missing from its period after %s', (_, rows, credits) => {
    expect(acceptInvoice('owner', UPGRADE, rows)?.credits).toBe(credits);
  });

  it('for an upgrade grants only the credits beyond those of the period’s largest plan', () => {
    const invoice = { ...UPGRADE, plan: 'growth', from: 'hobby', priceCents: 6900, planCents: 5000 } as const;
    expect(acceptInvoice('owner', invoice, [known('hobby'), known('starter')])?.credits).toBe(800);
  });

  it('for a period grants its plan’s credits, no matter what other invoices grant', () => {
    expect(acceptInvoice('owner', PERIOD, [known('growth')])?.credits).toBe(50);
  });
});

describe('an accepted invoice', () => {
  const PAID_AT = Date.parse(ROW.paidAt);
  const refund = (cents: number, days = 1, ms = 0) => ({
    cents,
    at: new Date(PAID_AT + days * 86_400_000 + ms).toISOString(),
  });
  const follow = (
    refunds: InvoiceFact['refunds'],
    dispute: InvoiceFact['dispute'] = 'none',
    row: Partial<PaidInvoice> = {},
  ) => followMoney({ ...ROW, ...row }, { ...PERIOD, refunds, dispute });

  type Claim = Omit<ReturnType<typeof followMoney>, 'row'>;
  it.each<[string, InvoiceFact['refunds'], Partial<PaidInvoice>, Claim]>([
    ['nothing without a refund', [], {}, { due: 0, all: false }],
    ['a share, rounded down', [refund(100)], { claimed: 2, refundedCents: 100 }, { due: 2, all: false }],
    ['a third', [refund(700)], { claimed: 16, refundedCents: 700 }, { due: 16, all: false }],
    [
      'several shares',
      [refund(700), refund(700, 2)],
      { claimed: 33, refundedCents: 1400 },
      { due: 33, all: false },
    ],
    ['all but a little', [refund(2099)], { claimed: 49, refundedCents: 2099 }, { due: 49, all: false }],
    ['everything', [refund(2100)], { claimed: 50, refundedCents: 2100 }, { due: 50, all: true }],
    [
      'everything once more than it cost is refunded',
      [refund(4200)],
      { claimed: 50, refundedCents: 4200 },
      { due: 50, all: true },
    ],
    [
      'a share on the last day',
      [refund(1050, 30)],
      { claimed: 25, refundedCents: 1050 },
      { due: 25, all: false },
    ],
    ['nothing after the last day', [refund(2100, 30, 1)], { refundedCents: 2100 }, { due: 0, all: false }],
    [
      'only what was refunded in time',
      [refund(1050), refund(1050, 31)],
      { claimed: 25, refundedCents: 2100 },
      { due: 25, all: false },
    ],
  ])('loses %s', (_, refunds, change, claim) => {
    expect(follow(refunds)).toEqual({ row: { ...ROW, ...change }, ...claim });
  });

  interface Disputed {
    readonly dispute: InvoiceFact['dispute'];
    readonly before?: Partial<PaidInvoice>;
  }
  it.each<[string, Disputed, Partial<PaidInvoice>, Claim]>([
    ['is disputed while a dispute is open', { dispute: 'open' }, { disputed: true }, { due: 0, all: false }],
    [
      'loses everything with a lost dispute',
      { dispute: 'lost' },
      { disputed: true, claimed: 50 },
      { due: 50, all: true },
    ],
    [
      'counts again after a won dispute',
      { dispute: 'won', before: { disputed: true } },
      { disputed: false },
      { due: 0, all: false },
    ],
    [
      'stays disputed when the dispute is no longer mentioned',
      { dispute: 'none', before: { disputed: true } },
      {},
      { due: 0, all: false },
    ],
    [
      'loses only what is left',
      { dispute: 'lost', before: { claimed: 20 } },
      { disputed: true, claimed: 50 },
      { due: 30, all: true },
    ],
    [
      'keeps what refunds have claimed',
      { dispute: 'none', before: { claimed: 20 } },
      {},
      { due: 0, all: false },
    ],
    [
      'that cost nothing loses nothing',
      { dispute: 'none', before: { cents: 0 } },
      {},
      { due: 0, all: false },
    ],
    [
      'that cost nothing loses everything with a lost dispute',
      { dispute: 'lost', before: { cents: 0 } },
      { disputed: true, claimed: 50 },
      { due: 50, all: true },
    ],
  ])('%s', (_, { dispute, before = {} }, after, claim) => {
    expect(follow([], dispute, before)).toEqual({ row: { ...ROW, ...before, ...after }, ...claim });
  });

  it('loses only what a second refund claims on top of the first', () => {
    const { row } = follow([refund(700)]);
    expect(followMoney(row, { ...PERIOD, refunds: [refund(700), refund(350, 2)] })).toEqual({
      row: { ...ROW, claimed: 25, refundedCents: 1050 },
      due: 9,
      all: false,
    });
  });
});
