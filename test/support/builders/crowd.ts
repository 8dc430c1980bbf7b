import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { giveStory } from './films.ts';

const AT_ONCE = 25;

const inGroups = async (count: number, make: (index: number) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => make(from + index)),
    );
};

/** Stories named "Story 0", "Story 1" …, oldest first. */
export const giveManyStories = async (ownerId: string, count: number): Promise<void> => {
  const ids = Array.from({ length: count }, () => newId());
  await inGroups(count, (index) => giveStory(ownerId, { id: ids[index]!, title: `Story ${index}` }));
};

/** Copies of a finished video named "Video 0", "Video 1" …; every tenth has failed. */
export const giveManyFilms = async (
  table: string,
  ownerId: string,
  videoId: string,
  count: number,
): Promise<void> => {
  const client = connect();
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: keys.video(ownerId, videoId) }));
  const ids = Array.from({ length: count }, () => newId());
  await inGroups(count, (index) => {
    const id = ids[index]!;
    const change = index % 10 === 0 ? { status: 'failed', error: 'It was stopped by a test.' } : {};
    return client.send(
      new PutCommand({
        TableName: table,
        Item: { ...Item, ...keys.video(ownerId, id), id, title: `Video ${index}`, ...change },
      }),
    );
  });
};
