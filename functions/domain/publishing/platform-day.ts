import { SHARED_QUOTA_PERCENT, SHARED_UPLOADS_A_DAY, type Subscription } from '#contract/catalogue.ts';
import type { PlatformId } from '#contract/platforms.ts';
import { type Counter, countersOf } from '#functions/domain/budget/budget.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import type { Publication } from './publication.ts';

type ExtraKind = NonNullable<Publication['extras']>[number];

/**
 * A platform’s quota that all of a stage’s accounts share: the daily allowance, and the time the platform’s day
 * starts.
 */
interface Quota {
  readonly timeZone: string;
  readonly uploads: number;
  /** The quota units available for calls other than uploads. */
  readonly units: number;
  /**
   * The quota units a video uses: about twenty status checks while it is processed, plus those for each further file.
   */
  readonly unitsFor: Readonly<Record<'looks' | ExtraKind, number>>;
}

const QUOTAS: Readonly<Partial<Record<PlatformId, Quota>>> = {
  youtube: {
    timeZone: 'America/Los_Angeles',
    uploads: 100,
    units: 10_000,
    unitsFor: { looks: 25, poster: 50, captions: 400 },
  },
};

/** A part of a day’s quota. */
export interface Amount {
  readonly uploads: number;
  readonly units: number;
}

export interface PlatformDay extends Amount {
  readonly platform: PlatformId;
  /** The date in the platform’s time zone, such as `2026-11-28`. */
  readonly date: string;
  /** When the next day begins. */
  readonly ends: Date;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const dateIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The start of the next day in a time zone; a day may have 23 or 25 hours. */
const nextDay = (timeZone: string, now: Date): Date => {
  const today = dateIn(timeZone, now);
  let [before, after] = [now.getTime(), now.getTime() + 26 * HOUR_MS];
  while (after - before > MINUTE_MS) {
    const middle = (before + after) / 2;
    if (dateIn(timeZone, new Date(middle)) === today) before = middle;
    else after = middle;
  }
  return new Date(Math.floor(after / MINUTE_MS) * MINUTE_MS);
};

/** The platform’s current day; undefined if the platform limits only individual accounts. */
export const platformDay = (platform: PlatformId, now: Date): PlatformDay | undefined => {
  const quota = QUOTAS[platform];
  if (quota === undefined) return undefined;
  const { timeZone, uploads, units } = quota;
  return { platform, date: dateIn(timeZone, now), uploads, units, ends: nextDay(timeZone, now) };
};

/** How many units a video with these further files uses. */
export const unitsOf = (platform: PlatformId, extras: readonly ExtraKind[]): number => {
  const takes = QUOTAS[platform]?.unitsFor;
  return takes === undefined ? 0 : extras.reduce((sum, kind) => sum + takes[kind], takes.looks);
};

/**
 * How much of a day’s quota has been used: by all accounts, by those in lower tiers, and by one account’s uploads.
 */
export interface UsedDay {
  readonly by: Readonly<Record<Counter, Amount>>;
  readonly own: number;
}

/** How much of a day’s quota may have been used if there is to be room for another video. */
export interface RoomInDay {
  /** A limit for each counter that the video is added to. */
  readonly by: readonly (Amount & { readonly counter: Counter })[];
  /** Its account’s uploads. */
  readonly own: number;
  /** The most uploads the account may make on this day. */
  readonly ownMost: number;
}

const PERCENT = 100;
const SHARES: Readonly<Record<Counter, number>> = {
  all: PERCENT,
  paid: PERCENT,
  trial: SHARED_QUOTA_PERCENT.unpaid,
  free: SHARED_QUOTA_PERCENT.free,
};
/** How many videos fit into a day’s quota if each uses this many units. */
export const videosIn = (day: Amount, units: number): number =>
  Math.min(day.uploads, Math.floor(day.units / units));

const shareOf = (amount: number, percent: number): number => Math.floor((amount * percent) / PERCENT);

/**
 * How much of the day may have been used for a video of this many units to fit, on an account with this subscription.
 */
export const roomFor = (day: PlatformDay, subscription: Subscription, units: number): RoomInDay => {
  const accountMost = shareOf(videosIn(day, units), SHARED_QUOTA_PERCENT.account);
  const ownMost = Math.max(1, Math.min(SHARED_UPLOADS_A_DAY[subscription], accountMost));
  return {
    by: countersOf(tierOf(subscription), 'month').map((counter) => ({
      counter,
      uploads: shareOf(day.uploads, SHARES[counter]) - 1,
      units: shareOf(day.units, SHARES[counter]) - units,
    })),
    own: ownMost - 1,
    ownMost,
  };
};

/** What is used up: the account’s share of the day’s quota, its tier’s share, or the whole quota. */
export type FullPart = 'account' | 'tier' | 'day';

/** Which limit leaves no room for another video; undefined if there is room. */
export const fullPart = (used: UsedDay, room: RoomInDay): FullPart | undefined => {
  if (used.own > room.own) return 'account';
  const full = room.by.filter(
    ({ counter, uploads, units }) => used.by[counter].uploads > uploads || used.by[counter].units > units,
  );
  if (full.length === 0) return undefined;
  return full.some(({ counter }) => counter === 'all') ? 'day' : 'tier';
};

/** How much of a day’s quota has been used, as a whole percentage. */
export const usedPercent = (day: PlatformDay, used: Amount): number =>
  Math.floor(PERCENT * Math.max(used.uploads / day.uploads, used.units / day.units));
