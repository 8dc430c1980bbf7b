import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CreateVideo, Video } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { FIRST_PAGE, itemsOf, readAll } from '#web/data/api/pages.ts';
import { ALL_KEY, PAGES_KEY, showBegun, tellOthers, videoKey } from './video-cache.ts';
import { useWatched } from './watch-videos.ts';

const MAX_PAGES_COUNTED = 40;

/** The user's videos, newest first, page by page. Reloads whenever a screen that shows them opens. */
export const useVideos = () => {
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: PAGES_KEY,
    queryFn: async ({ pageParam, signal }) => {
      const page = await api.listVideos({ query: { cursor: pageParam }, signal });
      tellOthers(queries, page.items);
      return page;
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  const items = itemsOf(query.data);
  useWatched(items);
  return { ...query, items };
};

/** Every video, for the figures in analytics. */
export const useEveryVideo = () => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ALL_KEY,
    queryFn: async ({ signal }) => {
      const read = (cursor: string | undefined) => api.listVideos({ query: { cursor }, signal });
      const videos = await readAll(read, MAX_PAGES_COUNTED);
      tellOthers(queries, videos);
      return videos;
    },
    refetchOnMount: 'always',
  });
};

/** The latest known state of one video. */
export const useVideo = (video: Video): Video =>
  useQuery({ queryKey: videoKey(video.id), queryFn: skipToken, initialData: video, staleTime: Infinity })
    .data ?? video;

/**
 * Shared by all dialogs, so that a request repeated after a lost response returns the video already started.
 */
const starting = keyedAction();

/** Starts a video; `watch-videos.ts` follows its progress. */
export const useCreateVideo = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof CreateVideo>) =>
      starting.run(body, (idempotencyKey) => api.createVideo({ body, idempotencyKey })),
    onSuccess: (video) => showBegun(queries, video),
  });
};

export const useRetryVideo = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.retryVideo({ params: { id } }),
    onSuccess: (video) => showBegun(queries, video),
  });
};
