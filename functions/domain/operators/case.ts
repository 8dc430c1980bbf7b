import { z } from 'zod';
import { REPORT_REASONS, type ReportReason } from '#contract/schemas/operators/reports.ts';
import { Appeal } from './notice.ts';

/** How many report texts are kept; older ones are dropped. */
export const TEXTS_KEPT = 20;

export const REASONS: readonly ReportReason[] = REPORT_REASONS.map(({ id }) => id);
const Reason = z.enum(REPORT_REASONS.map(({ id }) => id));

/** A video or an account about which an operator has to decide something. */
export const Case = z.object({
  /** The id of the video or account. */
  subject: z.string(),
  ownerId: z.string(),
  /** Absent when the case is about the account itself. */
  videoId: z.string().optional(),
  /** Present while the case waits for an operator. */
  openedAt: z.iso.datetime().optional(),
  /** How many networks have reported the video or account since the case was opened. */
  reports: z.int().default(0),
  /** How many of these networks gave each reason. */
  reasons: z.partialRecord(Reason, z.int()).default({}),
  /** Whether moderation is holding the video until an operator releases it. */
  held: z.literal(true).optional(),
  appeal: Appeal.optional(),
});
export type Case = z.infer<typeof Case>;

/** The text of one report. */
export const ReportText = z.object({
  reason: Reason,
  words: z.string().optional(),
  email: z.string().optional(),
  at: z.iso.datetime(),
});
export type ReportText = z.infer<typeof ReportText>;

export const isUrgent = (reason: ReportReason): boolean =>
  REPORT_REASONS.some((row) => row.id === reason && row.isUrgent);

/** Whether any report gave an urgent reason. */
export const isUrgentCase = ({ reasons }: Case): boolean =>
  REASONS.some((reason) => isUrgent(reason) && (reasons[reason] ?? 0) > 0);
