import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import type {
  CreateSeries,
  EditSeries,
  Series,
  SeriesList,
  SuggestFirstIdeas,
} from '#contract/schemas/series/series.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { FIRST_PAGE, itemsOf } from '#web/data/api/pages.ts';
import { isAtWork } from '#web/data/runs/run-words.ts';
import { seriesApi } from './series-api.ts';

/** The query key for everything that may be stale after a run is answered or ideas are changed. */
export const SERIES_KEY = ['series'] as const;
const LIST_KEY = [...SERIES_KEY, 'list'] as const;
const oneKey = (id: string) => [...SERIES_KEY, 'one', id] as const;
const runsKey = (id: string) => [...SERIES_KEY, 'runs', id] as const;
const resultsKey = (id: string) => [...SERIES_KEY, 'results', id] as const;

const POLL_MILLISECONDS = 5000;
const HOUR_MS = 3_600_000;

/** All of the account’s series, and how many the plan allows to be active. */
export const useSeriesList = () =>
  useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => seriesApi.listSeries({ signal }),
    refetchOnMount: 'always',
  });

/**
 * Whether the next video of a series should have been started by now, in which case the series changes without the
 * creator doing anything.
 */
const isBeginning = ({ status, coming: [next], leadHours }: Series): boolean =>
  status === 'active' && next !== undefined && Date.parse(next.at) - leadHours * HOUR_MS <= Date.now();

/** One series, polled while it is about to start a video; until it has loaded, the copy from the list is shown. */
export const useSeries = (id: string) => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => seriesApi.readSeries({ params: { id }, signal }),
    placeholderData: () =>
      queries.getQueryData<SeriesList>(LIST_KEY)?.series.find((series) => series.id === id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data !== undefined && isBeginning(state.data) ? POLL_MILLISECONDS : false,
  });
};

/** The runs of a series, latest first, page by page; polled while one is in progress or about to start. */
export const useSeriesRuns = (series: Series) => {
  const { id } = series;
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: runsKey(id),
    queryFn: ({ pageParam, signal }) =>
      seriesApi.listRuns({ params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isBeginning(series) || itemsOf(state.data).some(isAtWork) ? POLL_MILLISECONDS : false,
  });
  const items = itemsOf(query.data);
  const standing = query.data && items.map(({ id: run, status }) => `${run} ${status}`).join();
  const known = useRef(standing);
  // When these runs change, so do the waiting runs, the remaining ideas and the next planned time.
  useEffect(() => {
    if (known.current !== undefined && known.current !== standing)
      for (const queryKey of [oneKey(id), ['runs'], ['ideas']]) void queries.invalidateQueries({ queryKey });
    known.current = standing;
  }, [id, known, queries, standing]);
  return { ...query, items };
};

/** The outcomes of a series’ runs. */
export const useSeriesResults = (id: string) =>
  useQuery({
    queryKey: resultsKey(id),
    queryFn: ({ signal }) => seriesApi.readSeriesResults({ params: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Shows a series from the latest response, and reloads everything that depends on it. */
const useTaken = () => {
  const queries = useQueryClient();
  return (series: Series): void => {
    queries.setQueryData(oneKey(series.id), series);
    void queries.invalidateQueries({ queryKey: LIST_KEY });
  };
};

/** Shared by all screens, so that repeating a request after a lost response never creates a second series. */
const creating = keyedAction();

export const useCreateSeries = () => {
  const onSuccess = useTaken();
  return useMutation({
    mutationFn: (body: z.input<typeof CreateSeries>) =>
      creating.run(body, (idempotencyKey) => seriesApi.createSeries({ body, idempotencyKey })),
    onSuccess,
  });
};

export const useEditSeries = (id: string) => {
  const onSuccess = useTaken();
  return useMutation({
    mutationFn: (body: z.input<typeof EditSeries>) => seriesApi.editSeries({ params: { id }, body }),
    onSuccess,
  });
};

/** Reloads a series after it was changed in another window. */
export const useReadAgain = (id: string) => {
  const taken = useTaken();
  return async (): Promise<Series> => {
    const series = await seriesApi.readSeries({ params: { id } });
    taken(series);
    return series;
  };
};

/** Pauses or resumes a series. */
export const useSwitchSeries = (id: string) => {
  const onSuccess = useTaken();
  return useMutation({
    mutationFn: (status: 'active' | 'paused') => seriesApi.switchSeries({ params: { id }, body: { status } }),
    onSuccess,
  });
};

export const useDeleteSeries = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => seriesApi.deleteSeries({ params: { id } }),
    onSuccess: () => {
      queries.setQueryData<SeriesList>(
        LIST_KEY,
        (list) => list && { ...list, series: list.series.filter((series) => series.id !== id) },
      );
      queries.removeQueries({ queryKey: oneKey(id) });
    },
  });
};

/** Has a model suggest ideas for a series that doesn’t exist yet. */
export const useFirstIdeas = () =>
  useMutation({
    mutationFn: (body: z.input<typeof SuggestFirstIdeas>) => seriesApi.suggestFirstIdeas({ body }),
  });
