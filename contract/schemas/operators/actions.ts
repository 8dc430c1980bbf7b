import * as z from 'zod/mini';
import { Id } from '#contract/schemas/id.ts';
import { writtenText } from '#contract/schemas/text.ts';

/**
 * What an operator may do to a video or an account. `told`: what the owner reads above the reason; if it is absent,
 * the owner gets no notice. `closes`: whether the case is closed afterwards.
 */
export const OPERATOR_ACTIONS = [
  { id: 'dismiss', name: 'Leave as it is', on: 'video', told: undefined, closes: true },
  {
    id: 'hide',
    name: 'Hide',
    on: 'video',
    told: 'We’ve hidden your video while we look at it. Nobody can open its link.',
    closes: false,
  },
  {
    id: 'takedown',
    name: 'Take down',
    on: 'video',
    told: 'We’ve taken your video down. Its link shows why, and its files can’t be opened.',
    closes: true,
  },
  {
    id: 'restore',
    name: 'Restore',
    on: 'video',
    told: 'Your video is back. Its link works again.',
    closes: true,
  },
  {
    id: 'release',
    name: 'Release',
    on: 'video',
    told: 'We’ve looked at your video. You can share it now.',
    closes: true,
  },
  {
    id: 'return_credits',
    name: 'Return credits',
    on: 'video',
    told: 'We’ve returned the credits of your video.',
    closes: false,
  },
  {
    id: 'warn',
    name: 'Warn',
    on: 'account',
    told: 'This is a warning. If it happens again, we may suspend your account.',
    closes: true,
  },
  {
    id: 'suspend',
    name: 'Suspend',
    on: 'account',
    told: 'We’ve suspended your account. You can’t make or share videos, and nobody can open your links.',
    closes: true,
  },
  {
    id: 'reinstate',
    name: 'Reinstate',
    on: 'account',
    told: 'Your account is no longer suspended. Your links work again.',
    closes: true,
  },
  { id: 'end_account', name: 'End account', on: 'account', told: undefined, closes: true },
] as const;

export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]['id'];
export const OPERATOR_ACTION_IDS = OPERATOR_ACTIONS.map(({ id }) => id);

export const actionRow = (action: OperatorAction): (typeof OPERATOR_ACTIONS)[number] => {
  const row = OPERATOR_ACTIONS.find(({ id }) => id === action);
  if (row === undefined) throw new RangeError(`There is no action ${action}.`);
  return row;
};

const REASON_MAX_CHARS = 500;

/** Why an operator acts. Shown to the owner and, after a takedown, to viewers. */
export const ActionReason = writtenText(
  REASON_MAX_CHARS,
  'Say why.',
  () => `Use at most ${REASON_MAX_CHARS} characters.`,
);

/** What an operator decides about a video, or about its owner's account. `byLaw`: a court or an authority ordered it. */
export const Decide = z.strictObject({
  action: z.enum(OPERATOR_ACTION_IDS),
  ownerId: Id,
  videoId: z.optional(Id),
  reason: ActionReason,
  byLaw: z.optional(z.literal(true)),
});
export type Decide = z.infer<typeof Decide>;
