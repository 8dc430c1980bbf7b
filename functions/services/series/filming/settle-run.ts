import type { SeriesPost } from '#contract/schemas/series/series.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { approvedRun, postsOf } from '#functions/domain/series/runs/run-publishing.ts';
import { endedRun, waitingRun } from '#functions/domain/series/runs/run-transitions.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isWithheld } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { type RunMailPorts, tellOfRun } from '#functions/services/series/tell-of-run.ts';

export interface SettlePorts extends RunMailPorts {
  readonly runs: Lazy<Runs>;
  readonly videos: Lazy<Videos>;
}

/** The run, updated to match its video; undefined if nothing has changed. */
const settled = (run: Run, video: Video, posts: readonly SeriesPost[], now: Date): Run | undefined => {
  const { status, endedBy: by } = run;
  switch (video.status) {
    case 'completed':
      // Approving the script doesn’t approve anything that moderation or an operator withholds.
      return status === 'filming' && by !== undefined && !isWithheld(video, 'embeds')
        ? approvedRun(run, by, posts, now)
        : waitingRun(run, 'video_waits', now);
    case 'failed':
      return status === 'failed'
        ? undefined
        : endedRun(run, 'failed', { by: 'product', reason: video.error }, now);
    case 'deleted':
    case 'deleting':
      return status === 'failed'
        ? undefined
        : endedRun(run, 'skipped', { by: 'creator', reason: 'You deleted its video.' }, now);
    case 'generating':
      return undefined;
  }
};

/** Whether a run is still updated when its video changes. A failed run is, because its video may have been remade. */
const isOpen = ({ status }: Run): boolean =>
  status === 'filming' || status === 'video_waits' || status === 'failed';

/** Where to post a run’s video if its script was approved. */
const postsWith = async ({ series }: SettlePorts, run: Run): Promise<readonly SeriesPost[]> => {
  if (run.status !== 'filming' || run.endedBy === undefined) return [];
  const found = await series().find(run.ownerId, run.seriesId);
  return found === undefined ? [] : postsOf(found.choice, run.endedBy);
};

/**
 * Settles a run once its video has ended, and notifies the creator if their answer is needed. Returns the
 * current run; undefined when the run is gone.
 */
export const settleRun = async (
  ports: SettlePorts,
  ownerId: string,
  runId: string,
  now: Date,
): Promise<Run | undefined> => {
  const run = await ports.runs().find(ownerId, runId);
  if (run?.videoId === undefined || !isOpen(run)) return run;
  const video = await ports.videos().find(ownerId, run.videoId);
  if (video === undefined || (run.status === 'video_waits' && video.status === 'completed')) return run;
  const after = settled(run, video, await postsWith(ports, run), now);
  if (after === undefined) return run;
  if (!(await ports.runs().replace(run, after))) return ports.runs().find(ownerId, runId);
  await tellOfRun(ports, after, now, video.film?.poster);
  return after;
};
