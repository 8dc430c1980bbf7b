import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FREE_CREDITS_PER_MONTH } from '#contract/catalogue.ts';
import type { Person } from '#functions/domain/account/person.ts';
import { balanceOf, emptyAccount } from '#functions/domain/credits/credits.ts';
import { freeGrantOf, withheldAt } from '#functions/domain/credits/free-month.ts';
import { TRIAL_GRANT } from '#functions/domain/credits/trial.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { claimWrites, hasUsed, rememberWrites } from '#functions/store/credits/once-only-grants.ts';
import { keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table, transact, tryTransact } from '#functions/store/table/table.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const NEXT_MONTH = new Date('2026-12-03T12:00:00Z');

let place: { table: Table; close: () => Promise<void> };
beforeAll(async () => (place = await startTable()));
afterAll(() => place.close());
let nr = 0;
let mark: string;
beforeEach(() => void (mark = `mark-${(nr += 1)}`));

const put = (Item: Record<string, unknown>) =>
  place.table.client.send(new PutCommand({ TableName: place.table.name, Item }));
const userWith = async (person: Person) => {
  const userId = `user-${(nr += 1)}`;
  await put({ ...keys.profile(userId), ...person });
  return userId;
};
const read = (userId: string, now = NOW) => creditStore(place.table).read(userId, now);
const stateAt = async (userId: string, now = NOW) => {
  const account = await read(userId, now);
  return [balanceOf(account, now), withheldAt(account, now)];
};
/**
 * The table, except that the first `writers` writes wait for each other, so that all callers read before any of them
 * writes.
 */
const tableWhereWritesMeet = (writers: number): Table => {
  const { client } = place.table;
  let arrived = 0;
  let meet = (): void => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  const send = async (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
    if (command instanceof TransactWriteCommand) {
      if ((arrived += 1) === writers) meet();
      await met;
    }
    return client.send(command);
  };
  return { ...place.table, client: Object.assign(Object.create(client), { send }) };
};
const stored = async (userId: string) => {
  const Key = keys.credits(userId);
  const { Item } = await place.table.client.send(
    new GetCommand({ TableName: place.table.name, Key, ConsistentRead: true }),
  );
  return Item;
};
const rememberedUntil = async (grantId: string): Promise<number | undefined> => {
  const Key = keys.usedGrant(mark, grantId);
  const { Item } = await place.table.client.send(new GetCommand({ TableName: place.table.name, Key }));
  return Item?.['ttl'];
};

// Proves money-free-credits-trial-go-people.
it('gives the free month to a person’s first account, and to none of their other accounts until the next month', async () => {
  const first = await userWith({ marks: [mark], emailStanding: 'verified' });
  const second = await userWith({ marks: ['mark-of-no-one', mark], emailStanding: 'verified' });
  const stranger = await userWith({ marks: [`${mark}-not`], emailStanding: 'verified' });
  expect(await stateAt(first)).toEqual([FREE_CREDITS_PER_MONTH, undefined]);
  expect(await stateAt(second)).toEqual([0, 'elsewhere']);
  const refused = await stored(second);
  expect(refused).toMatchObject({ withheld: { period: '2026-11', why: 'elsewhere' } });
  await read(second);
  expect(await stored(second)).toEqual(refused);
  expect(await stateAt(stranger)).toEqual([FREE_CREDITS_PER_MONTH, undefined]);
  expect(await stateAt(second, NEXT_MONTH)).toEqual([FREE_CREDITS_PER_MONTH, undefined]);
  expect(await stateAt(first, NEXT_MONTH)).toEqual([0, 'elsewhere']);
});

// Proves money-free-credits-trial-go-people.
it('gives the free month to only one of a person’s four accounts when all claim it at the same time', async () => {
  const accounts = await Promise.all([1, 2, 3, 4].map(() => userWith({ marks: [mark] })));
  const together = creditStore(tableWhereWritesMeet(accounts.length));
  const asked = await Promise.all(accounts.map((userId) => together.read(userId, NOW)));
  expect(asked.map((account) => balanceOf(account, NOW)).toSorted((a, b) => a - b)).toEqual([
    0,
    0,
    0,
    FREE_CREDITS_PER_MONTH,
  ]);
});

