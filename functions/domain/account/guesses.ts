/**
 * How many passwords may be tried for one account. Guesses from a browser that the owner has used to sign in are
 * counted separately from all others, and so are guesses from a network that the owner has signed in from. Strangers
 * can't lock the owner out, even if they share that network.
 *
 * After n wrong passwords, counted until 15 minutes pass without one, Cognito itself locks an account for
 * everyone for 2^(n-5) seconds. `all` keeps that lock shorter than a minute, and `restMinutes` gives Cognito’s count
 * time to expire.
 */
export const GUESSES = {
  /** From a browser or network that the owner has signed in from. */
  known: 10,
  /** From one other network. */
  network: 5,
  /** From all other networks together. */
  all: 10,
  /**
   * Once these guesses are used up, the next one must wait this long; each guess that is allowed restarts the wait.
   */
  restMinutes: 16,
} as const;

/** A group of guesses that are counted together, and when the last one was made. */
export interface CountedGuess {
  readonly count: number;
  readonly lastAt: Date;
}

const MINUTE_MS = 60_000;

/** How many seconds have to pass before the next guess. */
export const waitOf = ({ count, lastAt }: CountedGuess, most: number, now: Date): number => {
  const restOverAt = lastAt.getTime() + GUESSES.restMinutes * MINUTE_MS;
  return count < most ? 0 : Math.max(0, Math.ceil((restOverAt - now.getTime()) / 1000));
};

/** The counts after one more guess. */
export const countedOn = (before: CountedGuess | undefined, now: Date): CountedGuess => {
  const isRested =
    before === undefined || now.getTime() - before.lastAt.getTime() >= GUESSES.restMinutes * MINUTE_MS;
  return { count: isRested ? 1 : before.count + 1, lastAt: now };
};

/** The canonical spelling of an address, following the user pool’s rules for comparing addresses. */
export const accountOf = (email: string): string => email.trim().toLowerCase();
