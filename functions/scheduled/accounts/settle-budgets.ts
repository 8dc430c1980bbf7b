import { BUDGETS } from '#contract/providers.ts';
import { percentOf } from '#functions/domain/budget/amounts.ts';
import {
  type Budget,
  COUNTERS,
  type Counter,
  fullness,
  SPANS,
  type Span,
} from '#functions/domain/budget/budget.ts';
import type { Budgets, OpenReservation } from '#functions/domain/budget/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { isHeldBy } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { type Counts, METRICS, type Metric } from '#functions/runtime/telemetry/metric-names.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly storyboards: Lazy<Storyboards>;
  readonly budgets: Lazy<Budgets>;
  /** Undefined on a stage without budgets. */
  readonly budget: Lazy<Budget | undefined>;
  readonly now: Clock;
}

/**
 * Longer than any step may take. When a step fails, the steps running in parallel continue and add their cost to the
 * receipt when they end. Until then the attempt counts at its maximum cost.
 */
const SETTLE_AFTER_MS = 6 * 60_000;

/** The metric for each limited counter, except the month’s `all`, which has one metric per purse. */
const METRIC_OF: Readonly<Record<Span, Readonly<Partial<Record<Counter, Metric>>>>> = {
  month: { trial: METRICS.trialBudget, free: METRICS.freeBudget },
  day: {
    all: METRICS.stageDay,
    paid: METRICS.paidDay,
    trial: METRICS.trialDay,
    free: METRICS.freeDay,
  },
};

/**
 * Replaces the amount reserved for an attempt, picture or draft that has ended with the amount actually used. Reports
 * how much of the budgets and of each tier’s share is reserved or used.
 */
export const settleBudgets = ({ videos, storyboards, budgets, budget, now }: Ports) => ({
  name: 'SettleBudgets',
  due: () => (budget() === undefined ? [] : budgets().open(now())),
  about: ({ ownerId, videoId, attempt }: OpenReservation) => ({ ownerId, videoId, attempt }),
  tend: async (reservation: OpenReservation): Promise<'settled' | 'left'> => {
    const { ownerId, videoId, failedAt } = reservation;
    const attempt = reservation.holdsFor ?? reservation.attempt;
    const video = await videos().find(ownerId, videoId);
    if (video !== undefined && isUnderWay(video) && video.attempt === attempt) return 'left';
    const storyboard = await storyboards().find(ownerId, videoId);
    if (storyboard !== undefined && isHeldBy(storyboard, attempt)) return 'left';
    if (failedAt !== undefined && now().getTime() < Date.parse(failedAt) + SETTLE_AFTER_MS) return 'left';
    await budgets().settle(reservation);
    return 'settled';
  },
  counts: async (): Promise<Counts> => {
    const limits = budget();
    if (limits === undefined) return {};
    const used = await budgets().used(now());
    const spent = percentOf(used.month.all, limits.month);
    const shares = SPANS.flatMap((span) =>
      COUNTERS.flatMap((counter) => {
        const metric = METRIC_OF[span][counter];
        const percent = fullness(used[span], limits, span)[counter];
        return metric === undefined || percent === undefined ? [] : [[metric, percent] as const];
      }),
    );
    return {
      [METRICS.stageBudget]: spent.stage,
      ...Object.fromEntries(BUDGETS.map(({ key, metric }) => [metric, spent[key]])),
      ...Object.fromEntries(shares),
    };
  },
});
