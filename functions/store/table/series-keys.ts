import { type Key, userPk } from './keys.ts';

export const SERIES_PREFIX = 'SERIES#';

/** A user's series. Ids are ULIDs, so a backward query by prefix returns the newest first. */
export const seriesKey = (userId: string, seriesId: string): Key => ({
  pk: userPk(userId),
  sk: `${SERIES_PREFIX}${seriesId}`,
});

/**
 * Which series a user has, and which of them are active: one conditional update in each transaction that adds,
 * removes, pauses or activates a series, so that concurrent transactions can’t exceed the limits together.
 */
export const allSeriesKey = (userId: string): Key => ({ pk: userPk(userId), sk: 'ALL_SERIES' });

export const ideaPrefix = (seriesId: string): string => `IDEA#${seriesId}#`;

/** A waiting idea: a query by prefix reads a series’ queue, which is then sorted by place. */
export const ideaKey = (userId: string, seriesId: string, ideaId: string): Key => ({
  pk: userPk(userId),
  sk: `${ideaPrefix(seriesId)}${ideaId}`,
});

export const RUN_PREFIX = 'RUN#';

export const runPrefix = (seriesId: string): string => `${RUN_PREFIX}${seriesId}-`;

/**
 * A run. A run’s id combines its series with the local time of its airing, `<series>-202603081830`, so a backward
 * query by prefix returns the latest airing first, and a range of keys is a range of days. Runs that are waiting for
 * an answer can therefore be found without an index, by querying the last few weeks of each of the user's series.
 */
export const runKey = (userId: string, runId: string): Key => ({
  pk: userPk(userId),
  sk: `${RUN_PREFIX}${runId}`,
});

const DAY_MS = 24 * 3_600_000;

/**
 * The key range for a series’ runs since a given time. Local times differ from UTC by less than a day, so the range
 * may start with runs that are up to two days older.
 */
export const runKeysSince = (
  seriesId: string,
  since: Date,
): { readonly from: string; readonly to: string } => {
  const prefix = runPrefix(seriesId);
  const digits = new Date(since.getTime() - DAY_MS).toISOString().replace(/\D/gu, '');
  // `:` sorts after the digits.
  return { from: `${prefix}${digits.slice(0, '202603081830'.length)}`, to: `${prefix}:` };
};
