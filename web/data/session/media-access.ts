import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MediaAccess } from '#web/ui/media/media-access.ts';
import { ME_KEY, RENEW_MILLISECONDS } from './session.ts';

/** If a file is refused this soon after a renewal, expired access isn’t the reason. */
const FRESH_MILLISECONDS = 30_000;
/** How long to wait before retrying a failed renewal. */
const RETRY_MILLISECONDS = 30_000;

const factsOf = (queries: QueryClient) => {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0, fetchStatus } = queries.getQueryState(ME_KEY) ?? {};
  const now = Date.now();
  return { age: now - dataUpdatedAt, sinceFailure: now - errorUpdatedAt, isIdle: fetchStatus === 'idle' };
};

/**
 * Reloads the signed-in user, which renews the cookies for their files; if the session has ended, the login page
 * opens.
 */
const readAgain = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ queryKey: ME_KEY }, { cancelRefetch: false });

/** Access to media, renewed as long as the session lasts. Simultaneous calls share one request. */
export const useSessionAccess = (): MediaAccess => {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      renewIfDue: () => {
        const { age, sinceFailure, isIdle } = factsOf(queries);
        if (isIdle && age >= RENEW_MILLISECONDS && sinceFailure >= RETRY_MILLISECONDS)
          void readAgain(queries);
      },
      renew: async () => {
        if (factsOf(queries).age >= FRESH_MILLISECONDS) await readAgain(queries);
      },
    }),
    [queries],
  );
};
