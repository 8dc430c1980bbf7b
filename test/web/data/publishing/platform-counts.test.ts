import { describe, expect, it } from 'vitest';
import type { Publication } from '#contract/schemas/publishing.ts';
import { countedOf, countNote } from '#web/data/publishing/platform-counts.ts';

const AT = '2026-11-28T11:00:00.000Z';
const publication = (id: string, views?: number): Publication => ({
  id,
  video_id: 'V1',
  video_title: 'The Lamp',
  connection_id: 'youtube-1',
  platform: 'youtube',
  account: 'Night Harbour',
  way: 'upload',
  status: 'published',
  text: '',
  is_open: false,
  ...(views !== undefined && { figures: { views, at: AT } }),
  created_at: AT,
  updated_at: AT,
});

describe('the counts of platforms', () => {
  it('begin with the most watched video, and leave out what no platform has counted', () => {
    const all = [publication('few', 3), publication('none'), publication('zero', 0), publication('many', 12)];
    expect(countedOf(all).map(({ id }) => id)).toEqual(['many', 'few', 'zero']);
  });

  it('are the twenty highest', () => {
    const all = Array.from({ length: 25 }, (_, views) => publication(String(views), views));
    expect(countedOf(all)).toHaveLength(20);
    expect(countedOf(all).at(-1)?.id).toBe('5');
  });

  it('are said to be the platform’s own, with what YouTube takes for a view', () => {
    expect(countNote([{ platform: 'youtube' }, { platform: 'youtube' }])).toBe(
      'YouTube counts these, not Veilcast. They are read once a day, for 90 days. Since August 27, 2026, YouTube counts a view from the start of playback.',
    );
    expect(countNote([{ platform: 'youtube' }, { platform: 'tiktok' }])).toMatch(
      /^YouTube and TikTok count these, not Veilcast\./u,
    );
  });
});
