import { expect, it } from 'vitest';
import { listedDraft, listedPublication } from '#test/support/publishing/listed-publication.ts';
import { awaitedCounts } from '#web/data/publishing/awaited-counts.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const published = listedPublication({ status: 'published' });

it('on the day of publishing, Analytics says when YouTube’s figures come', () => {
  expect(awaitedCounts([published], NOW)).toEqual(['YouTube’s figures come once a day, from tomorrow.']);
  const older = { ...published, created_at: '2026-11-20T11:00:00.000Z' };
  expect(awaitedCounts([published, older], NOW)).toEqual(['YouTube’s figures come once a day.']);
});

it('nothing is awaited once YouTube counts, or before anything is published', () => {
  expect(awaitedCounts([{ ...published, figures: { views: 1, at: NOW.toISOString() } }], NOW)).toEqual([]);
  expect(awaitedCounts([listedPublication()], NOW)).toEqual([]);
});

it('Analytics says that TikTok gives no figures', () =>
  expect(awaitedCounts([listedDraft({ status: 'needs_you' })], NOW)).toEqual([
    'TikTok gives no figures here. Its app shows them.',
  ]));
