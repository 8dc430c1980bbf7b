import { TikTokError } from './answers.ts';
import type { Post, State } from './state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const POSTS_A_DAY = 15;
const PENDING_DRAFTS = 5;
const USERS_OF_UNAUDITED = 5;

/** How many calls a creator’s app may make per minute. */
const A_MINUTE: Readonly<Record<string, number>> = { options: 20, begin: 6, status: 30 };

/** Counts the calls made within the last minute. */
export class Pace {
  readonly #calls = new Map<string, number[]>();

  /** Throws when a creator’s calls come too fast. */
  count(call: string, openId: string, now: number): void {
    const most = A_MINUTE[call];
    if (most === undefined) return;
    const key = `${call} ${openId}`;
    const recent = (this.#calls.get(key) ?? []).filter((at) => at > now - MINUTE_MS);
    if (recent.length >= most) throw new TikTokError('rate_limit_exceeded', 'Too many requests in a minute.');
    this.#calls.set(key, [...recent, now]);
  }
}

/** Throws if a creator, or the unaudited app, has reached the daily posting limit. */
export const checkDay = (
  state: State,
  post: Pick<Post, 'openId' | 'way'>,
  isAudited: boolean,
  now: number,
): void => {
  const today = [...state.posts.values()].filter(({ begunAt }) => begunAt > now - DAY_MS);
  const own = today.filter(({ openId, way }) => openId === post.openId && way === post.way);
  if (post.way === 'inbox') {
    if (own.filter(({ isFinished }) => !isFinished).length >= PENDING_DRAFTS)
      throw new TikTokError('spam_risk_too_many_pending_share', 'Too many drafts wait in the inbox.');
    return;
  }
  if (own.length >= POSTS_A_DAY)
    throw new TikTokError('spam_risk_too_many_posts', 'The daily post cap from the API is reached.');
  const users = new Set(today.filter(({ way }) => way === 'direct').map(({ openId }) => openId));
  if (!isAudited && !users.has(post.openId) && users.size >= USERS_OF_UNAUDITED)
    throw new TikTokError(
      'reached_active_user_cap',
      'The daily quota for active publishing users is reached.',
    );
};
