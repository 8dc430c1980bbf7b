import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operatorRoutes } from '#contract/routes/operator.ts';
import type { Decide } from '#contract/schemas/operators/actions.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import { endpoint } from '#web/data/api/endpoint.ts';

/** The calls for operators. */
const operatorApi = {
  listCases: endpoint(operatorRoutes.listCases),
  readCase: endpoint(operatorRoutes.readCase),
  decide: endpoint(operatorRoutes.decide),
} as const;

const CASES_KEY = ['cases'] as const;
const LOOK_AGAIN_MILLISECONDS = 60_000;
const NOT_FOUND = 404;

/** The cases that are waiting for an operator. */
export const useCases = () =>
  useQuery({
    queryKey: [...CASES_KEY, 'open'],
    queryFn: ({ signal }) => operatorApi.listCases({ signal }),
    refetchInterval: LOOK_AGAIN_MILLISECONDS,
  });

/** To everyone else, the operators’ routes look as if they didn’t exist. */
export const isNoOperator = (error: unknown): boolean => isApiError(error) && error.status === NOT_FOUND;

/** Everything known about one case. The URLs of its pictures expire after a few minutes. */
export const useCaseFile = (id: string) =>
  useQuery({
    queryKey: [...CASES_KEY, 'file', id],
    queryFn: ({ signal }) => operatorApi.readCase({ params: { id }, signal }),
    refetchInterval: LOOK_AGAIN_MILLISECONDS,
  });

/** Carries out a decision, then reads the queue again, even if the call failed. */
export const useDecide = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Decide) => operatorApi.decide({ body }),
    // Not awaited, so that the dialog closes before its case disappears from the queue.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: CASES_KEY });
    },
  });
};
