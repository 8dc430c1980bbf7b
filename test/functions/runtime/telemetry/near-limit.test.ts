import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { serveStep } from '#functions/runtime/step/step.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';

const LIMIT_MS = 30_000;
const NEAR_MS = 24_000;
let clock = 0;
let lines: unknown[] = [];

beforeEach(() => {
  clock = 0;
  lines = [];
  vi.stubEnv('METRICS_NAMESPACE', 'Veilcast/test');
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((line: unknown) => {
      lines.push(line);
    });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const Near = z.looseObject({ event: z.literal(EVENTS.nearLimit) });
const near = () => lines.flatMap((line) => Near.safeParse(line).data ?? []);
/** A count for the whole stage, without a dimension. */
const counted = (name: string) => ({
  [name]: 1,
  _aws: {
    CloudWatchMetrics: [
      { Namespace: 'Veilcast/test', Dimensions: [[]], Metrics: [{ Name: name, Unit: 'Count' }] },
    ],
  },
});

const limited = () => ({ getRemainingTimeInMillis: () => LIMIT_MS - clock });

const callFor = (ms: number) =>
  serve(
    routes.checkHealth,
    async () => {
      clock += ms;
      return { reply: { status: 'ok' as const, time: new Date().toISOString() } };
    },
    {
      now: () => new Date(),
      findSession: async () => undefined,
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: async () => undefined,
    },
  )(apiCall(routes.checkHealth, { address: '203.0.113.9' }), functionContext(limited()));

const stepFor = (ms: number, end: () => object = () => ({})) =>
  serveStep({
    name: 'FilmScene',
    input: z.unknown(),
    run: async () => {
      clock += ms;
      return end();
    },
  })({ videoId: 'a-video' }, limited());

test.each([
  ['call', () => callFor(NEAR_MS - 1)],
  ['step', () => stepFor(NEAR_MS - 1)],
])('a %s that takes less than 80 %% of its time limit does not count as near the limit', async (_, work) => {
  await work();
  expect(near()).toEqual([]);
});

test('a call that takes 80 % of its time limit is counted for the stage, and its log line names the route', async () => {
  await callFor(NEAR_MS);
  expect(near()).toMatchObject([
    { route: 'GET /api/health', request_id: 'a-test', ms: NEAR_MS, ...counted('NearLimitCalls') },
  ]);
});

test('a step that takes 80 % of its time limit is counted for the stage, and its log line names the step', async () => {
  await stepFor(NEAR_MS);
  expect(near()).toMatchObject([
    { step: 'FilmScene', videoId: 'a-video', ms: NEAR_MS, ...counted('NearLimitSteps') },
  ]);
});

test('a step that fails near its time limit is counted too', async () => {
  const failing = () => {
    throw new RangeError('No voice');
  };
  await expect(stepFor(NEAR_MS, failing)).rejects.toThrow(RangeError);
  expect(near()).toHaveLength(1);
});

test('a step that is about to be stopped is counted once, even if it ends just in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let finish = (): void => {};
  const late = serveStep({
    name: 'FilmScene',
    input: z.unknown(),
    run: () => new Promise<object>((resolve) => (finish = () => resolve({}))),
  })({}, limited());
  await vi.advanceTimersByTimeAsync(0);
  clock = LIMIT_MS - 1_000;
  await vi.advanceTimersByTimeAsync(clock);
  expect(near()).toHaveLength(1);
  finish();
  await late;
  expect(near()).toHaveLength(1);
});

test('a stage without its own metrics still writes the log line', async () => {
  vi.stubEnv('METRICS_NAMESPACE', undefined);
  await callFor(NEAR_MS);
  expect(near()).toHaveLength(1);
  expect(near()[0]).not.toHaveProperty('_aws');
});
