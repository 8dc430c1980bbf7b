import { expect, it } from 'vitest';
import { z } from 'zod';
import { Connection, Publication } from '#contract/schemas/publishing.ts';
import { Run } from '#contract/schemas/series/runs.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { giveVideoRun } from '#test/support/series/give-run.ts';
import { giveSeries } from '#test/support/series/give-series.ts';
import { seriesOf } from '#test/support/series/series-here.ts';
import { takeFrom } from '#test/support/values.ts';

const IN_TIME = { timeout: 30_000 };
const POST = { title: 'The Lamp', description: 'It had been dark\nfor nine years.', tags: ['lighthouse'] };

// Proves approveRun.
it('an approved video of a series is posted to the channel chosen for the series', async () => {
  useCloudEnvironment();
  const { visitor: creator, id } = await newAccount();
  await givePlan(id, { subscription: 'growth', credits: 100 });
  await connectAccount(creator, 'youtube', `Night Stories ${id}`);
  const listed = await (await creator.get('/api/publishing/connections')).json();
  const [channel] = takeFrom(z.array(Connection).parse(listed));
  await creator.patch(`/api/publishing/connections/${channel.id}`, { made_for_kids: false });
  const publish = [{ connection_id: channel.id, way: 'upload', privacy: 'public' }] as const;
  const series = await giveSeries(id, { choice: { ...seriesOf(id).choice, publish: [...publish] } });
  const run = await giveVideoRun(series, { inDays: -1, post: POST });

  const shown = Run.parse(await (await creator.get(`/api/runs/${run.id}`)).json());
  expect(shown.publish).toEqual(publish);
  const answer = await creator.post(`/api/runs/${run.id}/approve`, { version: run.version });
  const approved = Run.parse(await answer.json());
  expect(approved.status).toBe('approved');
  expect(approved).not.toHaveProperty('publishTrouble');

  const publications = async () =>
    z.array(Publication).parse(await (await creator.get('/api/publishing/publications')).json());
  await expect.poll(async () => (await publications())[0]?.status, IN_TIME).toBe('published');
  expect(await publications()).toMatchObject([
    {
      video_id: run.videoId,
      title: POST.title,
      text: POST.description,
      link: expect.stringContaining('/posts#'),
    },
  ]);
});
