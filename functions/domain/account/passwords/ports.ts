import type { Identity } from '#functions/domain/account/user.ts';

/** The user pool’s passwords, for someone who has just signed in there with their current one. */
export interface Passwords {
  /** The user to whom this access token belongs; undefined for an unknown or expired token. */
  ownerOf(accessToken: string): Promise<Pick<Identity, 'issuer' | 'subject'> | undefined>;
  /** Replaces the current password; false when the current password or the token is wrong. */
  change(asked: {
    readonly accessToken: string;
    readonly current: string;
    readonly password: string;
  }): Promise<boolean>;
}

/**
 * Our record of which accounts use two-step sign-in, which can be turned on and off in the user pool without our
 * being notified.
 */
export interface SecondFactors {
  /** Records whether two-step sign-in is on and when we found out; true if that has changed. */
  note(userId: string, isOn: boolean, now: Date): Promise<boolean>;
}

/** Where a guess comes from. */
export interface GuessPlace {
  /** A keyed hash of the network address. */
  readonly network: string;
  /** The secret stored in this browser, if anyone has signed in with it. */
  readonly device?: string | undefined;
}

/** The account whose password is being guessed, and where the guess comes from. */
export interface Guess extends GuessPlace {
  readonly email: string;
}

export interface Mailboxes {
  /**
   * Counts an email requested without a session, for all spellings of an address together. Returns how many seconds
   * the email must wait, or 0 if it may be sent now.
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
  /** Uses up a pass. False if the pass is unknown, used, expired, or for a different address. */
  spend(pass: string, email: string | undefined, now: Date): Promise<boolean>;
  /**
   * Counts a code that is to be emailed, whether or not the address has an account; returns how many seconds to wait.
   */
  mailCode(asked: Guess, now: Date): Promise<number>;
  /** Counts a guess at an emailed code; returns how many seconds the guess must wait, or 0 if it may be made now. */
  guessCode(guess: Guess, now: Date): Promise<number>;
  /**
   * Records that the owner has proved their identity from this place: the place becomes trusted and its guesses are
   * cleared. Returns the browser's secret, or a new one if it had none.
   */
  trust(owner: Guess, now: Date): Promise<string>;
}
