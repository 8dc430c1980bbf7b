import { RUNS_A_DAY } from '#contract/catalogue.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Suspensions } from '#functions/domain/account/ports.ts';
import type { ReadWriterModel } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Airing } from '#functions/domain/series/airings.ts';
import { dueAiring, movedOn, nextAiring } from '#functions/domain/series/due-airing.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import { type Run, type RunJob, runIdOf } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { begunRun } from '#functions/domain/series/writing/script-transitions.ts';
import { type FitPorts, pauseBeyondPlan } from './pause-beyond-plan.ts';
import { pauseSeries } from './pause-series.ts';
import { type ThinkUpPorts, thinkUpIdeas } from './think-up-ideas.ts';

export interface BeginRunPorts extends FitPorts, ThinkUpPorts {
  readonly runs: Lazy<Runs>;
  readonly suspensions: Lazy<Suspensions>;
  readonly writerModel: ReadWriterModel;
}

/**
 * How many times a series may change, or lose its first idea, while we are starting a run; after that, TendDue has to
 * start the run.
 */
const TRIES = 3;

/** If the model is unavailable, it may be back in a moment. */
const AWAY: readonly RefusalCode[] = ['provider_timeout', 'provider_unavailable'];
/** It may be other accounts that spent the day’s budget, so this is no reason to pause the series. */
const WANTING: readonly RefusalCode[] = ['budget_reached', 'account_paused'];

const thoughtUp = async (
  ports: BeginRunPorts,
  series: Series,
  now: Date,
): Promise<Idea | 'later' | undefined> => {
  try {
    return (await thinkUpIdeas(ports, series, now))[0];
  } catch (error) {
    if (!(error instanceof Refusal) || AWAY.includes(error.code)) throw error;
    return WANTING.includes(error.code) ? 'later' : undefined;
  }
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether the creator may still be importing the first script, in which case the series isn’t paused yet. */
const isBeingFilled = ({ runs, createdAt }: Series, now: Date): boolean =>
  runs === 0 && now.getTime() - Date.parse(createdAt) < HOUR_MS;

/**
 * The next idea to make a video from; `unwritten` if ideas are waiting but no script can be written for any of them.
 */
const firstIdea = async (
  ports: BeginRunPorts,
  series: Series,
  now: Date,
): Promise<Idea | 'later' | 'unwritten' | undefined> => {
  const waiting = await ports.ideas().list(series.ownerId, series.id);
  // Without a model, only scripts written by the creator can become videos; all other ideas wait for a model.
  if ((await ports.writerModel()) === null) {
    if (waiting.length === 0) return isBeingFilled(series, now) ? 'later' : undefined;
    return waiting.find(({ script }) => script !== undefined) ?? 'unwritten';
  }
  return waiting[0] ?? thoughtUp(ports, series, now);
};

const MANY_RUNS = `Its times were changed so often that it began ${RUNS_A_DAY} videos within a day. It goes on with its next time.`;

/**
 * Whether a series has already had the maximum number of runs in the last 24 hours. Without this limit, editing the
 * series could keep a model writing all day.
 */
const hasHadItsRuns = async (
  { runs }: BeginRunPorts,
  { ownerId, id }: Series,
  now: Date,
): Promise<boolean> => {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const lately = await runs().since(ownerId, id, dayAgo);
  return lately.filter(({ createdAt }) => new Date(createdAt) > dayAgo).length >= RUNS_A_DAY;
};

/** Skips an airing without starting a run. */
const passOver = async (
  ports: BeginRunPorts,
  series: Series,
  moved: Series,
): Promise<'stale' | undefined> => {
  if (!(await ports.series().replace(series, moved))) return 'stale';
  return undefined;
};

/**
 * Starts the run for an airing. Undefined if the run has already started, or if there is no idea and the budget
 * doesn’t allow thinking one up; `stale` if something has changed.
 */
const begin = async (
  ports: BeginRunPorts,
  series: Series,
  { airing, begunBy }: { readonly airing: Airing; readonly begunBy: string },
  now: Date,
): Promise<Run | 'stale' | undefined> => {
  const id = runIdOf(series.id, airing.key);
  const moved = movedOn(series, airing);
  // If the airing already has a run, the time zone of the series was changed, so that the same local time came round
  // again.
  if ((await ports.runs().find(series.ownerId, id)) !== undefined) return passOver(ports, series, moved);
  if (await hasHadItsRuns(ports, series, now))
    return passOver(ports, series, { ...moved, trouble: MANY_RUNS });
  const idea = await firstIdea(ports, series, now);
  // The series stays overdue, so that TendDue tries again within the hour.
  if (idea === 'later') return undefined;
  if (idea === undefined || idea === 'unwritten') {
    await pauseSeries(ports, series, idea === undefined ? 'ideas' : 'scripts', now);
    return undefined;
  }
  const at = airing.at.toISOString();
  const begun = { id, airing: { key: airing.key, at }, begunBy, idea, storyId: ports.newId() };
  const run = begunRun(series, begun, now);
  const after = { ...moved, runs: series.runs + 1, trouble: undefined };
  if (!(await ports.runs().begin(run, { before: series, after }))) return 'stale';
  return run;
};

/** The series that a job is for, if it may start a run now. Pauses the series if the account may not start one. */
const readySeries = async (
  ports: BeginRunPorts,
  { ownerId, seriesId }: RunJob,
  now: Date,
): Promise<Series | undefined> => {
  const found = await ports.series().find(ownerId, seriesId);
  if (found?.status !== 'active') return undefined;
  if (await ports.suspensions().isSuspended(ownerId)) {
    await pauseSeries(ports, found, 'suspended', now);
    return undefined;
  }
  const { series } = await pauseBeyondPlan(ports, ownerId, now);
  return series.find(({ id, status }) => id === seriesId && status === 'active');
};

export interface BeginRunJob extends RunJob {
  /** The name of the `series-run` execution. */
  readonly execution: string;
}

/** The run that an earlier try of this execution started, if the response was lost. */
const begunBefore = async (
  { runs }: BeginRunPorts,
  { ownerId, seriesId, execution }: BeginRunJob,
): Promise<Run | undefined> => {
  const { items } = await runs().list(ownerId, seriesId);
  return items.find(({ begunBy }) => begunBy === execution);
};

/**
 * Starts the run for the airing of a series that is due, in one transaction, and returns when the next airing is due.
 * However often or late this is called, it starts only one run per airing. If the job names a run, continues that
 * run; an execution also continues the run that it started itself. Undefined if there is nothing to do.
 */
export const beginRun = async (
  ports: BeginRunPorts,
  job: BeginRunJob,
  now: Date,
): Promise<Run | undefined> => {
  if (job.runId !== undefined) return ports.runs().find(job.ownerId, job.runId);
  const before = await begunBefore(ports, job);
  if (before !== undefined) return before;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const series = await readySeries(ports, job, now);
    if (series === undefined) return undefined;
    const airing = dueAiring(series, now);
    if (airing === undefined) {
      const next = nextAiring(series);
      if (JSON.stringify(next) !== JSON.stringify(series.next))
        await ports.series().replace(series, { ...series, next });
      return undefined;
    }
    const begun = await begin(ports, series, { airing, begunBy: job.execution }, now);
    if (begun !== 'stale') return begun;
  }
  return undefined;
};
