import { setTimeout as sleep } from 'node:timers/promises';
import { GetScheduleCommand, ResourceNotFoundException, SchedulerClient } from '@aws-sdk/client-scheduler';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { routes } from '#contract/routes.ts';
import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import type { Series } from '#contract/schemas/series/series.ts';
import { ProofError, requireThat } from '#test/deploy/proof-error.ts';
import type { DeployedSite } from './deployed-site.ts';

const HOUR_MS = 3_600_000;
const LEAD_HOURS = 48;
/** A schedule starts a minute after it was armed at the soonest. */
const RUN_LIMIT_MS = 5 * 60_000;
const POLL_MS = 2000;

/** The schedule of a series, as Scheduler has it; undefined without one. */
const scheduleOf = async (group: string, { id }: Series) => {
  try {
    return await new SchedulerClient({}).send(new GetScheduleCommand({ GroupName: group, Name: id }));
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

/** The schedule of a series, which must start a run of it. Returns its time. */
export const requireArmed = async (group: string, machineArn: string, series: Series): Promise<string> => {
  const schedule = await scheduleOf(group, series);
  requireThat(schedule !== undefined, `No schedule of the group ${group} is armed for the series.`);
  const { Target: target, ScheduleExpression: time = '' } = schedule ?? {};
  requireThat(
    target?.Arn === machineArn && target.Input?.includes(series.id) === true,
    `The schedule starts ${target?.Arn} with ${target?.Input}.`,
  );
  return time;
};

/**
 * Creates a series whose first run begins at once, and the second one in half a day: its videos are due daily, and begun
 * two days before.
 */
export const createSeries = async (site: DeployedSite): Promise<Series> => {
  await site.reply(routes.startTrial, {});
  const time = new Date(Date.now() + HOUR_MS * 12).toISOString().slice(11, 16);
  return routes.createSeries.reply.parse(
    await site.reply(routes.createSeries, {
      name: 'Bread and Weather',
      premise: 'Short tales of small trades, for listeners who like old towns.',
      // Of the film’s category the stand-in would tell the same tale again, and the run would be held.
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

/** Waits until the schedule has started a run and its script waits for its creator. Returns the run’s id. */
export const awaitScript = async (site: DeployedSite, machineArn: string): Promise<string> => {
  const sfn = new SFNClient({});
  for (const end = Date.now() + RUN_LIMIT_MS; Date.now() < end; await sleep(POLL_MS)) {
    const { executions = [] } = await sfn.send(new ListExecutionsCommand({ stateMachineArn: machineArn }));
    const [execution] = executions;
    if (execution === undefined || execution.status === 'RUNNING') continue;
    requireThat(execution.status === 'SUCCEEDED', `The execution of the run ended as ${execution.status}.`);
    const [run] = routes.listWaitingRuns.reply.parse(await site.reply(routes.listWaitingRuns));
    requireThat(run?.status === 'script_waits', `The run is ${run?.status ?? 'not there'}.`);
    return run?.id ?? '';
  }
  throw new ProofError('The schedule started no run within five minutes.');
};

/** Deletes a series. Its schedule must go with it. */
export const deleteSeries = async (site: DeployedSite, group: string, series: Series): Promise<void> => {
  const path = routes.deleteSeries.path.replace('{id}', series.id);
  await site.reply({ ...routes.deleteSeries, path }, undefined, { 'sec-fetch-site': 'same-origin' });
  requireThat((await scheduleOf(group, series)) === undefined, 'A deleted series keeps its schedule.');
};
