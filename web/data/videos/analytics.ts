import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Analytics, Counts, Range } from '#contract/schemas/analytics.ts';
import { api } from '#web/data/api/api.ts';
import { formatNumber, formatPercent } from '#web/lib/format.ts';

export const ANALYTICS_KEY = ['analytics'] as const;

/** The figures for a date range. The current range stays in view while another loads. */
export const useAnalytics = (range: Range) =>
  useQuery({
    queryKey: [...ANALYTICS_KEY, range],
    queryFn: ({ signal }) => api.readAnalytics({ query: { range }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

interface Period {
  /** The range in words, and the period of the same length before it. */
  readonly now: string;
  readonly before: string;
  /** How many days one bar covers. */
  readonly daysPerBar: number;
}

const DAYS_OF_WEEK = 7;

export const PERIODS = {
  '7d': { now: 'the last 7 days', before: 'the week before', daysPerBar: 1 },
  '30d': { now: 'the last 30 days', before: 'the previous 30 days', daysPerBar: 1 },
  '90d': { now: 'the last 90 days', before: 'the previous 90 days', daysPerBar: DAYS_OF_WEEK },
  '1y': { now: 'the last year', before: 'the year before', daysPerBar: DAYS_OF_WEEK },
} as const satisfies Record<Range, Period>;

const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

/** Completions per play, 0 to 1; undefined without plays. */
export const completionRate = ({ plays, completions }: Counts): number | undefined =>
  shareOf(completions, plays);

/** The change in plays from the previous period: 0.18 is 18% more. Undefined when that period had none. */
export const growthOf = ({ totals, before }: Analytics): number | undefined =>
  shareOf(totals.plays - before.plays, before.plays);

const isNothing = ({ plays, completions, shares, downloads }: Counts): boolean =>
  plays + completions + shares + downloads === 0;

/** True when neither the range nor the previous period has anything to show. */
export const isEmpty = ({ totals, before }: Analytics): boolean => isNothing(totals) && isNothing(before);

const viewsIn = (plays: number): string => `${formatNumber(plays)} ${plays === 1 ? 'view' : 'views'}`;

/** A one-sentence summary of the charts. */
export const headlineOf = (analytics: Analytics): string => {
  const period = PERIODS[analytics.range];
  const { plays } = analytics.totals;
  const earlier = analytics.before.plays;
  if (plays === 0 && earlier === 0) return `No views in ${period.now}`;
  if (plays === 0) return `No views in ${period.now}, after ${formatNumber(earlier)} in ${period.before}`;
  if (earlier === 0) return `${viewsIn(plays)} in ${period.now}, none in ${period.before}`;
  const change = plays / earlier - 1;
  if (Math.round(change * 100) === 0)
    return `Views held steady at ${formatNumber(plays)}, level with ${period.before}`;
  return `Views ${change > 0 ? 'rose' : 'fell'} ${formatPercent(Math.abs(change))} from ${period.before}`;
};

/** The counts for one bar; `from` and `to` are its first and last day. */
export interface Bar extends Counts {
  readonly from: string;
  readonly to: string;
}

/** Groups the days into bars. Weeks are counted back from the last day, so the first week may be shorter. */
export const barsOf = ({ days, range }: Analytics): Bar[] => {
  const { daysPerBar } = PERIODS[range];
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= daysPerBar) {
    const slice = days.slice(Math.max(0, end - daysPerBar), end);
    const sum = (measure: keyof Counts): number => slice.reduce((total, day) => total + day[measure], 0);
    bars.unshift({
      from: slice[0]?.date ?? '',
      to: slice.at(-1)?.date ?? '',
      plays: sum('plays'),
      completions: sum('completions'),
      shares: sum('shares'),
      downloads: sum('downloads'),
    });
  }
  return bars;
};

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "2026-11-20" → "Nov 20". Days are in UTC, wherever the reader is. */
export const formatDay = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

/** "Nov 20", or "Nov 14 – Nov 20" for a week. */
export const barName = ({ from, to }: Bar): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
