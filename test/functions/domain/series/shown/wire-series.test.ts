import { describe, expect, it } from 'vitest';
import { PAUSED_BECAUSE } from '#contract/schemas/series/series.ts';
import { pausedSeries } from '#functions/domain/series/paused-series.ts';
import { toWireSeries } from '#functions/domain/series/shown/wire-series.ts';
import { seriesOf } from '#test/support/series/series-here.ts';

/** Sundays and Wednesdays at 18:30 UTC. */
const series = seriesOf('owner', { id: 'S', version: 2 });
const COUNTS = { ideas: 7, waiting: 2 };
/** A Thursday. */
const NOW = new Date('2026-03-05T12:00:00.000Z');
const airing = (day: string) => ({ key: `2026-${day}T18:30`, at: `2026-${day}T18:30:00.000Z` });
const EIGHT = ['03-08', '03-11', '03-15', '03-18', '03-22', '03-25', '03-29', '04-01'].map(airing);

describe('a series shown to its creator', () => {
  it('includes its creator’s choices, its counts and its next eight airings', () => {
    expect(toWireSeries(series, COUNTS, NOW)).toEqual({
      id: 'S',
      version: 2,
      ...series.choice,
      status: 'active',
      coming: EIGHT,
      ideas: 7,
      waiting: 2,
      createdAt: series.createdAt,
    });
  });

  it('lists no airing that has passed or already has a run', () => {
    const aired = { ...series, airedUntil: '2026-03-11T18:30:00.000Z' };
    expect(toWireSeries(aired, COUNTS, NOW).coming.slice(0, 7)).toEqual(
      EIGHT.slice(2).concat(airing('04-05')),
    );
    expect(toWireSeries(aired, COUNTS, new Date('2026-03-18T18:30:00.000Z')).coming[0]).toEqual(
      airing('03-22'),
    );
  });

  it('shows what went wrong in its last run while the series is active', () => {
    const troubled = { ...series, trouble: 'No credits.' };
    expect(toWireSeries(troubled, COUNTS, NOW)).toMatchObject({ trouble: 'No credits.', coming: EIGHT });
    expect(toWireSeries(pausedSeries(troubled, 'creator', NOW), COUNTS, NOW)).not.toHaveProperty('trouble');
    expect(toWireSeries(series, COUNTS, NOW)).not.toHaveProperty('trouble');
  });

  it('has no airings while it is paused, and gives the reason', () => {
    expect(toWireSeries(pausedSeries(series, 'creator', NOW), COUNTS, NOW)).toEqual({
      id: 'S',
      version: 2,
      ...series.choice,
      status: 'paused',
      pause: { because: 'creator', sentence: 'You paused it.' },
      coming: [],
      ideas: 7,
      waiting: 2,
      createdAt: series.createdAt,
    });
  });

  it.each(PAUSED_BECAUSE)('explains why it is paused: %s', (because) => {
    const { pause } = toWireSeries(pausedSeries(series, because, NOW), COUNTS, NOW);
    expect(pause).toEqual({
      because,
      sentence: expect.stringMatching(/^(?:You|Your|Its|It) .+\.$/u),
    });
  });
});

it('a paused series has no next airing', () => {
  expect(pausedSeries(series, 'plan', NOW)).toEqual({
    ...series,
    status: 'paused',
    pause: { because: 'plan', at: '2026-03-05T12:00:00.000Z' },
    next: undefined,
  });
});
