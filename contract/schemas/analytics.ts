import * as z from 'zod/mini';
import { Count } from './count.ts';

export const RANGES = ['7d', '30d', '90d', '1y'] as const;
export const Range = z.enum(RANGES);
export type Range = z.infer<typeof Range>;

const Counts = z.object({
  plays: Count,
  completions: Count,
  shares: Count,
  downloads: Count,
});
export type Counts = z.infer<typeof Counts>;

/** The counts for a range of days (UTC), day by day, and the totals for the same number of days before it. */
export const Analytics = z.object({
  range: Range,
  /** The first and last days of the range, such as `2026-11-20`. */
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(z.extend(Counts, { date: z.iso.date() })),
  totals: Counts,
  before: Counts,
  /** Only the days in the range on which anything was counted. */
  daysActive: Count,
  /**
   * Bytes played and downloaded this month (UTC), how many the plan includes, and the day on which the next month
   * starts.
   */
  traffic: z.object({ used: Count, limit: Count, renews: z.iso.date() }),
});
export type Analytics = z.infer<typeof Analytics>;

/** How many videos and stories the user has, and the views of all videos together. */
export const Totals = z.object({ videos: Count, stories: Count, views: Count });
export type Totals = z.infer<typeof Totals>;
