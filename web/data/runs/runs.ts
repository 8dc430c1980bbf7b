import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Run } from '#contract/schemas/series/runs.ts';
import { seriesApi } from '#web/data/series/series-api.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import { applyVideos } from '#web/data/videos/video-cache.ts';
import { isAtWork, isBeingPosted } from './run-words.ts';

const POLL_MILLISECONDS = 3000;

export const RUNS_KEY = ['runs'] as const;
export const WAITING_KEY = ['runs', 'waiting'] as const;
export const runKey = (id: string) => ['runs', 'one', id] as const;

/** All series’ runs that are waiting for an answer, the earliest airing first. */
export const useWaitingRuns = () =>
  useQuery({
    queryKey: WAITING_KEY,
    queryFn: ({ signal }) => seriesApi.listWaitingRuns({ signal }),
    refetchOnMount: 'always',
  });

/** Shows the newer state of a run and of its video. */
export const takeRun = (queries: QueryClient, run: Run): void => {
  queries.setQueryData<Run>(runKey(run.id), (known) =>
    known === undefined || known.version <= run.version ? run : known,
  );
  if (run.video !== undefined) applyVideos(queries, [run.video]);
};

/** One run, polled while its script is written or its video is made. */
export const useRun = (id: string) => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: runKey(id),
    queryFn: async ({ signal }) => {
      const run = await seriesApi.readRun({ params: { id }, signal });
      if (run.video !== undefined) applyVideos(queries, [run.video]);
      return run;
    },
    refetchInterval: ({ state }) =>
      state.data !== undefined && (isAtWork(state.data) || isBeingPosted(state.data))
        ? POLL_MILLISECONDS
        : false,
    refetchOnMount: 'always',
  });
};

/** An answer to a run. `version`: the version that the creator saw. */
export type Answer =
  | { readonly kind: 'approve' | 'skip'; readonly version: number }
  | { readonly kind: 'remake'; readonly version: number; readonly note: string };

const give = (id: string, answer: Answer): Promise<Run> => {
  const params = { id };
  const { version } = answer;
  switch (answer.kind) {
    case 'approve':
      return seriesApi.approveRun({ params, body: { version } });
    case 'skip':
      return seriesApi.skipRun({ params, body: { version } });
    case 'remake':
      return seriesApi.remakeRun({ params, body: { version, note: answer.note } });
  }
};

/** Sends an answer to a run and then, whatever the outcome, reads the lists, the series and the balance again. */
export const useAnswerRun = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => give(id, answer),
    onSuccess: (run) => {
      takeRun(queries, run);
      queries.setQueryData<Run[]>(WAITING_KEY, (all) => all?.filter((one) => one.id !== id));
    },
    onSettled: () => {
      for (const queryKey of [RUNS_KEY, ['series'], ['videos'], ['publishing', 'publications'], ME_KEY])
        void queries.invalidateQueries({ queryKey });
    },
  });
};
