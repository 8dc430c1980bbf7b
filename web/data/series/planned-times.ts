import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';

/** The days and times of a cadence, without its zone. */
interface Planned {
  readonly days: readonly string[];
  readonly times: readonly string[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAYS_A_WEEK = 7;
const KEY_CHARS = 'yyyy-mm-ddThh:mm'.length;
const DAY_CHARS = 'yyyy-mm-dd'.length;
/** More than the number of planned times that can fall within the longest lead. */
const LATE_MOST = 16;

/** The local time in a zone at a given moment, as `2026-12-03T18:30`; UTC if the browser doesn’t support the zone. */
export const clockIn = (zone: string, at: Date): string => {
  try {
    // The Swedish locale formats times the way ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
      .format(at)
      .replace(' ', 'T');
  } catch {
    return at.toISOString().slice(0, KEY_CHARS);
  }
};

/** The next planned times after a given time, soonest first, in their zone’s local time. */
export const plannedAfter = ({ days, times }: Planned, after: string, count: number): readonly string[] => {
  const first = Date.parse(`${after.slice(0, DAY_CHARS)}T00:00:00.000Z`);
  const found: string[] = [];
  if (days.length === 0 || times.length === 0 || Number.isNaN(first)) return found;
  for (let day = 0; found.length < count; day += 1) {
    const date = new Date(first + day * DAY_MS);
    const weekday = WEEKDAYS[(date.getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK];
    if (weekday === undefined || !days.includes(weekday)) continue;
    const local = date.toISOString().slice(0, DAY_CHARS);
    for (const time of times.toSorted()) if (`${local}T${time}` > after) found.push(`${local}T${time}`);
  }
  return found.slice(0, count);
};

/** The time a given number of hours before another, in its zone’s local time. */
const hoursBefore = (key: string, hours: number): string =>
  new Date(Date.parse(`${key}:00.000Z`) - hours * HOUR_MS).toISOString().slice(0, KEY_CHARS);

/**
 * The first times of a series that starts now, soonest first. If some videos should have been started already, only
 * the last of them is made, and `begins` is undefined; otherwise `begins` is when work on the first video starts. All
 * times are local to the series’ zone.
 */
export const firstVideos = (
  { days, times, zone, leadHours }: Planned & { readonly zone: string; readonly leadHours: number },
  now: Date,
  count: number,
): { readonly keys: readonly string[]; readonly begins: string | undefined } => {
  const clock = clockIn(zone, now);
  const all = plannedAfter({ days, times }, clock, count === 0 ? 0 : count + LATE_MOST);
  const late = all.findLastIndex((key) => hoursBefore(key, leadHours) <= clock);
  const keys = all.slice(Math.max(late, 0)).slice(0, count);
  const [first] = keys;
  return { keys, begins: first === undefined || late >= 0 ? undefined : hoursBefore(first, leadHours) };
};
