import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { use } from '#functions/cost/meter.ts';
import type { Receipts } from '#functions/cost/receipt.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { serveStep } from '#functions/runtime/step/step.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';

const AT = '2026-12-01T10:00:00.000Z';
const MS = 40;
const MEMORY = { memoryLimitInMB: '512' };
let clock = 0;
const Line = z.record(z.string(), z.unknown());
const lines: z.infer<typeof Line>[] = [];

const Item = z.looseObject({ sku: z.string(), quantity: z.number(), pico: z.string(), price: z.string() });
const Metric = z.object({ Name: z.string() });
const Cost = z.looseObject({ dollars: z.string(), items: z.array(Item) });
const costs = () =>
  lines.filter((line) => 'cost' in line).map((line) => ({ ...line, cost: Cost.parse(line['cost']) }));

beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((line: unknown) => {
      lines.push(Line.parse(line));
    });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const health = (work: () => void = () => {}) =>
  serve(
    routes.checkHealth,
    async () => {
      clock += MS;
      use('dynamodb.read', 0.5);
      work();
      return { reply: { status: 'ok' as const, time: AT } };
    },
    {
      now: () => new Date(AT),
      findSession: async () => undefined,
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: async () => undefined,
    },
  )(apiCall(routes.checkHealth, { address: '203.0.113.9' }), functionContext(MEMORY));

// Proves cost-request-cost-line-refused-failed.
test('a request’s cost matches a calculation by hand', async () => {
  await health();
  const [{ cost } = { cost: undefined }] = costs();
  const [logs] = cost?.items.filter(({ sku }) => sku === 'logs.ingested') ?? [];
  const bytes = logs?.quantity ?? 0;
  // In pico-dollars. The body {"status":"ok","time":"2026-12-01T10:00:00.000Z"} is 49 bytes long; 1 GiB is
  // 1,073,741,824.
  const byHand: Record<string, [number, number]> = {
    // 40 ms × 512 MB = 0.02 GB-s at $0.0000133334.
    'lambda.compute': [20_480, 266_668],
    'lambda.request': [1, 200_000],
    'http-api.request': [1, 1_000_000],
    'cloudfront.request': [1, 1_000_000],
    // 49 bytes plus 600 bytes of headers, at $0.085 a GiB.
    'cloudfront.egress': [649, 51_376],
    // Half a unit at $0.125 a million.
    'dynamodb.read': [0.5, 62_500],
    // The request’s log lines, at $0.50 a GiB.
    'logs.ingested': [bytes, Math.round((bytes * 500_000_000_000) / 1_073_741_824)],
  };
  const found = Object.fromEntries(
    cost?.items.map(({ sku, quantity, pico }) => [sku, [quantity, Number(pico)]]) ?? [],
  );
  expect(found).toEqual(byHand);
  const sum = Object.values(byHand).reduce((total, [, pico]) => total + pico, 0);
  expect(Number(cost?.dollars)).toBeCloseTo(sum / 1e12, 6);
  expect(cost).toMatchObject({ stage: 'local', route: 'GET /api/health', status: 200, request_id: 'a-test' });
  expect(bytes).toBeGreaterThan(JSON.stringify({ cost }).length);
});

// Proves cost-request-cost-line-refused-failed.
test('a refused or failed request has a cost line too', async () => {
  await health(() => {
    throw new Refusal('too_many_requests');
  });
  await health(() => {
    throw new Error('broken');
  });
  expect(costs().map(({ cost }) => cost['status'])).toEqual([429, 500]);
  expect(costs().every(({ cost }) => cost.items.some(({ sku }) => sku === 'dynamodb.read'))).toBe(true);
});

// Proves cost-x-request-cost-stages-enable.
test('a response states its cost only on stages that are configured to do so', async () => {
  vi.stubEnv('COST_HEADER', 'true');
  const answer = await health();
  expect(answer.headers?.['x-request-cost']).toBe(`${costs()[0]?.cost.dollars} USD`);
  vi.stubEnv('COST_HEADER', undefined);
  expect((await health()).headers).not.toHaveProperty('x-request-cost');
});

