import { type Key, userPk } from './keys.ts';

export const STORYBOARD_PREFIX = 'STORYBOARD#';

export const storyboardKey = (userId: string, id: string): Key => ({
  pk: userPk(userId),
  sk: `${STORYBOARD_PREFIX}${id}`,
});

/** Each story’s open storyboard, and how many are open: one get whenever a storyboard is opened. */
export const openStoryboardsKey = (userId: string): Key => ({ pk: userPk(userId), sk: 'STORYBOARDS' });
