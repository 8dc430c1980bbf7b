import type { Mail } from './mail.ts';
import type { Letter, QueuedLetter } from './queued-letter.ts';

export interface Mailer {
  /**
   * Hands an email over for delivery. Throws `MailRefused` if retrying is pointless, and any other error if a retry
   * might succeed.
   */
  send(mail: Mail): Promise<void>;
}

/** The letters waiting to be sent. */
export interface Outbox {
  /** Queues a letter; does nothing if it has already been queued. */
  add(letter: Letter, now: Date): Promise<void>;
  /** All letters that are due, longest overdue first. */
  due(now: Date): AsyncIterable<QueuedLetter>;
  /**
   * Claims a letter for one attempt, and schedules the next in case this one fails. Undefined when another call has
   * claimed it.
   */
  take(letter: QueuedLetter, now: Date): Promise<QueuedLetter | undefined>;
  /** Closes the letter; `outcome` says why. */
  settle(letter: QueuedLetter, outcome: Outcome, now: Date): Promise<void>;
  /** Deletes the letter, because its owner’s account is gone. */
  remove(letter: QueuedLetter): Promise<void>;
}

/**
 * `declined`: the owner opted out of such emails. `unverified`: nobody has proved that the address is theirs.
 * `suppressed`: emails to the address bounced or were reported as spam. `off`: the stage sends no mail. `late`: it
 * could not be sent within a day.
 */
export type Outcome = 'sent' | 'declined' | 'unverified' | 'suppressed' | 'refused' | 'off' | 'late';

/** Addresses that we no longer send mail to. */
export interface Suppressions {
  isSuppressed(address: string): Promise<boolean>;
  add(address: string, why: SuppressedFor, now: Date): Promise<void>;
  /** Allows the address to receive mail again; false when it was not suppressed. */
  lift(address: string): Promise<boolean>;
}
export type SuppressedFor = 'bounce' | 'complaint';

/** What a link in an email proves without the reader signing in. */
export interface MailLinks {
  /** The token for a link; it stays valid as long as the key exists. */
  tokenFor(link: MailLink): Promise<string>;
  /** Undefined for a token that we did not issue. */
  read(token: string): Promise<MailLink | undefined>;
}
/**
 * `userId`: unsubscribes an account from all emails except notices. `newsletter`: ends this subscription. `confirm`:
 * proves that whoever has the link can read the mailbox for which this subscription was requested; valid `until`.
 */
export type MailLink =
  | { readonly userId: string }
  | { readonly newsletter: string }
  | { readonly confirm: string; readonly until: string };

export interface MailPreferences {
  /** Stores whether a user wants optional emails; does nothing when the user no longer exists. */
  save(userId: string, wanted: boolean): Promise<void>;
  /** Stores the time zone a user’s times are shown in; does nothing when the user no longer exists. */
  saveTimeZone(userId: string, timeZone: string): Promise<void>;
  /** Stores a time zone unless the user already has one. */
  saveFirstTimeZone(userId: string, timeZone: string): Promise<void>;
}
