import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetScheduleCommand, ListSchedulesCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seriesSchedules } from '#functions/gateways/aws/scheduler/series-schedules.ts';
import { startSchedules } from '#local/aws/scheduler/schedules.ts';
import type { Fault } from '#local/support/faults.ts';
import type { StandIn } from '#local/support/http-service.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';

const GROUP = 'veilcast-test-series';
const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:series-run';
const ROLE = 'arn:aws:iam::000000000000:role/schedules';
const NOW = new Date('2126-03-08T06:30:00.500Z');
const SERIES = { id: '01JNSERIES', ownerId: '01JNOWNER' };
const LATER = new Date('2126-03-08T18:30:00Z');
/** What a route has left for a schedule, of its 29 seconds. */
const ROUTE_LIMIT_MS = 8000;

let dataDir: string;
let service: StandIn;
let schedules: ReturnType<typeof seriesSchedules>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'veilcast-series-schedules-'));
  service = await startSchedules({ dataDir, startExecution: () => {} });
  vi.stubEnv('AWS_ENDPOINT_URL', service.url);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  schedules = seriesSchedules({ group: GROUP, stateMachineArn: MACHINE, roleArn: ROLE, now: () => NOW });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The schedules of the group, with every detail. */
const kept = async () => {
  const client = new SchedulerClient({});
  const { Schedules = [] } = await client.send(new ListSchedulesCommand({ GroupName: GROUP }));
  return Promise.all(
    Schedules.map(({ Name }) => client.send(new GetScheduleCommand({ GroupName: GROUP, Name }))),
  );
};
const times = async () => (await kept()).map(({ ScheduleExpression }) => ScheduleExpression);

const fail = (call: string, ...faults: Fault[]): Promise<void> => scriptFaultsAt(service.url, call, faults);
const THROTTLED: Fault = { kind: 'status', status: 429, code: 'ThrottlingException' };
const THERE: Fault = { kind: 'status', status: 409, code: 'ConflictException' };
const GONE: Fault = { kind: 'status', status: 404, code: 'ResourceNotFoundException' };

it('arms one schedule named by its series, in UTC, which is gone once it has started the run', async () => {
  await schedules.arm(SERIES, LATER);
  expect(await kept()).toEqual([
    expect.objectContaining({
      Name: '01JNSERIES',
      GroupName: GROUP,
      ScheduleExpression: 'at(2126-03-08T18:30:00)',
      ScheduleExpressionTimezone: 'UTC',
      FlexibleTimeWindow: { Mode: 'OFF' },
      ActionAfterCompletion: 'DELETE',
      Target: {
        Arn: MACHINE,
        RoleArn: ROLE,
        Input: '{"ownerId":"01JNOWNER","seriesId":"01JNSERIES"}',
        RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 20 },
      },
    }),
  ]);
});

it.each([
  ['a time that has passed', '2126-03-01T00:00:00Z'],
  ['now', NOW.toISOString()],
  ['in half a minute', '2126-03-08T06:31:00Z'],
])('is never armed sooner than a minute from now: %s', async (_, at) => {
  await schedules.arm(SERIES, new Date(at));
  expect(await times()).toEqual(['at(2126-03-08T06:31:01)']);
});

it('moves the schedule that a series has', async () => {
  await schedules.arm(SERIES, new Date('2126-03-09T18:30:00Z'));
  await schedules.arm(SERIES, LATER);
  expect(await times()).toEqual(['at(2126-03-08T18:30:00)']);
});

it('arms again when the schedule it wanted to move has fired and is gone', async () => {
  await fail('CreateSchedule', THERE);
  await schedules.arm(SERIES, LATER);
  expect(await times()).toEqual(['at(2126-03-08T18:30:00)']);
});

it('gives up on a schedule that comes and goes', async () => {
  await fail('CreateSchedule', THERE, THERE, THERE, THERE);
  await fail('UpdateSchedule', GONE, GONE, GONE, GONE);
  await expect(schedules.arm(SERIES, LATER)).rejects.toThrow('came and went 2 times');
});

it('asks once more when it is throttled, and no third time', async () => {
  await fail('CreateSchedule', THROTTLED);
  await schedules.arm(SERIES, LATER);
  expect(await times()).toEqual(['at(2126-03-08T18:30:00)']);
  await fail('DeleteSchedule', THROTTLED, THROTTLED);
  await expect(schedules.disarm(SERIES.id)).rejects.toMatchObject({ name: 'ThrottlingException' });
});

it('disarms a series, and one without a schedule too', async () => {
  await schedules.arm(SERIES, LATER);
  await schedules.disarm(SERIES.id);
  expect(await times()).toEqual([]);
  await schedules.disarm(SERIES.id);
});

it('takes no longer than a route can wait, however many calls it makes', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  await expect(schedules.arm(SERIES, LATER)).rejects.toThrow();
  await expect(schedules.disarm(SERIES.id)).rejects.toThrow();
  expect(limits).toHaveLength(2);
  for (const limit of limits) expect(limit).toBeLessThan(ROUTE_LIMIT_MS);
  expect(await times()).toEqual([]);
});
