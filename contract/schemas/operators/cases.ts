import * as z from 'zod/mini';
import { Count } from '#contract/schemas/count.ts';
import { openSet } from '#contract/schemas/open-set.ts';
import { OPERATOR_ACTION_IDS } from './actions.ts';
import { LivePost } from './notices.ts';
import { REPORT_REASONS } from './reports.ts';
import { RestrictionKind } from './restrictions.ts';

const Reason = openSet(
  REPORT_REASONS.map(({ id }) => id),
  'other',
);
const Action = openSet(OPERATOR_ACTION_IDS, 'dismiss');

/** A creator's objection to a decision, as operators see it. */
const ReadAppeal = z.object({ action: Action, words: z.string(), at: z.iso.datetime() });

/** A video or an account that is waiting for an operator's decision. */
export const OpenCase = z.object({
  /** The id of the video, or of the account. */
  id: z.string(),
  ownerId: z.string(),
  videoId: z.optional(z.string()),
  openedAt: z.optional(z.iso.datetime()),
  isUrgent: z.boolean(),
  reports: Count,
  reasons: z.array(z.object({ reason: Reason, count: Count })),
  appeal: z.optional(ReadAppeal),
  /** Missing for an account, and for a video that no longer exists. */
  title: z.optional(z.string()),
  isShared: z.boolean(),
  restriction: z.optional(RestrictionKind),
  isSuspended: z.boolean(),
});
export type OpenCase = z.infer<typeof OpenCase>;

/** The information that an operator bases a decision on. */
export const CaseFile = z.object({
  ...OpenCase.shape,
  texts: z.array(
    z.object({
      reason: Reason,
      words: z.optional(z.string()),
      email: z.optional(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  /** The spoken words, scene by scene. */
  script: z.array(z.string()),
  /** Signed URLs that work for a few minutes; missing while the files are withheld. */
  posterUrl: z.optional(z.string()),
  filmUrl: z.optional(z.string()),
  captionsUrl: z.optional(z.string()),
  /**
   * Posts that no decision can affect: those of the video, or of the whole account if the case is about the account.
   */
  posts: z.optional(z.array(LivePost)),
  owner: z.object({ name: z.string(), email: z.string(), since: z.optional(z.iso.datetime()) }),
  /** Earlier notices to the owner, newest first. */
  notices: z.array(z.object({ action: Action, reason: z.string(), at: z.iso.datetime() })),
});
export type CaseFile = z.infer<typeof CaseFile>;
