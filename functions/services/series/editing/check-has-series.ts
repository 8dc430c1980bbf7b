import type { Balances } from '#functions/domain/credits/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { seriesAllowed } from '#functions/domain/series/series-allowed.ts';
import { seriesLimit } from '#functions/domain/series/series-limit.ts';

export interface HasSeriesPorts {
  readonly balances: Lazy<Balances>;
}

/** Refuses (`series_limit`) an account whose plan includes no series, because it has no use for ideas. */
export const checkHasSeries = async (
  { balances }: HasSeriesPorts,
  ownerId: string,
  now: Date,
): Promise<void> => {
  const allowed = seriesAllowed(await balances().account(ownerId, now), now);
  if (allowed === 0) throw seriesLimit(allowed);
};
