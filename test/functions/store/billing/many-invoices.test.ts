import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Payments } from '#functions/domain/billing/ports.ts';
import { PlanId, priceOn } from '#functions/domain/plans/plans.ts';
import { fulfil } from '#functions/services/billing/fulfil.ts';
import { userStore } from '#functions/store/account/user-store.ts';
import { affiliateStore } from '#functions/store/affiliate/affiliate-store.ts';
import { billingStore } from '#functions/store/billing/billing-store.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { auditLedgers } from '#functions/store/credits/ledger-audit.ts';
import type { Table } from '#functions/store/table/table.ts';
import { Provider } from '#test/support/billing/provider.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { defined, partial } from '#test/support/values.ts';

const BEGIN = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const MONTHS = 12;
/** DynamoDB's limit for one transaction. */
const MOST_ITEMS = 100;

let place: { table: Table; close: () => Promise<void> };
beforeEach(async () => (place = await startTable()));
afterEach(() => place.close());

/** A referred customer whose payments the provider has not reported yet. */
const unheard = async () => {
  const { table } = place;
  let people = 0;
  const users = userStore(
    table,
    () => `user-${process.pid}-${(people += 1)}`,
    async (traits) => traits.map(String),
  );
  const billing = billingStore(table);
  const affiliates = affiliateStore(table);
  const person = (subject: string) => ({ issuer: 'test', subject, name: subject, email: 'a@example.com' });
  const friend = await users.signIn(person('friend'), BEGIN);
  const { code } = defined(await affiliates.enrol(friend.id));
  const { id } = await users.signIn(person('buyer'), BEGIN, { code, at: BEGIN });
  await billing.bindCustomer(id, 'cus_1');
  const provider = new Provider(BEGIN);
  const payments = partial<Payments>({
    factsOf: async () => provider.facts(),
    carryOut: async (command) => provider.carryOut(command),
  });
  const sizes: number[] = [];
  let crash = Number.POSITIVE_INFINITY;
  const send = table.client.send.bind(table.client);
  Object.assign(table.client, {
    send: (command: Parameters<typeof send>[0]) => {
      if (command instanceof TransactWriteCommand) sizes.push(command.input.TransactItems?.length ?? 0);
      if (sizes.length === crash) {
        crash = Number.POSITIVE_INFINITY;
        throw new Error('crash');
      }
      return send(command);
    },
  });
  return {
    id,
    provider,
    sizes,
    hear: () => fulfil({ payments, billing }, id, provider.now, 'evt_1'),
    read: () => creditStore(table).read(id, provider.now),
    /** Makes the `nth` transaction crash. */
    crashAt: (nth: number) => void (crash = nth),
    due: () => billing.due(new Date(provider.now.getTime() + 6 * 60_000)),
    seen: () => billing.hasSeen('evt_1'),
    invoices: () => billing.invoices(id),
    earned: async () => (await affiliates.ledger(friend.id)).reduce((sum, { cents }) => sum + cents, 0),
  };
};

/** Pays for an upgrade to every plan in every month of a year; returns the paid invoices. */
const payForAYear = (provider: Provider) => {
  provider.buy('hobby');
  for (let month = 1; month <= MONTHS; month += 1) {
    for (const [index, plan] of PlanId.options.entries()) {
      const from = PlanId.options[index - 1];
      const { id } = defined(provider.live());
      if (from !== undefined)
        provider.charge(id, from, plan, priceOn(plan, provider.now) - priceOn(from, provider.now));
    }
    if (month < MONTHS) provider.wait(31 * DAY_MS);
  }
  const paid = provider.invoices.filter(({ status }) => status === 'paid');
  expect(paid.length).toBeGreaterThan(MOST_ITEMS / 2);
  return paid;
};

it('a year of upgrades to every plan, all reported at once and then refunded, fits into transactions of 100 rows', async () => {
  const { provider, sizes, hear, read, seen, invoices, earned } = await unheard();
  const paid = payForAYear(provider);
  await hear();
  expect(await seen()).toBe(true);
  expect((await invoices()).map(({ id }) => id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
  // The last period started at Hobby’s limit of 100 credits; four upgrades added more.
  const { subscription, grants } = await read();
  expect([subscription, grants.reduce((sum, { remaining }) => sum + remaining, 0)]).toEqual(['ultra', 5050]);
  expect(await earned()).toBeGreaterThan(0);

  for (const invoice of paid) invoice.refunds = [{ cents: invoice.cents, at: defined(invoice.paidAt) }];
  await hear();
  expect((await read()).subscription).toBe('free');
  expect((await invoices()).every(({ cents, refundedCents }) => cents === refundedCents)).toBe(true);
  expect(await earned()).toBe(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_ITEMS);
  expect((await auditLedgers(place.table)).differences).toEqual([]);
});

it('a crash between transactions leaves the event unrecorded and a check due; the next delivery writes the rest', async () => {
  const { provider, sizes, hear, read, seen, invoices, due, crashAt } = await unheard();
  const paid = payForAYear(provider);
  crashAt(sizes.length + 3);
  await expect(hear()).rejects.toThrow('crash');
  expect(await seen()).toBe(false);
  expect((await invoices()).length).toBeLessThan(paid.length);
  expect(await due()).toHaveLength(1);
  await hear();
  expect(await seen()).toBe(true);
  expect(await invoices()).toHaveLength(paid.length);
  const { grants } = await read();
  expect(grants.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(5050);
  expect((await auditLedgers(place.table)).differences).toEqual([]);
});
