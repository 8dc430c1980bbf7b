import { type Key, userPk } from './keys.ts';

export const DELETED_PREFIX = 'DELETED#';

/** A deleted video that can still be restored: a query by prefix lists all of a user's deleted videos. */
export const deletedVideoKey = (userId: string, videoId: string): Key => ({
  pk: userPk(userId),
  sk: `${DELETED_PREFIX}${videoId}`,
});

/** The index `gsi1` holds the deleted videos, those to be erased soonest first: for PruneMedia. */
export const deletedIndex = (erasedAt: string, videoId: string) => ({
  gsi1pk: 'DELETED',
  gsi1sk: `${erasedAt}#${videoId}`,
});

/** The same index holds the videos that keep a previous version, those that lose it soonest first: for PruneMedia. */
export const previousIndex = (until: string, videoId: string) => ({
  gsi1pk: 'PREVIOUS',
  gsi1sk: `${until}#${videoId}`,
});
