import { Temporal } from 'temporal-polyfill';
import { type Cadence, WEEKDAYS } from '#contract/schemas/series/cadence.ts';

/** A time when one of a series’ videos is due. */
export interface Airing {
  /** Identifies an airing within its series, even across clock changes: `2026-03-08T18:30`, in local time. */
  readonly key: string;
  readonly at: Date;
}

const DAYS_A_WEEK = 7;

/**
 * Converts a local time to an instant. A time that the clocks skip becomes the first one after the gap; if a time
 * occurs twice, the first occurrence is used.
 */
const instantOf = (local: Temporal.PlainDateTime, zone: string): Temporal.Instant => {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(local)) return earlier.toInstant();
  const change = earlier.getTimeZoneTransition('next');
  if (change === null)
    throw new Error(`${local.toString()} does not exist in ${zone}, although its clocks never change.`);
  return change.toInstant();
};

/** A day’s airings, in order. Times that fall into the same clock gap count as a single airing. */
const airingsOn = (day: Temporal.PlainDate, { days, times, zone }: Cadence): readonly Airing[] => {
  const weekday = WEEKDAYS[day.dayOfWeek - 1];
  if (weekday === undefined || !days.includes(weekday)) return [];
  const airings = new Map<number, Airing>();
  for (const time of times.toSorted()) {
    const local = day.toPlainDateTime(Temporal.PlainTime.from(time));
    const { epochMilliseconds } = instantOf(local, zone);
    if (!airings.has(epochMilliseconds))
      airings.set(epochMilliseconds, {
        key: local.toString({ smallestUnit: 'minute' }),
        at: new Date(epochMilliseconds),
      });
  }
  return [...airings.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

/** Formats an instant as local time in a zone, to the minute, as in airing keys. */
export const localTimeOf = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** A cadence’s next airings after a given instant, soonest first, no two of them at the same instant. */
export const airingsAfter = (cadence: Cadence, after: Date, count: number): readonly Airing[] => {
  const today = Temporal.Instant.fromEpochMilliseconds(after.getTime())
    .toZonedDateTimeISO(cadence.zone)
    .toPlainDate();
  const airings: Airing[] = [];
  // A clock change may move one of the previous day’s airings into today. A zone may skip a whole day, and with it a
  // week’s only airing.
  for (let days = -1; days < DAYS_A_WEEK * (count + 1) && airings.length < count; days += 1)
    for (const airing of airingsOn(today.add({ days }), cadence))
      if (airing.at > (airings.at(-1)?.at ?? after)) airings.push(airing);
  return airings.slice(0, count);
};
