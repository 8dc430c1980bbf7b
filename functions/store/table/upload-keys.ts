import { type Key, userPk } from './keys.ts';

export const UPLOAD_PREFIX = 'UPLOAD#';

/** A creator's own file. Ids are ULIDs, so a backward query by prefix returns the newest first. */
export const uploadKey = (userId: string, uploadId: string): Key => ({
  pk: userPk(userId),
  sk: `${UPLOAD_PREFIX}${uploadId}`,
});

/** The storage used by all of a user's files: one conditional update for each file added or removed. */
export const storageKey = (userId: string): Key => ({ pk: userPk(userId), sk: 'STORAGE' });

/** The index `gsi1` holds the uploads that need attention, longest overdue first: for PruneUploads. */
export const uploadsIndex = (dueAt: string, uploadId: string) => ({
  gsi1pk: 'UPLOADS',
  gsi1sk: `${dueAt}#${uploadId}`,
});

/** The permit for uploading a file: kept for as long as the file may still arrive, whatever happens to its upload. */
export const permitKey = (userId: string, uploadId: string): Key => ({
  pk: userPk(userId),
  sk: `PERMIT#${uploadId}`,
});

/** The same index holds the permits, longest expired first: for PruneUploads. */
export const permitsIndex = (overAt: string, uploadId: string) => ({
  gsi1pk: 'PERMITS',
  gsi1sk: `${overAt}#${uploadId}`,
});

/** How far FindStrays has got in the bucket: one get per run, and one put per page. */
export const STRAYS_ROUND: Key = { pk: 'STRAYS', sk: 'ROUND' };
