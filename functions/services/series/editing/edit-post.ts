import type { Post } from '#contract/schemas/series/runs.ts';
import { arePlanned } from '#functions/domain/publishing/order.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { howItStands } from '#functions/domain/series/runs/answers.ts';
import { changedRun } from '#functions/domain/series/runs/change-run.ts';
import { checkWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { type Answered, replaceSeen } from '#functions/services/series/answers/seen-run.ts';

interface Ports extends ModerationPorts {
  readonly runs: Lazy<Runs>;
  readonly publications: Lazy<Pick<Publications, 'all'>>;
}

/** Whether a run has a video to post, or may still get one. */
const mayBePosted = ({ status, post }: Run): boolean =>
  post !== undefined && status !== 'skipped' && status !== 'failed';

const ORDERED = 'These posts are planned. Cancel them in Published to change the words here.';

/** Changes what is posted with a run’s video, provided that the creator has seen the current version. */
export const editRunPost = async (
  ports: Ports,
  { ownerId, runId, version }: Answered,
  post: Post,
  now: Date,
): Promise<Run> => {
  const run = await ports.runs().find(ownerId, runId);
  if (run === undefined) throw new Refusal('not_found');
  if (run.version !== version || !mayBePosted(run)) throw new Refusal('run_changed', howItStands(run));
  if (run.status === 'approved' && arePlanned(await ports.publications().all(ownerId), run.videoId))
    throw new Refusal('conflict', ORDERED);
  const { title, description, tags } = post;
  await checkWords(ports, ownerId, { alone: [title, tags.join(' ')], told: [description] });
  return replaceSeen(ports, run, changedRun(run, { post }, now));
};
