import { z } from 'zod';

/** The account a letter is for; the email address and preference are read when the letter is sent. */
const ToOwner = z.object({ userId: z.string() });
/** Someone who requested the newsletter; the id of the subscription does not reveal the address. */
const ToSubscriber = z.object({ address: z.string(), subscription: z.string() });

/**
 * The last letter to someone whose account is being deleted: by the time it is sent, the account and its email
 * address can’t be read any more.
 */
const ToFormerOwner = z.object({ address: z.string(), formerUser: z.string() });

/**
 * A letter to be queued. `once` identifies it among its recipient's letters; letters with the same name are
 * sent only once.
 */
export const Letter = z.object({
  to: z.union([ToOwner, ToSubscriber, ToFormerOwner]),
  kind: z.string(),
  facts: z.unknown(),
  once: z.string(),
});
export type Letter = Readonly<z.infer<typeof Letter>>;

/** A letter in the outbox. */
export const QueuedLetter = Letter.extend({
  createdAt: z.iso.datetime(),
  /** When the letter is due; every attempt pushes this back. */
  dueAt: z.iso.datetime(),
  tries: z.int().min(0),
});
export type QueuedLetter = Readonly<z.infer<typeof QueuedLetter>>;

const MINUTE_MS = 60_000;
/** 1, 2, 4 … minutes, at most an hour. */
const LONGEST_WAIT_MINUTES = 60;
/** An email that is a day late is no longer news. */
export const GIVE_UP_MS = 24 * 60 * MINUTE_MS;

/** When to retry a letter that had `tries` attempts before the current one. */
export const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** tries, LONGEST_WAIT_MINUTES) * MINUTE_MS);

export const isTooLate = ({ createdAt }: Pick<QueuedLetter, 'createdAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) > GIVE_UP_MS;
