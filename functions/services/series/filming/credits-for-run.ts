import { balanceOf } from '#functions/domain/credits/credits.ts';
import type { Balances } from '#functions/domain/credits/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { creditTrouble } from '#functions/domain/series/runs/credit-trouble.ts';
import type { Series } from '#functions/domain/series/series.ts';

/**
 * Refuses (`limit_reached`) a series video if paying for it would take the balance below the series’ credit floor.
 */
export const checkCredits = async (
  { balances }: { readonly balances: Lazy<Balances> },
  { ownerId, choice }: Pick<Series, 'ownerId' | 'choice'>,
  now: Date,
): Promise<void> => {
  const balance = balanceOf(await balances().account(ownerId, now), now);
  const trouble = creditTrouble(balance, choice.creditFloor);
  if (trouble !== undefined) throw new Refusal('limit_reached', trouble);
};
