import { type Airing, airingsAfter } from './airings.ts';
import type { Series } from './series.ts';

/** The fields that determine when a series starts its runs. */
type Timetable = Pick<Series, 'airedUntil'> & {
  readonly choice: Pick<Series['choice'], 'cadence' | 'leadHours'>;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Every cadence has an airing within this time, even if its zone skips the day of its only airing. */
const LOOK_BACK_MS = 15 * DAY_MS;
/** More airings than any cadence can have within that time. */
const MANY = 64;

const leadOf = ({ choice }: Timetable): number => choice.leadHours * HOUR_MS;

/** The latest airing whose run should have started by now but hasn’t; undefined when none is due. */
export const dueAiring = (series: Timetable, now: Date): Airing | undefined => {
  const until = now.getTime() + leadOf(series);
  const after = new Date(Math.max(Date.parse(series.airedUntil), until - LOOK_BACK_MS));
  return airingsAfter(series.choice.cadence, after, MANY).findLast(({ at }) => at.getTime() <= until);
};

/** The first airing that has no run yet, and when its run starts. */
export const nextAiring = (series: Timetable): Series['next'] => {
  const [airing] = airingsAfter(series.choice.cadence, new Date(series.airedUntil), 1);
  if (airing === undefined) return undefined;
  const { key, at } = airing;
  return { key, at: at.toISOString(), beginsAt: new Date(at.getTime() - leadOf(series)).toISOString() };
};

/** An active series for which all airings up to a given one have been handled, scheduled for the next. */
export const movedOn = (series: Series, { at }: Pick<Airing, 'at'>): Series => {
  const moved = { ...series, airedUntil: at.toISOString() };
  return { ...moved, next: nextAiring(moved) };
};
