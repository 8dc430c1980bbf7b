import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeOptimistically } from '#web/data/api/change-optimistically.ts';

const filled = (): QueryClient => {
  const queries = new QueryClient();
  queries.setQueryData(['stories', 'pages'], ['one', 'two']);
  queries.setQueryData(['stories', 'all'], ['one', 'two', 'three']);
  queries.setQueryData(['videos', 'all'], ['film']);
  return queries;
};

it('undoing a change restores the lists that were changed, and leaves all other lists alone', async () => {
  const queries = filled();
  const takeBack = await changeOptimistically(queries, ['stories'], () => {
    queries.setQueryData(['stories', 'pages'], ['two']);
    queries.setQueryData(['stories', 'all'], ['two', 'three']);
  });
  expect(queries.getQueryData(['stories', 'pages'])).toEqual(['two']);
  queries.setQueryData(['videos', 'all'], ['film', 'newer film']);
  takeBack();
  expect(queries.getQueryData(['stories', 'pages'])).toEqual(['one', 'two']);
  expect(queries.getQueryData(['stories', 'all'])).toEqual(['one', 'two', 'three']);
  expect(queries.getQueryData(['videos', 'all'])).toEqual(['film', 'newer film']);
});

it('a read that is already in progress doesn’t undo a change', async () => {
  const queries = filled();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const reading = queries
    .fetchQuery({ queryKey: ['stories', 'pages'], queryFn: () => promise })
    .catch(() => undefined);
  await changeOptimistically(queries, ['stories'], () => queries.setQueryData(['stories', 'pages'], ['two']));
  resolve(['one', 'two']);
  await reading;
  expect(queries.getQueryData(['stories', 'pages'])).toEqual(['two']);
});
