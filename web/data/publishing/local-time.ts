import { formatAiring, formatKey } from '#web/data/series/airing-words.ts';
import { clockIn } from '#web/data/series/planned-times.ts';
import { zoneName } from '#web/lib/time-zones.ts';

/** A day and a time as typed: `2026-12-03` and `18:30`. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

const DAY_MS = 86_400_000;
const KEY = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;
const DATE_CHARS = 'yyyy-mm-dd'.length;
const FIRST_TIME = '18:30';

/**
 * The moments at which clocks in a zone show a time: none if the clocks skip that time, two if it occurs twice
 * because the clocks are put back.
 */
const momentsAt = (key: string, zone: string): readonly number[] => {
  const asUtc = Date.parse(`${key}:00.000Z`);
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS].map((around) => {
    const offset = Date.parse(`${clockIn(zone, new Date(around))}:00.000Z`) - around;
    return asUtc - Math.round(offset / 60_000) * 60_000;
  });
  return [...new Set(candidates)]
    .filter((moment) => clockIn(zone, new Date(moment)) === key)
    .toSorted((one, other) => one - other);
};

type Moment =
  | { readonly at: string; readonly problem?: undefined }
  | { readonly at?: undefined; readonly problem: string };

/** The moment that was typed, or why it can’t be used. If the time occurs twice, the first occurrence counts. */
export const momentOf = ({ date, time }: LocalTime, timezone: string, now: Date): Moment => {
  const key = `${date}T${time}`;
  if (!KEY.test(key) || Number.isNaN(Date.parse(`${key}:00.000Z`)))
    return { problem: 'Choose a date and a time.' };
  const [moment] = momentsAt(key, timezone);
  if (moment === undefined)
    return {
      problem: `There is no ${formatKey(key)} in ${zoneName(timezone)}, because the clock is put forward then. Choose another time.`,
    };
  if (moment <= now.getTime()) return { problem: 'This time has passed. Choose a later one.' };
  return { at: new Date(moment).toISOString() };
};

/** A moment in the creator’s local time. */
export const localTimeOf = (iso: string, timezone: string): LocalTime => {
  const [date = '', time = ''] = clockIn(timezone, new Date(iso)).split('T');
  return { date, time };
};

/** The first suggestion for a later time: tomorrow evening. */
export const suggestedTime = (timezone: string, now: Date): LocalTime => ({
  date: clockIn(timezone, new Date(now.getTime() + DAY_MS)).slice(0, DATE_CHARS),
  time: FIRST_TIME,
});

/** The earliest date that can be chosen. */
export const todayIn = (timezone: string, now: Date): string => clockIn(timezone, now).slice(0, DATE_CHARS);

/** A moment in the creator’s time zone: “Thu, 3 Dec, 18:30”. */
export const formatTime = (iso: string, timezone: string): string => formatAiring(iso, timezone);
