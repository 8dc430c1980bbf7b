import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { stories } from '#functions/wiring/stores.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { env } = sharedCloud();
beforeAll(useCloudEnvironment);

const give = (ownerId: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => giveStory(ownerId)));

/** A user whose stories were created before the counter existed. */
const oldHand = async (written: number): Promise<string> => {
  const ownerId = newId();
  await give(ownerId, written);
  await connect().send(new DeleteCommand({ TableName: env['TABLE_NAME'], Key: keys.made(ownerId) }));
  return ownerId;
};

describe('the count of created stories', () => {
  it('is exact even when a user’s first twenty stories are created concurrently', async () => {
    const ownerId = newId();
    await give(ownerId, 20);
    expect(await stories().created(ownerId)).toBe(20);
  });

  it('includes deleted stories', async () => {
    const ownerId = newId();
    for (const { id } of await give(ownerId, 3)) await stories().remove(ownerId, id);
    expect(await stories().created(ownerId)).toBe(3);
    await giveStory(ownerId);
    expect(await stories().created(ownerId)).toBe(4);
  });

  it('counts each idempotency key only once', async () => {
    const { visitor, id } = await newAccount();
    const headers = { 'idempotency-key': newId() };
    const write = () => visitor.post('/api/stories/generate', { prompt: 'a fox in the snow' }, headers);
    const first = await (await write()).json();
    expect(await (await write()).json()).toEqual(first);
    expect(await stories().created(id)).toBe(1);
  });

  it('includes stories older than the counter when the count is first read', async () => {
    const ownerId = await oldHand(3);
    expect(await stories().created(ownerId)).toBe(3);
    const { items } = await stories().list(ownerId);
    for (const { id } of items) await stories().remove(ownerId, id);
    expect(await stories().created(ownerId)).toBe(3);
  });

  it('includes stories older than the counter even if ten new ones are created before it is first read', async () => {
    const ownerId = await oldHand(3);
    await give(ownerId, 10);
    expect(await stories().created(ownerId)).toBe(13);
  });
});
