import { refuseWords } from '#functions/domain/publishing/order.ts';
import type { NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { changedRun } from '#functions/domain/series/runs/change-run.ts';
import { approvedRun, orderOfRun, postsOf } from '#functions/domain/series/runs/run-publishing.ts';
import {
  endedRun,
  FILM_AGAIN_MS,
  heldRun,
  lookedAtAgain,
} from '#functions/domain/series/runs/run-transitions.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { checkPublishable, type PublishPorts } from '#functions/services/moderation/check-publishable.ts';
import {
  type CreateRunVideoPorts,
  createRunVideo,
  isCreated,
} from '#functions/services/series/filming/create-run-video.ts';
import { checkCredits } from '#functions/services/series/filming/credits-for-run.ts';
import { beginFilming, type FilmingRun } from '#functions/services/series/filming/film-run.ts';
import { type SettlePorts, settleRun } from '#functions/services/series/filming/settle-run.ts';
import { type PublishRunPorts, publishApproved } from '#functions/services/series/publish-run.ts';
import { type Answered, replaceSeen, runChanged, seenRun } from './seen-run.ts';

export interface AnswerPorts extends CreateRunVideoPorts, SettlePorts, PublishPorts, PublishRunPorts {
  readonly newId: NewId;
}

/**
 * Approves a run’s video. The video may have been deleted since the creator was asked; it can’t be approved if
 * strangers may not see it or if a platform wouldn’t accept its words. Once approved, it is posted wherever the
 * series specifies.
 */
const approveVideo = async (ports: AnswerPorts, run: Run, now: Date): Promise<Run> => {
  const settled = await settleRun(ports, run.ownerId, run.id, now);
  if (settled?.version !== run.version)
    throw await runChanged(ports, { ownerId: run.ownerId, runId: run.id, version: run.version });
  const video = await ports.videos().find(run.ownerId, run.videoId ?? '');
  if (video !== undefined) await checkPublishable(ports, video, 'embeds');
  const series = await ports.series().find(run.ownerId, run.seriesId);
  const posts = series === undefined ? [] : postsOf(series.choice, 'creator');
  for (const post of posts) {
    const connection = await ports.connections().find(run.ownerId, post.connection_id);
    const [ordered] = orderOfRun(run, post, now)?.posts ?? [];
    if (connection !== undefined && ordered !== undefined) refuseWords(ordered, connection);
  }
  const approved = await replaceSeen(ports, run, approvedRun(run, 'creator', posts, now));
  return publishApproved(ports, approved, now);
};

/** The run keeps waiting for an answer, or is held if its script turns out to be against the rules. */
const takeBack = async (
  ports: AnswerPorts,
  { before, filming }: { readonly before: Run; readonly filming: FilmingRun },
  refusal: Refusal,
  now: Date,
): Promise<void> => {
  const { status, held, reason, dueAt } = before;
  const after =
    refusal.code === 'against_rules'
      ? heldRun(filming, 'rules', refusal.message, now)
      : changedRun(filming, { status, held, reason, dueAt, videoId: undefined, endedBy: undefined }, now);
  await ports.runs().replace(filming, after);
};

const filmAnswered = async (ports: AnswerPorts, run: Run, series: Series, now: Date): Promise<Run> => {
  // Approving a held script doesn’t count as the approval that the series requires before a video is posted.
  const by = run.status === 'script_waits' || series.choice.approves === 'script' ? 'creator' : undefined;
  const filming = await beginFilming(ports, run, by, now);
  if (filming === undefined)
    throw await runChanged(ports, { ownerId: run.ownerId, runId: run.id, version: run.version });
  try {
    await createRunVideo(ports, filming, series, now);
    return filming;
  } catch (error) {
    // Whatever happens here, TendDue will finish the run.
    if (!(error instanceof Refusal)) throw error;
    if (await isCreated(ports, filming)) return filming;
    if (error.code !== 'in_progress') {
      await takeBack(ports, { before: run, filming }, error, now);
      throw error;
    }
    const later = lookedAtAgain(filming, FILM_AGAIN_MS, now);
    return (await ports.runs().replace(filming, later)) ? later : filming;
  }
};

/**
 * Approves a run: films its latest script, or approves its video. Throws, without changing anything, when the
 * video can’t be made.
 */
export const approveAnswered = async (ports: AnswerPorts, answered: Answered, now: Date): Promise<Run> => {
  const run = await seenRun(ports, answered, 'approve');
  if (run.status === 'video_waits') return approveVideo(ports, run, now);
  const series = await ports.series().find(run.ownerId, run.seriesId);
  if (series === undefined) throw new Refusal('not_found');
  await checkCredits(ports, series, now);
  return filmAnswered(ports, run, series, now);
};

/** Skips a run for its creator, who keeps any video already made. */
export const skipAnswered = async (
  ports: Pick<AnswerPorts, 'runs'>,
  answered: Answered,
  now: Date,
): Promise<Run> => {
  const run = await seenRun(ports, answered, 'skip');
  return replaceSeen(ports, run, endedRun(run, 'skipped', { by: 'creator' }, now));
};
