import { expect, it } from 'vitest';
import { z } from 'zod';
import { Connection, Publication } from '#contract/schemas/publishing.ts';
import { connections, publications } from '#functions/wiring/stores.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { orderStandIn } from '#test/support/publishing/stand-in.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const IN_TIME = { timeout: 30_000 };
const DAY_MS = 86_400_000;

// Proves publish-figures-daily.
it('a published video shows the platform’s own figures, which are updated a day later', async () => {
  useCloudEnvironment();
  const { visitor: creator, id: ownerId } = await newAccount();
  const latest = async () => {
    const listed = await (await creator.get('/api/publishing/publications')).json();
    const [publication] = takeFrom(z.array(Publication).parse(listed));
    return publication;
  };
  await connectAccount(creator, 'youtube', `Night Stories ${ownerId}`);
  const [channel] = takeFrom(
    z.array(Connection).parse(await (await creator.get('/api/publishing/connections')).json()),
  );
  await creator.patch(`/api/publishing/connections/${channel.id}`, { made_for_kids: false });
  const connection = async () => defined(await connections().find(ownerId, channel.id));
  expect(Date.parse(defined((await connection()).looksAt))).toBeGreaterThan(Date.now() + DAY_MS / 2);

  await creator.post('/api/publishing/publications', {
    video_id: await givePlayableFilm(ownerId, 'The lamp'),
    posts: [
      { connection_id: channel.id, way: 'upload', title: 'The lamp', text: '', tags: [], privacy: 'public' },
    ],
  });
  await expect.poll(async () => (await latest()).status, IN_TIME).toBe('published');
  const { id } = await latest();
  const { remote } = defined(await publications().find(ownerId, id));
  await orderStandIn(sharedCloud().standIns.youtube, { do: 'count', id: remote?.id, views: 1204, likes: 35 });

  const before = await connection();
  await connections().replace(before, { ...before, looksAt: new Date().toISOString() });
  await runDuties();
  expect((await latest()).figures).toEqual({ views: 1204, likes: 35, at: expect.any(String) });
  expect(Date.parse(defined((await connection()).looksAt))).toBeGreaterThan(Date.now() + DAY_MS / 2);
});
