import type { SeriesChoice } from '#contract/schemas/series/series.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { plannedFromNow } from './planned-from-now.ts';

const timetableOf = ({ cadence, leadHours }: SeriesChoice): string => JSON.stringify([cadence, leadHours]);

/**
 * A series after the creator’s changes. If its schedule has changed, it is rescheduled; runs in progress keep their
 * airings.
 */
export const editedSeries = (before: Series, choice: SeriesChoice, now: Date): Series => {
  const after = { ...before, choice, version: before.version + 1 };
  const isMoved = timetableOf(choice) !== timetableOf(before.choice);
  return isMoved && before.status === 'active' ? plannedFromNow(after, now) : after;
};
