import { expect, test } from 'vitest';
import { airingsAfter } from '#functions/domain/series/airings.ts';
import { editedSeries } from '#functions/domain/series/changes/edited-series.ts';
import { newSeries } from '#functions/domain/series/changes/new-series.ts';
import { plannedFromNow } from '#functions/domain/series/changes/planned-from-now.ts';
import { resumedSeries } from '#functions/domain/series/changes/resumed-series.ts';
import { dueAiring } from '#functions/domain/series/due-airing.ts';
import { pausedSeries, seriesOf } from '#test/support/series/series-here.ts';

const { choice } = seriesOf('ada');
const DAILY = { ...choice.cadence, days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const };
const choiceOf = (change: Partial<typeof choice>) => ({ ...choice, ...change });
const daily = (leadHours: number) => choiceOf({ cadence: { ...DAILY, days: [...DAILY.days] }, leadHours });
/** A Monday at noon; the series airs at 18:30 on Wednesdays and Sundays. */
const NOW = new Date('2026-03-02T12:00:00.000Z');

test('a series starts with the first airing for which it can still start a video', () => {
  expect(newSeries('s', 'ada', choice, NOW)).toMatchObject({
    status: 'active',
    next: { key: '2026-03-04T18:30', beginsAt: '2026-03-03T18:30:00.000Z' },
  });
});

// Proves createSeries.
test.each([
  [12, '2026-03-02T18:30', '2026-03-02T06:30:00.000Z'],
  [24, '2026-03-02T18:30', '2026-03-01T18:30:00.000Z'],
  [48, '2026-03-03T18:30', '2026-03-01T18:30:00.000Z'],
])('a daily series with a lead of %i hours starts immediately with %s', (hours, key, beginsAt) => {
  const series = newSeries('s', 'ada', daily(hours), NOW);
  expect(series.next).toMatchObject({ key, beginsAt });
  // The airing that the series announces is also the one that becomes due.
  expect(dueAiring(series, NOW)?.key).toBe(key);
  expect(airingsAfter(series.choice.cadence, new Date(series.airedUntil), 1)[0]?.key).toBe(key);
});

test('a resumed series makes no videos for the weeks in which it was paused', () => {
  const paused = pausedSeries({
    ...seriesOf('ada'),
    airedUntil: '2026-01-04T18:30:00.000Z',
    trouble: 'No credits.',
  });
  const resumed = resumedSeries(paused, NOW);
  expect(resumed).toMatchObject({ status: 'active', next: { key: '2026-03-04T18:30' } });
  expect([resumed.pause, resumed.trouble, resumed.airedUntil]).toEqual([
    undefined,
    undefined,
    NOW.toISOString(),
  ]);
});

// Proves series-cadence-edited-run-way-begins.
test('a cadence change starts no second run for an airing that already has one', () => {
  const before = { ...seriesOf('ada'), airedUntil: '2026-03-04T18:30:00.000Z' };
  const after = editedSeries(before, daily(2), NOW);
  expect(after).toMatchObject({ version: 2, next: { key: '2026-03-05T18:30' } });
  expect(plannedFromNow(after, NOW).next).toEqual(after.next);
});

test('renaming a series leaves its times unchanged', () => {
  const before = seriesOf('ada');
  expect(editedSeries(before, choiceOf({ name: 'Lamps' }), NOW)).toEqual({
    ...before,
    choice: choiceOf({ name: 'Lamps' }),
    version: 2,
  });
});

test('a paused series has no next airing, even when its cadence changes', () => {
  expect(editedSeries(pausedSeries(seriesOf('ada')), daily(2), NOW).next).toBeUndefined();
});

test('a new series has not made any videos yet', () => {
  expect(newSeries('s', 'ada', choice, NOW)).toEqual({
    id: 's',
    ownerId: 'ada',
    choice,
    version: 1,
    revision: 1,
    status: 'active',
    airedUntil: '2026-03-02T12:00:00.000Z',
    runs: 0,
    createdAt: '2026-03-02T12:00:00.000Z',
    next: { key: '2026-03-04T18:30', at: '2026-03-04T18:30:00.000Z', beginsAt: '2026-03-03T18:30:00.000Z' },
  });
});

test('a series planned within an airing’s lead time still makes that airing’s video', () => {
  expect(plannedFromNow({ ...seriesOf('ada'), choice: daily(24) }, NOW)).toMatchObject({
    airedUntil: '2026-03-02T18:29:59.999Z',
    next: { key: '2026-03-02T18:30' },
  });
});

test.each([
  ['its lead time', { leadHours: 12 }, '2026-03-02T12:00:00.000Z'],
  ['its cadence', { cadence: { ...choice.cadence, times: ['20:00'] } }, '2026-03-02T12:00:00.000Z'],
  ['its name', { name: 'Lamps' }, '2026-03-01T09:00:00.000Z'],
])('changing %s reschedules a series only if that affects its times', (_, change, airedUntil) => {
  expect(editedSeries(seriesOf('ada'), choiceOf(change), NOW)).toMatchObject({ airedUntil, version: 2 });
});
