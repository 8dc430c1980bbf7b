import { describe, expect, it } from 'vitest';
import {
  Card,
  grantIdOf,
  isRevoked,
  PaidInvoice,
  revenueOf,
} from '#functions/domain/billing/billing-facts.ts';
import { Order } from '#functions/domain/billing/order.ts';
import { paidInvoice } from '#test/support/billing/billing-facts.ts';

const ROW = paidInvoice({ cents: 2000 });
const FULL: PaidInvoice = {
  ...ROW,
  kind: 'upgrade',
  from: 'hobby',
  plan: 'starter',
  priceCents: 3900,
  planCents: 2000,
  taxCents: 320,
  url: 'https://pay.test/in_1',
  isOwnReferral: true,
};
const ORDER: Order = {
  id: 'order',
  ownerId: 'owner',
  kind: 'checkout',
  plan: 'ultra',
  cents: 19_900,
  createdAt: '2026-11-20T12:00:00.000Z',
};

describe('a stored invoice', () => {
  it.each([
    ['only its required fields', ROW],
    ['everything', FULL],
    ['amounts of zero', { ...FULL, priceCents: 0, planCents: 0, cents: 0, taxCents: 0, credits: 0 }],
    ['refunds and a dispute', { ...ROW, claimed: 50, refundedCents: 2000, disputed: true }],
  ])('is read with %s', (_, row) => {
    expect(PaidInvoice.parse(row)).toEqual(row);
  });

  it.each([
    ...['priceCents', 'planCents', 'cents', 'taxCents', 'credits', 'claimed', 'refundedCents'].flatMap(
      (amount) => [{ [amount]: -1 }, { [amount]: 0.5 }],
    ),
    { kind: 'gift' },
    { plan: 'pro' },
    { from: 'free' },
    { paidAt: 'today' },
    { periodStart: 'today' },
    { periodEnd: 'today' },
    { isOwnReferral: false },
    { priceCents: undefined },
    { planCents: undefined },
    { disputed: undefined },
    { id: undefined },
  ])('is refused with %j', (change) => {
    expect(PaidInvoice.safeParse({ ...FULL, ...change }).success).toBe(false);
  });
});

describe('a stored order', () => {
  it.each([
    ORDER,
    { ...ORDER, cents: 0, kind: 'change' },
    { ...ORDER, checkoutId: 'cs_1', invoiceId: 'in_1' },
  ])('is read: %j', (order) => {
    expect(Order.parse(order)).toEqual(order);
  });

  it.each([{ cents: -1 }, { cents: 0.5 }, { kind: 'gift' }, { plan: 'free' }, { createdAt: 'today' }])(
    'is refused with %j',
    (change) => {
      expect(Order.safeParse({ ...ORDER, ...change }).success).toBe(false);
    },
  );
});

it('a card keeps only its brand and last digits', () => {
  const card = { brand: 'visa', last4: '4242' };
  expect(Card.parse({ ...card, number: '4242424242424242' })).toEqual(card);
  expect(Card.safeParse({ brand: 'visa' }).success).toBe(false);
});

describe('an invoice', () => {
  it.each([
    ['is not revoked while nothing is refunded', {}, false],
    ['is not revoked while a cent of it is not refunded', { refundedCents: 1999 }, false],
    ['is revoked once all of it is refunded', { refundedCents: 2000 }, true],
    ['is revoked once more than all of it is refunded', { refundedCents: 2001 }, true],
    ['is revoked while it is disputed', { disputed: true }, true],
    ['is not revoked when it cost nothing', { cents: 0 }, false],
    ['is revoked when it cost nothing and is disputed', { cents: 0, disputed: true }, true],
    ['of a cent is revoked once it is refunded', { cents: 1, refundedCents: 1 }, true],
  ])('%s', (_, change, revoked) => {
    expect(isRevoked({ ...ROW, ...change })).toBe(revoked);
  });

  it.each([
    ['everything without taxes and refunds', {}, 2000],
    ['everything but its taxes', { taxCents: 400 }, 1600],
    ['everything but refunds', { refundedCents: 500 }, 1500],
    ['what is not refunded, minus its share of taxes', { taxCents: 400, refundedCents: 500 }, 1200],
    ['nothing once it is refunded', { taxCents: 400, refundedCents: 2000 }, 0],
    ['nothing once more than it cost is refunded', { refundedCents: 2500 }, 0],
    ['nothing when it cost nothing', { cents: 0 }, 0],
    ['nothing when it cost nothing and something is refunded', { cents: 0, refundedCents: 5 }, 0],
  ])('leaves us %s', (_, change, cents) => {
    expect(revenueOf({ ...ROW, ...change })).toBe(cents);
  });

  it('determines the id of its grant', () => {
    expect(grantIdOf('in_1')).toBe('invoice:in_1');
  });
});
