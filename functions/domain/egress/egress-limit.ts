import { ACCESS_MINUTES, EGRESS_GB, type Subscription } from '#contract/catalogue.ts';
import { nextMonthOf } from '#functions/domain/credits/credits.ts';

const BYTES_PER_GB = 1e9;
/** An account near its limit gets only short-lived access, because traffic is counted with a delay of minutes. */
const NEAR_GB = 10;
const SHORT_ACCESS_MINUTES = 5;
/** Below this, an account is nowhere near its limit and doesn’t need to be looked up. */
export const ROOMY_BYTES = (Math.min(...Object.values(EGRESS_GB)) - NEAR_GB) * BYTES_PER_GB;
/** Owners still see their own videos while share links are suspended, up to this many times the limit. */
const OWNER_FACTOR = 1.5;

export const egressLimitOf = (subscription: Subscription): number => EGRESS_GB[subscription] * BYTES_PER_GB;

/** How long new access lasts, in minutes; 0 when share links and downloads are suspended until the month ends. */
export const accessMinutesAt = (used: number, subscription: Subscription): number => {
  const left = egressLimitOf(subscription) - used;
  if (left <= 0) return 0;
  return left < NEAR_GB * BYTES_PER_GB ? SHORT_ACCESS_MINUTES : ACCESS_MINUTES;
};

/** Whether not even the owner’s own pages can load files any more. */
export const isFarAboveLimit = (used: number, subscription: Subscription): boolean =>
  used >= egressLimitOf(subscription) * OWNER_FACTOR;

/** How long new access from the owner’s own pages lasts, in minutes; 0 if the account is far above its limit. */
export const ownAccessMinutesAt = (used: number, subscription: Subscription): number =>
  isFarAboveLimit(used, subscription) ? 0 : accessMinutesAt(used, subscription) || SHORT_ACCESS_MINUTES;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The day on which the month's figures reset: `1 December`. */
export const restsUntil = (now: Date): string => DAY.format(nextMonthOf(now));

/** The message that viewers see when a share link is suspended. */
export const restingSentence = (now: Date): string =>
  `This video has been watched so often this month that it’s resting. It’s back on ${restsUntil(now)}.`;

/** The message that the owner sees when a download is refused. */
export const downloadsRestSentence = (now: Date): string =>
  `Your videos were watched and downloaded so often this month that downloads are paused. They’re back on ${restsUntil(now)}, or as soon as you choose a bigger plan.`;

/** The message that the owner sees when the account’s archive can’t be opened. */
export const archiveRestsSentence = (now: Date): string =>
  `So much was watched and downloaded from your account this month that your archive is paused too. Export your data again on ${restsUntil(now)}, or as soon as you choose a bigger plan.`;
