import type { Way } from '#contract/platforms.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { Connections, Publications } from '#functions/domain/publishing/ports.ts';
import { isOutOfSight } from '#functions/domain/publishing/problems.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { type TellOwner, tellOwner } from '#functions/services/mail/tell-owner.ts';

/** The problem that ends everything planned for the platform on this stage. */
const OF_PLATFORM = 'not_offered';
/** The problem that ends everything planned for the account this month. */
const OF_MONTH = 'traffic_used_up';
const MONTH = 'yyyy-mm'.length;
/** Problems that need no letter: the owner has already had one about the decision, or has deleted the account. */
const OF_DECISION: ReadonlySet<string> = new Set(['account_suspended', 'restricted', 'leaving']);
/** Problems with the video itself, which end everything planned for it on every account. */
const OF_VIDEO: ReadonlySet<string> = new Set([
  'video_gone',
  'video_changed',
  'film_changed',
  'held',
  'not_reviewed',
  'too_late',
]);

/**
 * The cause under which letters about several publications are merged into one; undefined if their owner has already
 * had a letter about it.
 */
const causeOf = async (
  connections: Connections,
  { ownerId, videoId, connectionId, platform, updatedAt }: Publication,
  code: string,
): Promise<{ readonly shared?: string } | undefined> => {
  if (OF_DECISION.has(code)) return undefined;
  if (code === OF_PLATFORM) return { shared: `${platform}#${code}` };
  if (code === OF_MONTH) return { shared: `${code}#${updatedAt.slice(0, MONTH)}` };
  if (OF_VIDEO.has(code)) return { shared: `${videoId}#${code}` };
  const connection = await connections.find(ownerId, connectionId);
  if (connection === undefined) return { shared: `${connectionId}#gone` };
  return connection.ended === undefined ? {} : undefined;
};

const tellOfOutcome = async (
  publication: Publication,
  connections: Connections,
  tell: TellOwner,
): Promise<void> => {
  const { ownerId, id: publicationId, videoTitle: title, account, platform, status, problem } = publication;
  const facts = { publicationId, title, account, platform };
  if (status === 'needs_you') await tell(ownerId, 'post-needs-you', facts);
  if (status !== 'failed' || problem === undefined || isOutOfSight(problem)) return;
  const { code, message: sentence, advice } = problem;
  const cause = await causeOf(connections, publication, code);
  if (cause !== undefined) await tell(ownerId, 'post-failed', { ...facts, ...cause, code, sentence, advice });
};

const toldPublications = (
  publications: Publications,
  connections: Connections,
  tell: TellOwner,
): Publications => ({
  ...publications,
  replace: async (before, after) => {
    const isStored = await publications.replace(before, after);
    if (isStored && after.status !== before.status) await tellOfOutcome(after, connections, tell);
    return isStored;
  },
});

const toldConnections = (connections: Connections, tell: TellOwner): Connections => ({
  ...connections,
  replace: async (before, after) => {
    const isStored = await connections.replace(before, after);
    if (!isStored || before.ended !== undefined || after.ended === undefined) return isStored;
    const { ownerId, id: connectionId, name: account, platform } = after;
    await tell(ownerId, 'connection-ended', { connectionId, account, platform, ...after.ended });
    return isStored;
  },
});

export interface ToldPorts {
  readonly publications: Lazy<Publications>;
  readonly connections: Lazy<Connections>;
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

/**
 * The same ports, but with letters: as soon as a write records that a publication needs its owner or has failed, or
 * that a platform ended a connection, the owner gets a letter.
 */
export const telling = <Ports extends ToldPorts>(ports: Ports): Ports => {
  const tell = tellOwner(ports);
  return {
    ...ports,
    publications: () => toldPublications(ports.publications(), ports.connections(), tell),
    connections: () => toldConnections(ports.connections(), tell),
  };
};

/** Sends the same letter again, in case the process died right after the write; it goes out only once. */
export const tellAgain = async (
  ports: ToldPorts,
  { ownerId, publicationId }: { readonly ownerId: string; readonly publicationId: string },
): Promise<void> => {
  const publication = await ports.publications().find(ownerId, publicationId);
  if (publication !== undefined) await tellOfOutcome(publication, ports.connections(), tellOwner(ports));
};

/** A post of a run that won’t be ordered; `connection` is missing if the account was disconnected. */
interface LostPost {
  readonly publicationId: string;
  readonly post: { readonly way: Way };
  readonly connection: Connection | undefined;
  readonly code: string;
  readonly sentence: string;
}

/**
 * Notifies the creator that one of a run’s posts was refused or given up, because nobody keeps an eye on a run’s
 * page.
 */
export const tellOfLostPost = async (
  ports: ToldPorts,
  { id: runId, ownerId, videoId, post: words, idea }: Run,
  { publicationId, post, connection, code, sentence }: LostPost,
): Promise<void> => {
  if (OF_DECISION.has(code)) return;
  await tellOwner(ports)(ownerId, 'post-failed', {
    publicationId,
    runId,
    title: words?.title ?? idea.text,
    account: connection?.name ?? 'the account that you disconnected',
    platform: connection?.platform ?? (post.way === 'upload' ? 'youtube' : 'tiktok'),
    code,
    sentence,
    advice: 'You can publish the video by hand.',
    ...(OF_VIDEO.has(code) && { shared: `${videoId}#${code}` }),
  });
};
