import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { serveStep } from '#functions/runtime/step/step.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import type { Counts } from '#functions/runtime/telemetry/metric-names.ts';
import { finishVideoStep } from '#functions/workflows/render/finish-video.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';

const Line = z.looseObject({});
const Metrics = z.looseObject({ _aws: z.looseObject({ CloudWatchMetrics: z.unknown() }).optional() });
type Line = z.infer<typeof Line>;
const lines: Line[] = [];
/** The cost of a request or a step has its own line; see `cost-lines.test.ts`. */
const note = (line: unknown): void => {
  const fields = Line.parse(line);
  if (!('cost' in fields)) lines.push(fields);
};

beforeEach(() => {
  lines.length = 0;
  vi.stubEnv('METRICS_NAMESPACE', 'Veilcast/test');
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(note);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Calls a route with this handler. */
const call = (handle: () => never | { reply: { status: 'ok'; time: string } }) =>
  serve(routes.checkHealth, async () => handle(), {
    now: () => new Date(),
    findSession: async () => undefined,
    isSuspended: async () => false,
    originSecret: async () => ORIGIN_SECRET,
    takeCall: async () => undefined,
  })(apiCall(routes.checkHealth, { address: '203.0.113.9' }), functionContext());

const metricsOf = (line: Line | undefined): unknown => {
  const { _aws: embedded } = Metrics.parse(line ?? {});
  return embedded?.CloudWatchMetrics;
};

test('counts a server error for its route, with the request id attached but not as a dimension', async () => {
  await call(() => {
    throw new Error('broken');
  });
  expect(lines.at(-1)).toMatchObject({
    ServerErrors: 1,
    route: 'GET /api/health',
    request_id: 'a-test',
    status: 500,
  });
  expect(metricsOf(lines.at(-1))).toEqual([
    {
      Namespace: 'Veilcast/test',
      Dimensions: [['route']],
      Metrics: [{ Name: 'ServerErrors', Unit: 'Count' }],
    },
  ]);
});

test('counts a call beyond the limit, but not a successful one', async () => {
  await call(() => {
    throw new Refusal('too_many_requests');
  });
  expect(lines.at(-1)).toMatchObject({ TooManyCalls: 1, status: 429 });
  await call(() => ({ reply: { status: 'ok', time: new Date().toISOString() } }));
  expect(lines.at(-1)).toMatchObject({ status: 200 });
  expect(metricsOf(lines.at(-1))).toBeUndefined();
});

const step = (output: object) =>
  serveStep({ name: 'FilmScene', input: z.unknown(), run: async () => output })({});

test('measures a step’s duration under the step’s name, unless its work was already done', async () => {
  await step({ reused: false });
  expect(metricsOf(lines[0])).toEqual([
    {
      Namespace: 'Veilcast/test',
      Dimensions: [['step']],
      Metrics: [{ Name: 'StepTime', Unit: 'Milliseconds' }],
    },
  ]);
  await step({ reused: true });
  expect(metricsOf(lines[1])).toBeUndefined();
});

const duty = (counts: Counts) =>
  serveDuty({
    name: 'SendMails',
    due: () => ['a letter'],
    about: () => ({}),
    tend: async () => 'sent',
    counts: async () => counts,
  })({ 'detail-type': 'Scheduled Event' });

test('doesn’t measure the duration of duties, because that would cost money even on an unused stage', async () => {
  await duty({});
  expect(lines.filter((line) => metricsOf(line) !== undefined)).toEqual([]);
});

test('records no zeros, so that a metric costs nothing while there is nothing to count', async () => {
  await duty({ QueuedFree: 0, QueuedPaid: 2 });
  const [line] = lines;
  expect(line).toMatchObject({ step: 'SendMails', QueuedFree: 0, QueuedPaid: 2 });
  expect(metricsOf(line)).toEqual([
    { Namespace: 'Veilcast/test', Dimensions: [[]], Metrics: [{ Name: 'QueuedPaid', Unit: 'Count' }] },
  ]);
});

test('counts a film as completed once, no matter how often its last step runs', () => {
  const { counts } = finishVideoStep({
    videos: vi.fn(),
    media: vi.fn(),
    makingTimes: vi.fn(),
    balances: vi.fn(),
    runs: vi.fn(),
    series: vi.fn(),
    outbox: vi.fn(),
    now: vi.fn(),
  });
  expect([counts({ completed: true }), counts({ completed: false })]).toEqual([
    { FilmsCompleted: 1 },
    { FilmsCompleted: 0 },
  ]);
});

test('counts nothing on a stage without metrics', async () => {
  vi.stubEnv('METRICS_NAMESPACE', undefined);
  await call(() => {
    throw new Error('broken');
  });
  expect(lines.at(-1)).not.toHaveProperty('_aws');
  expect(lines.at(-1)).not.toHaveProperty('ServerErrors');
});
