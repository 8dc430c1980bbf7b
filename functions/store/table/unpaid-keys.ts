import { type Key, userPk } from './keys.ts';

/** What a user has spent without making a video, per month and per day: one conditional update before spending. */
export const unpaidKey = (userId: string, month: string): Key => ({
  pk: userPk(userId),
  sk: `UNPAID#${month}`,
});

/** Seconds of speech synthesized for a user on a day (UTC) before a video was made. Expires once the day is over. */
export const spokenKey = (userId: string, day: string): Key => ({ pk: userPk(userId), sk: `SPOKEN#${day}` });
