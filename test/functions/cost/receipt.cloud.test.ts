import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { MODELS_PATH } from '#contract/local-models.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { createFilm, giveStory, watchFilm } from '#test/support/builders/films.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsOf, transitionsOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { costLines, totalsOf, totalsOfLines } from '#test/support/costs/cost-lines.ts';

const LIMIT_MS = 60_000;
const LATE_MS = 2500;
const { dataDir, standIns, url } = sharedCloud();
beforeAll(useCloudEnvironment);
afterEach(() => Promise.all([clearFaults('openai'), clearFaults('polly')]));

const linesOf = (videoId: string) => costLines(dataDir).filter(({ video }) => video === videoId);

/**
 * A video's cost lines and its receipt, once its attempts have ended. The status rule runs the last step of
 * each attempt a second time, and pictures in progress are finished after the film has failed. The lines count
 * exactly the state transitions that Step Functions bills for.
 */
const afterFailing = async (ownerId: string, videoId: string, attempts: readonly number[]) => {
  const endings = () => linesOf(videoId).filter(({ step }) => step === 'FailVideo').length;
  await expect.poll(endings, { timeout: LIMIT_MS }).toBe(2 * attempts.length);
  for (const attempt of attempts)
    await expect
      .poll(
        async () => {
          const billed = await transitionsOf(`${videoId}-${attempt}`);
          return (
            (totalsOfLines(linesOf(videoId))[`${attempt} step-functions.transition `]?.quantity ?? 0) - billed
          );
        },
        { timeout: LIMIT_MS },
      )
      .toBe(0);
  await expect
    .poll(async () => (await receipts().find(ownerId, videoId))?.tries, { timeout: LIMIT_MS })
    .toBe(linesOf(videoId).length);
  return { lines: linesOf(videoId), receipt: await receipts().find(ownerId, videoId) };
};

// Proves cost-receipt-per-video-sum-lines.
it('the receipt for a failed video adds up its lines to the pico-dollar, including failed tries and both attempts', {
  timeout: 2 * LIMIT_MS,
}, async () => {
  const { visitor, id: ownerId } = await newAccount();
  // Too short for a film: the voice is paid for, and then every attempt fails.
  const story = await giveStory(ownerId, { scenes: [{ narration: 'Too short.', picture: 'A clock.' }] });
  // The picture arrives on its second try, after the narration has failed and the attempt has ended.
  await scriptFaults('openai', 'images/generations', [
    { kind: 'status', status: 500 },
    { kind: 'slow', delayMs: LATE_MS },
  ]);
  const { id } = await (await createFilm(visitor, story.id)).json();
  await watchFilm(visitor, id, LIMIT_MS);
  const first = await afterFailing(ownerId, id, [1]);
  expect(totalsOf(first.receipt?.items ?? [])).toEqual(totalsOfLines(first.lines));

  expect((await visitor.post(`/api/videos/${id}/retry`)).status).toBe(202);
  await watchFilm(visitor, id, LIMIT_MS);
  const { lines, receipt } = await afterFailing(ownerId, id, [1, 2]);
  expect(totalsOf(receipt?.items ?? [])).toEqual(totalsOfLines(lines));
  expect(receipt?.pico).toBe(
    lines.flatMap(({ items }) => items).reduce((sum, { pico = '0' }) => sum + BigInt(pico), 0n),
  );
  expect(new Set(lines.map(({ attempt }) => attempt))).toEqual(new Set([1, 2]));
  expect(lines.filter(({ step, status }) => step === 'SpeakScene' && status === 'failed').length).toBe(2);
  expect(lines.find(({ step }) => step === 'SpeakScene')?.items.map(({ sku }) => sku)).toContain(
    'polly.neural',
  );

  // All of a user's cost lines, from requests and workflow steps, contain the same user and plan.
  const created = costLines(dataDir).filter(({ route, user }) => route === 'POST /api/videos/create' && user);
  const [{ user, plan } = { user: undefined, plan: undefined }] = lines;
  expect(created.some((line) => line.user === user)).toBe(true);
  expect([user?.length, plan]).toEqual([16, 'free']);
  expect(new Set(lines.map((line) => `${line.user} ${line.plan} ${line.stage}`)).size).toBe(1);
  expect(JSON.stringify(lines)).not.toContain(ownerId);

  const rows = async () => (await rowsOf(ownerId)).map(({ sk }) => String(sk));
  expect(await rows()).toContain(`COST#${id}`);
  await videos().remove(ownerId, id);
  expect(await rows()).not.toContain(`COST#${id}`);
});

it('a story’s cost line lists what its model used, and the response says how much that cost', async () => {
  const site = new Visitor(url);
  const model = { address: `${standIns.openai}/v1`, key: 'any', model: 'gpt-6-luna' };
  expect((await site.post(`${MODELS_PATH}/connect`, model)).status).toBe(200);
  onTestFinished(async () => void (await site.post(`${MODELS_PATH}/disconnect`)));
  const visitor = await signIn(newPerson());
  const answer = await visitor.post('/api/stories/generate', { prompt: 'a lighthouse', category: 'Mystery' });
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get('x-request-id');
  const lines = () => costLines(dataDir).filter(({ request_id: id }) => id === requestId);
  await expect.poll(() => lines().length).toBe(1);
  const [line] = lines();
  expect(line?.items.map(({ sku }) => sku)).toEqual(
    expect.arrayContaining(['model.text.input', 'model.text.output', 'dynamodb.write', 'lambda.compute']),
  );
  expect(line).toMatchObject({
    status: 200,
    route: 'POST /api/stories/generate',
    user: expect.stringMatching(/^[0-9a-f]{16}$/u),
  });
  expect(line).not.toHaveProperty('video');
  expect(answer.headers.get('x-request-cost')).toBe(`${line?.dollars} USD`);
});
