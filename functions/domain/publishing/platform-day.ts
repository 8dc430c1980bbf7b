import type { PlatformId } from '#contract/platforms.ts';

/** How many videos all accounts of a stage together may send to a platform in one of its days, and where its day begins. */
const DAYS: Readonly<Partial<Record<PlatformId, { readonly uploads: number; readonly timeZone: string }>>> = {
  // An upload with its captions and thumbnail takes 450 of 10,000 units, and one of 100 uploads.
  youtube: { uploads: 22, timeZone: 'America/Los_Angeles' },
};

export interface PlatformDay {
  /** Such as `2026-11-28`, in the platform's time zone. */
  readonly date: string;
  readonly uploads: number;
  /** When the next day begins. */
  readonly ends: Date;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const dateIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The first minute of the next date in a time zone; a day may have 23 or 25 hours. */
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

/** The platform's day; undefined where only accounts have a limit. */
export const platformDay = (platform: PlatformId, now: Date): PlatformDay | undefined => {
  const day = DAYS[platform];
  return day && { date: dateIn(day.timeZone, now), uploads: day.uploads, ends: nextDay(day.timeZone, now) };
};
