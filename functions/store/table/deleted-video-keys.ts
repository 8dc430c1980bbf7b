import { type Key, userPk } from './keys.ts';

export const DELETED_PREFIX = 'DELETED#';

/** A deleted video that can still be restored: a query by prefix lists all of a user's deleted videos. */
export const deletedVideoKey = (userId: string, videoId: string): Key => ({
  pk: userPk(userId),
  sk: `${DELETED_PREFIX}${videoId}`,
});

/** For PruneMedia: the index `gsi1` holds the deleted videos, sorted by when they will be erased. */
export const deletedIndex = (erasedAt: string, videoId: string) => ({
  gsi1pk: 'DELETED',
  gsi1sk: `${erasedAt}#${videoId}`,
});

/**
 * For PruneMedia: the same index holds the videos that still have a previous version, sorted by when they will lose
 * it.
 */
export const previousIndex = (until: string, videoId: string) => ({
  gsi1pk: 'PREVIOUS',
  gsi1sk: `${until}#${videoId}`,
});
