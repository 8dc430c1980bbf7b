import { hashOf, type Key, userPk } from './keys.ts';

export const CONNECTION_PREFIX = 'CONNECTION#';
export const PUBLICATION_PREFIX = 'PUBLICATION#';

/** A creator's account at a platform. An account has only a few of these, so a query by prefix reads them all. */
export const connectionKey = (userId: string, id: string): Key => ({
  pk: userPk(userId),
  sk: `${CONNECTION_PREFIX}${id}`,
});

/** Ids are ULIDs: a backward query by prefix returns the newest first. */
export const publicationKey = (userId: string, id: string): Key => ({
  pk: userPk(userId),
  sk: `${PUBLICATION_PREFIX}${id}`,
});

export const postedPrefix = (videoId: string): string => `POSTED#${videoId}#`;

/**
 * The publication of a video to an account at a platform: written in the transaction that creates it, so that of two
 * requests for the same video and account only one has an effect.
 */
export const postedKey = (userId: string, videoId: string, connectionId: string): Key => ({
  pk: userPk(userId),
  sk: `${postedPrefix(videoId)}${hashOf(connectionId)}`,
});

/** What all accounts together have sent to a platform on one of the platform’s days. Expires after two days. */
export const platformDayKey = (platform: string, day: string): Key => ({
  pk: `PLATFORM#${platform}`,
  sk: `DAY#${day}`,
});

/** The attribute of such a row that holds one account’s publications. */
export const ownInDay = (ownerId: string): string => `by_${hashOf(ownerId)}`;

/** The films that are being sent: one update takes a slot or gives it back. */
export const sendSlotsKey: Key = { pk: 'SLOTS#SENDS', sk: 'SLOTS' };
