import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Video } from '#contract/schemas/videos.ts';
import type { ListPage } from '#web/data/api/api-client.ts';
import { itemsOf, mapItems } from '#web/data/api/pages.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import { isBeingMade } from './making.ts';

export const VIDEOS_KEY = ['videos'] as const;
export const PAGES_KEY = ['videos', 'pages'] as const;
export const ALL_KEY = ['videos', 'all'] as const;
export const NEWEST_KEY = ['videos', 'newest'] as const;
/** Deleted videos that can be restored. */
export const DELETED_KEY = ['videos', 'deleted'] as const;
export const videoKey = (id: string) => ['videos', 'one', id] as const;

type Pages = InfiniteData<ListPage<Video[]>>;

/** The first page of videos, and older ones that are being made again. */
export interface Newest {
  readonly first: readonly Video[];
  readonly older: readonly Video[];
}

/** Updates the given videos in every cached list. */
export const applyVideos = (queries: QueryClient, videos: readonly Video[]): void => {
  const fresh = new Map(videos.map((video) => [video.id, video]));
  const renew = (video: Video): Video => fresh.get(video.id) ?? video;
  queries.setQueryData<Pages>(PAGES_KEY, (data) => data && mapItems(data, renew));
  queries.setQueryData<Video[]>(ALL_KEY, (all) => all?.map(renew));
  for (const video of videos) queries.setQueryData(videoKey(video.id), video);
};

/**
 * Shows a video whose attempt or scene edit has started, and reloads the lists and the credits. From then on, the
 * watch tracks the video, so its outcome is announced even if the video finishes or fails before the next poll.
 */
export const showBegun = (queries: QueryClient, video: Video): void => {
  applyVideos(queries, [video]);
  const isOther = ({ id }: Video): boolean => id !== video.id;
  queries.setQueryData<Newest>(NEWEST_KEY, ({ first, older } = { first: [], older: [] }) => ({
    first: [video, ...first.filter(isOther)],
    older: older.filter(isOther),
  }));
  void queries.invalidateQueries({ queryKey: VIDEOS_KEY });
  void queries.invalidateQueries({ queryKey: ME_KEY });
};

/** Updates open dialogs with the videos that a list has just loaded. The first list also seeds the watch. */
export const tellOthers = (queries: QueryClient, videos: readonly Video[]): void => {
  for (const video of videos)
    queries.setQueryData<Video>(videoKey(video.id), (known) => (known === undefined ? undefined : video));
  queries.setQueryData<Newest>(NEWEST_KEY, (newest) => newest ?? { first: videos, older: [] });
};

/** Removes a deleted video from every list. */
export const dropVideo = (queries: QueryClient, id: string): void => {
  const keep = (video: Video): boolean => video.id !== id;
  for (const key of [PAGES_KEY, DELETED_KEY])
    queries.setQueryData<Pages>(
      key,
      (data) => data && mapItems(data, (video) => (keep(video) ? video : undefined)),
    );
  queries.setQueryData<Video[]>(ALL_KEY, (all) => all?.filter(keep));
  queries.setQueryData<Newest>(
    NEWEST_KEY,
    (newest) => newest && { first: newest.first.filter(keep), older: newest.older.filter(keep) },
  );
  queries.removeQueries({ queryKey: videoKey(id) });
};

/** The ids of all cached videos that are being made. */
export const generatingIds = (queries: QueryClient): Set<string> => {
  const known = [
    ...itemsOf(queries.getQueryData<Pages>(PAGES_KEY)),
    ...(queries.getQueryData<Video[]>(ALL_KEY) ?? []),
    ...queries.getQueriesData<Video>({ queryKey: ['videos', 'one'] }).flatMap(([, video]) => video ?? []),
  ];
  return new Set(known.filter(isBeingMade).map((video) => video.id));
};
