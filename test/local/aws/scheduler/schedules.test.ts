import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  GetScheduleCommand,
  ListSchedulesCommand,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSchedules } from '#local/aws/scheduler/schedules.ts';
import type { StandIn } from '#local/support/http-service.ts';

const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:series-run';
const SOON = { timeout: 10_000, interval: 20 };

let dataDir: string;
let service: StandIn;
let client: SchedulerClient;
let started: { arn: string; input: string }[];
let refuse: boolean;

const open = async (): Promise<void> => {
  service = await startSchedules({
    dataDir,
    everyMs: 20,
    startExecution: (arn, input) => {
      if (refuse) throw new Error('Step Functions is away.');
      started.push({ arn, input });
    },
  });
  client = new SchedulerClient({
    endpoint: service.url,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'veilcast-schedules-'));
  started = [];
  refuse = false;
  await open();
});
afterEach(async () => {
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (ms: number): string => `at(${new Date(ms).toISOString().slice(0, 19)})`;
const HOUR = 3_600_000;
const schedule = (changes: Partial<CreateScheduleCommandInput> = {}): CreateScheduleCommandInput => ({
  Name: 'series-1',
  GroupName: 'veilcast-series',
  ScheduleExpression: at(Date.now() + HOUR),
  ScheduleExpressionTimezone: 'UTC',
  FlexibleTimeWindow: { Mode: 'OFF' },
  ActionAfterCompletion: 'DELETE',
  Target: { Arn: MACHINE, RoleArn: 'arn:aws:iam::000000000000:role/schedules', Input: '{"seriesId":"1"}' },
  ...changes,
});
const named = { Name: 'series-1', GroupName: 'veilcast-series' };

it('creates, shows, changes and deletes a schedule as EventBridge Scheduler does', async () => {
  const created = await client.send(new CreateScheduleCommand(schedule()));
  expect(created.ScheduleArn).toMatch(/schedule\/veilcast-series\/series-1$/u);
  await expect(client.send(new CreateScheduleCommand(schedule()))).rejects.toMatchObject({
    name: 'ConflictException',
  });
  const later = at(Date.now() + 2 * HOUR);
  await client.send(new UpdateScheduleCommand(schedule({ ScheduleExpression: later })));
  expect(await client.send(new GetScheduleCommand(named))).toMatchObject({
    ScheduleExpression: later,
    Target: { Arn: MACHINE, Input: '{"seriesId":"1"}' },
  });
  const listed = await client.send(new ListSchedulesCommand({ GroupName: 'veilcast-series' }));
  expect(listed.Schedules?.map(({ Name }) => Name)).toEqual(['series-1']);
  await client.send(new DeleteScheduleCommand(named));
  for (const gone of [
    client.send(new DeleteScheduleCommand(named)),
    client.send(new GetScheduleCommand(named)),
    client.send(new UpdateScheduleCommand(schedule())),
  ])
    await expect(gone).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

it.each([
  ['a recurring schedule', { ScheduleExpression: 'rate(1 day)' }],
  ['a time that doesn’t exist', { ScheduleExpression: 'at(2026-13-45T99:00:00)' }],
  ['another time zone', { ScheduleExpressionTimezone: 'Europe/Berlin' }],
  ['a flexible window', { FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 5 } }],
  ['a name with a slash', { Name: 'a/b' }],
] as const)('refuses %s', async (_, changes) => {
  await expect(client.send(new CreateScheduleCommand(schedule(changes)))).rejects.toMatchObject({
    name: 'ValidationException',
  });
});

it('starts its target once its time has come, and is gone then', async () => {
  await client.send(new CreateScheduleCommand(schedule({ ScheduleExpression: at(Date.now() - 1000) })));
  await expect.poll(() => started, SOON).toEqual([{ arn: MACHINE, input: '{"seriesId":"1"}' }]);
  await expect(client.send(new GetScheduleCommand(named))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});

it('tries again when its target can’t be started', async () => {
  refuse = true;
  await client.send(new CreateScheduleCommand(schedule({ ScheduleExpression: at(Date.now() - 1000) })));
  expect((await client.send(new GetScheduleCommand(named))).Name).toBe('series-1');
  refuse = false;
  await expect.poll(() => started.length, SOON).toBe(1);
});

it('keeps schedules over a restart', async () => {
  refuse = true;
  await client.send(new CreateScheduleCommand(schedule({ ScheduleExpression: at(Date.now() - 1000) })));
  await service.close();
  refuse = false;
  await open();
  await expect.poll(() => started.length, SOON).toBe(1);
});
