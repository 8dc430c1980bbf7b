import { type Key, userPk } from './keys.ts';

/**
 * What a user spent without making a video, in a month and on each of its days: one conditional update before
 * spending.
 */
export const unpaidKey = (userId: string, month: string): Key => ({
  pk: userPk(userId),
  sk: `UNPAID#${month}`,
});

/** Seconds of speech synthesized for a user on a day (UTC) before a video was made. Expires after the day. */
export const spokenKey = (userId: string, day: string): Key => ({ pk: userPk(userId), sk: `SPOKEN#${day}` });
