import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { restoreRows } from '#functions/store/backup/restore-rows.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { type Key, keys } from '#functions/store/table/keys.ts';
import { allSeriesKey, ideaKey, runKey, seriesKey } from '#functions/store/table/series-keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { dueBy } from '#test/support/cloud/due-here.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';
import { takeFrom } from '#test/support/values.ts';

let live: Table;
let backup: Table;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ table: live, close } = await startTable());
  backup = { client: live.client, name: 'veilcast-restored' };
  await new DynamoDBClient({}).send(
    new CreateTableCommand({
      TableName: backup.name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
});
afterAll(() => close());

const put = async (Item: Key & Record<string, unknown>, tables = [live, backup]): Promise<void> => {
  for (const table of tables) await table.client.send(new PutCommand({ TableName: table.name, Item }));
};
const get = async (Key: Key) => (await live.client.send(new GetCommand({ TableName: live.name, Key }))).Item;
const remove = async (...all: Key[]): Promise<void> => {
  for (const Key of all) await live.client.send(new DeleteCommand({ TableName: live.name, Key }));
};

const filled = async (owner: string) => {
  const video = (id: string, status: string, more = {}) =>
    put({ ...keys.video(owner, id), ...newVideo(id, storyOf(owner), choice, new Date()), status, ...more });
  const mediaFolder = `${owner}-folder`;
  await put({ ...keys.profile(owner), id: owner, issuer: 'google', subject: owner, mediaFolder });
  await put({ ...keys.mediaFolder(mediaFolder), userId: owner });
  await put({ ...keys.identity('google', owner), userId: owner });
  await put({ ...keys.credits(owner), balance: 30 });
  await put({ ...keys.sessionPointer(owner, 'secret') });
  await video('done', 'completed', { shareId: `${owner}-link` });
  await video('other', 'completed');
  await video('making', 'generating');
  await put({ ...keys.share(`${owner}-link`), ownerId: owner, videoId: 'done' });
};

it('restores one video with its link, and touches nothing else', async () => {
  await filled('ada');
  await remove(keys.video('ada', 'done'), keys.video('ada', 'other'), keys.share('ada-link'));
  expect(await restoreRows(backup, live, 'ada', 'done')).toEqual({ restored: 2, kept: 0, left: [] });
  expect(await get(keys.video('ada', 'done'))).toMatchObject({ status: 'completed' });
  expect(await get(keys.share('ada-link'))).toMatchObject({ videoId: 'done' });
  expect(await get(keys.video('ada', 'other'))).toBeUndefined();
  expect(await restoreRows(backup, live, 'ada', 'done')).toEqual({ restored: 0, kept: 2, left: [] });
});

it('restores an account with its identity, but no sessions or unfinished videos', async () => {
  await filled('bob');
  await remove(
    keys.profile('bob'),
    keys.identity('google', 'bob'),
    keys.mediaFolder('bob-folder'),
    keys.credits('bob'),
    keys.sessionPointer('bob', 'secret'),
    ...['done', 'other', 'making'].map((id) => keys.video('bob', id)),
  );
  const { restored, left } = await restoreRows(backup, live, 'bob');
  expect([restored, left]).toEqual([6, ['VIDEO#making']]);
  expect(await get(keys.identity('google', 'bob'))).toMatchObject({ userId: 'bob' });
  expect(await get(keys.mediaFolder('bob-folder'))).toMatchObject({ userId: 'bob' });
  expect(await get(keys.sessionPointer('bob', 'secret'))).toBeUndefined();
});

it('restores series as paused, with their ideas and finished runs', async () => {
  const series = seriesOf('cyd');
  const idea = ideaOf(series);
  const [over, waits] = [runOf(idea, '2026-03-04T18:30'), runOf(idea, '2026-03-08T18:30')];
  await put({ ...keys.profile('cyd'), id: 'cyd' });
  await put({ ...seriesKey('cyd', series.id), ...series, ...dueIndex(series, '2026') }, [backup]);
  await put({ ...allSeriesKey('cyd'), kept: new Set([series.id]), active: new Set([series.id]) }, [backup]);
  await put({ ...ideaKey('cyd', series.id, idea.id), ...idea }, [backup]);
  await put({ ...runKey('cyd', over.id), ...over, status: 'approved', dueAt: undefined }, [backup]);
  await put({ ...runKey('cyd', waits.id), ...waits, ...dueIndex(waits, '2026') }, [backup]);
  const left = [`RUN#${waits.id}`];
  expect(await restoreRows(backup, live, 'cyd')).toEqual({ restored: 3, kept: 1, left });
  expect(await restoreRows(backup, live, 'cyd')).toEqual({ restored: 0, kept: 4, left });

  const store = seriesStore(live);
  expect(await store.list('cyd')).toMatchObject([{ id: series.id, status: 'paused' }]);
  expect(await dueBy(live, new Date('2027-01-01'))).toEqual([]);
  const [paused] = takeFrom(await store.list('cyd'));
  expect(await store.activate(paused, { ...series, revision: paused.revision }, 1)).toBe('activated');
  expect(await store.create(seriesOf('cyd'), [], 1, { now: new Date() })).toEqual({ kind: 'limit' });
});

it('never replaces an existing row, so each balance remains the sum of its ledger rows', async () => {
  await filled('eve');
  await put({ ...keys.credits('eve'), balance: 10 }, [live]);
  await restoreRows(backup, live, 'eve');
  expect(await get(keys.credits('eve'))).toMatchObject({ balance: 10 });
});

it('restores nothing for an account that is missing from the backup', async () => {
  expect(await restoreRows(backup, live, 'nobody')).toEqual({ restored: 0, kept: 0, left: [] });
});
