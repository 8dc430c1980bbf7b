import type { PAUSED_BECAUSE } from '#contract/schemas/series/series.ts';
import type { Series } from './series.ts';

/** A series that starts no runs until its creator turns it on again. */
export const pausedSeries = (
  series: Series,
  because: (typeof PAUSED_BECAUSE)[number],
  now: Date,
): Series => ({ ...series, status: 'paused', pause: { because, at: now.toISOString() }, next: undefined });
