import { PLANS, SERIES_KEPT } from '#contract/catalogue.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

const FIRST_WITH_SERIES = PLANS.find(({ series }) => series > 0)?.name ?? '';

/** More series would be active than the plan lets run. `allowed`: how many that is. */
export const seriesLimit = (allowed: number): Refusal =>
  new Refusal(
    'series_limit',
    allowed === 0
      ? `Your plan doesn’t include series. They come with every plan from ${FIRST_WITH_SERIES} on, and with the trial.`
      : `Your plan lets ${allowed} series be active at a time, and ${allowed === 1 ? 'one is' : 'as many are'}. Pause one, or choose a bigger plan.`,
  );

/** The account keeps as many series as it may, paused ones included. */
export const tooManySeries = (): Refusal =>
  new Refusal('conflict', `You keep ${SERIES_KEPT} series, paused ones included. Delete one of them first.`);
