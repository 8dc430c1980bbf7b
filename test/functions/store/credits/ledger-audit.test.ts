import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { auditLedgers } from '#functions/store/credits/ledger-audit.ts';
import { keys } from '#functions/store/table/keys.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

const account = (userId: string, ...remaining: number[]) => ({
  ...keys.credits(userId),
  grants: remaining.map((credits) => ({ remaining: credits })),
});
const row = (userId: string, id: string, amount: number) => ({ ...keys.ledger(userId, id), amount });
const balanced = Array.from({ length: 8 }, (_, nr) => [
  account(`even-${nr}`, 7, 3),
  row(`even-${nr}`, 'grant', 12),
  row(`even-${nr}`, 'reserve', -2),
]).flat();

const auditOf = async (items: readonly Record<string, unknown>[]) => {
  const { table, close } = await startTable();
  try {
    for (let at = 0; at < items.length; at += 25) {
      const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
      await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: requests } }));
    }
    const { differences, ...counts } = await auditLedgers(table);
    return { ...counts, differences: differences.toSorted((a, b) => a.owner.localeCompare(b.owner)) };
  } finally {
    await close();
  }
};

it('reports nothing when every balance, even one of zero, is the sum of its rows', async () => {
  const spent = [account('spent', 0), row('spent', 'grant', 4), row('spent', 'reserve', -4)];
  const audit = await auditOf([...balanced, ...spent]);
  expect(audit).toEqual({ accounts: 9, rows: 18, differences: [] });
});

it('reports lost rows, a lost account, and a balance below zero even when its rows agree', async () => {
  const audit = await auditOf([
    ...balanced,
    account('lost-rows', 5),
    row('lost-account', 'grant', 5),
    account('overdrawn', -2),
    row('overdrawn', 'reserve', -2),
    account('too-rich', 6),
    row('too-rich', 'grant', 5),
  ]);
  const owner = (userId: string) => keys.credits(userId).pk;
  expect(audit).toEqual({
    accounts: 11,
    rows: 19,
    differences: [
      { owner: owner('lost-account'), balance: 0, sum: 5 },
      { owner: owner('lost-rows'), balance: 5, sum: 0 },
      { owner: owner('overdrawn'), balance: -2, sum: -2 },
      { owner: owner('too-rich'), balance: 6, sum: 5 },
    ],
  });
});

it('leaves rows of other kinds out of the sums', async () => {
  const profile = { ...keys.profile('even-0'), amount: 99, grants: 'none' };
  expect(await auditOf([...balanced, profile])).toEqual({ accounts: 8, rows: 16, differences: [] });
});
