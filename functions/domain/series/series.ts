import { z } from 'zod';
import { PAUSED_BECAUSE, SeriesChoice } from '#contract/schemas/series/series.ts';

/** A series: what its creator decided, and how far it has come. */
export const Series = z.object({
  id: z.string(),
  ownerId: z.string(),
  choice: SeriesChoice,
  /** Counts the creator's changes of `choice`. */
  version: z.int().min(1),
  /** Counts all writes, from 1: each is made on what was read. */
  revision: z.int().min(1),
  status: z.enum(['active', 'paused']),
  /** Present while it is paused. */
  pause: z.object({ because: z.enum(PAUSED_BECAUSE), at: z.iso.datetime() }).optional(),
  /** Why its last run made no video, as a sentence; cleared when the next one begins. */
  trouble: z.string().optional(),
  /** No airing up to here gets a run: that of its latest run, or when it was begun or resumed. */
  airedUntil: z.iso.datetime(),
  /** The airing that is begun next, and when: what its schedule is armed for. Present while it is active. */
  next: z.object({ key: z.string(), at: z.iso.datetime(), beginsAt: z.iso.datetime() }).optional(),
  /** How many runs it has had: what hooks, camera moves, caption rhythm and music rotate by. */
  runs: z.int().min(0),
  createdAt: z.iso.datetime(),
});
export type Series = z.infer<typeof Series>;
