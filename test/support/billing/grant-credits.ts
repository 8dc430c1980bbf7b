import type { Subscription } from '#contract/catalogue.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { creditWrites, readAccount } from '#functions/store/credits/credit-store.ts';
import { type Table, transact } from '#functions/store/table/table.ts';

/** Puts an account on a plan. The first call also gives the account this many credits. */
export const grantCredits = async (
  table: Table,
  ownerId: string,
  { amount, subscription }: { readonly amount: number; readonly subscription: Subscription },
  now: Date,
): Promise<void> => {
  const { account, rows } = settle(await readAccount(table, ownerId, now), now);
  const id = 'invoice:test';
  const has = account.grants.some((held) => held.id === id);
  const grant = { id, kind: 'paid', remaining: amount, expiresAt: '2099-01-01T00:00:00.000Z' } as const;
  const row = { id: `grant:${id}`, ownerId, amount, reason: 'grant', grantId: id } as const;
  const change = {
    account: { ...account, subscription, grants: has ? account.grants : [...account.grants, grant] },
    rows: has ? rows : [...rows, { ...row, at: now.toISOString() }],
  };
  await transact(table, creditWrites(table, change));
};
