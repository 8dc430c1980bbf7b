import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { KeptErrors } from '#local/aws/edge/kept-errors.ts';
import { partial } from '#test/support/values.ts';

const SECOND_MS = 1000;

/** The status that a second visitor gets a few seconds after the first visitor got this response. */
const nextAfter = async (
  seconds: number,
  { status, cacheControl, method = 'GET' }: { status: number; cacheControl?: string; method?: string },
  notKept: readonly number[] = [],
): Promise<number> => {
  let at = 0;
  const errors = new KeptErrors({ notKept, now: () => at });
  const ask = (statusCode: number) => {
    const headers: Record<string, string> =
      cacheControl === undefined ? {} : { 'cache-control': cacheControl };
    const answer = { statusCode, headers, cookies: [], body: '', isBase64Encoded: false };
    const request = partial<IncomingMessage>({ method });
    return errors.answer(request, new URL('http://localhost/api/auth/me'), async () => answer);
  };
  await ask(status);
  at = seconds * SECOND_MS;
  return (await ask(200)).statusCode;
};

// Proves fair-edge-keeps-no-error-next.
test.each([404, 500, 502, 503, 504])(
  'CloudFront caches %i for ten seconds and serves it to everyone',
  async (status) => {
    expect(await nextAfter(9, { status })).toBe(status);
    expect(await nextAfter(10, { status })).toBe(200);
  },
);

test('CloudFront respects no-store on 404, 410, 414 and 501, and ignores it on other errors', async () => {
  const cacheControl = 'no-store';
  for (const status of [404, 410, 414, 501]) expect(await nextAfter(1, { status, cacheControl })).toBe(200);
  for (const status of [500, 502, 503, 504])
    expect(await nextAfter(1, { status, cacheControl })).toBe(status);
});

test('CloudFront caches 400, 403 and 405 only for as long as the response says, and doesn’t cache any other refusal', async () => {
  for (const status of [400, 403, 405]) {
    expect(await nextAfter(1, { status })).toBe(200);
    expect(await nextAfter(4, { status, cacheControl: 'public, max-age=5' })).toBe(status);
  }
  for (const status of [401, 409, 413, 416, 422, 429]) expect(await nextAfter(1, { status })).toBe(200);
});

test('CloudFront doesn’t cache errors whose caching time is zero, or errors from calls that change something', async () => {
  for (const status of [404, 500, 503]) expect(await nextAfter(0, { status }, [404, 500, 503])).toBe(200);
  expect(await nextAfter(1, { status: 500, method: 'POST' })).toBe(200);
});
