import type { Click } from '#functions/domain/affiliate/affiliate.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { Trait } from './person.ts';
import type { Identity, User } from './user.ts';

export interface Users {
  /**
   * The user of an identity, created on the first sign-in; name, address and avatar follow the provider. The referral
   * click counts only when the user is created.
   */
  signIn(identity: Identity, now: Date, click?: Click): Promise<User>;
  find(userId: string): Promise<User | undefined>;
}

export interface Sessions {
  /**
   * Opens a session and returns its secret, which is stored only as a hash. `secondFactor` is true when the user proved
   * who they are by a second factor too.
   */
  open(userId: string, now: Date, secondFactor?: boolean): Promise<string>;
  /** Whether a valid session was opened with a second factor. */
  hasSecondFactor(token: string, now: Date): Promise<boolean>;
  /** The user of a valid session; undefined for an unknown, idle or expired one. */
  find(token: string, now: Date): Promise<string | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session of a user, in all browsers. */
  endAll(userId: string): Promise<void>;
}

/** Whether an address belongs to a provider of disposable addresses. */
export type IsDisposable = (email: string) => boolean;

/** Keyed hashes of traits: always the same for one trait, and meaningless without the key. */
export type PersonMarks = (traits: readonly Trait[]) => Promise<readonly string[]>;

/** Users whose account is being deleted. */
export interface AccountDeletions {
  /**
   * Marks the user as leaving, frees the identity and stores its used grants, in one transaction.
   * Calling it again changes nothing. Returns undefined when the user does not exist.
   */
  begin(userId: string, now: Date): Promise<AccountDeletion | undefined>;
  /** The name to delete from the user pool; undefined when the user has signed in again since. */
  usernameToForget(userId: string): Promise<string | undefined>;
  /** Every deletion that has not finished, oldest first. */
  all(): AsyncIterable<AccountDeletion>;
  /** Deletes rows of the user, their profile last. Returns false while rows remain. */
  removeRows(userId: string): Promise<boolean>;
}

export interface AccountDeleter {
  /** Starts the deletion. Starting it again does nothing within the hour; after that it is another attempt. */
  start(deletion: AccountDeletion, now: Date): Promise<void>;
}

/** The verified content of a provider's id token; `id` is unique to the token. */
export interface VerifiedToken {
  readonly id: string;
  readonly expiresAt: Date;
  readonly identity: Identity;
}

export interface EmailSignIn {
  /** Undefined for a token of another pool or site, a stale token, or an unverified address. */
  verify(idToken: string, now: Date): Promise<VerifiedToken | undefined>;
}

export interface IdentityPool {
  /** Deletes a user from the pool; unknown users are not an error. */
  forget(username: string): Promise<void>;
  /** Whether the pool asks this user for a code of their authenticator app before it gives out a token. */
  asksForCode(username: string): Promise<boolean>;
}

/** One-time values that carry a finished sign-in from the callback to the page. */
export interface SignInTickets {
  issue(ticket: { identity: Identity; browser: string }, now: Date): Promise<string>;
  /** Consumes a ticket; undefined when it is unknown, used, expired or from another browser. */
  redeem(sessionId: string, browser: string, now: Date): Promise<Identity | undefined>;
  /** Uses up a token of the provider; false when it was used before. */
  spend(token: Pick<VerifiedToken, 'id' | 'expiresAt'>): Promise<boolean>;
}

export interface SignIn {
  /** Where to send the visitor, and the sealed cookie value that remembers the request. */
  begin(now: Date): Promise<{ redirectTo: string; sealed: string }>;
  /** The identity behind a callback, and the browser binding. Undefined when state, nonce or code do not match. */
  finish(
    callback: { query: string; sealed: string },
    now: Date,
  ): Promise<{ identity: Identity; browser: string } | undefined>;
  /** The browser binding in a sealed cookie; undefined when the cookie is forged or stale. */
  browserOf(sealed: string, now: Date): Promise<string | undefined>;
}
