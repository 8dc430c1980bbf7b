import type { Subscription } from '#contract/catalogue.ts';
import type { Grant, LedgerRow } from '#functions/domain/credits/credits.ts';
import { creditWrites } from '#functions/store/credits/credit-store.ts';
import { connect, transact } from '#functions/store/table/table.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { credits } from '#functions/wiring/stores.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const DAY_MS = 86_400_000;

interface WantedPlan {
  readonly subscription: Exclude<Subscription, 'free'>;
  readonly credits: number;
  /** Days until the trial ends; negative if it has already ended. */
  readonly trialDays?: number;
}

/** Puts a user on a plan with the given credits, with matching ledger rows. */
export const givePlan = async (ownerId: string, wanted: WantedPlan): Promise<void> => {
  const at = now();
  const account = await credits().read(ownerId, at);
  const row = (id: string, grantId: string, amount: number, reason: LedgerRow['reason']): LedgerRow => ({
    id,
    ownerId,
    amount,
    reason,
    grantId,
    at: at.toISOString(),
  });
  const given: Grant = {
    id: `invoice:${newId()}`,
    kind: 'paid',
    remaining: wanted.credits,
    expiresAt: new Date(at.getTime() + DAY_MS).toISOString(),
  };
  const rows = [
    ...account.grants
      .filter(({ remaining }) => remaining > 0)
      .map(({ id, remaining }) => row(`expire:${id}:${account.version}`, id, -remaining, 'expire')),
    row(`grant:${given.id}`, given.id, wanted.credits, 'grant'),
  ];
  const trialEndsAt =
    wanted.trialDays === undefined
      ? {}
      : { trialEndsAt: new Date(at.getTime() + wanted.trialDays * DAY_MS).toISOString() };
  const table = { client: connect(), name: defined(sharedCloud().env['TABLE_NAME']) };
  const changed = { ...account, subscription: wanted.subscription, ...trialEndsAt, grants: [given] };
  await transact(table, creditWrites(table, { account: changed, rows }));
};
