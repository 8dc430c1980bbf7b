import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows a change before the server has agreed to it: what is being read under `key` is given up, `change` is applied.
 * The function returned puts everything under `key` back to what it was.
 */
export const changeAtOnce = async (
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
