import { BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/env.ts';
import { type Key, keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { giveStory } from './films.ts';

/** The maximum number of rows that DynamoDB accepts in one batch write. */
const MOST_ROWS = 25;

/** Writes `count` copies of the row at `key`, each with the changes that `changeOf` returns. */
const copyRow = async (
  key: Key,
  count: number,
  changeOf: (index: number) => Key & { readonly id: string },
): Promise<void> => {
  const client = connect();
  const table = env.tableName();
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: key }));
  const rows = Array.from({ length: count }, (_, index) => ({ ...Item, ...changeOf(index) }));
  for (let from = 0; from < count; from += MOST_ROWS) {
    const requests = rows.slice(from, from + MOST_ROWS).map((row) => ({ PutRequest: { Item: row } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  }
};

/** Stories named "Story 0", "Story 1" …, oldest first. */
export const giveManyStories = async (ownerId: string, count: number): Promise<void> => {
  const first = await giveStory(ownerId, { title: 'Story 0' });
  await copyRow(keys.story(ownerId, first.id), count - 1, (index) => {
    const id = newId();
    return { ...keys.story(ownerId, id), id, title: `Story ${index + 1}` };
  });
};

/** Copies of a finished video, named "Video 0", "Video 1" …; every tenth has failed. */
export const giveManyFilms = (ownerId: string, videoId: string, count: number): Promise<void> =>
  copyRow(keys.video(ownerId, videoId), count, (index) => {
    const id = newId();
    const change = index % 10 === 0 ? { status: 'failed', error: 'It was stopped by a test.' } : {};
    return { ...keys.video(ownerId, id), id, title: `Video ${index}`, ...change };
  });
