import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { failUploadStep } from '#functions/workflows/check-upload/fail-upload.ts';
import { LambdaFailure } from '#local/aws/lambda/lambda-failure.ts';
import { ExecutionStore } from '#local/aws/step-functions/execution-store.ts';
import { loadDefinition } from '#local/aws/step-functions/workflow-definition.ts';
import { runExecution } from '#local/aws/step-functions/workflow-run.ts';
import { roomyDisk } from '#test/support/cloud/steps.ts';
import { freeWork } from '#test/support/queue/free-work.ts';
import { defined, partial, roughly } from '#test/support/values.ts';

const WORKFLOW = new URL('../../../../state-machines/check-upload.asl.json', import.meta.url).pathname;
const ARN = 'arn:aws:states:us-east-1:000000000000:stateMachine:check-upload';
const STEPS = ['NormaliseUpload', 'FinishUpload', 'FailUpload'];
const INPUT = { userId: 'ada', uploadId: 'one', mediaFolder: 'folder', kind: 'clip' };

/** Runs an upload check in which the step that `fails` names ends with this error. */
const checkWith = async (fails: string, error: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'fail-upload-'));
  const store = new ExecutionStore(join(folder, 'workflow.sqlite'));
  onTestFinished(async () => {
    store.close();
    await rm(folder, { recursive: true });
  });
  const row = { id: 'one', ownerId: 'ada', status: 'checking', error: '' };
  const erased: string[] = [];
  const calls: string[] = [];
  const step = failUploadStep({
    uploads: () =>
      partial<Uploads>({
        find: async () => roughly<Upload>(row),
        refuse: async (_, sentence) => {
          Object.assign(row, { status: 'refused', error: sentence });
          return true;
        },
      }),
    media: () => partial<Media>({ eraseAll: async (prefix) => void erased.push(prefix) }),
    ...freeWork({}),
    now: () => new Date(),
  });
  const invoke = async (name: string, input: unknown): Promise<unknown> => {
    calls.push(name);
    if (name === fails) throw new LambdaFailure({ errorType: error, errorMessage: 'It died.' });
    if (name === 'FailUpload') return step.run(step.input.parse(input));
    return { ...INPUT, made: { problem: 'damaged' } };
  };
  const loaded = loadDefinition(WORKFLOW, {
    substitutions: Object.fromEntries(STEPS.map((name) => [name, name])),
    concurrencyOf: () => 1,
    retryFactor: 0.001,
  });
  store.create({ arn: `${ARN}:one`, name: 'one', input: JSON.stringify(INPUT), started: 0 });
  const room = roomyDisk(folder);
  await runExecution(defined(store.find(`${ARN}:one`)), { store, loaded, machineArn: ARN, invoke, room })
    .ending;
  return { row, erased, tries: calls.filter((name) => name === fails).length };
};

// Proves call-function-passes-memory-ends-lambda.
it.each([
  ['Runtime.OutOfMemory', 1],
  ['Runtime.ExitError', 1],
  ['Lambda.Unknown', 2],
])(
  'refuses a file as too demanding if opening it kills the process (%s), and erases it',
  async (error, most) => {
    const { row, erased, tries } = await checkWith('NormaliseUpload', error);
    expect(row).toMatchObject({
      status: 'refused',
      error: expect.stringMatching(/^This clip takes more memory/u),
    });
    expect(erased).toEqual(['work/ada/uploads/one/', 'media/folder/uploads/one/']);
    expect(tries).toBe(most);
  },
);

it('refuses a file as too slow to open if opening it takes longer than the function may run, and doesn’t try again', async () => {
  const { row, tries } = await checkWith('NormaliseUpload', 'Sandbox.Timedout');
  expect(row.error).toMatch(/^This clip takes too long/u);
  expect(tries).toBe(1);
});

it('asks for the file again when the check fails for another reason', async () => {
  for (const [step, error] of [
    ['NormaliseUpload', 'ECONNRESET'],
    ['FinishUpload', 'Runtime.OutOfMemory'],
  ] as const)
    expect((await checkWith(step, error)).row.error).toBe(
      'We couldn’t check this file. Please upload it again.',
    );
});
