import { describe, expect, it } from 'vitest';
import type { Publication } from '#contract/schemas/publishing.ts';
import { listedDraft, listedPublication } from '#test/support/publishing/listed-publication.ts';
import { awaitedCounts, countedOf, countNote } from '#web/data/publishing/platform-counts.ts';

const AT = '2026-11-28T11:00:00.000Z';
const publication = (id: string, views?: number): Publication =>
  listedPublication({ id, status: 'published', ...(views !== undefined && { figures: { views, at: AT } }) });

describe('the platforms’ counts', () => {
  it('start with the most watched video, and leave out videos for which no platform has figures', () => {
    const all = [publication('few', 3), publication('none'), publication('zero', 0), publication('many', 12)];
    expect(countedOf(all).map(({ id }) => id)).toEqual(['many', 'few', 'zero']);
  });

  it('include only the twenty most watched videos', () => {
    const all = Array.from({ length: 25 }, (_, views) => publication(String(views), views));
    expect(countedOf(all)).toHaveLength(20);
    expect(countedOf(all).at(-1)?.id).toBe('5');
  });

  it('are described as the platform’s own figures, with an explanation of what YouTube counts as a view', () => {
    expect(countNote([{ platform: 'youtube' }, { platform: 'youtube' }])).toBe(
      'YouTube counts these, not Veilcast. They are read once a day, for 90 days. Since August 27, 2026, YouTube counts a view from the start of playback.',
    );
    expect(countNote([{ platform: 'youtube' }, { platform: 'tiktok' }])).toMatch(
      /^YouTube and TikTok count these, not Veilcast\./u,
    );
  });
});

const NOW = new Date('2026-11-28T12:00:00.000Z');
const published = listedPublication({ status: 'published' });

it('on the day of publishing, Analytics says when YouTube’s figures will arrive', () => {
  expect(awaitedCounts([published], NOW)).toEqual(['YouTube’s figures come once a day, from tomorrow.']);
  const older = { ...published, created_at: '2026-11-20T11:00:00.000Z' };
  expect(awaitedCounts([published, older], NOW)).toEqual(['YouTube’s figures come once a day.']);
});

it('no announcement of figures is shown once YouTube has provided some, or before anything is published', () => {
  expect(awaitedCounts([{ ...published, figures: { views: 1, at: NOW.toISOString() } }], NOW)).toEqual([]);
  expect(awaitedCounts([listedPublication()], NOW)).toEqual([]);
});

it('Analytics says that TikTok doesn’t provide figures', () =>
  expect(awaitedCounts([listedDraft({ status: 'needs_you' })], NOW)).toEqual([
    'TikTok gives no figures here. Its app shows them.',
  ]));
