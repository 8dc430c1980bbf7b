import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, expect, test } from 'vitest';
import { timeLimits } from '#functions/runtime/time-limits.ts';
import { type StandIn, startHttpService } from '#local/support/http-service.ts';

const LIMIT_MS = 150;
/** Even a busy machine responds within this time. */
const AMPLE_MS = 30_000;
let service: StandIn | undefined;
afterEach(async () => service?.close());

const read = async (answer: Parameters<typeof startHttpService>[0], limitMs = LIMIT_MS) => {
  service = await startHttpService(answer);
  const client = new S3Client({
    endpoint: service.url,
    forcePathStyle: true,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
    maxAttempts: 2,
    requestHandler: timeLimits(limitMs),
  });
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'media', Key: 'film.mp4' }));
  return Body?.transformToString();
};

test('a call that gets no response is retried, then fails', async () => {
  let calls = 0;
  const answer = read(() => {
    calls += 1;
  });
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(calls).toBe(2);
});

test('a call succeeds when its second try gets a response', async () => {
  let calls = 0;
  const answer = read((_, response) => {
    calls += 1;
    if (calls === 1) response.destroy();
    else response.end('film');
  }, AMPLE_MS);
  expect(await answer).toBe('film');
});

test('a response that stops midway is an error', async () => {
  const answer = read((_, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('fi');
  });
  await expect(answer).rejects.toThrow(/inactivity|aborted/u);
});