it('stores nothing for an unverified address, and gives the free month once the address is verified', async () => {
  const userId = await userWith({ marks: [mark], emailStanding: 'unverified' });
  expect(await stateAt(userId)).toEqual([0, 'unverified']);
  expect(await stored(userId)).toBeUndefined();
  await put({ ...keys.profile(userId), marks: [mark], emailStanding: 'verified' });
  expect(await stateAt(userId)).toEqual([FREE_CREDITS_PER_MONTH, undefined]);
});

it('gives the free month to a newly verified account whose expired credits were written off earlier', async () => {
  const userId = await userWith({ emailStanding: 'unverified' });
  const grants = [{ id: 'old', kind: 'paid', remaining: 4, expiresAt: '2026-11-01T00:00:00.000Z' }];
  await put({ ...keys.credits(userId), ...emptyAccount(userId, NOW), version: 1, grants });
  expect(await stateAt(userId)).toEqual([0, 'unverified']);
  expect(await stored(userId)).toMatchObject({ grants: [], withheld: { why: 'unverified' } });
  await put({ ...keys.profile(userId), emailStanding: 'verified' });
  expect(await stateAt(userId)).toEqual([FREE_CREDITS_PER_MONTH, undefined]);
});

it('returns the account with its stored version, and doesn’t write a settled account again', async () => {
  const userId = await userWith({ marks: [mark] });
  const first = await read(userId);
  expect(first.version).toBe(1);
  expect(await stored(userId)).toMatchObject({ version: 1 });
  expect(await read(userId)).toEqual(first);
});

it('reads an account without granting what is due', async () => {
  const userId = await userWith({ marks: [mark] });
  expect(balanceOf(await creditStore(place.table).account(userId, NOW), NOW)).toBe(0);
  expect(await stored(userId)).toBeUndefined();
  await read(userId);
  const later = await creditStore(place.table).account(userId, NEXT_MONTH);
  expect(later.grants.map(({ remaining }) => remaining)).toEqual([]);
});

it('keeps a record of a month’s grant for 40 days after the month, and of the trial for good', async () => {
  const month = freeGrantOf(NOW);
  await transact(place.table, [
    ...rememberWrites(place.table, [mark], month, NOW),
    ...rememberWrites(place.table, [mark], TRIAL_GRANT, NOW),
  ]);
  expect(await rememberedUntil(month)).toBe(secondsOf(new Date('2027-01-10T00:00:00Z')));
  expect(await rememberedUntil(TRIAL_GRANT)).toBeUndefined();
  expect(await hasUsed(place.table, [mark], TRIAL_GRANT)).toBe(true);
});

it('lets a person claim a grant once, no matter which of their marks it was claimed under', async () => {
  expect(await hasUsed(place.table, [mark], TRIAL_GRANT)).toBe(false);
  await transact(place.table, claimWrites(place.table, [mark], TRIAL_GRANT, NOW));
  expect(await hasUsed(place.table, [`${mark}-new`, mark], TRIAL_GRANT)).toBe(true);
  const again = claimWrites(place.table, [`${mark}-new`, mark], TRIAL_GRANT, NOW);
  expect(await tryTransact(place.table, again)).toEqual([1]);
  expect(await hasUsed(place.table, [`${mark}-new`], TRIAL_GRANT)).toBe(false);
});

it('an account that can’t be read is an error at once, not an empty account', async () => {
  const userId = `user-${(nr += 1)}`;
  await put({ ...keys.credits(userId), version: 'broken' });
  let calls = 0;
  const send = (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
    calls += 1;
    return place.table.client.send(command);
  };
  const table = { ...place.table, client: Object.assign(Object.create(place.table.client), { send }) };
  await expect(creditStore(table).read(userId, NOW)).rejects.toThrow(
    `The credits of ${userId} can’t be read.`,
  );
  await expect(creditStore(table).subscription(userId, NOW)).rejects.toThrow('can’t be read');
  expect(calls).toBe(2);
});
