import { ANSWER_DAYS_MAX } from '#contract/catalogue.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { changedRun } from '#functions/domain/series/runs/change-run.ts';
import { approvedRun, postsOf } from '#functions/domain/series/runs/run-publishing.ts';
import {
  endedRun,
  isGivenUp,
  LOOK_AGAIN_MS,
  lookedAtAgain,
  rewrittenRun,
  waitsUntil,
} from '#functions/domain/series/runs/run-transitions.ts';
import { isWithheld } from '#functions/domain/video/shown/who-may-watch.ts';
import { type StartPorts, startWriting } from '#functions/services/series/answers/remake-run.ts';
import { endWithoutVideo } from '#functions/services/series/end-run.ts';
import { type PublishRunPorts, publishRun } from '#functions/services/series/publish-run.ts';
import { isCreated } from './create-run-video.ts';
import { beginFilming, createOrEnd, type FilmRunPorts, filmRun } from './film-run.ts';
import { type SettlePorts, settleRun } from './settle-run.ts';

const inPlace = async ({ runs }: FilmRunPorts, before: Run, after: Run): Promise<Run> =>
  (await runs().replace(before, after)) ? after : ((await runs().find(before.ownerId, before.id)) ?? before);

/**
 * Whether a person must approve: nothing is approved automatically if it is held or withheld, or if the
 * account is suspended.
 */
const needsCreator = async ({ suspensions, videos }: FilmRunPorts, run: Run): Promise<boolean> => {
  if (run.status === 'held' || (await suspensions().isSuspended(run.ownerId))) return true;
  const video = run.videoId === undefined ? undefined : await videos().find(run.ownerId, run.videoId);
  return video !== undefined && isWithheld(video, 'embeds');
};

/**
 * At its deadline, an unanswered run keeps waiting, continues as if approved, or is skipped, depending on the setting
 * of its series.
 */
const answerForTime = async (ports: FilmRunPorts, run: Run, now: Date): Promise<Run> => {
  const series = await ports.series().find(run.ownerId, run.seriesId);
  if (series === undefined) return run;
  const { unanswered } = series.choice;
  const end = waitsUntil(run);
  if (unanswered === 'skip' || end <= now) {
    const reason =
      end <= now ? `There was no answer for ${ANSWER_DAYS_MAX} days.` : 'There was no answer in time.';
    return inPlace(ports, run, endedRun(run, 'skipped', { by: 'time', reason }, now));
  }
  if (unanswered === 'wait' || (await needsCreator(ports, run)))
    return inPlace(ports, run, changedRun(run, { dueAt: end.toISOString() }, now));
  if (run.status === 'video_waits')
    return inPlace(ports, run, approvedRun(run, 'time', postsOf(series.choice, 'time'), now));
  const filming = await beginFilming(ports, run, 'time', now);
  return filming === undefined ? run : createOrEnd(ports, filming, now);
};

export interface TendRunPorts extends FilmRunPorts, SettlePorts, StartPorts, PublishRunPorts {}

/** How many times to start writing a script again after its execution was lost. */
const RESTARTS = 3;

/** What was done, as one word. If a run fails, that doesn’t mean that the duty that ends it has failed. */
const wordOf = (run: Run | undefined): string =>
  run?.status === 'failed' ? 'given up' : (run?.status ?? 'gone');

const tendWriting = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  if (run.restarts >= RESTARTS) {
    const reason = 'We couldn’t write its script. The idea will be used for the next video.';
    await endWithoutVideo(ports, run, { status: 'failed', reason, keepsIdea: true }, now);
    return 'given up';
  }
  const again = rewrittenRun(run, now);
  if (!(await ports.runs().replace(run, again))) return 'left';
  await startWriting(ports, again);
  return 'started';
};

/** Starts a video that failed to start before; throws if a later try may succeed. */
const film = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  try {
    return wordOf(await filmRun(ports, run, now));
  } catch (error) {
    if (!isGivenUp(run, now)) throw error;
    const reason = 'We couldn’t begin its video. No credits were used.';
    return wordOf(await endWithoutVideo(ports, run, { status: 'failed', reason, keepsIdea: false }, now));
  }
};

const tendFilming = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  const settled = await settleRun(ports, run.ownerId, run.id, now);
  if (settled?.version !== run.version) return wordOf(settled);
  if (!(await isCreated(ports, run))) return film(ports, run, now);
  await ports.runs().replace(run, lookedAtAgain(run, LOOK_AGAIN_MS, now));
  return 'left';
};

/**
 * Advances an overdue run, or removes it if a call that was killed halfway had deleted its series. Returns what was
 * done, as one word.
 */
export const tendRun = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  const { ownerId, seriesId } = run;
  if ((await ports.series().find(ownerId, seriesId)) === undefined) {
    await ports.series().remove(ownerId, seriesId);
    return 'gone';
  }
  switch (run.status) {
    case 'writing':
      return run.isWritten ? film(ports, run, now) : tendWriting(ports, run, now);
    case 'filming':
      return tendFilming(ports, run, now);
    case 'held':
    case 'script_waits':
      return wordOf(await answerForTime(ports, run, now));
    case 'video_waits': {
      const settled = await settleRun(ports, run.ownerId, run.id, now);
      if (settled?.version !== run.version) return wordOf(settled);
      return wordOf(await answerForTime(ports, run, now));
    }
    case 'approved':
      if (run.publishDue === undefined) return 'left';
      await publishRun(ports, run, now);
      return 'published';
    case 'skipped':
    case 'failed':
      return 'left';
  }
};
