import type { LivePost } from '#contract/schemas/operators/notices.ts';
import type { AccountDeleter, AccountDeletions, Sessions, Users } from '#functions/domain/account/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { AuditEntry, OperatorDecision } from '#functions/domain/operators/decision.ts';
import { withholdsPosts } from '#functions/domain/operators/notice.ts';
import type { Decisions } from '#functions/domain/operators/ports.ts';
import { livePosts } from '#functions/domain/publishing/live-posts.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { giveBackFiles } from '#functions/services/media/withhold-files.ts';
import { takeDown } from './take-down.ts';
import { type DecisionMailPorts, tellOfDecision } from './tell-of-decision.ts';

export interface DecidePorts extends DecisionMailPorts {
  readonly decisions: Lazy<Decisions>;
  readonly users: Lazy<Pick<Users, 'find'>>;
  readonly videos: Lazy<Videos>;
  readonly publications: Lazy<Pick<Publications, 'all'>>;
  readonly storyboards: Lazy<Storyboards>;
  readonly media: Lazy<Media>;
  readonly sessions: Lazy<Pick<Sessions, 'endAll'>>;
  readonly accountDeletions: Lazy<AccountDeletions>;
  readonly accountDeleter: Lazy<AccountDeleter>;
}

const STALE =
  'Nothing was changed: somebody else has decided this meanwhile, it is so already, or it is gone. Reload and look again.';
const UNFINISHED =
  'This video is being made or changed. Decide once it’s finished, so that you see what you release.';
const OWN = 'You can’t decide about your own account. Ask another operator.';

/**
 * Carries out a decision; throws a `Refusal` if it doesn’t apply. Calling it again finishes what an interrupted call
 * left undone. Returns the posts that the decision should affect but can’t, because they are already on a platform.
 */
export const carryOutDecision = async (
  ports: DecidePorts,
  decision: OperatorDecision,
  now: Date,
): Promise<readonly LivePost[]> => {
  const { action, operator, ownerId, videoId } = decision;
  if (operator === ownerId) throw new Refusal('conflict', OWN);
  // Read now, because both are gone once the account is gone.
  const leaving = action === 'end_account' ? await ports.users().find(ownerId) : undefined;
  const posts = withholdsPosts(action) ? livePosts(await ports.publications().all(ownerId), videoId) : [];
  const entry = await carriedOut(ports, decision, now);
  if (entry === undefined) throw new Refusal('conflict', STALE);
  await tellOfDecision(ports, entry, { leaving, posts });
  return posts;
};

/** Undefined if the decision doesn’t apply. */
const carriedOut = async (
  ports: DecidePorts,
  decision: OperatorDecision,
  now: Date,
): Promise<AuditEntry | undefined> => {
  const { decisions, sessions } = ports;
  const record = () => decisions().record(decision, now);
  const { action, ownerId } = decision;
  switch (action) {
    case 'takedown':
      return takeDown(ports, decision, now);
    case 'restore':
      return restore(ports, decision, now);
    case 'suspend': {
      const entry = await record();
      await sessions().endAll(ownerId, now);
      return entry;
    }
    case 'end_account':
      return endAccount(ports, decision, now);
    case 'release':
      return release(ports, decision, now);
    case 'dismiss':
    case 'hide':
    case 'return_credits':
    case 'warn':
    case 'reinstate':
      return record();
  }
};

/** The held content may be in a version that hasn’t been filmed yet, while viewers still see an earlier version. */
const release = async (
  { decisions, videos }: DecidePorts,
  decision: OperatorDecision,
  now: Date,
): Promise<AuditEntry | undefined> => {
  const { ownerId, videoId } = decision;
  const video = videoId === undefined ? undefined : await videos().find(ownerId, videoId);
  if (video !== undefined && isUnderWay(video)) throw new Refusal('in_progress', UNFINISHED);
  return decisions().record(decision, now);
};

const restore = async (
  { decisions, media, videos }: DecidePorts,
  decision: OperatorDecision,
  now: Date,
): Promise<AuditEntry | undefined> => {
  const { ownerId, videoId } = decision;
  if (videoId === undefined) return undefined;
  let entry: AuditEntry | undefined;
  await giveBackFiles({ media: media(), videos: videos() }, { ownerId, id: videoId }, async () => {
    entry = await decisions().record(decision, now);
    return entry !== undefined;
  });
  return entry;
};

/**
 * Proceeds as if the owner had deleted the account: the workflow deletes the rest, and ResumeDeletions
 * restarts a lost workflow.
 */
const endAccount = async (
  { decisions, sessions, accountDeletions, accountDeleter }: DecidePorts,
  decision: OperatorDecision,
  now: Date,
): Promise<AuditEntry | undefined> => {
  const entry = await decisions().record(decision, now);
  if (entry === undefined) return undefined;
  const deletion = await accountDeletions().begin(decision.ownerId, now);
  await sessions().endAll(decision.ownerId, now);
  if (deletion !== undefined) await accountDeleter().start(deletion, now);
  return entry;
};
