import type { AccountFilms } from './account-films.ts';

/** An account's films, how many accounts are ahead of it, and how many slots there are. */
export interface Line {
  readonly films: AccountFilms;
  /** How many accounts are ahead of this one; undefined while the account is waiting for its own films to finish. */
  readonly ahead: number | undefined;
  readonly slots: number;
}

/** The position of a waiting attempt, counting from 1, and when its video should be finished. */
export interface QueuePlace {
  readonly place: number;
  readonly secondsLeft?: number;
}

/**
 * An account gets one slot per turn, so its second attempt waits for two rounds of the accounts ahead. While the
 * account is waiting for its own films to finish, only those count. `seconds`: how long a film like this takes;
 * undefined if unknown. Returns undefined for an attempt that is not waiting.
 */
export const queuePlaceOf = (
  { films, ahead, slots }: Line,
  name: string,
  seconds: number | undefined,
): QueuePlace | undefined => {
  const index = films.waiting.indexOf(name);
  if (index === -1) return undefined;
  const { limit } = films.standing;
  const place = (index + 1) * ((ahead ?? 0) + 1);
  if (seconds === undefined) return { place };
  const free = ahead === undefined ? 0 : Math.max(0, limit - films.running.length);
  const forOwn = Math.max(0, index + 1 - free) / limit;
  const forOthers = ahead === undefined ? 0 : place / slots;
  return { place, secondsLeft: Math.round(seconds * (1 + Math.max(forOwn, forOthers))) };
};
