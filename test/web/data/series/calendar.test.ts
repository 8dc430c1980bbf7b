import { expect, it } from 'vitest';
import type { Run } from '#contract/schemas/series/runs.ts';
import { comingUntil, entriesOf, monthName, monthsFrom, weeksOf } from '#web/data/series/calendar.ts';

const runAt = (key: string): Run => ({
  id: `run-${key}`,
  seriesId: 'series',
  seriesName: 'Lost Inventions',
  version: 1,
  status: 'approved',
  airing: { key, at: `${key}:00.000Z` },
  idea: 'The first lamp',
  language: 'en',
  round: 1,
  credits: 10,
  unanswered: 'wait',
});
const cadence = { days: ['tue', 'fri'], times: ['18:30'], zone: 'UTC' };
const airing = (key: string) => ({ key, at: `${key}:00.000Z` });

it('shows a month as whole weeks that start on Monday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toEqual({ date: '2026-11-30', isInMonth: false });
  expect(weeks[0]?.[1]).toEqual({ date: '2026-12-01', isInMonth: true });
  expect(weeks.at(-1)?.at(-1)).toEqual({ date: '2027-01-03', isInMonth: false });
  // February 2027 starts on a Monday and fills exactly four weeks.
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it('counts months across the turn of the year', () => {
  expect(monthsFrom('2026-12', 1)).toBe('2027-01');
  expect(monthsFrom('2027-01', -2)).toBe('2026-11');
  expect(monthName('2026-12')).toBe('December 2026');
});

it('lists upcoming times until the end of the month shown, but none during a pause', () => {
  const coming = [airing('2026-12-01T18:30'), airing('2026-12-04T18:30')];
  expect(comingUntil({ coming, cadence, status: 'active' }, '2026-12').slice(-3)).toEqual([
    '2026-12-22T18:30',
    '2026-12-25T18:30',
    '2026-12-29T18:30',
  ]);
  expect(comingUntil({ coming, cadence, status: 'active' }, '2026-11')).toEqual([
    '2026-12-01T18:30',
    '2026-12-04T18:30',
  ]);
  expect(comingUntil({ coming: [], cadence, status: 'paused' }, '2026-12')).toEqual([]);
});

it('doesn’t list a time as upcoming if it already has a run', () => {
  const entries = entriesOf([runAt('2026-12-01T18:30')], ['2026-12-04T18:30', '2026-12-01T18:30']);
  expect(entries.map(({ key, run }) => [key, run?.id])).toEqual([
    ['2026-12-01T18:30', 'run-2026-12-01T18:30'],
    ['2026-12-04T18:30', undefined],
  ]);
});
