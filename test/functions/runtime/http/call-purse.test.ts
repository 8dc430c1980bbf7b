import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { use } from '#functions/cost/meter.ts';
import type { SpendOnCalls } from '#functions/runtime/http/call-purse.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { callSpendingStore } from '#functions/store/request/call-spending-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

let table: Table;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ table, close } = await startTable());
});
afterAll(() => close());
let now = new Date();
beforeEach(() => {
  now = new Date('2026-11-20T10:00:00Z');
  vi.spyOn(log, 'info').mockReturnValue(undefined);
});

const GIB = 1024 ** 3;
/**
 * A function that sends this many bytes through the edge per response; callers are identified by their
 * session.
 */
const served = (bytes: number, spendOnCalls: SpendOnCalls = callSpendingStore(table).spend) => {
  const handler = serve(
    routes.listNotices,
    async () => {
      use('cloudfront.egress', bytes);
      use('model.text.output', 10_000_000, 'gpt-6-luna');
      return { reply: [] };
    },
    {
      now: () => now,
      findSession: async (token) => token,
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: async () => undefined,
      spendOnCalls,
    },
  );
  return async (session: string) => {
    const { statusCode, headers } = await handler(
      apiCall(routes.listNotices, { address: '203.0.113.9', cookies: [`__Host-veilcast=${session}`] }),
      functionContext({ memoryLimitInMB: '512' }),
    );
    return { status: statusCode, retryAfter: headers?.['retry-after'] };
  };
};
const statuses = async (call: ReturnType<typeof served>, session: string, times: number) => {
  const all = [];
  for (let round = 0; round < times; round += 1) all.push((await call(session)).status);
  return all;
};

// Proves budget-account-calls-cost-quarter-dollar.
it('refuses an account’s calls until the next day once they have cost 25 cents, not counting model costs', async () => {
  // 8.5 cents each.
  const call = served(GIB);
  expect(await statuses(call, 'eve', 5)).toEqual([200, 200, 200, 429, 429]);
  expect(await call('eve')).toEqual({ status: 429, retryAfter: String(14 * 3600) });
  expect(await statuses(call, 'ada', 2)).toEqual([200, 200]);
  // Another function sees only on its first write that the purse is empty.
  expect(await statuses(served(GIB), 'eve', 2)).toEqual([200, 429]);
  now = new Date('2026-11-21T00:00:00Z');
  expect(await statuses(call, 'eve', 1)).toEqual([200]);
});

// Proves budget-account-calls-cost-quarter-dollar.
it('records cheap calls in batches of about fifty', async () => {
  const written: number[] = [];
  const call = served(600, async (_, micro) => {
    written.push(micro);
    return false;
  });
  expect(new Set(await statuses(call, 'ada', 150))).toEqual(new Set([200]));
  expect(written.length).toBeGreaterThan(0);
  expect(written.length).toBeLessThanOrEqual(8);
  expect(Math.min(...written)).toBeGreaterThanOrEqual(200);
});

it('blocks nobody while the table is down', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue(undefined);
  const call = served(10 * GIB, () => Promise.reject(new Error('The table is away.')));
  expect(await statuses(call, 'ada', 3)).toEqual([200, 200, 200]);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ event: 'call-not-counted' }));
});
