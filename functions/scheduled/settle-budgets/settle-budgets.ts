import { BUDGETS } from '#contract/providers.ts';
import { type Amounts, percentOf } from '#functions/domain/budget/amounts.ts';
import type { Budgets, OpenReservation } from '#functions/domain/budget/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly budgets: Lazy<Budgets>;
  /** Undefined on a stage without budgets. */
  readonly budgetLimits: Lazy<Amounts | undefined>;
  readonly now: Clock;
}

/**
 * Replaces an ended attempt's reservation with what it used, and reports how much of the month's budgets is reserved
 * or used.
 */
export const settleBudgets = ({ videos, budgets, budgetLimits, now }: Ports) => ({
  name: 'SettleBudgets',
  due: () => (budgetLimits() === undefined ? [] : budgets().open(now())),
  about: ({ ownerId, videoId, attempt }: OpenReservation) => ({ ownerId, videoId, attempt }),
  tend: async (reservation: OpenReservation): Promise<'settled' | 'left'> => {
    const { ownerId, videoId, attempt } = reservation;
    const video = await videos().find(ownerId, videoId);
    if (video !== undefined && isUnderWay(video) && video.attempt === attempt) return 'left';
    await budgets().settle(reservation);
    return 'settled';
  },
  counts: async (): Promise<Counts> => {
    const limits = budgetLimits();
    if (limits === undefined) return {};
    const spent = percentOf(await budgets().used(now()), limits);
    return {
      [METRICS.stageBudget]: spent.stage,
      ...Object.fromEntries(BUDGETS.map(({ key, metric }) => [metric, spent[key]])),
    };
  },
});
