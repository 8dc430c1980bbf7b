import { z } from 'zod';

const MS_PER_DAY = 86_400_000;
const Day = z.iso.date();

/** Whole days in UTC; both ends are included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export class PeriodError extends Error {
  override readonly name = 'PeriodError';
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** `--from` and `--to`; the current month so far by default. */
export const periodOf = (from: string | undefined, to: string | undefined, now: Date): Period => {
  const period = { from: from ?? `${dayOf(now).slice(0, 7)}-01`, to: to ?? dayOf(now) };
  for (const day of [period.from, period.to])
    if (!Day.safeParse(day).success) throw new PeriodError(`Write a day as 2026-11-20, not ${day}.`);
  if (period.from > period.to) throw new PeriodError(`${period.from} is after ${period.to}.`);
  return period;
};

export const daysOf = ({ from, to }: Period): string[] => {
  const count = (Date.parse(to) - Date.parse(from)) / MS_PER_DAY + 1;
  return Array.from({ length: count }, (_, day) => addDays(from, day));
};

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * MS_PER_DAY));

export const isWithin = ({ from, to }: Period, time: string): boolean => {
  const day = time.slice(0, 10);
  return from <= day && day <= to;
};

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `1–30 November 2026 (UTC)`. */
export const periodText = ({ from, to }: Period): string =>
  `${LONG.formatRange(new Date(from), new Date(to))} (UTC)`;
