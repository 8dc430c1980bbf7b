import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { Publication, PublishVideo } from '#contract/schemas/publishing.ts';
import type { ListPage } from '#web/data/api/api-client.ts';
import { isApiError, isOutcomeUnknown } from '#web/data/api/api-error.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { FIRST_PAGE, itemsOf, mapItems } from '#web/data/api/pages.ts';
import { useWholeList } from '#web/data/api/search.ts';
import { CONNECTIONS_KEY, OPTIONS_KEY, usePlatforms } from './connections.ts';
import { isUnderWay } from './publication-words.ts';
import { publishingApi } from './publishing-api.ts';

const PUBLICATIONS_KEY = ['publishing', 'publications'] as const;
/** Multiplied by the number of pages, because every poll reads all pages again. */
const POLL_MILLISECONDS = 5000;

/**
 * All publications, newest first, polled while one is under way. Loads every page, because planned publications may
 * be on the last one. On a stage without platforms, requests nothing.
 */
export const usePublications = () => {
  const platforms = usePlatforms();
  const isWanted = (platforms.data?.length ?? 0) > 0;
  const query = useInfiniteQuery({
    queryKey: PUBLICATIONS_KEY,
    queryFn: ({ pageParam, signal }) =>
      publishingApi.listPublications({ query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
    enabled: isWanted,
    refetchInterval: ({ state }) =>
      itemsOf(state.data).some((one) => isUnderWay(one, new Date()))
        ? POLL_MILLISECONDS * (state.data?.pages.length ?? 1)
        : false,
  });
  useWholeList(isWanted, query);
  const { data } = query;
  return { ...query, items: useMemo(() => itemsOf(data), [data]), platforms };
};

const readAgain = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: PUBLICATIONS_KEY });

/** Shared by all dialogs, so that repeating an order after a lost response returns the original order. */
const ordering = keyedAction();

/** Orders one or more publications of a video. */
export const usePublish = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof PublishVideo>) =>
      ordering.run(body, (idempotencyKey) => publishingApi.publishVideo({ body, idempotencyKey })),
    onSuccess: () => readAgain(queries),
    onError: (error) => {
      if (isOutcomeUnknown(error)) readAgain(queries);
      if (isApiError(error) && error.code === 'connection_ended')
        void queries.invalidateQueries({ queryKey: CONNECTIONS_KEY });
      // A TikTok account may by now allow less than the creator agreed to.
      if (isApiError(error) && error.code === 'invalid')
        void queries.invalidateQueries({ queryKey: OPTIONS_KEY });
    },
  });
};

const useChange = <Wish>(change: (wish: Wish) => Promise<Publication>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) =>
      queries.setQueryData<InfiniteData<ListPage<Publication[]>>>(
        PUBLICATIONS_KEY,
        (data) => data && mapItems(data, (one) => (one.id === changed.id ? changed : one)),
      ),
    // The publication may have gone out in the meantime.
    onError: () => readAgain(queries),
  });
};

/** Changes the planned time; null means now. */
export const useMovePublication = (id: string) =>
  useChange((at: string | null) => publishingApi.movePublication({ params: { id }, body: { at } }));

export const useCancelPublication = (id: string) =>
  useChange<void>(() => publishingApi.cancelPublication({ params: { id } }));

export const useConfirmPublication = (id: string) =>
  useChange<void>(() => publishingApi.confirmPublication({ params: { id } }));

export const useRetryPublication = (id: string) =>
  useChange<void>(() => publishingApi.retryPublication({ params: { id } }));
