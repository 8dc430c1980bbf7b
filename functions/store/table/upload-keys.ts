import { type Key, userPk } from './keys.ts';

export const UPLOAD_PREFIX = 'UPLOAD#';

/** A creator's own file. Ids are ULIDs: a query by prefix, backwards, is newest first. */
export const uploadKey = (userId: string, uploadId: string): Key => ({
  pk: userPk(userId),
  sk: `${UPLOAD_PREFIX}${uploadId}`,
});

/** What all of a user's files take: one conditional update for each that comes or goes. */
export const storageKey = (userId: string): Key => ({ pk: userPk(userId), sk: 'STORAGE' });

/** The index `gsi1` holds the uploads that need a look, longest due first: for PruneUploads. */
export const uploadsIndex = (dueAt: string, uploadId: string) => ({
  gsi1pk: 'UPLOADS',
  gsi1sk: `${dueAt}#${uploadId}`,
});

/** The permit that takes a file: stays while it may bring one, whatever happens to its upload. */
export const permitKey = (userId: string, uploadId: string): Key => ({
  pk: userPk(userId),
  sk: `PERMIT#${uploadId}`,
});

/** The same index holds the permits, longest over first: for PruneUploads. */
export const permitsIndex = (overAt: string, uploadId: string) => ({
  gsi1pk: 'PERMITS',
  gsi1sk: `${overAt}#${uploadId}`,
});

/** How far FindStrays is in the bucket: one get a run, and one put a page. */
export const STRAYS_ROUND: Key = { pk: 'STRAYS', sk: 'ROUND' };
