import { useEffect } from 'react';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Loads the rest of a list during a search, so that no match is missed. */
export const useWholeList = (isWanted: boolean, query: PagedQuery): void => {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
};

/** True when any of the texts contains the search words; case and surrounding spaces are ignored. */
export const matches = (search: string, ...texts: readonly string[]): boolean => {
  const wanted = search.trim().toLocaleLowerCase();
  return wanted === '' || texts.some((text) => text.toLocaleLowerCase().includes(wanted));
};
