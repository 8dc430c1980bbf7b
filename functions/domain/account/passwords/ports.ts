import type { Identity } from '#functions/domain/account/user.ts';

/** Passwords in the user pool, for someone who has just signed in there with the current one. */
export interface Passwords {
  /** Whose access token this is; undefined for an unknown or expired token. */
  ownerOf(accessToken: string): Promise<Pick<Identity, 'issuer' | 'subject'> | undefined>;
  /** Replaces the current password; false when the current password or the token is wrong. */
  change(asked: {
    readonly accessToken: string;
    readonly current: string;
    readonly password: string;
  }): Promise<boolean>;
}

/** Our record of accounts' two-step sign-in, which the user pool turns on and off without notifying us. */
export interface SecondFactors {
  /** Records whether it is on and when we learned this; true when it has changed. */
  note(userId: string, isOn: boolean, now: Date): Promise<boolean>;
}

/** Where a guess comes from. */
export interface GuessPlace {
  /** A keyed hash of the network address. */
  readonly network: string;
  /** The browser's secret, once anyone has signed in with it. */
  readonly device?: string | undefined;
}

/** The account that a guess is aimed at, and where the guess comes from. */
export interface Guess extends GuessPlace {
  readonly email: string;
}

export interface Mailboxes {
  /**
   * Counts an email requested without a session, for all spellings of an address together. Returns how many
   * seconds it must wait, or 0 when it may be sent.
   */
  take(
    mail: { readonly kind: 'code' | 'newsletter'; readonly email: string; readonly isOwners?: boolean },
    now: Date,
  ): Promise<number>;
}

/** Passes that each let one request through to the user pool. Guesses are counted before a pass is issued. */
export interface SignInPasses {
  /** A pass for one guess at an account's password, or how many seconds to wait for one. */
  issue(guess: Guess, now: Date): Promise<{ readonly pass: string } | { readonly waitSeconds: number }>;
  /** A pass for one of our own requests about this address, which does not count as a guess. */
  issueUncounted(email: string, now: Date): Promise<string>;
  /** Uses up a pass. False when it is unknown, used, expired, or for an address other than the one given. */
  spend(pass: string, email: string | undefined, now: Date): Promise<boolean>;
  /** Counts a code to be emailed, whether or not the address has an account; returns the seconds to wait. */
  mailCode(asked: Guess, now: Date): Promise<number>;
  /** Counts a guess at an emailed code; returns how many seconds it must wait, or 0 when it may be made. */
  guessCode(guess: Guess, now: Date): Promise<number>;
  /**
   * Records that the owner has proved who they are from this place: it becomes trusted and its guesses are
   * cleared. Returns the browser's secret, a new one if it had none.
   */
  trust(owner: Guess, now: Date): Promise<string>;
}
