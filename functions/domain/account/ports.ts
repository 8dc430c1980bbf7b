import type { Click } from '#functions/domain/affiliate/affiliate.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { Trait } from './person.ts';
import type { Identity, User } from './user.ts';

/** Details of a user who has just signed in. */
export interface Arrival extends User {
  /** The address from their previous sign-in, if the provider now reports a different one. */
  readonly formerEmail?: string;
}

export interface Users {
  /**
   * The user with this identity, created on the first sign-in; name, address and avatar are updated from the
   * provider. The referral click counts only when the user is created.
   */
  signIn(identity: Identity, now: Date, click?: Click): Promise<Arrival>;
  find(userId: string): Promise<User | undefined>;
  /** The id of the user with this identity; undefined before their first sign-in. */
  idOf(identity: Pick<Identity, 'issuer' | 'subject'>): Promise<string | undefined>;
}

export interface NewSession {
  readonly userId: string;
  /** When the provider confirmed the user’s identity. */
  readonly provenAt: Date;
  /** The browser's description of itself, in words. */
  readonly device: string | undefined;
  /** True if the user also proved their identity with a second factor. */
  readonly secondFactor?: boolean;
}

export interface OpenSession {
  /** Identifies the session but cannot be used to sign in. */
  readonly id: string;
  readonly device?: string | undefined;
  readonly openedAt: Date;
  /** Accurate to within `SESSION_USE_MINUTES`. */
  readonly usedAt: Date;
}

/** Sessions end at the next request. Media cookies already issued last at most `ACCESS_MINUTES`. */
export interface Sessions {
  /**
   * Opens a session and returns its secret, which is stored only as a hash. If there are more than
   * `SESSIONS_AT_ONCE`, ends the least recently used ones. Refuses (`sign_in_expired`) if the identity was confirmed
   * before all the user’s sessions were ended.
   */
  open(session: NewSession, now: Date): Promise<string>;
  /** Whether a valid session was opened with a second factor, in a sign-in after the factor was turned on. */
  hasSecondFactor(token: string, since: Date, now: Date): Promise<boolean>;
  /** Whether the user of a valid session has proved their identity within the last `RECENT_SIGN_IN_MINUTES`. */
  isRecent(token: string, now: Date): Promise<boolean>;
  /** The user of a valid session; undefined for an unknown, idle or expired one. */
  find(token: string, now: Date): Promise<string | undefined>;
  /** The valid sessions of a user, most recently used first. */
  list(userId: string, now: Date): Promise<readonly OpenSession[]>;
  /** The id of the session with this secret. */
  idOf(token: string): string;
  end(token: string): Promise<void>;
  /** Ends one session of a user; false if it has already ended or belongs to someone else. */
  endOne(userId: string, id: string): Promise<boolean>;
  /** Ends every sign-in in progress, and every session of a user except the one with this secret. */
  endOthers(userId: string, token: string, now: Date): Promise<void>;
  /** Ends every session of a user, in all browsers, and every sign-in in progress. */
  endAll(userId: string, now: Date): Promise<void>;
}

/** A browser's description of itself in words, such as "Chrome on Windows"; undefined when it isn't recognised. */
export type DeviceOf = (userAgent: string | undefined) => string | undefined;

/** Whether an attacker who knows the owner’s name and address would soon guess this password. */
export type IsCommonPassword = (chosen: {
  readonly password: string;
  readonly email: string;
  readonly name: string | undefined;
}) => boolean;

export interface Suspensions {
  /** Whether operators have suspended the account. */
  isSuspended(userId: string): Promise<boolean>;
  /** Whether the account is being deleted: its sessions have ended, and its rows are being removed. */
  isLeaving(userId: string): Promise<boolean>;
}

/** Whether an address belongs to a provider of disposable addresses. */
export type IsDisposable = (email: string) => boolean;

/** Keyed hashes of traits: a trait always has the same hash, which is meaningless without the key. */
export type PersonMarks = (traits: readonly Trait[]) => Promise<readonly string[]>;

