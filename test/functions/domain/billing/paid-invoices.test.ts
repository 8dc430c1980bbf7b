import { describe, expect, it } from 'vitest';
import type { InvoiceFact, PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { acceptInvoice, followMoney } from '#functions/domain/billing/paid-invoices.ts';
import { bill, paidInvoice } from '#test/support/billing/billing-facts.ts';
import { usePrices } from '#test/support/billing/prices.ts';

/** Hobby costs 1900 and then 2500 cents, Starter 3900 and 4500, Growth 6900 and 7500. */
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
  priceCents: 1900,
  planCents: 1900,
  cents: 2100,
  taxCents: 200,
  paidAt: '2026-11-20T12:05:00.000Z',
  url: 'https://pay.test/in_1',
});

describe('a paid invoice', () => {
  it('is kept with the credits of its plan', () => {
    expect(acceptInvoice('owner', PERIOD, [])).toEqual(ROW);
  });

  it('for an upgrade is kept with the credits that the previous plan lacked', () => {
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
    ['at the price of its day', { ...PERIOD, priceCents: undefined }, 1900],
    [
      'at a later price of its day',
      { ...PERIOD, priceCents: undefined, planCents: 2500, createdAt: LATER },
      2500,
    ],
    ['at a price that the subscriber kept', { ...PERIOD, createdAt: LATER }, 1900],
    ['whatever a discount left to pay', { ...PERIOD, cents: 0, taxCents: 0 }, 1900],
    [
      'at the difference to a price that the subscriber kept',
      { ...UPGRADE, priceCents: 4500, planCents: 2600, createdAt: LATER },
      4500,
    ],
  ])('is accepted %s', (_, invoice, priceCents) => {
    expect(acceptInvoice('owner', invoice, [])).toMatchObject({ priceCents, cents: invoice.cents });
  });

  it.each<[string, InvoiceFact]>([
    ['for no plan of ours', { ...PERIOD, plan: undefined }],
    ['that was never paid', { ...PERIOD, paidAt: undefined }],
    ['in another currency', { ...PERIOD, currency: 'eur' }],
    ['for an upgrade from nothing', { ...UPGRADE, from: undefined, planCents: 3900 }],
    ['at a price that never was', { ...PERIOD, priceCents: 2000, planCents: 2000 }],
    ['at a price that begins later', { ...PERIOD, priceCents: 2500, planCents: 2500 }],
    ['for less than the price', { ...PERIOD, planCents: 1800 }],
    ['for more than the price', { ...PERIOD, planCents: 2000 }],
    ['for the wrong difference from the plan before', { ...UPGRADE, planCents: 1900 }],
    ['for the difference to a price that begins later', { ...UPGRADE, planCents: 1400 }],
    ['for an upgrade at a price that never was', { ...UPGRADE, priceCents: 4000, planCents: 2100 }],
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
    ['nothing else', [], 350],
    ['the plan before', [known('hobby')], 350],
    ['the same upgrade', [known('hobby'), known('starter')], 0],
    ['a larger plan', [known('growth'), known('hobby')], 0],
    ['a larger plan of another subscription', [known('growth', { subscriptionId: 'sub_2' })], 350],
    ['a larger plan in another period', [known('growth', { periodStart: LATER })], 350],
    ['a larger plan whose money was returned', [known('growth', { refundedCents: 2100 })], 350],
    ['a larger plan whose payment is disputed', [known('growth', { disputed: true })], 350],
  ])('for an upgrade grants what the period lacks in addition to %s', (_, rows, credits) => {
    expect(acceptInvoice('owner', UPGRADE, rows)?.credits).toBe(credits);
  });

  it('for an upgrade grants what exceeds the largest plan of the period', () => {
    const invoice = { ...UPGRADE, plan: 'growth', from: 'hobby', priceCents: 6900, planCents: 5000 } as const;
    expect(acceptInvoice('owner', invoice, [known('hobby'), known('starter')])?.credits).toBe(800);
  });

  it('for a period grants its plan’s credits in addition to any other invoice', () => {
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

  it.each<[string, InvoiceFact['refunds'], Partial<PaidInvoice>, number, boolean]>([
    ['nothing without a refund', [], {}, 0, false],
    ['a share, rounded down', [refund(100)], { claimed: 2, refundedCents: 100 }, 2, false],
    ['a third', [refund(700)], { claimed: 16, refundedCents: 700 }, 16, false],
    ['several shares', [refund(700), refund(700, 2)], { claimed: 33, refundedCents: 1400 }, 33, false],
    ['all but a little', [refund(2099)], { claimed: 49, refundedCents: 2099 }, 49, false],
    ['everything', [refund(2100)], { claimed: 50, refundedCents: 2100 }, 50, true],
    ['everything once more is refunded', [refund(4200)], { claimed: 50, refundedCents: 4200 }, 50, true],
    ['a share on the last day', [refund(1050, 30)], { claimed: 25, refundedCents: 1050 }, 25, false],
    ['nothing after the last day', [refund(2100, 30, 1)], { refundedCents: 2100 }, 0, false],
    [
      'only what came in time',
      [refund(1050), refund(1050, 31)],
      { claimed: 25, refundedCents: 2100 },
      25,
      false,
    ],
  ])('loses %s', (_, refunds, change, due, all) => {
    expect(follow(refunds)).toEqual({ row: { ...ROW, ...change }, due, all });
  });

  it.each<[string, InvoiceFact['dispute'], Partial<PaidInvoice>, Partial<PaidInvoice>, number, boolean]>([
    ['is disputed while a dispute is open', 'open', {}, { disputed: true }, 0, false],
    ['loses everything with a dispute', 'lost', {}, { disputed: true, claimed: 50 }, 50, true],
    ['counts again after a won dispute', 'won', { disputed: true }, { disputed: false }, 0, false],
    ['stays disputed when the dispute is no longer mentioned', 'none', { disputed: true }, {}, 0, false],
    ['loses only what is left', 'lost', { claimed: 20 }, { disputed: true, claimed: 50 }, 30, true],
    ['keeps what refunds have claimed', 'none', { claimed: 20 }, {}, 0, false],
    ['that cost nothing loses nothing', 'none', { cents: 0 }, {}, 0, false],
    [
      'that cost nothing loses everything with a dispute',
      'lost',
      { cents: 0 },
      { disputed: true, claimed: 50 },
      50,
      true,
    ],
  ])('%s', (_, dispute, before, after, due, all) => {
    expect(follow([], dispute, before)).toEqual({ row: { ...ROW, ...before, ...after }, due, all });
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
