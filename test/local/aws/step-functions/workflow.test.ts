import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LambdaHost } from '#local/aws/lambda/lambda-host.ts';
import { ExecutionStore } from '#local/aws/step-functions/execution-store.ts';
import { machineArnOf, type Workflow } from '#local/aws/step-functions/workflow.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { startSteps, startStepsWorkflow } from '#test/support/cloud/steps.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

let folder: string;
let host: LambdaHost;
let workflow: Workflow;
let client: SFNClient;
let failures: unknown[];

async function open(): Promise<void> {
  failures = [];
  host = await startSteps(folder);
  workflow = await startStepsWorkflow(folder, host, failures);
  client = new SFNClient({
    endpoint: workflow.url,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
}
async function close(): Promise<void> {
  client.destroy();
  await workflow.close();
  await host.close();
}
beforeEach(async () => {
  folder = temporaryFolder();
  await open();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const start = (name: string, input: unknown) =>
  client.send(
    new StartExecutionCommand({ stateMachineArn: machineArnOf('steps'), name, input: JSON.stringify(input) }),
  );
const describe = (executionArn: string | undefined) =>
  client.send(new DescribeExecutionCommand({ executionArn }));
async function ended(executionArn: string | undefined) {
  await vi.waitUntil(async () => (await describe(executionArn)).status !== 'RUNNING', {
    timeout: 20_000,
    interval: 50,
  });
  return describe(executionArn);
}
const list = (more: object) =>
  client.send(new ListExecutionsCommand({ stateMachineArn: machineArnOf('steps'), ...more }));
/**
 * Waits until no step is running, then runs another execution, which gives the machine enough time to start a next
 * step.
 */
async function stillness() {
  await expect.poll(() => host.status().some(({ busy }) => busy)).toBe(false);
  await ended((await start('after', { folder, items: ['after'] })).executionArn);
}
const calls = (): string[] => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

test('an execution runs to completion, retrying busy and killed steps but never finished ones', async () => {
  const { executionArn } = await start('one', { folder, items: ['a', 'busy-once', 'dies-once', 'b'] });
  const execution = await ended(executionArn);
  expect(execution).toMatchObject({ status: 'SUCCEEDED', name: 'one' });
  const output: { item: string }[] = JSON.parse(defined(execution.output));
  expect(output.map(({ item }) => item)).toEqual(['a', 'busy-once', 'dies-once', 'b']);
  expect(calls().toSorted()).toEqual(['a', 'b', 'busy-once', 'busy-once', 'dies-once', 'dies-once']);
  const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
  expect(events[0]?.type).toBe('ExecutionStarted');
  expect(events.at(-1)?.type).toBe('ExecutionSucceeded');
  const errors = events.flatMap((event) => event.taskFailedEventDetails?.error ?? []);
  expect(new Set(errors)).toEqual(new Set(['Busy', 'Lambda.Unknown']));
  expect(failures).toEqual([]);
});

// Proves fair-full-disk-ends-nothing-said.
test('an execution ends as usual even if its history could not be written for a while', async () => {
  const append = vi.spyOn(ExecutionStore.prototype, 'append');
  onTestFinished(() => append.mockRestore());
  const { executionArn } = await start('full', { folder, items: ['a', 'b'] });
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  for (let time = 0; time < 5; time += 1)
    append.mockImplementationOnce(() => {
      throw full;
    });
  expect(await ended(executionArn)).toMatchObject({ status: 'SUCCEEDED' });
  const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
  expect(events.at(-1)?.type).toBe('ExecutionSucceeded');
  expect(calls().toSorted()).toEqual(['a', 'b']);
});

test('does not start an execution that it could not store, and can start it later under the same name', async () => {
  const append = vi.spyOn(ExecutionStore.prototype, 'append');
  onTestFinished(() => append.mockRestore());
  append.mockImplementationOnce(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  await expect(start('later', { folder, items: ['a'] })).rejects.toThrow(/full/u);
  const { executionArn } = await start('later', { folder, items: ['a'] });
  expect(await ended(executionArn)).toMatchObject({ status: 'SUCCEEDED' });
  expect(calls()).toEqual(['a']);
});

test('a name starts only one execution: using it again with the same input returns that execution, and with different input fails', async () => {
  const first = await start('same', { folder, items: ['slow'] });
  expect((await start('same', { folder, items: ['slow'] })).executionArn).toBe(first.executionArn);
  await expect(start('same', { folder, items: ['a'] })).rejects.toMatchObject({
    name: 'ExecutionAlreadyExists',
  });
  await ended(first.executionArn);
  await expect(start('same', { folder, items: ['slow'] })).rejects.toMatchObject({
    name: 'ExecutionAlreadyExists',
  });
  expect(calls()).toEqual(['slow']);
});

test('when a step keeps failing, the execution ends, no more items start, and the failure is announced once', async () => {
  const { executionArn } = await start('bad', { folder, items: ['dies', 'slow', 'c', 'd', 'e'] });
  expect(await ended(executionArn)).toMatchObject({ status: 'FAILED', error: 'Lambda.Unknown' });
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await stillness();
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    'detail-type': 'Step Functions Execution Status Change',
    detail: {
      executionArn,
      status: 'FAILED',
      input: JSON.stringify({ folder, items: ['dies', 'slow', 'c', 'd', 'e'] }),
    },
  });
  expect(calls().filter((item) => item === 'dies')).toHaveLength(4);
});

fullIt(
  'two state machines keep their executions separate, and a failure reaches only its own machine’s listener',
  async () => {
    const { executionArn: one } = await start('twin', { folder, items: ['a'] });
    const { executionArn: other } = await client.send(
      new StartExecutionCommand({
        stateMachineArn: machineArnOf('other'),
        name: 'twin',
        input: JSON.stringify({ folder, refuse: true }),
      }),
    );
    expect(other).not.toBe(one);
    expect((await ended(one)).status).toBe('SUCCEEDED');
    expect(await ended(other)).toMatchObject({ status: 'FAILED', stateMachineArn: machineArnOf('other') });
    expect((await list({})).executions?.map((execution) => execution.executionArn)).toEqual([one]);
    expect(failures).toEqual([]);
    await expect(
      client.send(new StartExecutionCommand({ stateMachineArn: machineArnOf('third'), input: '{}' })),
    ).rejects.toMatchObject({ name: 'StateMachineDoesNotExist' });
  },
);

test('after a caught error, the execution continues with the state that the workflow names', async () => {
  const { executionArn } = await start('caught', { folder, refuse: true });
  expect(await ended(executionArn)).toMatchObject({
    status: 'FAILED',
    error: 'PlanRefused',
    cause: 'The plan was refused.',
  });
});

test('a stopped execution is aborted and announced, and its next step never starts', async () => {
  const { executionArn } = await start('stopped', { folder, items: ['slow', 'slow', 'slow'] });
  await expect.poll(() => existsSync(join(folder, 'calls'))).toBe(true);
  await client.send(
    new StopExecutionCommand({ executionArn, error: 'Deleted', cause: 'The video was deleted.' }),
  );
  expect(await describe(executionArn)).toMatchObject({ status: 'ABORTED', error: 'Deleted' });
  await expect.poll(() => failures.length).toBe(1);
  await stillness();
  expect(calls().filter((item) => item === 'slow').length).toBeLessThanOrEqual(2);
});

test('executions interrupted by a shutdown resume after the restart, with the same input', async () => {
  const { executionArn } = await start('resumed', { folder, items: ['a', 'slow'] });
  await expect.poll(() => host.status().some(({ busy }) => busy)).toBe(true);
  await close();
  await open();
  expect(await describe(executionArn)).toMatchObject({ status: 'RUNNING' });
  workflow.resume();
  expect(await ended(executionArn)).toMatchObject({ status: 'SUCCEEDED' });
  const { events = [] } = await client.send(
    new GetExecutionHistoryCommand({ executionArn, reverseOrder: true }),
  );
  expect(events.map(({ type }) => type)).toContain('ExecutionRedriven');
  expect(failures).toEqual([]);
});

test('refuses missing and malformed input as Step Functions does', async () => {
  await expect(describe('arn:aws:states:us-east-1:000000000000:execution:steps:none')).rejects.toMatchObject({
    name: 'ExecutionDoesNotExist',
  });
  await expect(start('two words', {})).rejects.toMatchObject({ name: 'InvalidName' });
  const stateMachineArn = `${machineArnOf('steps')}-other`;
  await expect(client.send(new StartExecutionCommand({ stateMachineArn }))).rejects.toMatchObject({
    name: 'StateMachineDoesNotExist',
  });
  await expect(
    client.send(new StartExecutionCommand({ stateMachineArn: machineArnOf('steps'), input: '{' })),
  ).rejects.toMatchObject({ name: 'InvalidExecutionInput' });
});

fullIt('executions are listed newest first, in pages, and can be filtered by status', async () => {
  for (const name of ['x', 'y', 'z']) await ended((await start(name, { folder, items: [] })).executionArn);
  const page = await list({ maxResults: 2 });
  expect(page.executions?.map(({ name }) => name)).toEqual(['z', 'y']);
  expect(
    (await list({ maxResults: 2, nextToken: page.nextToken })).executions?.map(({ name }) => name),
  ).toEqual(['x']);
  expect((await list({ statusFilter: 'FAILED' })).executions).toEqual([]);
});
