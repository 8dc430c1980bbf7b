import type { RefusalCode } from '#contract/refusals.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Run } from '#functions/domain/series/run.ts';
import {
  FILM_AGAIN_MS,
  filmingRun,
  heldRun,
  isGivenUp,
  LOOK_AGAIN_MS,
  lookedAtAgain,
} from '#functions/domain/series/runs/run-transitions.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { type EndRunPorts, endWithoutVideo } from '#functions/services/series/end-run.ts';
import { pauseSeries } from '#functions/services/series/pause-series.ts';
import { tellOfRun } from '#functions/services/series/tell-of-run.ts';
import { type CreateRunVideoPorts, createRunVideo, isCreated } from './create-run-video.ts';

export interface FilmRunPorts extends CreateRunVideoPorts, EndRunPorts {
  readonly outbox: Lazy<Outbox>;
  readonly newId: NewId;
}

/** A run that has chosen an id for its video. */
export type FilmingRun = Run & { readonly videoId: string };

const isFilming = (run: Run): run is FilmingRun => run.status === 'filming' && run.videoId !== undefined;

const asItStands = async ({ runs }: FilmRunPorts, run: Run): Promise<Run> =>
  (await runs().find(run.ownerId, run.id)) ?? run;

/** Chooses the id for a run’s video. `by`: who approved its script. Undefined when the run has changed. */
export const beginFilming = async (
  { runs, newId }: Pick<FilmRunPorts, 'runs' | 'newId'>,
  run: Run,
  by: 'creator' | 'time' | undefined,
  now: Date,
): Promise<FilmingRun | undefined> => {
  const filming = filmingRun(run, newId(), by, now);
  return isFilming(filming) && (await runs().replace(run, filming)) ? filming : undefined;
};

/** Temporary refusals, and when to try again after each. */
const LATER: Partial<Record<RefusalCode, number>> = {
  in_progress: FILM_AGAIN_MS,
  budget_reached: LOOK_AGAIN_MS,
};

/** Handles a refusal to make a run’s video when no caller is waiting for an answer. */
const afterRefusal = async (
  ports: FilmRunPorts,
  { run, series }: { readonly run: FilmingRun; readonly series: Series },
  { code, message: reason }: Refusal,
  now: Date,
): Promise<Run> => {
  if (code === 'limit_reached' || code === 'account_suspended') {
    const ended = await endWithoutVideo(ports, run, { status: 'skipped', reason, keepsIdea: true }, now);
    if (code === 'account_suspended') await pauseSeries(ports, series, 'suspended', now);
    else if (series.choice.creditFloor > 0) await pauseSeries(ports, series, 'credits', now);
    return ended;
  }
  if (code === 'against_rules') {
    const held = heldRun(run, 'rules', reason, now);
    if (!(await ports.runs().replace(run, held))) return asItStands(ports, run);
    await tellOfRun(ports, held, now);
    return held;
  }
  const wait = LATER[code];
  if (wait === undefined || isGivenUp(run, now))
    return endWithoutVideo(ports, run, { status: 'failed', reason, keepsIdea: wait !== undefined }, now);
  const later = lookedAtAgain(run, wait, now);
  return (await ports.runs().replace(run, later)) ? later : asItStands(ports, run);
};

/** Creates the video of a run that has chosen an id for it, or ends the run if the video can’t be made. */
export const createOrEnd = async (ports: FilmRunPorts, run: FilmingRun, now: Date): Promise<Run> => {
  const series = await ports.series().find(run.ownerId, run.seriesId);
  if (series === undefined) return run;
  try {
    await createRunVideo(ports, run, series, now);
    return run;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Another try may already have created the video and used up the last credits.
    return (await isCreated(ports, run)) ? run : afterRefusal(ports, { run, series }, error, now);
  }
};

/** Whether a run has a script that needs no approval. */
const isReady = ({ status, isWritten }: Run): boolean => status === 'writing' && isWritten;

/**
 * Starts the video of a run whose script is written, or records why there is no video. However often or late this is
 * retried, and wherever it is killed, it makes only one video and reserves the credits only once. Returns the current
 * run.
 */
export const filmRun = async (ports: FilmRunPorts, run: Run, now: Date): Promise<Run> => {
  if (isFilming(run)) return createOrEnd(ports, run, now);
  const filming = isReady(run) ? await beginFilming(ports, run, undefined, now) : undefined;
  return filming === undefined ? asItStands(ports, run) : createOrEnd(ports, filming, now);
};
