import { ANSWER_DAYS_MAX } from '#contract/catalogue.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { endedRun, waitsUntil } from '#functions/domain/series/runs/after-script.ts';
import { changedRun } from '#functions/domain/series/runs/change-run.ts';
import { isWithheld } from '#functions/domain/video/shown/who-may-watch.ts';
import { beginFilming, createOrEnd, type FilmRunPorts } from '#functions/services/series/filming/film-run.ts';

const inPlace = async ({ runs }: FilmRunPorts, before: Run, after: Run): Promise<Run> =>
  (await runs().replace(before, after)) ? after : ((await runs().find(before.ownerId, before.id)) ?? before);

/** Whether somebody has to say yes themselves: nothing is approved for a suspended account, or of what is in doubt. */
const needsCreator = async ({ suspensions, videos }: FilmRunPorts, run: Run): Promise<boolean> => {
  if (run.status === 'held' || (await suspensions().isSuspended(run.ownerId))) return true;
  const video = run.videoId === undefined ? undefined : await videos().find(run.ownerId, run.videoId);
  return video !== undefined && isWithheld(video, 'embeds');
};

/** A run that nobody has answered by its time: it waits on, goes on as if approved, or is skipped, as its series says. */
export const answerForTime = async (ports: FilmRunPorts, run: Run, now: Date): Promise<Run> => {
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
    return inPlace(ports, run, endedRun(run, 'approved', { by: 'time' }, now));
  const filming = await beginFilming(ports, run, 'time', now);
  return filming === undefined ? run : createOrEnd(ports, filming, now);
};
