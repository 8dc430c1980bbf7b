import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL_DISK, NOTICE_HEADER } from '#contract/refusals.ts';
import { withDiskNotice } from '#local/site/disk-notice.ts';
import { type StandIn, startHttpService } from '#local/support/http-service.ts';

const disk = { isFull: true };
let site: StandIn;
beforeAll(async () => {
  const serve = withDiskNotice({ isFull: () => disk.isFull }, async (_, response) => {
    response.end('done');
  });
  site = await startHttpService((request, response) => {
    void serve(request, response, new URL(request.url ?? '', 'http://site'));
  });
});
afterAll(() => site.close());

const call = async (method: string, path: string) => {
  const answer = await fetch(site.url + path, { method });
  return { status: answer.status, notice: answer.headers.get(NOTICE_HEADER), body: await answer.text() };
};

// Proves fair-full-disk-ends-nothing-said.
test.each([
  ['POST', '/api/stories/generate'],
  ['POST', '/api/videos/create'],
  ['POST', '/api/videos/v1/scenes/2/repaint'],
  ['PATCH', '/api/storyboards/s1'],
  ['POST', '/api/uploads'],
  ['POST', '/api/series'],
  ['POST', '/api/auth/account/export'],
  ['POST', '/api/payments/checkout/session'],
])('on a full disk, %s %s is refused with a message that explains what to do', async (method, path) => {
  disk.isFull = true;
  const { status, notice, body } = await call(method, path);
  expect([status, notice]).toEqual([507, FULL_DISK]);
  expect(JSON.parse(body)).toMatchObject({ code: 'disk_full', detail: expect.stringMatching(/^The disk/u) });
  disk.isFull = false;
  expect(await call(method, path)).toEqual({ status: 200, notice: null, body: 'done' });
});

test.each([
  ['DELETE', '/api/videos/v1'],
  ['GET', '/api/videos'],
  ['POST', '/api/videos/download'],
  ['POST', '/api/auth/google'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/payments/webhook'],
])('on a full disk, %s %s still works, and its response says that the disk is full', async (method, path) => {
  disk.isFull = true;
  expect(await call(method, path)).toEqual({ status: 200, notice: FULL_DISK, body: 'done' });
});
