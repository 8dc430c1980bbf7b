import { expect, it } from 'vitest';
import { cadenceInWords, formatAiring, formatKey, zoneWords } from '#web/data/series/airing-words.ts';

it('shows a time in the time zone of the series', () => {
  expect(formatAiring('2026-12-03T18:30:00.000Z', 'UTC')).toBe('Thu, 3 Dec, 18:30');
  expect(formatAiring('2026-12-03T23:30:00.000Z', 'Asia/Kathmandu')).toBe('Fri, 4 Dec, 05:15');
  expect(formatAiring('2026-12-04T00:00:00.000Z', 'UTC')).toBe('Fri, 4 Dec, 00:00');
  expect(formatAiring('2026-12-03T18:30:00.000Z', 'Mars/Olympus')).toBe('Thu, 3 Dec, 18:30');
  expect(formatAiring('soon', 'UTC')).toBe('—');
  expect(formatKey('2026-03-08T02:30')).toBe('Sun, 8 Mar, 02:30');
});

it('names the time zone if it differs from the account’s', () => {
  expect(zoneWords('America/New_York', 'America/New_York')).toBeUndefined();
  expect(zoneWords('America/New_York', 'UTC')).toBe('New York time');
  expect(zoneWords('UTC', 'America/New_York')).toBe('UTC');
});

it('describes a cadence in one line', () => {
  expect(cadenceInWords({ days: ['tue', 'fri'], times: ['18:30'] })).toBe('Tue and Fri at 18:30');
  expect(cadenceInWords({ days: ['mon', 'wed', 'fri'], times: ['08:00', '18:30'] })).toBe(
    'Mon, Wed and Fri at 08:00 and 18:30',
  );
  expect(cadenceInWords({ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], times: ['08:00'] })).toBe(
    'Every day at 08:00',
  );
});
