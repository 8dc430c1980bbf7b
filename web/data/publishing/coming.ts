import type { Publication } from '#contract/schemas/publishing.ts';
import { clockIn } from '#web/data/series/planned-times.ts';

/** A planned publication; `key` is its local time in the account’s time zone, such as `2026-12-03T18:30`. */
export interface PlannedPublication {
  readonly key: string;
  readonly publication: Publication;
}

/** The publications whose time is still to come, soonest first. */
export const comingOf = (
  publications: readonly Publication[],
  timezone: string,
  now: Date,
): readonly PlannedPublication[] =>
  publications
    .flatMap((publication) => {
      const { at, status } = publication;
      if (at === undefined || status === 'canceled' || status === 'failed' || status === 'removed') return [];
      const moment = new Date(at);
      return moment > now ? [{ moment, publication }] : [];
    })
    .toSorted((one, other) => one.moment.getTime() - other.moment.getTime())
    .map(({ moment, publication }) => ({ key: clockIn(timezone, moment), publication }));
