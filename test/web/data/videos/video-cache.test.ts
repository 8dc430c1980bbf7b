import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Video } from '#contract/schemas/videos.ts';
import {
  ALL_KEY,
  applyVideos,
  dropVideo,
  generatingIds,
  PAGES_KEY,
  videoKey,
} from '#web/data/videos/video-cache.ts';

const video = (id: string, status: Video['status']): Video => ({
  id,
  language: 'en',
  storyId: 's1',
  title: id,
  status,
  duration: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  views: 0,
  shares: 0,
  isShared: false,
  downloads: 0,
  voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
  captionStyle: 'pop',
  aiLine: false,
});

const filled = (): QueryClient => {
  const queries = new QueryClient();
  const videos = [video('v2', 'generating'), video('v1', 'completed')];
  queries.setQueryData(PAGES_KEY, { pages: [{ items: videos, next: undefined }], pageParams: [undefined] });
  queries.setQueryData(ALL_KEY, videos);
  return queries;
};

describe('the video cache', () => {
  it('lists the videos in progress', () => expect([...generatingIds(filled())]).toEqual(['v2']));

  it('updates every list at once', () => {
    const queries = filled();
    applyVideos(queries, [video('v2', 'completed')]);
    expect(generatingIds(queries).size).toBe(0);
    expect(queries.getQueryData<Video[]>(ALL_KEY)?.[0]?.status).toBe('completed');
    expect(queries.getQueryData<Video>(videoKey('v2'))?.status).toBe('completed');
  });

  it('removes a deleted video everywhere', () => {
    const queries = filled();
    applyVideos(queries, [video('v2', 'generating')]);
    dropVideo(queries, 'v2');
    expect(generatingIds(queries).size).toBe(0);
    expect(queries.getQueryData<Video[]>(ALL_KEY)?.map(({ id }) => id)).toEqual(['v1']);
    expect(queries.getQueryData(videoKey('v2'))).toBeUndefined();
  });
});
