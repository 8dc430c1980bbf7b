import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { stories } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/browser/sign-in.ts';
import { giveStory, meOf } from '#test/support/builders/films.ts';
import { somebody, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, env } = sharedCloud();
beforeAll(useCloudEnvironment);

const give = (ownerId: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => giveStory(ownerId)));

/** Somebody whose stories were written before they were counted. */
const oldHand = async (written: number): Promise<string> => {
  const ownerId = newId();
  await give(ownerId, written);
  await connect().send(new DeleteCommand({ TableName: env['TABLE_NAME'], Key: keys.made(ownerId) }));
  return ownerId;
};

describe('the stories somebody created', () => {
  it('are counted exactly, also twenty at once from the very first', async () => {
    const ownerId = newId();
    await give(ownerId, 20);
    expect(await stories().created(ownerId)).toBe(20);
  });

  it('stay counted when they are deleted', async () => {
    const ownerId = newId();
    for (const { id } of await give(ownerId, 3)) await stories().remove(ownerId, id);
    expect(await stories().created(ownerId)).toBe(3);
    await giveStory(ownerId);
    expect(await stories().created(ownerId)).toBe(4);
  });

  it('count once for each idempotency key', async () => {
    const visitor = await signIn(url, somebody());
    const { id } = await meOf(visitor);
    const headers = { 'idempotency-key': newId() };
    const write = () => visitor.post('/api/stories/generate', { prompt: 'a fox in the snow' }, headers);
    const first = await (await write()).json();
    expect(await (await write()).json()).toEqual(first);
    expect(await stories().created(id)).toBe(1);
  });

  it('that were there before counting began are counted the first time anybody asks', async () => {
    const ownerId = await oldHand(3);
    expect(await stories().created(ownerId)).toBe(3);
    const { items } = await stories().list(ownerId);
    for (const { id } of items) await stories().remove(ownerId, id);
    expect(await stories().created(ownerId)).toBe(3);
  });

  it('that were there before counting began are counted before the next one is, also when ten come at once', async () => {
    const ownerId = await oldHand(3);
    await give(ownerId, 10);
    expect(await stories().created(ownerId)).toBe(13);
  });
});
