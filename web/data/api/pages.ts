import type { InfiniteData } from '@tanstack/react-query';
import type { ListPage } from './api-client.ts';

/** The first page has no cursor. */
export const FIRST_PAGE: string | undefined = undefined;

type Pages<T> = InfiniteData<ListPage<T[]>>;

/** The items on all loaded pages, without duplicates, even if page boundaries moved because an item was created. */
export const itemsOf = <T extends { readonly id: string }>(data: Pages<T> | undefined): T[] => {
  const byId = new Map<string, T>();
  for (const page of data?.pages ?? [])
    for (const item of page.items) byId.set(item.id, byId.get(item.id) ?? item);
  return [...byId.values()];
};

/** Passes every item through `change`; returning `undefined` removes the item. */
export const mapItems = <T>(data: Pages<T>, change: (item: T) => T | undefined): Pages<T> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map(change).filter((item): item is T & {} => item !== undefined),
  })),
});

/** Reads a paged list to its end, at most `maxPages` pages. */
export const readAll = async <T>(
  read: (cursor: string | undefined) => Promise<ListPage<T[]>>,
  maxPages: number,
): Promise<T[]> => {
  const items: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await read(cursor);
    items.push(...answer.items);
    cursor = answer.next;
    if (cursor === undefined) break;
  }
  return items;
};
