import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { Series } from '#contract/schemas/series/series.ts';
import { plannedAfter } from './planned-times.ts';

/**
 * One scheduled time of a series, with its run unless the time is in the future. `key` is the local time in its zone.
 */
export interface Entry {
  readonly key: string;
  readonly run?: Run;
}

/** A month as `2026-12`. */
export type Month = string;

export interface Day {
  /** `2026-12-03` */
  readonly date: string;
  readonly isInMonth: boolean;
}

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = WEEKDAYS.length;
const DAY_CHARS = 'yyyy-mm-dd'.length;
const MONTH_CHARS = 'yyyy-mm'.length;

/** The month that a day or a time falls in. */
export const monthOf = (key: string): Month => key.slice(0, MONTH_CHARS);

/** The month `months` months later, or earlier if `months` is negative. */
export const monthsFrom = (month: Month, months: number): Month => {
  const date = new Date(`${month}-01T00:00:00.000Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(date.toISOString());
};

/** “December 2026”. */
export const monthName = (month: Month): string =>
  new Date(`${month}-01T00:00:00.000Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, DAY_CHARS);

/** The weeks of a month, from Monday to Sunday, padded with days from the months before and after. */
export const weeksOf = (month: Month): readonly (readonly Day[])[] => {
  const first = Date.parse(`${month}-01T00:00:00.000Z`);
  const before = (new Date(first).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const weeks: Day[][] = [];
  for (let at = first - before * DAY_MS; weeks.length === 0 || monthOf(dayAt(at)) === month; ) {
    weeks.push(
      WEEKDAYS.map((_, day) => {
        const date = dayAt(at + day * DAY_MS);
        return { date, isInMonth: date.startsWith(month) };
      }),
    );
    at += DAYS_A_WEEK * DAY_MS;
  }
  return weeks;
};

/** The upcoming times: first those that the server lists, then the rest up to the end of a month. */
export const comingUntil = (
  { coming, cadence, status }: Pick<Series, 'coming' | 'cadence' | 'status'>,
  month: Month,
): readonly string[] => {
  const known = coming.map(({ key }) => key);
  const last = known.at(-1);
  if (status !== 'active' || last === undefined) return known;
  const end = `${monthsFrom(month, 1)}-01`;
  const keys = [...known];
  for (let from = last; ; ) {
    const next = plannedAfter(cadence, from, 1)[0];
    if (next === undefined || next >= end) return keys;
    keys.push(next);
    from = next;
  }
};

/** Past and planned videos, in chronological order. A time that has a run isn’t listed as upcoming. */
export const entriesOf = (runs: readonly Run[], coming: readonly string[]): readonly Entry[] => {
  const taken = new Set(runs.map(({ airing }) => airing.key));
  return [
    ...runs.map((run) => ({ key: run.airing.key, run })),
    ...coming.filter((key) => !taken.has(key)).map((key) => ({ key })),
  ].toSorted((one, other) => one.key.localeCompare(other.key));
};
