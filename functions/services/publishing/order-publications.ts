import { createHash, randomUUID } from 'node:crypto';
import { PUBLICATIONS_OPEN_MAX } from '#contract/catalogue.ts';
import { NOTHING_CHECKS } from '#contract/own-app.ts';
import type { PublishVideo } from '#contract/schemas/publishing.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import {
  bringing,
  NO_LONGER_HERE,
  type OrderedPost,
  postOf,
  refuseWay,
  sentFile,
} from '#functions/domain/publishing/order.ts';
import { timed } from '#functions/domain/publishing/owner-changes.ts';
import {
  PlatformFailure,
  type PostOptions,
  type PublicationStarter,
} from '#functions/domain/publishing/ports.ts';
import type { Publication, SentFilm } from '#functions/domain/publishing/publication.ts';
import { isOver, startsAt } from '#functions/domain/publishing/publication-changes.ts';
import type { Clock, IdempotencyClaim, Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { checkPublishable, type PublishPorts } from '#functions/services/moderation/check-publishable.ts';
import { checkWords } from '#functions/services/moderation/check-words.ts';
import { accessToken, ConnectionEnded, RefreshingElsewhere, withToken } from './access-token.ts';
import type { SendingPorts } from './sending.ts';
import { type ToldPorts, telling } from './tell-of-posts.ts';

export interface OrderPorts extends PublishPorts, SendingPorts, ToldPorts {
  readonly publicationStarter: Lazy<PublicationStarter>;
  /** Whether the stage still publishes on a platform. */
  readonly isOffered: (platform: Connection['platform']) => Promise<boolean>;
  /** Whether publications to an account actually go to the platform, rather than to a stand-in. */
  readonly isReal: (connection: Pick<Connection, 'platform' | 'app'>) => boolean;
  readonly newId: NewId;
  readonly now: Clock;
}

interface Order extends PublishVideo {
  readonly ownerId: string;
  /** The publications’ ids, chosen in advance by callers that may repeat an order. */
  readonly ids?: readonly string[];
  readonly claim?: IdempotencyClaim | undefined;
}

const UNCHECKED = [
  'provider_unavailable',
  'We couldn’t check the words just now. Try again in a minute.',
] as const;
const HELD_WORDS =
  'These words would have to be looked at before anyone sees them. Change them and try again.';
const ON_ITS_WAY = 'This video is already on its way to this account. See Published for how far it is.';
const ROUNDS = 5;
/** A time that is at most this far in the past counts as now. */
const PAST_MS = 5 * 60_000;

const connectionOf = async (ports: OrderPorts, ownerId: string, id: string): Promise<Connection> => {
  const connection = await ports.connections().find(ownerId, id);
  if (connection === undefined) throw new Refusal('not_found', 'This account is no longer connected.');
  if (connection.ended !== undefined) throw new Refusal('connection_ended', connection.ended.reason);
  return connection;
};

/**
 * The refusal if the platform says that the account may not post: the platform’s own message, and what to do about
 * it.
 */
const unavailable = (
  { advise }: SendingPorts,
  { platform }: Connection,
  { facts: { kind, code, message } }: PlatformFailure,
): Refusal =>
  kind === 'refused' || kind === 'quota'
    ? new Refusal('platform_unavailable', `${message} ${advise(platform, code).advice}`.trim())
    : new Refusal('platform_unavailable');

/**
 * The options that an account currently has for a direct post. Throws a `Refusal` when the platform can't be reached.
 */
export const readOptions = async (
  ports: SendingPorts & ToldPorts,
  connection: Connection,
): Promise<PostOptions | undefined> => {
  const gateway = await ports.platform(connection.platform);
  if (gateway.options === undefined) return undefined;
  const by = randomUUID();
  const token = (isVoid: boolean): Promise<string> =>
    accessToken(telling(ports), gateway, { connection, by, isVoid }, ports.now());
  try {
    return await withToken(token, async (access) => gateway.options?.(access));
  } catch (error) {
    if (error instanceof ConnectionEnded) throw new Refusal('connection_ended', error.reason);
    if (error instanceof RefreshingElsewhere) throw new Refusal('platform_unavailable');
    if (error instanceof PlatformFailure) throw unavailable(ports, connection, error);
    throw error;
  }
};

/** Identifies the finished film as it is now, because exactly these bytes must be sent later. */
const filmOf = async (ports: OrderPorts, { film }: Video): Promise<SentFilm> => {
  const file = film && sentFile(film);
  if (film === undefined || file === undefined) throw new Refusal('not_ready');
  const bytes = await ports.media().read(file.key);
  return {
    key: file.key,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    seconds: film.seconds,
  };
};

const wordsOf = (post: OrderedPost): readonly string[] =>
  [...(post.way === 'upload' ? [post.title, ...post.tags] : []), post.text].filter((text) => text !== '');

const timeOf = (at: string | undefined, now: Date): string | undefined => {
  if (at === undefined) return undefined;
  if (Date.parse(at) < now.getTime() - PAST_MS)
    throw new Refusal('invalid', 'This time has passed. Choose a later one, or publish now.');
  return Date.parse(at) <= now.getTime() ? undefined : at;
};

const TOO_MANY = `${PUBLICATIONS_OPEN_MAX} of your publications are waiting or under way, which is the most at a time. Wait for some of them, or cancel one.`;

/** Refuses an account that would have too many publications waiting or in progress. */
const refuseMany = async (ports: OrderPorts, { ownerId, posts }: Order): Promise<void> => {
  const open = (await ports.publications().all(ownerId)).filter((each) => !isOver(each));
  if (open.length + posts.length > PUBLICATIONS_OPEN_MAX) throw new Refusal('conflict', TOO_MANY);
};

/**
 * The video as updated by moderation. Unlike moderation’s other refusals, the refusal of a video that can’t be judged
 * at the moment is temporary.
 */
const judged = async (ports: OrderPorts, video: Video): Promise<Video> => {
  try {
    return await checkPublishable(ports, video, 'embeds');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_reviewed') throw new Refusal(...UNCHECKED);
    throw error;
  }
};

/** The latest publications of the video, by connection. Refuses an account that already has the video. */
const refuseTwice = async (
  ports: OrderPorts,
  { ownerId, video_id: videoId, posts, again }: Order,
): Promise<ReadonlyMap<string, string>> => {
  const seen = await ports.publications().claimed(ownerId, videoId);
  const all = await ports.publications().all(ownerId);
  for (const { connection_id: connectionId } of posts) {
    const earlier = bringing(all, { videoId, connectionId });
    if (earlier.some((each) => !isOver(each))) throw new Refusal('already_published', ON_ITS_WAY);
    if (earlier.length > 0 && again !== true) throw new Refusal('already_published');
  }
  return seen;
};

/** Starts what is due; TendDue starts the rest within a minute. */
const startDue = async (ports: OrderPorts, publications: readonly Publication[]): Promise<void> => {
  for (const publication of publications) {
    if (startsAt(publication) > ports.now()) continue;
    try {
      await ports.publicationStarter().start(publication, `${publication.id}-${publication.revision}-0`);
    } catch (error) {
      log.warn({ event: EVENTS.publicationNotStarted, publicationId: publication.id, err: error });
    }
  }
};

/**
 * Orders the publication of a video on one or more accounts: either on all of them or on none. The video and the text
 * of the posts are judged in the same way as for sharing; nothing goes to a real platform unjudged.
 */
export const orderPublications = async (ports: OrderPorts, order: Order): Promise<readonly Publication[]> => {
  const { ownerId, video_id: videoId, posts } = order;
  const now = ports.now();
  const found = await ports.videos().find(ownerId, videoId);
  if (!isKept(found)) throw new Refusal('not_found');
  await refuseMany(ports, order);
  const video = await judged(ports, found);
  const at = timeOf(order.at, now);
  const film = await filmOf(ports, video);
  const publications: Publication[] = [];
  for (const [index, post] of posts.entries()) {
    const connection = await connectionOf(ports, ownerId, post.connection_id);
    if (!(await ports.isOffered(connection.platform))) throw new Refusal('connection_ended', NO_LONGER_HERE);
    refuseWay(post, connection);
    const isReal = ports.isReal(connection);
    const review = await checkWords(ports, ownerId, { alone: wordsOf(post) });
    if (isReal && [video.review, review].includes('unmoderated'))
      throw new Refusal('not_reviewed', connection.app && NOTHING_CHECKS);
    if (review === 'held') throw new Refusal('not_reviewed', HELD_WORDS);
    if (isReal && review === 'unchecked') throw new Refusal(...UNCHECKED);
    const options = post.way === 'direct' ? await readOptions(ports, connection) : undefined;
    publications.push({
      id: order.ids?.[index] ?? ports.newId(),
      ownerId,
      videoId,
      videoTitle: video.title,
      account: connection.name,
      ...(video.run !== undefined && { runId: video.run }),
      connectionId: connection.id,
      platform: connection.platform,
      post: timed(postOf(post, connection, video, { options, now }), at),
      film,
      status: 'waiting',
      ...(at !== undefined && { at }),
      attempt: 0,
      troubles: 0,
      sentBytes: 0,
      revision: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const seen = await refuseTwice(ports, order);
    const outcome = await ports.publications().create(publications, seen, { claim: order.claim, now });
    if (outcome === 'gone') throw new Refusal('not_ready');
    if (outcome === 'changed') continue;
    await startDue(ports, publications);
    return publications;
  }
  throw new Refusal('conflict');
};
