/**
 * How many passwords may be tried for one account. Guesses from a network that its owner has signed in from are counted
 * apart from all others, so that strangers can't lock the owner out.
 *
 * Cognito locks an account by itself: after n wrong passwords for 2^(n-5) seconds, for everyone, until 15 minutes pass
 * without any. `all` keeps that below a minute, and `restMinutes` lets Cognito forget.
 */
export const GUESSES = {
  /** From a network that the owner has signed in from. */
  known: 10,
  /** From one other network. */
  network: 5,
  /** From all other networks together. */
  all: 10,
  /** After the last of them, the next one has to wait this long; a guess that is let through begins the wait anew. */
  restMinutes: 16,
} as const;

/** A network counts as the owner's for this long after they signed in from it. */
export const KNOWN_NETWORK_DAYS = 90;

/** Guesses counted together, and when the last one was. */
export interface Counted {
  readonly count: number;
  readonly lastAt: Date;
}

const MINUTE_MS = 60_000;

/** How many seconds the next guess has to wait. */
export const waitOf = ({ count, lastAt }: Counted, most: number, now: Date): number => {
  const restOverAt = lastAt.getTime() + GUESSES.restMinutes * MINUTE_MS;
  return count < most ? 0 : Math.max(0, Math.ceil((restOverAt - now.getTime()) / 1000));
};

/** The counts after one more guess. */
export const countedOn = (before: Counted | undefined, now: Date): Counted => {
  const isRested =
    before === undefined || now.getTime() - before.lastAt.getTime() >= GUESSES.restMinutes * MINUTE_MS;
  return { count: isRested ? 1 : before.count + 1, lastAt: now };
};

/** One spelling for an address as the user pool compares them. */
export const accountOf = (email: string): string => email.trim().toLowerCase();
