import { PLANS, SERIES_KEPT } from '#contract/catalogue.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

const FIRST_WITH_SERIES = PLANS.find(({ series }) => series > 0)?.name ?? '';

/** More series would be active than the plan allows. `allowed`: the plan's limit. */
export const seriesLimit = (allowed: number): Refusal =>
  new Refusal(
    'series_limit',
    allowed === 0
      ? `Your plan doesn’t include series. They come with the trial, and with every plan from ${FIRST_WITH_SERIES} up.`
      : `Your plan allows ${allowed} active series at a time, and you already have ${allowed === 1 ? 'one' : 'that many'}. Pause one, or choose a bigger plan.`,
  );

/** The account already has as many series as it may have, including paused ones. */
export const tooManySeries = (): Refusal =>
  new Refusal(
    'conflict',
    `An account can have ${SERIES_KEPT} series, including paused ones. Delete one first.`,
  );
