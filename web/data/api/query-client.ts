import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#web/data/session/session.ts';
import { isApiError, isSessionLost } from './api-error.ts';

const MAX_RETRIES = 2;
const FIRST_RETRY_MILLISECONDS = 400;

const isWorthRetrying = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** The query client. A lost session clears it, and the dashboard's guard then redirects to the login page once. */
export const newQueryClient = (): QueryClient => {
  // By default, changed data reaches the screen a timer later, and until then a field that shows it would go back to
  // its old value: on a busy device, visibly.
  notifyManager.setScheduler(queueMicrotask);
  const onError = (error: unknown): void => {
    if (!isSessionLost(error)) return;
    client.setQueryData(ME_KEY, null);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => FIRST_RETRY_MILLISECONDS * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
};
