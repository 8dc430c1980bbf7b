import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Applies a change before the server confirms it: cancels reads under `key`, then runs `change`.
 * The returned function restores everything under `key`.
 */
export const changeOptimistically = async (
  queries: QueryClient,
  key: QueryKey,
  change: () => void,
): Promise<() => void> => {
  await queries.cancelQueries({ queryKey: key });
  const before = queries.getQueriesData({ queryKey: key });
  change();
  return () => {
    for (const [known, data] of before) queries.setQueryData(known, data);
  };
};
