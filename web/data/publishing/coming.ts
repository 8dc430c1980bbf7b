import type { Publication } from '#contract/schemas/publishing.ts';
import { type Month, monthOf } from '#web/data/series/calendar.ts';
import { clockIn } from '#web/data/series/planned-times.ts';
import { dueOf } from './publication-words.ts';

/** A planned publication; `key` is its local time in the account’s time zone, such as `2026-12-03T18:30`. */
export interface PlannedPublication {
  readonly key: string;
  readonly publication: Publication;
}

/** Publications that haven’t reached their account yet. Goes by status, because the browser’s clock may be wrong. */
const COMING: ReadonlySet<Publication['status']> = new Set(['waiting', 'uploading', 'processing']);

/** The publications that are still to come, soonest first. */
export const comingOf = (
  publications: readonly Publication[],
  timezone: string,
  now: Date,
): readonly PlannedPublication[] =>
  publications
    .flatMap((publication) => {
      const due = dueOf(publication);
      if (due === undefined || !COMING.has(publication.status)) return [];
      const moment = new Date(due);
      return moment > now ? [{ moment, publication }] : [];
    })
    .toSorted((one, other) => one.moment.getTime() - other.moment.getTime())
    .map(({ moment, publication }) => ({ key: clockIn(timezone, moment), publication }));

/** The month that a calendar opens on: the month of the next planned post, or else the current one. */
export const firstMonth = ([next]: readonly PlannedPublication[], today: string): Month =>
  monthOf(next?.key ?? today);

/** The planned post whose time has changed since `before`; undefined if no time has changed. */
export const movedSince = (
  before: readonly Publication[],
  planned: readonly PlannedPublication[],
): PlannedPublication | undefined => {
  const times = new Map(before.map(({ id, at }) => [id, at]));
  return planned.find(({ publication: { id, at } }) => times.has(id) && times.get(id) !== at);
};
