import * as z from 'zod/mini';
import { CADENCE_TIMES_MAX } from '#contract/catalogue.ts';
import { TimeZone } from '#contract/schemas/time-zone.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A time of day, `HH:MM`, on the 24-hour clock. */
const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'A time looks like 18:30.'));

const inOrder = <T extends string>(values: readonly T[], order: readonly T[] = values.toSorted()): T[] =>
  order.filter((one) => values.includes(one));

/** When the videos of a series are due: at each of the times on each of the days, in a time zone. */
export const Cadence = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).check(
    z.overwrite((days) => inOrder(days, WEEKDAYS)),
    z.minLength(1, 'Choose at least one day of the week.'),
  ),
  times: z.array(TimeOfDay).check(
    z.overwrite((times) => [...new Set(inOrder(times))]),
    z.minLength(1, 'Choose at least one time of day.'),
    z.maxLength(CADENCE_TIMES_MAX, `A day has room for ${CADENCE_TIMES_MAX} videos of a series.`),
  ),
  zone: TimeZone,
});
export type Cadence = z.infer<typeof Cadence>;
