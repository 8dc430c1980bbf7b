import { type Key, keys, userPk } from './keys.ts';

/** The rows of a queue: each account's entries, the slots that are taken, and whose turn it is. */
export interface QueueKeys {
  readonly account: (userId: string) => Key;
  readonly slots: Key;
  /** A query with a limit of one returns the account in a tier that has waited longest. */
  readonly turn: (tier: string, since: string, userId: string) => Key;
}

const queueOf = (name: string): QueueKeys => ({
  account: (userId) => ({ pk: userPk(userId), sk: name }),
  slots: { pk: `SLOTS#${name}`, sk: 'SLOTS' },
  turn: (tier, since, userId) => ({ pk: `QUEUE#${name}#${tier}`, sk: `${since}#${userId}` }),
});

export const FILM_QUEUE: QueueKeys = { account: keys.films, slots: keys.filmSlots, turn: keys.turn };
export const CHECK_QUEUE: QueueKeys = queueOf('CHECKS');
export const PACK_QUEUE: QueueKeys = queueOf('PACKS');

/** What an account's checks and archives cost on a day (UTC): one get before each starts, one update when it ends. */
export const workSpentKey = (userId: string, day: string): Key => ({ pk: userPk(userId), sk: `WORK#${day}` });
