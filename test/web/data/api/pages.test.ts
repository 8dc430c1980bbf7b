import { describe, expect, it } from 'vitest';
import { itemsOf, mapItems, readAll } from '#web/data/api/pages.ts';
import { matches } from '#web/data/api/search.ts';

const page = (ids: readonly string[], next?: string) => ({ items: ids.map((id) => ({ id })), next });
const pages = { pages: [page(['c', 'b'], '1'), page(['b', 'a'])], pageParams: [undefined, '1'] };

describe('a paged list', () => {
  it('contains each item only once, even if a page boundary moves', () =>
    expect(itemsOf(pages).map(({ id }) => id)).toEqual(['c', 'b', 'a']));

  it('is empty until it is loaded', () => expect(itemsOf(undefined)).toEqual([]));

  it('removes a deleted item from every page', () =>
    expect(itemsOf(mapItems(pages, (item) => (item.id === 'b' ? undefined : item)))).toEqual([
      { id: 'c' },
      { id: 'a' },
    ]));

  it('is read to the end, following each cursor', async () => {
    const asked: (string | undefined)[] = [];
    const all = await readAll(async (cursor) => {
      asked.push(cursor);
      return cursor === undefined ? page(['b'], 'next') : page(['a']);
    }, 10);
    expect(all).toEqual([{ id: 'b' }, { id: 'a' }]);
    expect(asked).toEqual([undefined, 'next']);
  });

  it('is read only up to the page limit', async () =>
    expect(await readAll(async () => page(['x'], 'more'), 3)).toHaveLength(3));
});

describe('search', () => {
  it('finds words in any of the searched fields, ignoring case', () => {
    expect(matches(' SHIP ', 'The Keeper', 'one ship too many')).toBe(true);
    expect(matches('train', 'The Keeper', 'one ship too many')).toBe(false);
  });

  it('finds everything if nothing is typed', () => expect(matches('  ', 'x')).toBe(true));
});
