export const HOUR = 60 * 60;
export const DAY = 24 * HOUR;

/**
 * The moment `count` calendar months after `anchor`, in seconds: the same day and time of day, or the last day if the
 * month is too short.
 */
export function monthsAfter(anchor: number, count: number): number {
  const start = new Date(anchor * 1000);
  const target = new Date(anchor * 1000);
  target.setUTCDate(1);
  target.setUTCMonth(start.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(target.getTime() / 1000);
}

/** The first moment after `after` that is a whole number of months after `anchor`. */
export function nextMonth(anchor: number, after: number): number {
  for (let count = 1; ; count += 1) {
    const moment = monthsAfter(anchor, count);
    if (moment > after) return moment;
  }
}
