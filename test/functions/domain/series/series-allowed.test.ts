import { expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '#contract/catalogue.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import { seriesAllowed, seriesTooMany } from '#functions/domain/series/series-allowed.ts';
import { pausedSeries, seriesOf } from '#test/support/series/series-here.ts';
import { takeFrom } from '#test/support/values.ts';

const NOW = new Date('2026-03-05T12:00:00.000Z');
const account = emptyAccount('owner', NOW);

it('a plan sets how many series may be active; a free account may have none', () => {
  const allowed = SUBSCRIPTIONS.map((subscription) => [
    subscription,
    seriesAllowed({ ...account, subscription }, NOW),
  ]);
  expect(Object.fromEntries(allowed)).toEqual({
    free: 0,
    trial: 0,
    hobby: 0,
    starter: 1,
    growth: 3,
    influencer: 6,
    ultra: 10,
    pro: 0,
    premium: 0,
  });
});

it('a trial allows one active series as long as it lasts', () => {
  const trial = { ...account, subscription: 'trial', trialEndsAt: '2026-03-05T12:00:01.000Z' } as const;
  expect(seriesAllowed(trial, NOW)).toBe(1);
  expect(seriesAllowed(trial, new Date('2026-03-05T12:00:01.000Z'))).toBe(0);
});

it('the series beyond the limit are the newest active ones', () => {
  const [first, second, third, fourth] = takeFrom(
    ['01', '02', '03', '04'].map((day) => seriesOf('owner', { createdAt: `2026-03-${day}T09:00:00.000Z` })),
  );
  const all = [fourth, third, pausedSeries(second), first];
  expect(seriesTooMany(all, 1)).toEqual([third, fourth]);
  expect(seriesTooMany(all, 3)).toEqual([]);
});

it('among series created at the same moment, the ones with the lowest ids are within the limit', () => {
  const [b, c, a] = takeFrom(['b', 'c', 'a'].map((id) => seriesOf('owner', { id })));
  expect(seriesTooMany([b, c, a], 1)).toEqual([b, c]);
  expect(seriesTooMany([b, c, a], 0)).toEqual([a, b, c]);
  expect(seriesTooMany([], 0)).toEqual([]);
});
