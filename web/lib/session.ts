import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/auth.ts';
import { api } from './api.ts';
import { isApiError } from './api-error.ts';
import { readStored, writeStored } from './storage.ts';

export const ME_KEY = ['me'] as const;
/** The media cookies live 12 hours and are renewed by this call. */
const RENEW_MILLISECONDS = 60 * 60 * 1000;

/** Who is using the product: unknown yet, nobody, or a signed-in user. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

/**
 * Says that this browser was signed in before. Public pages ask the server only then: a refusal for every visitor
 * would stand in the browser's console as an error. The session itself is a cookie no script can read.
 */
const HINT_KEY = 'veilcast.was-signed-in';

const keepHint = (user: User | null): void => {
  writeStored(HINT_KEY, user === null ? undefined : '1');
};

const readUser = async (signal: AbortSignal): Promise<User | null> => {
  try {
    const user = await api.readMe({ signal });
    keepHint(user);
    return user;
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    keepHint(null);
    return null;
  }
};

/**
 * Any failure of the first look means signed out; a later look that fails keeps the user.
 * `isCertain` asks the server even when this browser has not been signed in before.
 */
export const useSession = ({ isCertain = false }: { readonly isCertain?: boolean } = {}): Session => {
  const [isAsking] = useState(() => isCertain || readStored(HINT_KEY) !== undefined);
  const me = useQuery({
    queryKey: ME_KEY,
    queryFn: ({ signal }) => readUser(signal),
    enabled: isAsking,
    staleTime: RENEW_MILLISECONDS,
    refetchInterval: RENEW_MILLISECONDS,
    retry: false,
  });
  if (me.data) return { status: 'signed-in', user: me.data };
  return me.isPending && isAsking ? { status: 'loading' } : { status: 'signed-out' };
};

/** Ends the session on the server and, whatever it answers, in this browser. */
export const useSignOut = (onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.signOut({ body: {} }),
    onSettled: () => {
      keepHint(null);
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
    onSuccess: (user) => {
      keepHint(user);
      queries.setQueryData(ME_KEY, user);
    },
  });
};
