import { z } from 'zod';
import { actionRow, OPERATOR_ACTION_IDS, type OperatorAction } from '#contract/schemas/operators/actions.ts';

export const OPERATOR_ACTION = z.enum(OPERATOR_ACTION_IDS);

/** What was decided about a video or an account, by whom and why. */
export const Decision = z.object({
  action: z.enum([...OPERATOR_ACTION_IDS, 'grant', 'revoke']),
  /** A user's id, or the name of whoever ran a command. */
  operator: z.string(),
  ownerId: z.string(),
  videoId: z.string().optional(),
  reason: z.string(),
  /** Whether the decision was ordered by a court or an authority. */
  byLaw: z.literal(true).optional(),
});
export type Decision = z.infer<typeof Decision>;

/** An operator’s decision about a video or an account. Granting operator rights is left to the administrator. */
export interface OperatorDecision extends Decision {
  readonly action: OperatorAction;
}

/**
 * An entry in the audit trail. Entries are numbered without gaps, and each contains the hash of the previous one, so
 * that removing or changing an entry is detected.
 */
export const AuditEntry = Decision.extend({
  n: z.int().min(1),
  at: z.iso.datetime(),
  before: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What an action applies to, whether the owner is notified, and whether the action closes the case. */
export const effectsOf = (
  action: OperatorAction,
): { readonly isAboutAccount: boolean; readonly isTold: boolean; readonly closes: boolean } => {
  const { on, told, closes } = actionRow(action);
  return { isAboutAccount: on === 'account', isTold: told !== undefined, closes };
};
