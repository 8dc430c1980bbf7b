import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Upload } from '#contract/schemas/uploads.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import { studioApi } from '#web/data/api/studio-api.ts';
import { uploadKey } from './uploads.ts';

const POLL_MILLISECONDS = 3000;

/** Uploads by id: `null` if one was deleted, absent while it is being read. */
export type NamedUploads = Readonly<Record<string, Upload | null>>;

const read = async (id: string, signal: AbortSignal): Promise<Upload | null> => {
  try {
    return await studioApi.readUpload({ params: { id }, signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
};

/** Reads one of the account’s files; `null` when it no longer exists. */
export const uploadQuery = (id: string) => ({
  queryKey: uploadKey(id),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(id, signal),
});

/** The account’s files that a screen shows. Keep `ids` the same between renders. */
export const useNamedUploads = (ids: readonly string[]): NamedUploads =>
  useQueries({
    queries: ids.map((id) => ({
      ...uploadQuery(id),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }: { readonly state: { readonly data?: Upload | null | undefined } }) =>
        state.data?.status === 'checking' ? POLL_MILLISECONDS : false,
    })),
    combine: useCallback(
      (results: readonly UseQueryResult<Upload | null>[]): NamedUploads =>
        Object.fromEntries(
          results.flatMap(({ data }, at) => {
            const id = ids[at];
            return data === undefined || id === undefined ? [] : [[id, data]];
          }),
        ),
      [ids],
    ),
  });
