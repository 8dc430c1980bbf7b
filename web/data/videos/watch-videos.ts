import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import { isBeingMade } from './making.ts';
import { applyVideos, generatingIds, NEWEST_KEY, type Newest } from './video-cache.ts';

const POLL_MILLISECONDS = 1750;
const FIRST_LOOK_MILLISECONDS = 3000;
const MAX_PAGES_WATCHED = 20;

/** Reads the first page, then more pages until every video in progress is found. */
const readNewest = async (queries: QueryClient, signal: AbortSignal): Promise<Newest> => {
  const page = await api.listVideos({ signal });
  const missing = generatingIds(queries);
  const older: Video[] = [];
  for (const video of page.items) missing.delete(video.id);
  let cursor = page.next;
  for (let read = 1; read < MAX_PAGES_WATCHED && missing.size > 0 && cursor !== undefined; read += 1) {
    const next = await api.listVideos({ query: { cursor }, signal });
    older.push(...next.items.filter((video) => missing.delete(video.id)));
    cursor = next.next;
  }
  applyVideos(queries, [...page.items, ...older]);
  return { first: page.items, older };
};

/** Becomes true a few seconds after the first render. */
const useQuiet = (): boolean => {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), FIRST_LOOK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
};

/**
 * The newest videos, polled while one is being made. The list on the screen loads them first; if there is no list,
 * they load once the screen has loaded.
 */
const useNewestVideos = () => {
  const queries = useQueryClient();
  const isQuiet = useQuiet();
  return useQuery({
    queryKey: NEWEST_KEY,
    queryFn: ({ signal }) => readNewest(queries, signal),
    enabled: ({ state }) => isQuiet || state.data !== undefined,
    staleTime: POLL_MILLISECONDS,
    refetchInterval: ({ state }) =>
      state.data !== undefined && [...state.data.first, ...state.data.older].some(isBeingMade)
        ? POLL_MILLISECONDS
        : false,
  });
};

/** Watches the videos in progress in a list, for example those started in another window. */
export const useWatched = (videos: readonly Video[]): void => {
  const queries = useQueryClient();
  const wanted = videos
    .filter(isBeingMade)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (wanted === '') return;
    const newest = queries.getQueryData<Newest>(NEWEST_KEY);
    const watched = new Set(
      [...(newest?.first ?? []), ...(newest?.older ?? [])].filter(isBeingMade).map(({ id }) => id),
    );
    if (wanted.split(',').some((id) => !watched.has(id)))
      void queries.invalidateQueries({ queryKey: NEWEST_KEY });
  }, [queries, wanted]);
};

/** Calls back once for every video that finishes or fails. */
export const useFilmEnd = (onEnd: (video: Video) => void): void => {
  const { data } = useNewestVideos();
  const queries = useQueryClient();
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    const videos = data === undefined ? [] : [...data.first, ...data.older];
    for (const video of videos) {
      if (isBeingMade(video)) underWay.current.add(video.id);
      else if (underWay.current.delete(video.id)) {
        void queries.invalidateQueries({ queryKey: ME_KEY });
        onEnd(video);
      }
    }
  }, [data, onEnd, queries]);
};
