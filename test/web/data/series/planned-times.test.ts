import { expect, it } from 'vitest';
import { clockIn, firstVideos, plannedAfter } from '#web/data/series/planned-times.ts';

const cadence = { days: ['tue', 'fri'], times: ['18:30', '08:00'] };

it('lists a cadence’s upcoming days and times, in order, after a given time', () => {
  expect(plannedAfter(cadence, '2026-12-01T08:00', 4)).toEqual([
    '2026-12-01T18:30',
    '2026-12-04T08:00',
    '2026-12-04T18:30',
    '2026-12-08T08:00',
  ]);
});

it('continues across the end of a year and a leap day', () => {
  const daily = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], times: ['12:00'] };
  expect(plannedAfter(daily, '2027-12-31T12:00', 1)).toEqual(['2028-01-01T12:00']);
  expect(plannedAfter(daily, '2028-02-28T12:00', 2)).toEqual(['2028-02-29T12:00', '2028-03-01T12:00']);
});

it('a cadence without days or times has no upcoming times', () => {
  expect(plannedAfter({ days: [], times: ['12:00'] }, '2026-12-01T08:00', 3)).toEqual([]);
  expect(plannedAfter({ days: ['mon'], times: [] }, '2026-12-01T08:00', 3)).toEqual([]);
});

it('a clock shows the local time of its zone, and UTC for an unknown zone', () => {
  const at = new Date('2026-12-01T23:45:00.000Z');
  expect(clockIn('Asia/Kathmandu', at)).toBe('2026-12-02T05:30');
  expect(clockIn('America/New_York', at)).toBe('2026-12-01T18:45');
  expect(clockIn('Mars/Olympus', at)).toBe('2026-12-01T23:45');
});

it('a new series starts its first video one lead time before it airs, or immediately if that moment has passed', () => {
  const daily = {
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    times: ['18:30'],
    zone: 'Europe/Berlin',
  };
  const now = new Date('2026-12-01T12:00:00.000Z');
  expect(firstVideos({ ...daily, leadHours: 2 }, now, 2)).toEqual({
    keys: ['2026-12-01T18:30', '2026-12-02T18:30'],
    begins: '2026-12-01T16:30',
  });
  expect(firstVideos({ ...daily, leadHours: 6 }, now, 1)).toEqual({
    keys: ['2026-12-01T18:30'],
    begins: undefined,
  });
  expect(firstVideos({ ...daily, leadHours: 48 }, now, 1)).toEqual({
    keys: ['2026-12-02T18:30'],
    begins: undefined,
  });
  expect(firstVideos({ ...daily, leadHours: 2 }, now, 0)).toEqual({ keys: [], begins: undefined });
});
