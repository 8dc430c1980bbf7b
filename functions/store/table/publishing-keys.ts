import { hashOf, type Key, userPk } from './keys.ts';

export const CONNECTION_PREFIX = 'CONNECTION#';
export const PUBLICATION_PREFIX = 'PUBLICATION#';

/** A creator’s account on a platform. An account has only a few of these, so a query by prefix reads them all. */
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
 * The publication of a video to an account on a platform: written in the transaction that creates it, so that only
 * one of two requests for the same video and account takes effect.
 */
export const postedKey = (userId: string, videoId: string, connectionId: string): Key => ({
  pk: userPk(userId),
  sk: `${postedPrefix(videoId)}${hashOf(connectionId)}`,
});

/** What all accounts combined have sent to a platform on one day by the platform’s clock. Expires after two days. */
export const platformDayKey = (platform: string, day: string): Key => ({
  pk: `PLATFORM#${platform}`,
  sk: `DAY#${day}`,
});

/** The attribute of a day’s row that holds one account’s publications. */
export const ownInDay = (ownerId: string): string => `by_${hashOf(ownerId)}`;

/** The films being sent: a single update takes a slot or releases it. */
export const sendSlotsKey: Key = { pk: 'SLOTS#SENDS', sk: 'SLOTS' };
