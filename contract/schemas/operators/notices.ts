import * as z from 'zod/mini';
import { openSet } from '#contract/schemas/open-set.ts';
import { writtenText } from '#contract/schemas/text.ts';
import { OPERATOR_ACTION_IDS } from './actions.ts';

/** A post that only its creator can delete: a description of what and where it is, and its URL if we know it. */
export const LivePost = z.object({ words: z.string(), link: z.optional(z.url()) });
export type LivePost = z.infer<typeof LivePost>;

/** The heading above a list of posts that only their creator can delete. */
export const STILL_THERE =
  'These posts are still at the platforms, where we can’t change anything. Delete there what breaks our rules:';

/** What we tell a creator about a decision. */
export const Notice = z.object({
  id: z.string(),
  action: openSet(OPERATOR_ACTION_IDS, 'warn'),
  /** The decision, in one sentence. */
  told: z.string(),
  /** Why, in the operator's words. */
  reason: z.string(),
  at: z.iso.datetime(),
  /** The title of the video that the decision is about. */
  title: z.optional(z.string()),
  /** Whether a court or an authority ordered it. */
  isByLaw: z.boolean(),
  /** Posts that the decision doesn’t affect; absent if there are none. */
  posts: z.optional(z.array(LivePost)),
  /** Whether the creator may still appeal. */
  mayAppeal: z.boolean(),
  isAppealed: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const APPEAL_MAX_CHARS = 2000;
export const AppealWords = z.strictObject({
  words: writtenText(
    APPEAL_MAX_CHARS,
    'Say why we should look again.',
    () => `Use at most ${APPEAL_MAX_CHARS} characters.`,
  ),
});
