import type { Identity } from './user.ts';
import type { VerifiedToken } from './user-pool.ts';

/** What signing in needs from outside. */

/** One-time values that carry a finished sign-in from the callback to the page. */
export interface SignInTickets {
  issue(ticket: { identity: Identity; browser: string }, now: Date): Promise<string>;
  /** Consumes a ticket; undefined when unknown, used, expired or of another browser. */
  redeem(sessionId: string, browser: string, now: Date): Promise<Identity | undefined>;
  /** Uses up a token of the provider; false when it was used before. */
  spend(token: Pick<VerifiedToken, 'id' | 'expiresAt'>): Promise<boolean>;
}

export interface SignIn {
  /** Where to send the visitor, and the sealed cookie value that remembers the request. */
  begin(now: Date): Promise<{ redirectTo: string; sealed: string }>;
  /** The identity behind a callback, and the browser binding. Undefined when state, nonce or code do not fit. */
  finish(
    callback: { query: string; sealed: string },
    now: Date,
  ): Promise<{ identity: Identity; browser: string } | undefined>;
  /** The browser binding in a sealed cookie, if it is ours and fresh. */
  browserOf(sealed: string, now: Date): Promise<string | undefined>;
}
