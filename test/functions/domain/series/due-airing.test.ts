import { describe, expect, it } from 'vitest';
import { dueAiring, movedOn, nextAiring } from '#functions/domain/series/due-airing.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { seriesOf } from '#test/support/series/series-here.ts';
import { partial } from '#test/support/values.ts';

/** Sundays and Wednesdays at 18:30 UTC, with a lead of one day; nothing has aired since Sunday, 1 March 2026. */
const series = seriesOf('owner');
const at = (time: string): Date => new Date(`${time}:00.000Z`);
const due = (now: string, changed: Series = series): string | undefined => dueAiring(changed, at(now))?.key;
const withChoice = (change: Partial<Series['choice']>): Series => ({
  ...series,
  choice: { ...series.choice, ...change },
});

describe('the airing that is due', () => {
  it('is the one whose lead time has started, to the minute', () => {
    expect(due('2026-03-03T18:29', { ...series, airedUntil: '2026-03-01T18:30:00.000Z' })).toBeUndefined();
    expect(due('2026-03-03T18:30', { ...series, airedUntil: '2026-03-01T18:30:00.000Z' })).toBe(
      '2026-03-04T18:30',
    );
  });

  it('is only the latest one after a week of downtime', () => {
    const now = '2026-03-11T12:00';
    expect(due(now)).toBe('2026-03-11T18:30');
    expect(due(now, movedOn(series, { at: at('2026-03-11T18:30') }))).toBeUndefined();
  });

  it('is the latest one even after years of downtime, regardless of the cadence', () => {
    const often = withChoice({
      cadence: {
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        times: ['00:00', '12:00', '23:59'],
        zone: 'UTC',
      },
    });
    expect(due('2029-07-05T12:00', often)).toBe('2029-07-06T12:00');
    const seldom = withChoice({ cadence: { days: ['fri'], times: ['18:30'], zone: 'Pacific/Apia' } });
    expect(due('2029-07-05T12:00', seldom)).toBe('2029-07-06T18:30');
  });

  it('is never one that already has a run, or one from before the series was turned on', () => {
    expect(due('2026-03-04T10:00', { ...series, airedUntil: '2026-03-04T18:30:00.000Z' })).toBeUndefined();
    expect(due('2026-03-01T20:00', { ...series, airedUntil: '2026-03-01T19:00:00.000Z' })).toBeUndefined();
  });
});

describe('the next airing', () => {
  it('has a run that starts one lead time earlier', () => {
    expect(nextAiring({ ...series, airedUntil: '2026-03-01T18:30:00.000Z' })).toEqual({
      key: '2026-03-04T18:30',
      at: '2026-03-04T18:30:00.000Z',
      beginsAt: '2026-03-03T18:30:00.000Z',
    });
  });

  it('comes after the airing for which a run was started', () => {
    const moved = movedOn(series, { at: at('2026-03-04T18:30') });
    expect(moved.airedUntil).toBe('2026-03-04T18:30:00.000Z');
    expect(moved.next?.key).toBe('2026-03-08T18:30');
  });

  it('follows its time zone when clocks change', () => {
    const cadence = partial<Series['choice']['cadence']>({
      days: ['sun'],
      times: ['02:30'],
      zone: 'America/New_York',
    });
    expect(nextAiring(withChoice({ cadence, leadHours: 2 }))).toEqual({
      key: '2026-03-08T02:30',
      at: '2026-03-08T07:00:00.000Z',
      beginsAt: '2026-03-08T05:00:00.000Z',
    });
  });
});

it('a series without airings has no next airing; advancing a series changes only what has aired and what is next', () => {
  const none = withChoice({ cadence: { days: [], times: ['18:30'], zone: 'UTC' } });
  expect(nextAiring(none)).toBeUndefined();
  expect(due('2026-03-03T18:30', none)).toBeUndefined();
  expect(movedOn(series, { at: at('2026-03-04T18:30') })).toEqual({
    ...series,
    airedUntil: '2026-03-04T18:30:00.000Z',
    next: { key: '2026-03-08T18:30', at: '2026-03-08T18:30:00.000Z', beginsAt: '2026-03-07T18:30:00.000Z' },
  });
});
