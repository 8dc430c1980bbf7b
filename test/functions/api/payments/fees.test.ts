import { expect, it } from 'vitest';
import { Meter, metered } from '#functions/cost/meter.ts';
import { shop } from '#test/support/billing/shop.ts';

/** The provider’s fee, in cents, that our meter counts during `work`. */
const feeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const meter = new Meter();
  await metered(meter, work);
  return meter.quantities.find(({ sku }) => sku === 'stripe.fee')?.quantity ?? 0;
};

// Proves cost-payment-fees.
it('Stripe’s fee is counted once, in the request that fulfils the purchase', async () => {
  const { buy, status, deliver } = shop();
  const id = await buy('Starter');
  // 2.9 % of $39.00 plus 30 cents for the card, and 0.7 % for the subscription.
  expect(await feeOf(() => status(id))).toBe(113 + 30 + 27);
  expect(await feeOf(() => status(id))).toBe(0);
  expect(await feeOf(deliver)).toBe(0);
});

it('a fee is counted for each month of a subscription', async () => {
  const { buy, deliver, advance } = shop();
  await buy('Hobby');
  expect(await feeOf(deliver)).toBe(55 + 30 + 13);
  advance(32);
  expect(await feeOf(deliver)).toBe(55 + 30 + 13);
});

// Proves cost-payment-fees.
it('a purchase is fulfilled even if its fee can’t be read', async () => {
  const { buy, status, memory } = shop(() => {}, {
    onRequest: (_, path, carryOut) => {
      if (path.endsWith('/charges')) throw new Error('Stripe is away');
      return carryOut();
    },
  });
  const id = await buy('Hobby');
  expect(await feeOf(() => status(id))).toBe(0);
  expect(memory.account.subscription).toBe('hobby');
});
