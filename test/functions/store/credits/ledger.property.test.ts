import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLANS } from '#contract/catalogue.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { planOf } from '#functions/domain/plans/plans.ts';
import { auditLedgers, tally } from '#functions/store/credits/ledger-audit.ts';
import { type StoredCustomer, storedCustomer } from '#test/support/billing/stored-customer.ts';
import { CARDS } from '#test/support/billing/stripe.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { runs } from '#test/support/run/full-run.ts';
import { weighted } from '#test/support/run/weighted.ts';

/** The number of independent users simulated at once on one table. */
const LANES = 8;
const RUNS_PER_LANE = runs(19, 1);
/** Long enough for all sequences of the full run on a busy machine. */
const LIMIT_MS = 20 * 60_000;

const table = useTable();

/** The actions and their frequencies. */
const ACTIONS = {
  order: 3,
  create: 2,
  fail: 1,
  retry: 1,
  wait: 2,
  poll: 1,
  hear: 2,
  hearTwice: 1,
  hearAgain: 1,
  atOnce: 1,
  cancel: 1,
  resume: 1,
  refund: 1,
  part: 1,
  dispute: 1,
  trial: 1,
  read: 1,
  leave: 1,
} as const;
type Action = keyof typeof ACTIONS;
const step = fc.record({
  action: weighted(ACTIONS),
  plan: fc.constantFrom(...PLANS.map(({ name }) => name)),
  by: fc.constantFrom(...Object.keys(CARDS).filter((name): name is keyof typeof CARDS => name in CARDS)),
  days: fc.constantFrom(1, 3, 8, 16, 31.5),
  pick: fc.nat(5),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What is kept about a person who deletes their account and comes back. */
interface Past {
  readonly left: string[];
  readonly given: Set<string>;
}

const act = async (person: StoredCustomer, past: Past, { action, plan, by, days, pick }: Step) => {
  const end = async (cancel_at_period_end: boolean) => {
    const subscription = await person.live();
    if (subscription !== undefined)
      await person.stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
  };
  const deeds: Readonly<Record<Action, () => Promise<unknown>>> = {
    order: () => person.order(plan, by),
    create: () => person.create(),
    fail: () => person.fail(pick),
    retry: () => person.retry(pick),
    wait: async () => person.advance(days),
    poll: () => person.deliver(),
    hear: () => person.hear(pick),
    hearTwice: () => person.hearTwice(pick),
    hearAgain: () => person.hearAgain(pick),
    atOnce: () => Promise.all([person.hear(pick), person.create(), person.fail(pick), person.deliver()]),
    cancel: () => end(true),
    resume: () => end(false),
    refund: () => person.refund(pick),
    part: () => person.refund(pick, 500),
    dispute: () => person.dispute(pick),
    trial: () => person.billing.startTrial(person.userId(), person.now()),
    read: () => person.credits.read(person.userId(), person.now()),
    leave: async () => {
      const { ledger } = await person.rows();
      const month = person.now().toISOString().slice(0, 7);
      for (const { id } of ledger)
        if (id === `grant:free:${month}` || id === 'grant:trial') past.given.add(id);
      past.left.push(await person.leave());
    },
  };
  await deeds[action]();
};

const isPaidGrant = ({ reason, invoiceId }: { reason: string; invoiceId?: string | undefined }) =>
  reason === 'grant' && invoiceId !== undefined;

/**
 * Invariants that must hold between any two actions. `seen` holds the ledger rows so far; they are returned together
 * with the new ones.
 */
const holds = async (person: StoredCustomer, past: Past, seen: ReadonlySet<string>) => {
  const { items, account, ledger, invoices } = await person.rows();
  const { take, audit } = tally();
  for (const item of items) take(item);
  expect(audit().differences).toEqual([]);
  for (const { id } of ledger) expect(past.given).not.toContain(id);
  for (const { id, credits } of invoices)
    expect(
      ledger.filter((row) => isPaidGrant(row) && row.invoiceId === id).map(({ amount }) => amount),
      `what the invoice ${id} granted`,
    ).toEqual(credits === 0 ? [] : [credits]);
  const ids = new Set(ledger.filter(isPaidGrant).flatMap(({ invoiceId }) => invoiceId ?? []));
  expect([...ids].filter((id) => invoices.every((invoice) => invoice.id !== id))).toEqual([]);
  const fresh = ledger.filter(({ id }) => !seen.has(id));
  const plans = invoices.filter(({ id }) => fresh.some((row) => isPaidGrant(row) && row.invoiceId === id));
  // A grant writes off credits above the cap, but not credits that are returned after the grant.
  const returned = fresh
    .filter(({ reason }) => reason === 'return')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (account !== undefined && plans.length > 0)
    expect(balanceOf(account, person.now())).toBeLessThanOrEqual(
      Math.max(...plans.map(({ plan }) => planOf(plan).cap)) + returned,
    );
  return new Set(ledger.map(({ id }) => id));
};

/** Once Stripe has reported everything, account and invoices match Stripe. */
const agrees = async (person: StoredCustomer, past: Past) => {
  await person.hearAll();
  await person.deliver();
  await person.credits.read(person.userId(), person.now());
  const { account, invoices } = await person.rows();
  const [customer, live] = [await person.customer(), await person.live()];
  expect(account?.paid?.subscriptionId).toBe(live?.id);
  if (live !== undefined && account?.paid !== undefined) {
    expect(account.paid.cancelAtPeriodEnd).toBe(live.cancel_at_period_end);
    expect(account.paid.priceCents).toBe(live.items.data[0]?.price.unit_amount);
    expect(account.subscription).toBe(account.paid.plan);
  }
  if (customer !== undefined) {
    const paid = await person.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
    expect(invoices.map(({ id }) => id).toSorted()).toEqual(paid.data.map(({ id }) => id).toSorted());
  }
  for (const gone of past.left) expect((await person.rows(gone)).items).toEqual([]);
  const all = await person.stripe.subscriptions.list({ status: 'all', limit: 100 });
  expect(all.data.filter(({ status }) => status === 'active' || status === 'past_due').length).toBe(
    live === undefined ? 0 : 1,
  );
};

const lane = () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14, size: 'max' }), async (steps) => {
      const person = await storedCustomer(table);
      const past: Past = { left: [], given: new Set() };
      let seen: ReadonlySet<string> = new Set();
      for (const one of steps) {
        await act(person, past, one);
        seen = await holds(person, past, seen);
      }
      await agrees(person, past);
      await holds(person, past, seen);
    }),
    { numRuns: RUNS_PER_LANE },
  );

it(
  'the stored ledger stays consistent and matches Stripe after any sequence of events, even repeated or late ones',
  async () => {
    await Promise.all(Array.from({ length: LANES }, () => lane()));
    const { accounts, rows, differences } = await auditLedgers(table);
    expect(differences).toEqual([]);
    expect([accounts > (RUNS_PER_LANE * LANES) / 2, rows > accounts]).toEqual([true, true]);
  },
  LIMIT_MS,
);
