import { createHash } from 'node:crypto';

/** Every key string of the table, each with what it is read by. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Secrets are stored and looked up by their hash only. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const userPk = (userId: string): string => `USER#${userId}`;

export const keys = {
  /** The user of an identity: one get at sign-in. */
  identity: (issuer: string, subject: string): Key => ({
    pk: `IDENTITY#${hashOf(issuer, subject)}`,
    sk: 'USER',
  }),
  /** Everything of a user is one partition, so that it can be listed and deleted together. */
  profile: (userId: string): Key => ({ pk: userPk(userId), sk: 'PROFILE' }),
  credits: (userId: string): Key => ({ pk: userPk(userId), sk: 'CREDITS' }),
  ledger: (userId: string, rowId: string): Key => ({ pk: userPk(userId), sk: `LEDGER#${rowId}` }),
  /** Ids are ULIDs: a query by prefix, backwards, is newest first. */
  story: (userId: string, storyId: string): Key => ({ pk: userPk(userId), sk: `STORY#${storyId}` }),
  video: (userId: string, videoId: string): Key => ({ pk: userPk(userId), sk: `VIDEO#${videoId}` }),
  idempotency: (userId: string, route: string, key: string): Key => ({
    pk: userPk(userId),
    sk: `IDEMPOTENCY#${route}#${hashOf(key)}`,
  }),
  /** A request's session: one get. The pointer in the user's partition is for ending all of them. */
  session: (token: string): Key => ({ pk: `SESSION#${hashOf(token)}`, sk: 'SESSION' }),
  sessionPointer: (userId: string, token: string): Key => ({
    pk: userPk(userId),
    sk: `SESSION#${hashOf(token)}`,
  }),
  ticket: (sessionId: string): Key => ({ pk: `TICKET#${hashOf(sessionId)}`, sk: 'TICKET' }),
} as const;

/** The sparse index `gsi1` holds the videos that are generating or being deleted, oldest attempt first: for the sweep. */
export const unfinishedIndex = (attemptedAt: string, videoId: string) => ({
  gsi1pk: 'UNFINISHED',
  gsi1sk: `${attemptedAt}#${videoId}`,
});
