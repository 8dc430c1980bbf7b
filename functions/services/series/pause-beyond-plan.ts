import type { Balances } from '#functions/domain/credits/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { seriesAllowed, seriesTooMany } from '#functions/domain/series/series-allowed.ts';
import { type PausePorts, pauseSeries } from './pause-series.ts';

export interface FitPorts extends PausePorts {
  readonly balances: Lazy<Balances>;
}

/**
 * Pauses an account’s newest series if its plan no longer allows so many. Returns all of the account's current
 * series, newest first, and how many of them may be active.
 */
export const pauseBeyondPlan = async (
  ports: FitPorts,
  ownerId: string,
  now: Date,
): Promise<{ readonly series: readonly Series[]; readonly allowed: number }> => {
  const [all, account] = await Promise.all([
    ports.series().list(ownerId),
    ports.balances().account(ownerId, now),
  ]);
  const allowed = seriesAllowed(account, now);
  const tooMany = seriesTooMany(all, allowed);
  // In parallel, because a caller is waiting.
  await Promise.all(tooMany.map((one) => pauseSeries(ports, one, 'plan', now)));
  return { series: tooMany.length === 0 ? all : await ports.series().list(ownerId), allowed };
};
