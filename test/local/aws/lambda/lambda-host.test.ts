import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { kindOf } from '#local/aws/lambda/lambda-child.ts';
import type { LambdaHost } from '#local/aws/lambda/lambda-host.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { startSteps } from '#test/support/cloud/steps.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

let folder: string;
let host: LambdaHost;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

test('a function stays warm from one call to the next, and two simultaneous calls run in two processes', async () => {
  host = await startSteps(folder);
  const first = await host.invoke('Step', { folder, item: 'a' });
  expect(await host.invoke('Step', { folder, item: 'a' })).toEqual(first);
  await Promise.all(['slow', 'slow', 'slow'].map((item) => host.invoke('Step', { folder, item })));
  expect(host.status()).toHaveLength(2);
  expect(host.status().reduce((sum, { invocations }) => sum + invocations, 0)).toBe(5);
});

test('while all cores are busy, a call waits for a running process, and starts another if none becomes idle', async () => {
  host = await startSteps(folder, { film: false });
  const call = (item: string) => host.invoke('Step', { folder, item });
  await Promise.all(['slow', 'slow'].map(call));
  await Promise.all(['slow', 'brief', 'brief', 'brief'].map(call));
  expect(host.status()).toHaveLength(2);
  await Promise.all(['slow', 'slow', 'slow'].map(call));
  expect(host.status()).toHaveLength(3);
});

test('a process that loaded functions ahead takes their first call, however long that takes to come', async () => {
  host = await startSteps(folder, { film: true }, 300, { film: false });
  await host.preload(['Step']);
  const ready = host.status();
  await host.invoke('OtherStep', { folder, item: 'a' });
  await vi.waitUntil(() => host.status().length === 1, { timeout: 5000 });
  expect(host.status()).toMatchObject([{ name: 'Step', invocations: 0 }]);
  expect(await host.invoke('Step', { folder, item: 'b' })).toMatchObject({ pid: ready[0]?.pid });
});

test.each([false, true])(
  'functions of one kind (film: %s) take turns in one process; each has its own log, one JSON object per line',
  async (film) => {
    host = await startSteps(folder, { film });
    const pidOf = async (name: string) =>
      z.object({ pid: z.number() }).parse(await host.invoke(name, { folder, item: name })).pid;
    const pids = [await pidOf('Step'), await pidOf('OtherStep'), await pidOf('Step')];
    expect(new Set(pids).size).toBe(1);
    const items = (name: string) =>
      readFileSync(join(folder, 'logs', `${name}.ndjson`), 'utf8')
        .trim()
        .split('\n')
        .map((line): object => JSON.parse(line));
    const said = (item: string) => ({ msg: 'working', item });
    await expect.poll(() => items('Step')).toMatchObject([said('Step'), said('Step')]);
    await expect.poll(() => items('OtherStep')).toMatchObject([said('OtherStep')]);
  },
);

test('an error reaches the caller with its type and message', async () => {
  host = await startSteps(folder);
  await expect(host.invoke('Step', { folder, refuse: true })).rejects.toMatchObject({
    name: 'PlanRefused',
    message: 'This plan is refused.',
  });
});

test('a function that makes clips never shares a process with one that doesn’t', () => {
  const kinds = [
    { film: true },
    { film: true, speaks: true },
    { film: false, speaks: true },
    { film: false, speaks: true, givesWay: true },
    { film: true, givesWay: true },
    { film: false },
  ].map((what) => kindOf({ name: 'Step', file: 'step.ts', memoryMb: 512, timeoutSeconds: 20, ...what }));
  expect(new Set(kinds).size).toBe(kinds.length);
});

test.each([
  ['speech', { film: false, speaks: true }, constants.priority.PRIORITY_LOW],
  ['filming', { film: true }, 5],
])(
  '%s that gives way has a lower priority and leaves a slot to other steps',
  async (_what, kind, priority) => {
    host = await startSteps(folder, kind, undefined, { ...kind, givesWay: true });
    void host.invoke('OtherStep', { folder, item: 'hangs' }).catch(() => {});
    expect(await host.invoke('Step', { folder, item: 'a' })).toMatchObject({ item: 'a' });
    const { pid = 0, busy } = host.status().find(({ name }) => name === 'OtherStep') ?? {};
    expect({ busy, priority: getPriority(pid) }).toEqual({ busy: true, priority });
  },
);

test('a call whose process is killed fails with Lambda.Unknown, and the next call gets a new process', async () => {
  host = await startSteps(folder);
  await expect(host.invoke('Step', { folder, item: 'dies' })).rejects.toMatchObject({
    name: 'Lambda.Unknown',
  });
  expect(await host.invoke('Step', { folder, item: 'a' })).toMatchObject({ item: 'a' });
});

test('ends a call that exceeds its time limit', async () => {
  host = await startSteps(folder, { timeoutSeconds: 1 });
  await expect(host.invoke('Step', { folder, item: 'hangs' })).rejects.toMatchObject({
    name: 'Sandbox.Timedout',
    message: 'Task timed out after 1 seconds',
  });
});

test.runIf(process.platform === 'linux' && isFullRun)(
  'ends a process that exceeds its memory limit',
  async () => {
    host = await startSteps(folder, { memoryMb: 200 });
    await expect(host.invoke('Step', { folder, item: 'hungry' })).rejects.toMatchObject({
      name: 'Runtime.OutOfMemory',
    });
  },
);

// Proves call-function-passes-memory-ends-lambda.
test.runIf(process.platform === 'linux')(
  'the system gives a process no more memory than its function may use, however fast it allocates',
  async () => {
    host = await startSteps(folder, { memoryMb: 200 });
    await expect(host.invoke('Step', { folder, item: 'gulps' })).rejects.toMatchObject({
      message: 'Array buffer allocation failed',
    });
    expect(await host.invoke('Step', { folder, item: 'a' })).toMatchObject({ item: 'a' });
  },
);

// Proves call-function-passes-memory-ends-lambda.
test('ends a process that reports that it has exceeded its memory limit', async () => {
  host = await startSteps(folder);
  await expect(host.invoke('Step', { folder, item: 'says it is large' })).rejects.toMatchObject({
    name: 'Runtime.OutOfMemory',
  });
});

test('a call whose process exits fails with Runtime.ExitError', async () => {
  host = await startSteps(folder);
  await expect(host.invoke('Step', { folder, item: 'gives up' })).rejects.toMatchObject({
    name: 'Runtime.ExitError',
  });
});

test('an idle process exits and removes its temporary folder', async () => {
  host = await startSteps(folder, {}, 300);
  const { tmp } = z.object({ tmp: z.string() }).parse(await host.invoke('Step', { folder, item: 'space' }));
  expect(existsSync(join(tmp, 'note'))).toBe(true);
  await vi.waitUntil(() => host.status().length === 0 && !existsSync(tmp), { timeout: 5000 });
});
