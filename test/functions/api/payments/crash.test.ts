import { describe, expect, it } from 'vitest';
import { shop } from '#test/support/billing/shop.ts';
import { card } from '#test/support/billing/stripe.ts';

const WRITES = {
  provider: ['createCustomer', 'beginCheckout', 'expireCheckout', 'chargeUpgrade', 'carryOut'],
  memory: ['bindCustomer', 'commit', 'saveOrder', 'lookAgain'],
} as const;
/** More writes than a purchase and an upgrade make. */
const MOST_WRITES = 15;

/** Makes a shop crash at its `nth` write, before or after the write is carried out. */
const crashing = (nth: number, when: 'before' | 'after') => {
  let writes = 0;
  const fence = (target: object, names: readonly string[]): void => {
    for (const name of names) {
      const work: (...args: unknown[]) => Promise<unknown> = Reflect.get(target, name);
      Reflect.set(target, name, async (...args: unknown[]) => {
        writes += 1;
        const isDue = writes === nth;
        if (isDue && when === 'before') throw new Error('crash');
        const result = await work.apply(target, args);
        if (isDue) throw new Error('crash');
        return result;
      });
    }
  };
  const made = shop((provider, memory) => {
    fence(provider, WRITES.provider);
    fence(memory, WRITES.memory);
  });
  return { ...made, crashed: () => writes >= nth };
};

/** Tries once more after a crash, as happens when the buyer clicks again or an event is redelivered. */
const insisting = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !/crash|already on the Growth/u.test(error.message)) throw error;
    return work();
  }
};

describe.each(['before', 'after'] as const)('a crash right %s', (when) => {
  // Proves money-crash-two-writes-repaired.
  it.each(Array.from({ length: MOST_WRITES }, (_, index) => index + 1))(
    'write %i of a purchase and an upgrade loses nothing and charges nothing twice',
    async (nth) => {
      const { choose, model, open, deliver, memory, stripe, balance } = crashing(nth, when);
      await insisting(() => choose('Starter'));
      model.payCheckout((await open()).id, card('paid'));
      await insisting(deliver);
      expect(memory.account.subscription).toBe('starter');
      await insisting(() => choose('Growth')).catch((error: unknown) => {
        // The change was made before the crash, so the second click finds nothing left to change.
        if (!(error instanceof Error) || !error.message.includes('already on the Growth plan')) throw error;
      });
      await insisting(deliver);
      expect(memory.account.subscription).toBe('growth');
      expect(balance()).toBe(30 + 1200);
      expect(memory.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance());
      const paid = (await stripe.invoices.list({ status: 'paid' })).data.map(({ total }) => total);
      expect(paid.toSorted((a, b) => a - b)).toEqual([3000, 3900]);
      expect((await stripe.subscriptions.list({ status: 'active' })).data).toHaveLength(1);
    },
  );
});

it('the crashes cover every write of a purchase and an upgrade', async () => {
  const { choose, model, open, deliver, crashed } = crashing(MOST_WRITES, 'after');
  await choose('Starter');
  model.payCheckout((await open()).id, card('paid'));
  await deliver();
  await choose('Growth');
  await deliver();
  expect(crashed()).toBe(false);
});
