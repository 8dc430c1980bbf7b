import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';

const LONG = 'a sentence that repeats itself, '.repeat(100);
const SHORT = 'a sentence';

/** Calls a route that returns a page of any length. */
const answer = (html: string, accepted?: string) =>
  serve(routes.openWatchPage, async () => ({ html }), {
    now: () => new Date(),
    findSession: async () => undefined,
    isSuspended: async () => false,
    originSecret: async () => ORIGIN_SECRET,
    takeCall: async () => undefined,
  })(
    apiCall(routes.openWatchPage, {
      address: '203.0.113.9',
      params: { share_id: 'a'.repeat(22) },
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    }),
    functionContext(),
  );

test('a long response is compressed for callers that accept it', async () => {
  const { headers, body = '', isBase64Encoded } = await answer(LONG, 'gzip, deflate, br');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(isBase64Encoded).toBe(true);
  const bytes = Buffer.from(body, 'base64');
  expect(bytes.length).toBeLessThan(LONG.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(LONG);
});

test.each([undefined, 'identity', 'br'])(
  'a caller that accepts %s gets a long response uncompressed',
  async (accepted) => {
    const { headers, body } = await answer(LONG, accepted);
    expect(body).toBe(LONG);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toHaveProperty('vary', 'accept-encoding');
  },
);

test('a short response is left uncompressed', async () => {
  const { headers, body } = await answer(SHORT, 'gzip');
  expect(body).toBe(SHORT);
  expect(headers).not.toHaveProperty('content-encoding');
});

const CostLine = z.object({
  cost: z.object({ items: z.array(z.object({ sku: z.string(), quantity: z.number() })) }),
});

test('a compressed response is metered by the bytes actually sent', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => {});
  const { body = '' } = await answer(LONG, 'gzip');
  const items = info.mock.calls.flatMap(([line]) => CostLine.safeParse(line).data?.cost.items ?? []);
  info.mockRestore();
  const headerBytes = 600;
  expect(items).toContainEqual({
    sku: 'cloudfront.egress',
    quantity: Buffer.from(body, 'base64').length + headerBytes,
  });
});
