import type { Identity } from './user.ts';

/** What handlers and steps need of the user pool. */

/** What a provider's id token was found to say; `id` is unique to the token. */
export interface VerifiedToken {
  readonly id: string;
  readonly expiresAt: Date;
  readonly identity: Identity;
}

export interface EmailSignIn {
  /** Undefined for a token that is not the pool's, not for this site, not fresh or of an unverified address. */
  verify(idToken: string, now: Date): Promise<VerifiedToken | undefined>;
}

export interface IdentityPool {
  /** Forgets somebody; somebody it does not know is no error. */
  forget(username: string): Promise<void>;
}
