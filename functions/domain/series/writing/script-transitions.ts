import { SCRIPT_WRITES } from '#contract/catalogue.ts';
import { heldRun, WRITE_AGAIN_MS, waitingRun } from '#functions/domain/series/runs/run-transitions.ts';
import type { Story } from '#functions/domain/story/story.ts';
import type { Run } from '../run.ts';
import { changedRun } from '../runs/change-run.ts';
import type { Series } from '../series.ts';
import type { MostAlike } from '../variety/variety-guard.ts';
import { defaultPost } from './default-post.ts';

const PERCENT = 100;

const writeAgainAt = (now: Date): string => new Date(now.getTime() + WRITE_AGAIN_MS).toISOString();

/** A run that starts now, with its idea and its story’s id. */
export const begunRun = (
  series: Series,
  begun: Pick<Run, 'id' | 'airing' | 'begunBy' | 'idea' | 'storyId'>,
  now: Date,
): Run => ({
  ...begun,
  ownerId: series.ownerId,
  seriesId: series.id,
  version: 1,
  status: 'writing',
  ordinal: series.runs,
  round: 1,
  writes: 0,
  isWritten: false,
  earlierVideoIds: [],
  dueAt: writeAgainAt(now),
  restarts: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/** Whether a script that repeats an earlier one may be rewritten. */
export const mayWriteAgain = ({ writes }: Pick<Run, 'writes'>): boolean => writes + 1 < SCRIPT_WRITES;

/** The run’s script repeats an earlier one and has to be rewritten. */
export const rewritingRun = (run: Run, now: Date): Run =>
  changedRun(run, { writes: run.writes + 1, dueAt: writeAgainAt(now) }, now);

/** The likeness as a whole percentage, rounded down so that a script that passes is shown below the limit. */
const mostLikeOf = (alike: MostAlike): Run['mostLike'] => ({
  title: alike.title,
  percent: Math.floor(PERCENT * alike.likeness),
});

interface Script {
  readonly story: Pick<Story, 'title' | 'content' | 'category' | 'language'>;
  /** The earlier story that the script most resembles. */
  readonly alike: MostAlike | undefined;
}

/**
 * The run’s story has been saved. If its script repeats an earlier story, the run is held. If the creator wants to
 * approve the series’ scripts, the run waits for approval; otherwise it stays `writing`, and its video is created
 * next.
 */
export const writtenRun = (
  run: Run,
  { story, alike }: Script,
  { choice }: Pick<Series, 'choice'>,
  now: Date,
): Run => {
  const written: Run = {
    ...run,
    writes: run.writes + 1,
    isWritten: true,
    mostLike: alike && mostLikeOf(alike),
    post: defaultPost(story),
  };
  if (alike?.reason !== undefined) return heldRun(written, 'alike', alike.reason, now);
  return choice.approves === 'script'
    ? waitingRun(written, 'script_waits', now)
    : changedRun(written, { dueAt: writeAgainAt(now) }, now);
};

/** What `series-run` has to do next for a run. */
export const nextStep = ({ status, isWritten, videoId }: Run): 'write' | 'film' | 'done' => {
  if (status === 'writing') return isWritten ? 'film' : 'write';
  return status === 'filming' && videoId !== undefined ? 'film' : 'done';
};
