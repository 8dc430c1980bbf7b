import { z } from 'zod';
import { PAUSED_BECAUSE, SeriesChoice } from '#contract/schemas/series/series.ts';

/** A series: the creator's choices, and its progress. */
export const Series = z.object({
  id: z.string(),
  ownerId: z.string(),
  choice: SeriesChoice,
  /** Counts the creator's changes to `choice`. */
  version: z.int().min(1),
  /** Incremented by every write, starting at 1: a write succeeds only if this is still the revision that was read. */
  revision: z.int().min(1),
  status: z.enum(['active', 'paused']),
  /** Present while the series is paused. */
  pause: z.object({ because: z.enum(PAUSED_BECAUSE), at: z.iso.datetime() }).optional(),
  /** Why the last run made no video, as a message; cleared when the next run starts. */
  trouble: z.string().optional(),
  /**
   * No new run is started for airings up to this time, which is the latest run’s airing or when the series was
   * started or resumed.
   */
  airedUntil: z.iso.datetime(),
  /**
   * The next airing that will get a run, and when that run is scheduled to start. Present while the series is active.
   */
  next: z.object({ key: z.string(), at: z.iso.datetime(), beginsAt: z.iso.datetime() }).optional(),
  /** How many runs the series has had; hooks, camera moves, caption rhythm and music rotate with this number. */
  runs: z.int().min(0),
  createdAt: z.iso.datetime(),
});
export type Series = z.infer<typeof Series>;
