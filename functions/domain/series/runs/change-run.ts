import type { Run } from '#functions/domain/series/run.ts';

/** The fields that may be set when a run changes; `undefined` removes a field. */
export type RunChange = Partial<
  Omit<Run, 'id' | 'ownerId' | 'seriesId' | 'version' | 'airing' | 'ordinal' | 'createdAt' | 'updatedAt'>
>;

/** The next version of a run. */
export const changedRun = (run: Run, change: RunChange, now: Date): Run => ({
  ...run,
  ...change,
  version: run.version + 1,
  updatedAt: now.toISOString(),
});
