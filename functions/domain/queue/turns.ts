import { TIERS, type Tier } from '#functions/domain/plans/tiers.ts';

/** An account that is waiting for a slot. */
export interface Turn {
  readonly tier: Tier;
  readonly since: string;
  readonly ownerId: string;
}

/**
 * One slot in this many goes to the account that has waited longest, whatever its tier. An account with `n`
 * others ahead of it therefore waits for at most `(n + 1) * AGED_EVERY` slots.
 */
export const AGED_EVERY = 5;

/**
 * The account that gets the next slot. `heads`: the longest-waiting account in each tier. `given`: how many slots
 * have been assigned so far.
 */
export const nextTurn = (heads: readonly Turn[], given: number): Turn | undefined => {
  const isAged = given % AGED_EVERY === AGED_EVERY - 1;
  return heads.toSorted(
    (one, other) =>
      (isAged ? 0 : TIERS.indexOf(one.tier) - TIERS.indexOf(other.tier)) ||
      one.since.localeCompare(other.since),
  )[0];
};
