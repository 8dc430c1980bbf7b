import type { Series } from '#functions/domain/series/series.ts';
import { plannedFromNow } from './planned-from-now.ts';

/** A paused series, resumed: it makes videos again from now on. */
export const resumedSeries = (series: Series, now: Date): Series =>
  plannedFromNow({ ...series, status: 'active', pause: undefined, trouble: undefined }, now);
