import { z } from 'zod';
import type { Analytics, Counts, Range } from '#contract/schemas/analytics.ts';

/** The counters for one day (UTC), `2026-11-20`; the row leaves out counters that are zero. */
export const Day = z.object({
  date: z.iso.date(),
  plays: z.int().default(0),
  completions: z.int().default(0),
  shares: z.int().default(0),
  downloads: z.int().default(0),
});
export type Day = z.infer<typeof Day>;

const MS_PER_DAY = 86_400_000;
const DAYS = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const satisfies Record<Range, number>;
const NOTHING: Counts = { plays: 0, completions: 0, shares: 0, downloads: 0 };

/** The day (UTC) of a given time, or the day that many days later. */
export const dayOf = (at: Date, daysLater = 0): string =>
  new Date(at.getTime() + daysLater * MS_PER_DAY).toISOString().slice(0, 10);

/**
 * The first and last days of a range that ends today, and the first day of the equally long period before it.
 */
export const periodsOf = (range: Range, now: Date): { before: string; from: string; to: string } => {
  const length = DAYS[range];
  return { before: dayOf(now, 1 - 2 * length), from: dayOf(now, 1 - length), to: dayOf(now) };
};

const sum = (days: readonly Counts[]): Counts =>
  days.reduce(
    (total, day) => ({
      plays: total.plays + day.plays,
      completions: total.completions + day.completions,
      shares: total.shares + day.shares,
      downloads: total.downloads + day.downloads,
    }),
    NOTHING,
  );

/** The range day by day, and the totals for the period before it. Ignores days outside both periods. */
export const analyticsOf = (range: Range, now: Date, counted: readonly Day[]): Omit<Analytics, 'traffic'> => {
  const { before, from, to } = periodsOf(range, now);
  const known = new Map(counted.map((day) => [day.date, day]));
  const days = Array.from({ length: DAYS[range] }, (_, index) => {
    const date = dayOf(now, index + 1 - DAYS[range]);
    return known.get(date) ?? { date, ...NOTHING };
  });
  return {
    range,
    from,
    to,
    days,
    totals: sum(days),
    before: sum(counted.filter(({ date }) => date >= before && date < from)),
    daysActive: days.filter((day) => day.plays + day.completions + day.shares + day.downloads > 0).length,
  };
};
