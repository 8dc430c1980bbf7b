import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/schemas/auth.ts';
import { api } from '#web/data/api/api.ts';
import { isApiError } from '#web/data/api/api-error.ts';

const SESSIONS_KEY = ['sessions'] as const;

/**
 * The devices signed in to the account, reloaded whenever Settings opens or its browser tab becomes visible again.
 */
export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api.listSessions({ signal }),
    refetchOnMount: 'always',
    staleTime: 0,
  });

/** Reloads the list after another action has signed devices out. */
export const useSessionsChanged = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
};

/** Keeps only the matching rows, and reloads the list. */
const useKeep = () => {
  const queries = useQueryClient();
  return async (matches: (session: Session) => boolean): Promise<void> => {
    await queries.cancelQueries({ queryKey: SESSIONS_KEY });
    queries.setQueryData<Session[]>(SESSIONS_KEY, (known) => known?.filter(matches));
    void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
};

/** Signs out another device; one that is already signed out is not an error. */
export const useEndSession = () => {
  const keep = useKeep();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.endSession({ params: { id } });
      } catch (error) {
        if (!isApiError(error) || error.code !== 'not_found') throw error;
      }
      await keep((session) => session.id !== id);
    },
  });
};

/** Signs out every device but this one. */
export const useSignOutElsewhere = () => {
  const keep = useKeep();
  return useMutation({
    mutationFn: async () => {
      await api.signOutElsewhere({ body: {} });
      await keep(({ isThis }) => isThis);
    },
  });
};
