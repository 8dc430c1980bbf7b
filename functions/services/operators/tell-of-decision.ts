import type { LivePost } from '#contract/schemas/operators/notices.ts';
import type { User } from '#functions/domain/account/user.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { AuditEntry } from '#functions/domain/operators/decision.ts';
import { lineOf, POSTS_SHOWN } from '#functions/domain/publishing/live-posts.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { tellFormerOwner, tellOwner } from '#functions/services/mail/tell-owner.ts';

export interface DecisionMailPorts {
  readonly videos: Lazy<Pick<Videos, 'find'>>;
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

const ABOUT_VIDEOS = {
  hide: 'video-hidden',
  takedown: 'video-taken-down',
  restore: 'video-restored',
  release: 'video-released',
  return_credits: 'credits-returned',
} as const;
const ABOUT_ACCOUNTS = {
  warn: 'account-warned',
  suspend: 'account-suspended',
  reinstate: 'account-reinstated',
} as const;

/** The lines about posts in a letter, which has room for only some of them. */
const linesOf = (posts: readonly LivePost[]): string[] => [
  ...posts.slice(0, POSTS_SHOWN).map(lineOf),
  ...(posts.length > POSTS_SHOWN ? [`And ${posts.length - POSTS_SHOWN} more.`] : []),
];

const has = <T extends object>(rows: T, name: PropertyKey): name is keyof T => Object.hasOwn(rows, name);

/**
 * Notifies the owner of a decision by email, in addition to the notice in their dashboard. `leaving`: the owner’s
 * data from before their account was ended. `posts`: the posts that the decision doesn’t affect.
 */
export const tellOfDecision = async (
  { videos, ...ports }: DecisionMailPorts,
  { n, action, ownerId, videoId, reason }: AuditEntry,
  { leaving, posts }: { readonly leaving: User | undefined; readonly posts: readonly LivePost[] },
): Promise<void> => {
  const facts = { caseId: String(n), reason, posts: linesOf(posts) };
  if (action === 'end_account' && leaving !== undefined)
    return tellFormerOwner(ports)(leaving, 'account-ended', facts);
  if (has(ABOUT_ACCOUNTS, action)) return tellOwner(ports)(ownerId, ABOUT_ACCOUNTS[action], facts);
  if (!has(ABOUT_VIDEOS, action) || videoId === undefined) return undefined;
  const video = await videos().find(ownerId, videoId);
  return tellOwner(ports)(ownerId, ABOUT_VIDEOS[action], { ...facts, title: video?.title ?? 'Your video' });
};
