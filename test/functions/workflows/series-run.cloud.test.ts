import {
  DescribeExecutionCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SCRIPT_WRITES } from '#contract/catalogue.ts';
import { MODELS_PATH } from '#contract/local-models.ts';
import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import type { Run, RunJob } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { ideas, runs, series as seriesRows, stories, videos } from '#functions/wiring/stores.ts';
import { machineArnOf } from '#local/aws/step-functions/workflow.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { leaveModel, MODEL, MODEL_TITLE, ModelServer } from '#test/support/models/model-server.ts';
import { OWN_SCRIPT } from '#test/support/series/give-series.ts';
import { ideaOf, seriesOf } from '#test/support/series/series-here.ts';
import { defined } from '#test/support/values.ts';

const DAY_MS = 86_400_000;
/** Functions are slow to start on a busy machine. */
const PATIENCE = { timeout: 40_000 };

let sfn: SFNClient;
beforeAll(() => {
  useCloudEnvironment();
  sfn = new SFNClient({});
});

/** A daily series that has been left alone since it was created a week ago. */
const givenSeries = async (
  choice: Partial<Series['choice']>,
  scripts: readonly string[],
): Promise<Series> => {
  const { id: ownerId } = await newAccount();
  await givePlan(ownerId, { subscription: 'growth', credits: 100 });
  const cadence = { days: [...WEEKDAYS], times: ['12:00'], zone: 'UTC' };
  const weekAgo = new Date(now().getTime() - 7 * DAY_MS).toISOString();
  const series = seriesOf(ownerId, { airedUntil: weekAgo, createdAt: weekAgo });
  const chosen = { ...series, choice: { ...series.choice, cadence, ...choice } };
  const waiting = scripts.map((script, index) =>
    ideaOf(chosen, {
      text: `The lighthouse, part ${index + 1}`,
      place: `a${index}`,
      ...(script && { script }),
    }),
  );
  expect(await seriesRows().create(chosen, waiting, 3, { now: now() })).toEqual({ kind: 'created' });
  return chosen;
};

/** Starts an execution as TendDue does. */
const start = async (job: RunJob, name = newId()): Promise<string> => {
  const { executionArn = '' } = await sfn.send(
    new StartExecutionCommand({
      stateMachineArn: machineArnOf('series-run'),
      name,
      input: JSON.stringify(job),
    }),
  );
  return executionArn;
};
const statusOf = async (executionArn: string): Promise<string | undefined> =>
  (await sfn.send(new DescribeExecutionCommand({ executionArn }))).status;
const ended = (executionArn: string): Promise<unknown> =>
  vi.waitFor(async () => expect(await statusOf(executionArn)).toBe('SUCCEEDED'), PATIENCE);
const runsOf = async ({ ownerId, id }: Series): Promise<readonly Run[]> =>
  (await runs().list(ownerId, id)).items;
/** Makes another airing of a series due. */
const comesAgain = async ({ ownerId, id }: Series): Promise<void> => {
  const before = await seriesRows().find(ownerId, id);
  if (before === undefined) throw new Error('The series is gone.');
  const airedUntil = new Date(now().getTime() - DAY_MS).toISOString();
  const cadence = { ...before.choice.cadence, times: ['11:00'] };
  await seriesRows().replace(before, { ...before, airedUntil, choice: { ...before.choice, cadence } });
};
const jobOf = ({ ownerId, id }: Series): RunJob => ({ ownerId, seriesId: id });

it('writes one script, which waits for its creator, when a run is started twice after a week of downtime', async () => {
  const series = await givenSeries({ approves: 'script' }, ['', OWN_SCRIPT, '']);
  await Promise.all((await Promise.all([start(jobOf(series)), start(jobOf(series))])).map(ended));
  await ended(await start(jobOf(series)));
  const [run, ...others] = await runsOf(series);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ status: 'script_waits', isWritten: true, round: 1, writes: 1 });
  expect(Date.parse(run?.airing.at ?? '')).toBeGreaterThan(now().getTime());
  const story = await stories().find(series.ownerId, run?.storyId ?? '');
  // Without a model, only the creator’s own script becomes a video; ideas without a script wait.
  expect(story).toMatchObject({ isOwn: true, run: run?.id });
  expect(story?.isDemo).toBeUndefined();
  expect(await ideas().count(series.ownerId, series.id)).toBe(2);
  await comesAgain(series);
  await ended(await start(jobOf(series)));
  expect(await runsOf(series)).toHaveLength(1);
  expect((await seriesRows().find(series.ownerId, series.id))?.pause?.because).toBe('scripts');
});

it('makes one video, with the story id already chosen, when a run is stopped while its script is being written', async () => {
  const script = OWN_SCRIPT;
  const series = await givenSeries({ approves: 'video' }, [script]);
  const first = await start(jobOf(series));
  const [begun] = await vi.waitFor(async () => {
    const found = await runsOf(series);
    expect(found).toHaveLength(1);
    return found;
  }, PATIENCE);
  await sfn.send(new StopExecutionCommand({ executionArn: first }));
  const again = { ...jobOf(series), runId: defined(begun).id };
  await ended(await start(again));
  await ended(await start(again));
  const [run] = await runsOf(series);
  expect(run).toMatchObject({ storyId: begun?.storyId, round: 1 });
  expect((await stories().list(series.ownerId)).items.map(({ id }) => id)).toEqual([run?.storyId]);
  const { items } = await videos().list(series.ownerId);
  expect(items.map(({ id, run: of }) => [id, of])).toEqual([[run?.videoId, run?.id]]);
  // Otherwise the run would be filmed during the next tests.
  await videos().withdraw(series.ownerId, defined(items[0]).id, now());
});

describe('a model that always gives the same answer', () => {
  const server = new ModelServer(sharedCloud().modelPort);
  let visitor: Visitor;
  beforeAll(async () => {
    await server.start();
    visitor = await signIn(newPerson());
    const model = { address: server.address, key: '', model: MODEL };
    expect((await visitor.post(`${MODELS_PATH}/connect`, model)).status).toBe(200);
  });
  afterAll(() => leaveModel(server));

  it('is called three times for the second script, which is then held', async () => {
    const series = await givenSeries({ approves: 'script' }, ['', '']);
    await ended(await start(jobOf(series)));
    const [first] = await runsOf(series);
    expect(first).toMatchObject({ status: 'script_waits', post: { title: MODEL_TITLE } });
    await comesAgain(series);
    await ended(await start(jobOf(series)));
    const second = (await runsOf(series)).find(({ id }) => id !== first?.id);
    expect(second).toMatchObject({ status: 'held', held: 'alike', writes: SCRIPT_WRITES });
    expect(second?.reason).toContain(`‘${MODEL_TITLE}’`);
    expect(second?.mostLike).toEqual({ title: MODEL_TITLE, percent: 100 });
  });
});
