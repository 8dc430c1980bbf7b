import type { Subscription } from '#contract/catalogue.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { creditWrites, readAccount } from '#functions/store/credits/credit-store.ts';
import { restandAccount } from '#functions/store/queue/next-candidate.ts';
import { type Table, transact } from '#functions/store/table/table.ts';

const TRIAL_MS = 7 * 86_400_000;

/** Gives an account credits and puts it on a plan, as a payment would. */
export const giveAccount = async (
  table: Table,
  ownerId: string,
  { credits, plan }: { readonly credits?: number; readonly plan?: Subscription },
  now: Date,
): Promise<void> => {
  const { account, rows } = settle(await readAccount(table, ownerId, now), now);
  const id = `invoice:${now.toISOString()}`;
  const at = now.toISOString();
  const grants =
    credits === undefined
      ? []
      : [{ id, kind: 'paid' as const, remaining: credits, expiresAt: '2099-01-01T00:00:00.000Z' }];
  const granted = grants.map(({ id: grantId, remaining: amount }) => ({
    id: `grant:${grantId}`,
    ownerId,
    amount,
    reason: 'grant' as const,
    grantId,
    at,
  }));
  const change = {
    account: {
      ...account,
      subscription: plan ?? account.subscription,
      ...(plan === 'trial' && { trialEndsAt: new Date(now.getTime() + TRIAL_MS).toISOString() }),
      grants: [...account.grants, ...grants],
    },
    rows: [...rows, ...granted],
  };
  await transact(table, creditWrites(table, change));
  await restandAccount(table, ownerId, now);
};
