import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Renderer } from '#functions/domain/video/ports.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { rescueRenders } from '#functions/scheduled/films/rescue-renders.ts';
import { outboxStore } from '#functions/store/mail/outbox-store.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { FOLDER, startTable } from '#test/support/cloud/store-here.ts';

const CREATED = new Date('2026-11-20T12:00:00Z');
const TWO_MINUTES_LATER = new Date('2026-11-20T12:02:00Z');
/** Enough rows to exceed the 1 MB that one DynamoDB response can contain. */
const DELETING = 130;
const LARGE = 'a'.repeat(10_000);

let table: Table;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ table, close } = await startTable());
});
afterAll(() => close());

const putVideo = async (ownerId: string, id: string, change: object, indexedAt: Date): Promise<void> => {
  const draft = newVideo(id, storyOf(ownerId), choice, CREATED);
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        ...keys.video(ownerId, id),
        ...unfinishedIndex(indexedAt.toISOString(), id),
        ...draft,
        charge: [],
        mediaFolder: FOLDER,
        ...change,
      },
    }),
  );
};

it('starts a video that never started, even behind many large rows that await deletion', async () => {
  for (let index = 0; index < DELETING; index += 1)
    await putVideo('leaver', `video-${index}`, { status: 'deleting', filler: LARGE }, new Date(0));
  await putVideo('ada', 'stuck', {}, CREATED);
  const started: string[] = [];
  const renderer: Renderer = {
    start: async ({ videoId }) => {
      started.push(videoId);
    },
  };
  await runDuty(
    rescueRenders({
      videos: () => videoStore(table),
      renderer: () => renderer,
      outbox: () => outboxStore(table),
      now: () => TWO_MINUTES_LATER,
    }),
  );
  expect(started).toEqual(['stuck']);
});
