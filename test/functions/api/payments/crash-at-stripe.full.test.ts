import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { endBilling } from '#functions/services/billing/fulfil.ts';
import { shop } from '#test/support/billing/shop.ts';
import { card, idOf } from '#test/support/billing/stripe.ts';
import { defined } from '#test/support/values.ts';

/** A process that is killed at its `nth` request to Stripe, before or after Stripe has processed the request. */
interface Death {
  readonly nth: number;
  readonly when: 'before' | 'after';
}
/** The process is killed at both of these moments for each request. */
const MOMENTS = ['before', 'after'] as const;
const NEVER: Death = { nth: Number.POSITIVE_INFINITY, when: 'before' };

const dying = ({ nth, when }: Death) => {
  let requests = 0;
  const names: string[] = [];
  const made = shop(() => {}, {
    onRequest: (method, path, carryOut) => {
      requests += 1;
      names.push(`${method} ${path.replaceAll(/_\d{6}/gu, '')}`);
      if (requests === nth && when === 'before') throw new Error('crash');
      const answer = carryOut();
      if (requests === nth) throw new Error('crash');
      return answer;
    },
  });
  return { ...made, requests: () => requests, names };
};
type Shop = ReturnType<typeof dying>;

/** Tries once more after a crash, as happens when the buyer clicks again or Stripe redelivers the event. */
const insisting = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'provider_unavailable') throw error;
    return work();
  }
};

/** Chooses a plan. If the crash comes after the change, clicking again finds nothing left to change. */
const choose = async ({ choose: click }: Shop, plan: string): Promise<void> => {
  await insisting(() => click(plan)).catch((error: unknown) => {
    if (!(error instanceof Refusal) || !error.message.includes(`already on the ${plan} plan`)) throw error;
  });
};

const hear = async ({ deliver }: Shop): Promise<void> => void (await insisting(deliver));

const buy = async (one: Shop, plan: string): Promise<void> => {
  await choose(one, plan);
  one.model.payCheckout((await one.open()).id, card('paid'));
  await hear(one);
};

const refund = async ({ stripe }: Shop, pick: (invoice: Stripe.Invoice) => boolean): Promise<void> => {
  const { data } = await stripe.invoices.list({ status: 'paid' });
  const payments = await stripe.invoicePayments.list({ invoice: defined(data.find(pick)).id });
  await stripe.refunds.create({ payment_intent: idOf(payments.data[0]?.payment.payment_intent) });
};

interface End {
  readonly plan: string;
  readonly credits: number;
  /** The amounts of all paid invoices, in cents. */
  readonly charged: readonly number[];
  /** The credits granted for the paid invoices. */
  readonly granted: readonly number[];
  readonly subscriptions: readonly string[];
}

const FLOWS: readonly (readonly [string, (one: Shop) => Promise<void>, End])[] = [
  [
    'a purchase',
    (one) => buy(one, 'Starter'),
    { plan: 'starter', credits: 430, charged: [3900], granted: [400], subscriptions: ['active'] },
  ],
  [
    'an upgrade',
    async (one) => {
      await buy(one, 'Starter');
      await choose(one, 'Growth');
      await hear(one);
    },
    {
      plan: 'growth',
      credits: 1230,
      charged: [3000, 3900],
      granted: [400, 800],
      subscriptions: ['active'],
    },
  ],
  [
    'a downgrade',
    async (one) => {
      await buy(one, 'Growth');
      await choose(one, 'Hobby');
      await hear(one);
    },
    { plan: 'hobby', credits: 1230, charged: [6900], granted: [1200], subscriptions: ['active'] },
  ],
  [
    'a renewal',
    async (one) => {
      await buy(one, 'Starter');
      one.advance(31.5);
      await hear(one);
    },
    { plan: 'starter', credits: 800, charged: [3900, 3900], granted: [400, 400], subscriptions: ['active'] },
  ],
  [
    'a cancellation',
    async (one) => {
      await buy(one, 'Starter');
      const { subscriptionId } = defined(one.memory.account.paid);
      await one.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      await hear(one);
      one.advance(32);
      await hear(one);
      one.memory.settle(one.now());
    },
    { plan: 'free', credits: 30, charged: [3900], granted: [400], subscriptions: ['canceled'] },
  ],
  [
    'a refund',
    async (one) => {
      await buy(one, 'Starter');
      await refund(one, () => true);
      await hear(one);
    },
    { plan: 'free', credits: 30, charged: [3900], granted: [400], subscriptions: ['canceled'] },
  ],
  [
    'the refund of an upgrade',
    async (one) => {
      await buy(one, 'Starter');
      await choose(one, 'Growth');
      await hear(one);
      await refund(one, ({ total }) => total === 3000);
      await hear(one);
    },
    {
      plan: 'starter',
      credits: 430,
      charged: [3000, 3900],
      granted: [400, 800],
      subscriptions: ['active'],
    },
  ],
  [
    'a deletion',
    async (one) => {
      await buy(one, 'Starter');
      const customer = defined(await one.memory.customerOf('user-1'));
      await insisting(() => endBilling(one.provider, customer));
      await hear(one);
    },
    { plan: 'starter', credits: 430, charged: [3900], granted: [400], subscriptions: ['canceled'] },
  ],
];

const ended = async ({ stripe, memory, balance }: Shop): Promise<End> => {
  const [invoices, subscriptions] = await Promise.all([
    stripe.invoices.list({}),
    stripe.subscriptions.list({ status: 'all' }),
  ]);
  expect(memory.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance());
  // An invoice that a crash left open could still charge the customer.
  expect(invoices.data.filter(({ status }) => status === 'open')).toEqual([]);
  const numbers = (list: number[]) => list.toSorted((a, b) => a - b);
  return {
    plan: memory.account.subscription,
    credits: balance(),
    charged: numbers(invoices.data.flatMap(({ status, total }) => (status === 'paid' ? total : []))),
    granted: numbers(
      memory.rows.flatMap(({ reason, invoiceId, amount }) =>
        reason === 'grant' && invoiceId !== undefined ? amount : [],
      ),
    ),
    subscriptions: subscriptions.data.map(({ status }) => status),
  };
};

describe.each(FLOWS)('%s', (_, flow, end) => {
  it('charges once and grants credits once, no matter between which requests to Stripe the process is killed', async () => {
    const calm = dying(NEVER);
    await flow(calm);
    expect(await ended(calm)).toEqual(end);
    const deaths = Array.from({ length: calm.requests() }, (__, index) => index + 1);
    for (const nth of deaths)
      for (const when of MOMENTS) {
        const one = dying({ nth, when });
        await flow(one);
        expect(await ended(one), `dies ${when} request ${nth}, ${one.names[nth - 1]}`).toEqual(end);
      }
  });
});

it('the crashes cover all six writes to Stripe during an upgrade', async () => {
  const one = dying(NEVER);
  await buy(one, 'Starter');
  const before = one.names.length;
  await choose(one, 'Growth');
  const writes = one.names.slice(before).filter((name) => name.startsWith('POST'));
  expect(writes).toEqual([
    'POST /v1/invoices',
    'POST /v1/invoiceitems',
    'POST /v1/invoices/in/finalize',
    'POST /v1/invoices/in/pay',
    'POST /v1/prices',
    'POST /v1/subscriptions/sub',
  ]);
});