/** The users whose accounts are being deleted. */
export interface AccountDeletions {
  /**
   * In one transaction, marks the account as being deleted, frees the identity and stores which grants the account
   * has used. Calling it again changes nothing. Returns undefined when the user does not exist.
   */
  begin(userId: string, now: Date): Promise<AccountDeletion | undefined>;
  /** The user name to delete from the user pool; undefined if the user has signed in again since then. */
  usernameToForget(userId: string): Promise<string | undefined>;
  /** Every unfinished deletion, oldest first. */
  all(): AsyncIterable<AccountDeletion>;
  /** The folder of the user's media; undefined once their profile is gone. */
  mediaFolder(userId: string): Promise<string | undefined>;
  /** Deletes the user's rows, their profile last. Returns false while rows remain. */
  removeRows(userId: string): Promise<boolean>;
}

export interface AccountDeleter {
  /** Starts the deletion. Calling again within the hour does nothing; a later call makes another attempt. */
  start(deletion: AccountDeletion, now: Date): Promise<void>;
}

/** An identity, and when its provider confirmed it. */
export interface ProvenIdentity {
  readonly identity: Identity;
  readonly provenAt: Date;
}

/** The verified content of a provider's id token; `id` is unique to the token. */
export interface VerifiedToken extends ProvenIdentity {
  readonly id: string;
  readonly expiresAt: Date;
}

export interface EmailSignIn {
  /** Undefined for a token from another pool or site, a stale token, or an unverified address. */
  verify(idToken: string, now: Date): Promise<VerifiedToken | undefined>;
}

/** The state of an address in the user pool: no account, an unconfirmed one, or a confirmed one. */
export type EmailStand = 'none' | 'unconfirmed' | 'confirmed';

/** Accounts with an e-mail address and a password. The pool emails the codes. */
export interface EmailAccounts {
  standOf(email: string): Promise<EmailStand>;
  /** Creates an unconfirmed account with a password that nobody knows, and emails a code. */
  create(person: { readonly email: string; readonly name: string; readonly pass: string }): Promise<void>;
  /** Emails another code to an unconfirmed address. */
  sendCodeAgain(email: string): Promise<void>;
  /** Emails a code that lets the owner of a confirmed address choose a password. */
  sendResetCode(email: string): Promise<void>;
  /** Confirms an address with its code; false if the code is wrong, too old or has been tried too often. */
  confirm(email: string, code: string): Promise<boolean>;
  /** Sets the password of a confirmed address with a code; false for the same reasons as `confirm`. */
  reset(email: string, code: string, password: string): Promise<boolean>;
  /** Sets the password, and the name if one is given, for an address that was just confirmed. */
  complete(email: string, password: string, name: string | undefined): Promise<void>;
}

/** The issuer named in a user pool’s tokens. */
export type PoolIssuer = (pool: { readonly region: string; readonly userPoolId: string }) => string;

export interface IdentityPool {
  /** Deletes a user from the pool; does nothing if the user is unknown. */
  forget(username: string): Promise<void>;
  /** Whether the pool requires a code from this user's authenticator app before it issues a token. */
  asksForCode(username: string): Promise<boolean>;
  /** The user names of unconfirmed users created before a given time. */
  unconfirmedBefore(time: Date): AsyncIterable<string>;
}

/** One-time values that pass a finished sign-in from the callback to the page. */
export interface SignInTickets {
  issue(ticket: { identity: Identity; browser: string }, now: Date): Promise<string>;
  /** Uses up a ticket; undefined if it is unknown, used, expired or from another browser. */
  redeem(sessionId: string, browser: string, now: Date): Promise<ProvenIdentity | undefined>;
  /** Uses up a token from the provider; false if it was used before. */
  spend(token: Pick<VerifiedToken, 'id' | 'expiresAt'>): Promise<boolean>;
}

export interface SignIn {
  /** Where to send the visitor, and the sealed cookie value that stores the sign-in request. */
  begin(now: Date): Promise<{ redirectTo: string; sealed: string }>;
  /** The identity that a callback proves, and the browser binding. Undefined if anything doesn't match. */
  finish(
    callback: { query: string; sealed: string },
    now: Date,
  ): Promise<{ identity: Identity; browser: string } | undefined>;
  /** The browser binding in a sealed cookie; undefined if the cookie is forged or stale. */
  browserOf(sealed: string, now: Date): Promise<string | undefined>;
}
