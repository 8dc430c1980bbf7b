import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { User } from '#contract/schemas/auth.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useNamedUser } from './profile.ts';

export const ME_KEY = ['me'] as const;
/** Whether the user ended the session here, by signing out or deleting the account. */
const LEFT_KEY = ['left'] as const;
/**
 * How often to renew the media cookies, which last `ACCESS_MINUTES`; coming back to the tab also renews them.
 */
export const RENEW_MILLISECONDS = 10 * 60 * 1000;
/** Short enough to leave time to retry a failed renewal before the cookies expire. */
const RENEW_AGAIN_MILLISECONDS = 60 * 1000;

/** The session: still loading, signed out, or signed in with its user. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

/**
 * Marks a browser that was signed in before. Public pages query the server only in that case: otherwise every
 * visitor's console would log a refused request as an error. The session itself is a cookie that scripts cannot read.
 */
const HINT_KEY = 'veilcast.was-signed-in';

const keepHint = (user: User | null): void => {
  writeStored(HINT_KEY, user === null ? undefined : '1');
  // Set by `start.js` before the first paint.
  if (user === null) delete document.documentElement.dataset['visitor'];
};

const hasHint = (): boolean => readStored(HINT_KEY) !== undefined;
const never = (): (() => void) => () => undefined;

/** Loads the client only when a session may exist: public pages don't need it. */
const loadApi = async () => (await import('#web/data/api/api.ts')).api;

const readUser = async (signal: AbortSignal): Promise<User | null> => {
  try {
    const user = await (await loadApi()).readMe({ signal });
    keepHint(user);
    return user;
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    keepHint(null);
    return null;
  }
};

export const ME_QUERY = queryOptions({
  queryKey: ME_KEY,
  queryFn: ({ signal }) => readUser(signal),
  staleTime: RENEW_MILLISECONDS,
  retry: false,
});

/** The signed-in user as last read from the server, without the name and address chosen for this browser. */
export const useAccountUser = (): User | undefined =>
  useQueryClient().getQueryData<User | null>(ME_KEY) ?? undefined;

/**
 * If the first read fails, the visitor counts as signed out; if a later one fails, the user stays signed in.
 * With `isCertain`, the server is queried even if this browser was never signed in.
 */
export const useSession = ({ isCertain = false }: { readonly isCertain?: boolean } = {}): Session => {
  const isKnown = useSyncExternalStore(never, hasHint, () => false);
  const isAsking = isCertain || isKnown;
  const me = useQuery({
    ...ME_QUERY,
    enabled: isAsking,
    refetchInterval: ({ state }) =>
      state.status === 'error' ? RENEW_AGAIN_MILLISECONDS : RENEW_MILLISECONDS,
  });
  const user = useNamedUser(me.data);
  if (user !== undefined) return { status: 'signed-in', user };
  return me.isPending && isAsking ? { status: 'loading' } : { status: 'signed-out' };
};

/** Clears the user and all data loaded for them from this browser. */
export const endSession = (queries: QueryClient): void => {
  keepHint(null);
  queries.clear();
  queries.setQueryData(LEFT_KEY, true);
  queries.setQueryData(ME_KEY, null);
};

/** Whether this browser's user signed out or deleted the account, rather than losing the session. */
export const useHasLeft = (): boolean => useQueryClient().getQueryData(LEFT_KEY) === true;

/** Ends the session on the server and, even if that fails, in this browser. */
export const useSignOut = (onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await loadApi()).signOut({ body: {} }),
    onSettled: () => {
      endSession(queries);
      onDone();
    },
  });
};

const useOpenSession = (exchange: (value: string) => Promise<User>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: exchange,
    onSuccess: (user) => {
      // A user who signs in again may choose another account.
      const before = queries.getQueryData<User | null>(ME_KEY)?.id ?? user.id;
      if (before !== user.id) queries.clear();
      queries.removeQueries({ queryKey: LEFT_KEY });
      keepHint(user);
      queries.setQueryData(ME_KEY, user);
    },
  });
};

/** Exchanges a one-time `session_id` for a session. */
export const useExchangeSession = () =>
  useOpenSession(async (session_id) => (await loadApi()).exchangeSession({ body: { session_id } }));

/** Exchanges an id token of the user pool for a session. */
export const useExchangeEmail = () =>
  useOpenSession(async (id_token) => (await loadApi()).exchangeEmail({ body: { id_token } }));
