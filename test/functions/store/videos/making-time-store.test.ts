import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { makingTimeStore } from '#functions/store/videos/making-time-store.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

const inOrder = (words: readonly number[]): number[] => words.toSorted((one, other) => one - other);
const madeIn = (words: number) => ({ words, prepared: 10, filmed: 40, seconds: 50 });

// Proves dialog-new-video-2-story-costs.
it('keeps the making times of the last fifty films in one row, the newest first, even when many finish at the same time', async () => {
  const times = makingTimeStore(database.table);
  expect(await times.read()).toEqual([]);
  const read = async (): Promise<number[]> => (await times.read()).map(({ words }) => words);
  await Promise.all(Array.from({ length: 30 }, (_, film) => times.add(madeIn(film + 1))));
  expect(inOrder(await read())).toEqual(Array.from({ length: 30 }, (_, film) => film + 1));
  await Promise.all(Array.from({ length: 50 }, (_, film) => times.add(madeIn(film + 101))));
  expect(inOrder(await read())).toEqual(Array.from({ length: 50 }, (_, film) => film + 101));
  for (const words of [201, 202, 203]) await times.add(madeIn(words));
  expect((await read()).slice(0, 3)).toEqual([203, 202, 201]);
  const { client, name } = database.table;
  const { Item = {} } = await client.send(new GetCommand({ TableName: name, Key: keys.makingTimes }));
  expect(Object.keys(Item)).toHaveLength(50 + 3);
});
