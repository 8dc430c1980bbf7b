/** Formats a time for a letter, with its time zone. */
const spoken = (at: string, timeZone: string, how: Intl.DateTimeFormatOptions): string =>
  `${new Intl.DateTimeFormat('en-GB', { ...how, timeZone })
    .format(new Date(at))
    .replace(' at ', ', ')} (${timeZone})`;

/** `2026-11-24T08:15:00Z` as `24 November 2026, 09:15 (Europe/Berlin)`. */
export const spokenTime = (at: string, timeZone: string): string =>
  spoken(at, timeZone, { dateStyle: 'long', timeStyle: 'short' });

/** `2026-12-01T00:00:00Z` as `1 December 2026 (Europe/Berlin)`. */
export const spokenDay = (at: string, timeZone: string): string =>
  spoken(at, timeZone, { dateStyle: 'long' });
