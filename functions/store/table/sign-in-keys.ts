import { hashOf, type Key } from './keys.ts';

const guessesPk = (account: string): string => `GUESSES#${hashOf(account)}`;

/** The keys of the rows for password sign-in, all of which expire; `account` is an address in lower case. */
export const signInKeys = {
  /** Lets one request through to the user pool, and is then deleted. */
  pass: (pass: string): Key => ({ pk: `PASS#${hashOf(pass)}`, sk: 'PASS' }),
  /** Password guesses from one network, or from all unknown networks: one get and one write per guess. */
  guesses: (account: string, network: string): Key => ({ pk: guessesPk(account), sk: `FROM#${network}` }),
  /** A network or browser that the owner has signed in from: one get per guess. */
  known: (account: string, place: string): Key => ({ pk: guessesPk(account), sk: `KNOWN#${place}` }),
  /** Emails of one kind to one mailbox: one get and one write per email. */
  mailbox: (mailbox: string, kind: string): Key => ({ pk: `MAILBOX#${hashOf(mailbox)}`, sk: kind }),
} as const;
