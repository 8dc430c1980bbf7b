import { setTimeout as sleep } from 'node:timers/promises';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { routes } from '#contract/routes.ts';
import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import type { Series } from '#contract/schemas/series/series.ts';
import { ProofError, requireThat } from '#test/deploy/proof-error.ts';
import type { DeployedSite } from './deployed-site.ts';

const HOUR_MS = 3_600_000;
const LEAD_HOURS = 48;
const RUN_LIMIT_MS = 5 * 60_000;
const POLL_MS = 2000;

/**
 * Creates a series whose first run starts at once and whose second run starts in half a day. Its videos are due
 * daily, and each run starts two days before its video is due.
 */
export const createSeries = async (site: DeployedSite): Promise<Series> => {
  await site.reply(routes.startTrial, {});
  const time = new Date(Date.now() + HOUR_MS * 12).toISOString().slice(11, 16);
  return routes.createSeries.reply.parse(
    await site.reply(routes.createSeries, {
      name: 'Bread and Weather',
      premise: 'Short tales of small trades, for listeners who like old towns.',
      // With the film’s category, the stand-in would write the same story again, and the run would be held.
      category: 'History',
      language: 'en',
      voiceId: 'adam',
      music: { kind: 'none' },
      length: 'short',
      cadence: { days: WEEKDAYS, times: [time], zone: 'UTC' },
      leadHours: LEAD_HOURS,
      approves: 'script',
      unanswered: 'wait',
      creditFloor: 0,
      ideas: [{ text: 'The baker whose bread tells the weather.' }],
    }),
  );
};

/**
 * Runs the duty, because the emulator has no schedules, and waits until a run has started and its script is waiting
 * for the creator. Returns the run’s id.
 */
export const awaitScript = async (site: DeployedSite, duty: string, machineArn: string): Promise<string> => {
  const [sfn, lambda] = [new SFNClient({}), new LambdaClient({})];
  const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName: duty, Payload: '{}' }));
  requireThat(FunctionError === undefined, `${duty} ended with ${FunctionError}.`);
  for (const end = Date.now() + RUN_LIMIT_MS; Date.now() < end; await sleep(POLL_MS)) {
    const { executions = [] } = await sfn.send(new ListExecutionsCommand({ stateMachineArn: machineArn }));
    const [execution] = executions;
    if (execution === undefined || execution.status === 'RUNNING') continue;
    requireThat(execution.status === 'SUCCEEDED', `The execution of the run ended as ${execution.status}.`);
    const [run] = routes.listWaitingRuns.reply.parse(await site.reply(routes.listWaitingRuns));
    requireThat(run?.status === 'script_waits', `The run is ${run?.status ?? 'not there'}.`);
    return run?.id ?? '';
  }
  throw new ProofError('The duty began no run within five minutes.');
};

export const deleteSeries = async (site: DeployedSite, { id }: Series): Promise<void> => {
  const path = routes.deleteSeries.path.replace('{id}', id);
  await site.reply({ ...routes.deleteSeries, path }, undefined, { 'sec-fetch-site': 'same-origin' });
};
