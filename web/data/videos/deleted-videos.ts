import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/data/api/api.ts';
import { changeOptimistically } from '#web/data/api/change-optimistically.ts';
import { FIRST_PAGE, itemsOf } from '#web/data/api/pages.ts';
import { DELETED_KEY, dropVideo, VIDEOS_KEY } from './video-cache.ts';

/** The videos that the user deleted and can still restore, page by page. */
export const useDeletedVideos = () => {
  const query = useInfiniteQuery({
    queryKey: DELETED_KEY,
    queryFn: ({ pageParam, signal }) =>
      api.listVideos({ query: { cursor: pageParam, deleted: 'true' }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  return { ...query, items: itemsOf(query.data) };
};

interface Wish {
  readonly id: string;
  /** Erases the video’s files now, so that it can’t be restored. */
  readonly forever?: boolean;
}

/** Deletes a video. It disappears from the lists at once, and comes back if the server refuses. */
export const useDeleteVideo = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, forever }: Wish) =>
      api.deleteVideo({ params: { id }, query: forever === true ? { forever: 'true' } : {} }),
    onMutate: ({ id }) => changeOptimistically(queries, VIDEOS_KEY, () => dropVideo(queries, id)),
    onError: (_, __, takeBack) => takeBack?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: VIDEOS_KEY }),
  });
};

/** Brings a deleted video back. */
export const useRestoreVideo = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.restoreVideo({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: VIDEOS_KEY }),
  });
};
