import { afterEach, expect, it, vi } from 'vitest';
import { browserZone, zoneName, zoneOf } from '#web/lib/time-zones.ts';

afterEach(() => vi.restoreAllMocks());
/** A browser that reports this time zone. */
const browserIn = (timeZone: string) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

it('times are in the account’s zone, or in the browser’s until the account’s is known', () => {
  browserIn('Asia/Tokyo');
  expect(zoneOf({ timeZone: 'Europe/Berlin' })).toBe('Europe/Berlin');
  for (const user of [undefined, null, {}, { timeZone: 'Mars/Olympus' }])
    expect(zoneOf(user)).toBe('Asia/Tokyo');
});

it('a browser whose zone is unknown is assumed to be in UTC', () => {
  for (const zone of ['Mars/Olympus', '+01:00', '']) {
    browserIn(zone);
    expect(browserZone()).toBe('UTC');
  }
});

it('names a zone after its city', () => {
  expect(['UTC', 'America/Los_Angeles'].map(zoneName)).toEqual(['UTC', 'Los Angeles time']);
});
