import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';

/** The days and times of a cadence, without its zone. */
interface Planned {
  readonly days: readonly string[];
  readonly times: readonly string[];
}

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
const KEY_CHARS = 'yyyy-mm-ddThh:mm'.length;
const DAY_CHARS = 'yyyy-mm-dd'.length;

/** What the clock of a zone shows at a moment, as `2026-12-03T18:30`; UTC for a zone that this browser doesn’t know. */
export const clockIn = (zone: string, at: Date): string => {
  try {
    // The Swedish locale writes times as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
      .format(at)
      .replace(' ', 'T');
  } catch {
    return at.toISOString().slice(0, KEY_CHARS);
  }
};

/** The next planned times after one, soonest first, by the clock of their zone. */
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
