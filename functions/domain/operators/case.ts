import { z } from 'zod';
import { REPORT_REASONS, type ReportReason } from '#contract/schemas/operators/reports.ts';

/** How many texts of reports are kept: the last ones. */
export const TEXTS_KEPT = 20;

/** What is to be decided about a video or an account. */
export const Case = z.object({
  /** The id of the video or the account. */
  subject: z.string(),
  ownerId: z.string(),
  /** Missing when the account itself is the subject. */
  videoId: z.string().optional(),
  /** Present while it waits for an operator. */
  openedAt: z.iso.datetime().optional(),
  /** Networks that reported it since it was opened. */
  reports: z.int().default(0),
  /** How many of them named each reason. */
  reasons: z.partialRecord(z.enum(REPORT_REASONS.map(({ id }) => id)), z.int()).default({}),
});
export type Case = z.infer<typeof Case>;

/** The words of one report. */
export const ReportText = z.object({
  reason: z.enum(REPORT_REASONS.map(({ id }) => id)),
  words: z.string().optional(),
  email: z.string().optional(),
  at: z.iso.datetime(),
});
export type ReportText = z.infer<typeof ReportText>;

export const REASONS: readonly ReportReason[] = REPORT_REASONS.map(({ id }) => id);

export const isUrgent = (reason: ReportReason): boolean =>
  REPORT_REASONS.some((row) => row.id === reason && row.isUrgent);
