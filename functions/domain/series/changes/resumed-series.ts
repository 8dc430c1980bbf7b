import type { Series } from '#functions/domain/series/series.ts';
import { fromNowOn } from './from-now-on.ts';

/** A paused series that makes videos again from now on. */
export const resumedSeries = (series: Series, now: Date): Series =>
  fromNowOn({ ...series, status: 'active', pause: undefined, trouble: undefined }, now);
