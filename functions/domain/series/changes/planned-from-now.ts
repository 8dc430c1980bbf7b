import { dueAiring, nextAiring } from '#functions/domain/series/due-airing.ts';
import type { Series } from '#functions/domain/series/series.ts';

/**
 * An active series that was just started, resumed or rescheduled: no videos are made for past times, and never two
 * for the same time. If some upcoming times are so close that their runs should already have started, only the last
 * of those runs starts, at once.
 */
export const plannedFromNow = (series: Series, now: Date): Series => {
  const after = new Date(Math.max(now.getTime(), Date.parse(series.airedUntil)));
  const planned = { ...series, airedUntil: after.toISOString() };
  const due = dueAiring(planned, now);
  const from =
    due === undefined ? planned : { ...planned, airedUntil: new Date(due.at.getTime() - 1).toISOString() };
  return { ...from, next: nextAiring(from) };
};
