import type { Publication } from '#contract/schemas/publishing.ts';

/** A publication as listed in the browser, planned for YouTube. */
export const listedPublication = (change: Partial<Publication> = {}): Publication => ({
  id: 'P1',
  video_id: 'V1',
  video_title: 'The Lamp',
  connection_id: 'youtube-1',
  platform: 'youtube',
  account: 'Night Harbour',
  way: 'upload',
  status: 'waiting',
  text: '',
  is_open: true,
  created_at: '2026-11-28T11:00:00.000Z',
  updated_at: '2026-11-28T11:00:00.000Z',
  ...change,
});

/** A listed publication for a TikTok account. */
export const listedDraft = (change: Partial<Publication> = {}): Publication =>
  listedPublication({
    id: 'P2',
    connection_id: 'tiktok-1',
    platform: 'tiktok',
    account: 'ada',
    way: 'inbox',
    ...change,
  });
