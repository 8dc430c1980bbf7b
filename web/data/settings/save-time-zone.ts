import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/schemas/auth.ts';
import { api } from '#web/data/api/api.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import { browserZone } from '#web/lib/time-zones.ts';

/**
 * Changes the time zone in the cached user. This doesn’t count as reloading the user, because it doesn’t renew the
 * media cookies.
 */
const showZone = (queries: QueryClient, change: (user: User) => string | undefined): void => {
  const { dataUpdatedAt = 0 } = queries.getQueryState(ME_KEY) ?? {};
  queries.setQueryData<User | null>(ME_KEY, (user) => user && { ...user, timeZone: change(user) }, {
    updatedAt: dataUpdatedAt,
  });
};

/** Saves the account’s time zone. The choice shows at once, and is reverted if saving fails. */
export const useSaveTimeZone = (tell: (isSaved: boolean) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) => api.saveMailSettings({ body: { timeZone } }),
    onMutate: async (timeZone) => {
      const before = queries.getQueryData<User | null>(ME_KEY)?.timeZone;
      showZone(queries, () => timeZone);
      await queries.cancelQueries({ queryKey: ME_KEY });
      return { before };
    },
    onSuccess: () => tell(true),
    onError: (_error, _timeZone, known) => {
      showZone(queries, () => known?.before);
      tell(false);
    },
  });
};

/** Gives an account without a time zone this browser’s time zone. If that fails, the next visit tries again. */
export const useFirstTimeZone = (user: User | undefined): void => {
  const queries = useQueryClient();
  const isMissing = user !== undefined && user.timeZone === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const zone = browserZone();
    api.saveMailSettings({ body: { browserTimeZone: zone } }).then(
      () => showZone(queries, ({ timeZone = zone }) => timeZone),
      () => undefined,
    );
  }, [isMissing, queries]);
};