// Proves cost-metrics-route-component-never-user.
test('costs are reported as metrics by route and by component, never by user, film or request', async () => {
  vi.stubEnv('METRICS_NAMESPACE', 'Veilcast/test');
  await health();
  const [line] = costs();
  const { CloudWatchMetrics } = z
    .object({ CloudWatchMetrics: z.array(z.object({ Dimensions: z.unknown(), Metrics: z.array(Metric) })) })
    .parse(Line.parse(line)['_aws']);
  expect(CloudWatchMetrics.map(({ Dimensions }) => Dimensions)).toEqual([[['route']], [[]]]);
  expect(line).toMatchObject({ route: 'GET /api/health', 'CostUsd/lambda': 266_668e-12 + 2e-7 });
  for (const { Name } of CloudWatchMetrics.flatMap(({ Metrics }) => Metrics))
    expect(line).toHaveProperty([Name], expect.any(Number));
});

const job = { ownerId: 'an-owner', videoId: 'a-video', attempt: 2, payer: { user: 'abc', plan: 'hobby' } };
const step = (run: () => Promise<object>, receipts: Receipts) =>
  serveStep({ name: 'SpeakScene', input: z.unknown(), run }, () => receipts)({ job }, MEMORY);
const noReceipts = (add: Receipts['add']): Receipts => ({ add, find: async () => undefined });

// Proves cost-step-try-cost-line-failed.
test('adds a failed try to the receipt just like a successful one, and preserves its error', async () => {
  const added: unknown[] = [];
  const receipts = noReceipts(async (attempt, _, items) => {
    use('dynamodb.write', 2);
    added.push([attempt.videoId, attempt.attempt, items]);
  });
  const failing = async () => {
    use('polly.neural', 120);
    throw new RangeError('No voice');
  };
  await expect(step(failing, receipts)).rejects.toThrow(RangeError);
  const [own, metering] = costs();
  expect(own?.cost).toMatchObject({
    step: 'SpeakScene',
    status: 'failed',
    user: 'abc',
    plan: 'hobby',
    video: 'a-video',
    attempt: 2,
  });
  expect(added).toEqual([['a-video', 2, costs()[0]?.cost['items']]]);
  // The cost of writing the receipt belongs to no video, so that a video's lines add up to its receipt.
  expect(own?.cost.items.map(({ sku }) => sku)).not.toContain('dynamodb.write');
  expect(metering?.cost).toMatchObject({ route: 'metering' });
  expect(metering?.cost).not.toHaveProperty('video');
  expect(metering?.cost.items.map(({ sku }) => sku)).toContain('dynamodb.write');
});

test('logs the cost of a try just before its time limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const add = vi.fn(async () => {});
  const endless = serveStep(
    { name: 'FilmScene', input: z.unknown(), run: () => new Promise<object>(() => {}) },
    () => noReceipts(add),
  );
  void endless({ job }, { ...MEMORY, getRemainingTimeInMillis: () => 300_000 });
  await vi.advanceTimersByTimeAsync(298_000);
  expect(costs()).toEqual([]);
  clock += 299_000;
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(costs()[0]?.cost).toMatchObject({ step: 'FilmScene', status: 'failed', video: 'a-video' });
  expect(costs()[0]?.cost.items).toContainEqual(
    expect.objectContaining({ sku: 'lambda.compute', quantity: 299_000 * 512 }),
  );
  expect(add).toHaveBeenCalledTimes(1);
});

test('only the first call of a process started by Lambda is charged for the start-up', async () => {
  vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'on-demand');
  clock = 700;
  const cold = serveStep({ name: 'PlanScenes', input: z.unknown(), run: async () => ({}) });
  await cold({}, MEMORY);
  await cold({}, MEMORY);
  const times = costs().map(({ cost }) => cost.items.find(({ sku }) => sku === 'lambda.compute')?.quantity);
  expect(times).toEqual([700 * 512, undefined]);
});

// Proves cost-receipt-per-video-sum-lines.
test('a film is completed even if its receipt cannot be stored', async () => {
  const away = noReceipts(async () => {
    throw new Error('The table is away');
  });
  expect(await step(async () => ({ made: true }), away)).toEqual({ made: true });
  expect(lines.some(({ event }) => event === EVENTS.receiptIncomplete)).toBe(true);
});
