import type { SeriesChoice } from '#contract/schemas/series/series.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { plannedFromNow } from './planned-from-now.ts';

/** A series that begins now. */
export const newSeries = (id: string, ownerId: string, choice: SeriesChoice, now: Date): Series =>
  plannedFromNow(
    {
      id,
      ownerId,
      choice,
      version: 1,
      revision: 1,
      status: 'active',
      airedUntil: now.toISOString(),
      runs: 0,
      createdAt: now.toISOString(),
    },
    now,
  );
