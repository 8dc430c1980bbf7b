import type { Mail } from './mail.ts';
import type { Letter, QueuedLetter } from './queued-letter.ts';

export interface Mailer {
  /**
   * Hands a mail over for delivery. Throws `MailRefused` for a mail that no later try would deliver, and any other
   * error for one that a later try may.
   */
  send(mail: Mail): Promise<void>;
}

/** The mails that wait to be sent. */
export interface Outbox {
  /** Queues a letter; does nothing when it was queued before. */
  add(letter: Letter, now: Date): Promise<void>;
  /** Every letter that is due, longest due first. */
  due(now: Date): AsyncIterable<QueuedLetter>;
  /**
   * Takes a letter for one try and sets the time of the next, in case this one fails. Undefined when somebody else has
   * taken it.
   */
  take(letter: QueuedLetter, now: Date): Promise<QueuedLetter | undefined>;
  /** Nothing more happens to the letter; `outcome` says why. */
  settle(letter: QueuedLetter, outcome: Outcome, now: Date): Promise<void>;
  /** Deletes the letter, because its owner’s account is gone. */
  remove(letter: QueuedLetter): Promise<void>;
}

/**
 * `declined`: its owner wants no such mails. `unverified`: nobody has proved that the address is theirs. `suppressed`:
 * the address bounced or complained. `off`: the stage sends no mail. `late`: it could not be sent for a day.
 */
export type Outcome = 'sent' | 'declined' | 'unverified' | 'suppressed' | 'refused' | 'off' | 'late';

/** Addresses that get no more mail. */
export interface Suppressions {
  isSuppressed(address: string): Promise<boolean>;
  add(address: string, why: SuppressedFor, now: Date): Promise<void>;
  /** Lets the address get mail again; false when it was not suppressed. */
  lift(address: string): Promise<boolean>;
}
export type SuppressedFor = 'bounce' | 'complaint';

/** What the links in mails prove, without a sign-in. */
export interface MailLinks {
  /** The token of a link; it stays valid as long as the key. */
  tokenFor(link: MailLink): Promise<string>;
  /** Undefined for a token that we did not issue. */
  read(token: string): Promise<MailLink | undefined>;
}
/**
 * `userId`: ends the mails of an account that are not notices. `newsletter`: ends this subscription. `confirm`: whoever has
 * it reads the mailbox that asked for this subscription; valid `until`.
 */
export type MailLink =
  | { readonly userId: string }
  | { readonly newsletter: string }
  | { readonly confirm: string; readonly until: string };

export interface MailPreferences {
  /** Stores whether a user wants mails that they may do without; does nothing when the user is gone. */
  save(userId: string, wanted: boolean): Promise<void>;
}
