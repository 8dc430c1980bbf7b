import { z } from 'zod';
import { type OperatorAction } from '#contract/schemas/operators/actions.ts';
import { OPERATOR_ACTION } from './decision.ts';

/** A creator's objection to a decision. */
export const Appeal = z.object({
  noticeId: z.string(),
  action: OPERATOR_ACTION,
  words: z.string(),
  at: z.iso.datetime(),
});
export type Appeal = z.infer<typeof Appeal>;

/** What a creator is told about a decision, and the creator’s response. */
export const Notice = z.object({
  id: z.string(),
  ownerId: z.string(),
  action: OPERATOR_ACTION,
  reason: z.string(),
  byLaw: z.literal(true).optional(),
  at: z.iso.datetime(),
  videoId: z.string().optional(),
  /** The video’s title at the time. */
  title: z.string().optional(),
  appealedAt: z.iso.datetime().optional(),
  /** When the creator dismissed the notice. */
  seenAt: z.iso.datetime().optional(),
});
export type Notice = z.infer<typeof Notice>;

/** Decisions that take something away from a creator; every other decision responds to one of these. */
const APPEALABLE: readonly OperatorAction[] = ['hide', 'takedown', 'warn', 'suspend'];

/** Whether the creator may object and hasn’t done so yet. */
export const mayAppeal = ({ action, appealedAt }: Notice): boolean =>
  appealedAt === undefined && APPEALABLE.includes(action);

/** Decisions that stop anyone from watching, each with the decision that reverses it. */
const UNDONE_BY: ReadonlyMap<OperatorAction, OperatorAction | undefined> = new Map([
  ['hide', 'restore'],
  ['takedown', 'restore'],
  ['suspend', 'reinstate'],
  ['end_account', undefined],
]);

/** Whether posts on platforms, which only the owner can withhold, should be withheld too. */
export const withholdsPosts = (action: OperatorAction): boolean => UNDONE_BY.has(action);

/** Whether a decision still holds, given the account’s notices, newest first. */
export const stillHolds = ({ id, action, videoId }: Notice, notices: readonly Notice[]): boolean =>
  withholdsPosts(action) &&
  !notices
    .slice(
      0,
      notices.findIndex((each) => each.id === id),
    )
    .some((later) => later.videoId === videoId && later.action === UNDONE_BY.get(action));
