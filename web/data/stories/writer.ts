import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#web/data/api/api.ts';

const TIMEOUT_MILLISECONDS = 5000;

/** What the user may create, and who writes the stories. */
export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: ({ signal }) =>
    api.readTrialLimits({ signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]) }),
  retry: false,
});

/** The model that writes stories here; `null` for the demo writer, undefined while unknown. */
export const useWriterModel = (): string | null | undefined =>
  // The create dialogs fetch the limits again each time they open.
  useQuery({ ...limitsQuery, staleTime: Number.POSITIVE_INFINITY }).data?.writer_model;
