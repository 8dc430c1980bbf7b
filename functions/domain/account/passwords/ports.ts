import type { Identity } from '#functions/domain/account/user.ts';

/** Passwords of the user pool, for whoever has just signed in there with the current one. */
export interface Passwords {
  /** Whose access token it is; undefined for one that the pool doesn't know or that has expired. */
  ownerOf(accessToken: string): Promise<Pick<Identity, 'issuer' | 'subject'> | undefined>;
  /** Puts a password in place of the current one; false when the current one or the token isn't right. */
  change(asked: {
    readonly accessToken: string;
    readonly current: string;
    readonly password: string;
  }): Promise<boolean>;
}

/** What we know of accounts' two-step sign-in, which the user pool switches without telling us. */
export interface SecondFactors {
  /** Records whether it is on, and since when we know; true when that is news. */
  note(userId: string, isOn: boolean, now: Date): Promise<boolean>;
}

/** Where a guess comes from. */
export interface GuessPlace {
  /** A keyed hash of the network address. */
  readonly network: string;
  /** The secret of the browser, once anybody has signed in with it. */
  readonly device?: string | undefined;
}

/** The account that a guess is about, and where it comes from. */
export interface Guess extends GuessPlace {
  readonly email: string;
}

export interface Mailboxes {
  /**
   * Counts a mail that somebody without a session asks for, for all spellings of an address together. Returns how many
   * seconds it has to wait instead; 0 when it may go.
   */
  take(
    mail: { readonly kind: 'code' | 'newsletter'; readonly email: string; readonly isOwners?: boolean },
    now: Date,
  ): Promise<number>;
}

/** Passes that let one request through to the user pool, and the guesses counted before they are given out. */
export interface SignInPasses {
  /** A pass for one guess at the password of an account, or how many seconds to wait for one. */
  issue(guess: Guess, now: Date): Promise<{ readonly pass: string } | { readonly waitSeconds: number }>;
  /** A pass for our own request for this address, which is no guess. */
  issueUncounted(email: string, now: Date): Promise<string>;
  /** Uses up a pass. False when it is unknown, used, expired, or for another address, if one is given. */
  spend(pass: string, email: string | undefined, now: Date): Promise<boolean>;
  /** Counts a code to be mailed, whether the address has an account or not; how many seconds it has to wait instead. */
  mailCode(asked: Guess, now: Date): Promise<number>;
  /** Counts a guess at a mailed code; how many seconds it has to wait instead. */
  guessCode(guess: Guess, now: Date): Promise<number>;
  /**
   * The owner has proved who they are from this place: it becomes known, and guesses are forgotten. Returns the browser's
   * secret, a new one if it had none.
   */
  trust(owner: Guess, now: Date): Promise<string>;
}
