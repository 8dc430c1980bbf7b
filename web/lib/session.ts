import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/auth.ts';
import { api } from './api.ts';
import { isApiError } from './api-error.ts';

export const ME_KEY = ['me'] as const;
/** The media cookies live 12 hours and are renewed by this call. */
const RENEW_MILLISECONDS = 60 * 60 * 1000;

/** Who is using the product: unknown yet, nobody, or a signed-in user. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

const readUser = async (signal: AbortSignal): Promise<User | null> => {
  try {
    return await api.readMe({ signal });
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
};

/** Any failure of the first look means signed out; a later look that fails keeps the user. */
export const useSession = (): Session => {
  const me = useQuery({
    queryKey: ME_KEY,
    queryFn: ({ signal }) => readUser(signal),
    staleTime: RENEW_MILLISECONDS,
    refetchInterval: RENEW_MILLISECONDS,
    retry: false,
  });
  if (me.data) return { status: 'signed-in', user: me.data };
  return me.isPending ? { status: 'loading' } : { status: 'signed-out' };
};

/** Ends the session on the server and, whatever it answers, in this browser. */
export const useSignOut = (onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.signOut({ body: {} }),
    onSettled: () => {
      queries.clear();
      queries.setQueryData(ME_KEY, null);
      onDone();
    },
  });
};

/** Exchanges a one-time `session_id` for a session. */
export const useExchangeSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => api.exchangeSession({ body: { session_id: sessionId } }),
    onSuccess: (user) => queries.setQueryData(ME_KEY, user),
  });
};
