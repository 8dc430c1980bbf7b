import type { Connection } from '#functions/domain/publishing/connection.ts';
import {
  counted,
  isCounted,
  isLeftOutAgain,
  leftOut,
  lookAfterFailure,
  lookedFor,
  looksDue,
  nextLook,
} from '#functions/domain/publishing/figures.ts';
import { PlatformFailure, type PlatformGateway } from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Clock, NewId } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import {
  type AccessPorts,
  accessToken,
  ConnectionEnded,
  endConnection,
  RefreshingElsewhere,
  withToken,
} from './access-token.ts';
import { type ToldPorts, telling } from './tell-of-posts.ts';

export interface FigurePorts extends AccessPorts, ToldPorts {
  readonly platform: (id: Connection['platform']) => Promise<PlatformGateway>;
  /** Whether the stage still publishes on a platform. */
  readonly isOffered: (platform: Connection['platform']) => Promise<boolean>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** The outcome of a status check at the platform, as one word. */
type Outcome = 'read' | 'put off' | 'ended' | 'left';

/**
 * A status check: the connection, and the worker that checks it. Each check takes its own turn at refreshing the
 * tokens. `used`: the connection as it was when its tokens were last used.
 */
type Look = Pick<Connection, 'ownerId' | 'id'> & { readonly by: string; used: Connection };

const AT_ONCE = 50;
const ROUNDS = 5;

/** Whether another worker is refreshing the tokens; we must not stop it from storing the new ones. */
const isTakenElsewhere = ({ refreshing }: Connection, by: string, now: Date): boolean =>
  refreshing !== undefined && refreshing.by !== by && new Date(refreshing.until) > now;

/** Stores when the next check is due. If another worker is refreshing the connection, the check stays due. */
const lookAgain = async (
  { connections, now }: FigurePorts,
  { ownerId, id, by }: Look,
  at: Date | undefined,
): Promise<void> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const latest = await connections().find(ownerId, id);
    if (latest === undefined || latest.ended !== undefined || isTakenElsewhere(latest, by, now())) return;
    const { looksAt: _, ...rest } = latest;
    const after = { ...rest, ...(at !== undefined && { looksAt: at.toISOString() }) };
    if (await connections().replace(latest, after)) return;
  }
};

/** Calls the platform with an access token, which is refreshed if need be. */
type Ask = <T>(use: (gateway: PlatformGateway, access: string) => Promise<T>) => Promise<T>;

/** A publication with its id at the platform. */
interface Known {
  readonly id: string;
  readonly one: Publication;
}

/**
 * Looks up a video for which the platform returned no figures on two days, because it may have been removed there.
 */
const lookFor = async (ports: FigurePorts, ask: Ask, { id, one }: Known): Promise<void> => {
  const { post, film, createdAt, announcedAt = createdAt } = one;
  const sought = { post, film, remote: { id }, begunAt: new Date(announcedAt) };
  const found = await ask((gateway, access) => gateway.lookUp(access, sought));
  await ports.publications().replace(one, lookedFor(one, found, ports.now()));
};

/**
 * Stores the figures of at most fifty videos. Skips publications that changed in the meantime; their figures are read
 * tomorrow.
 */
const readPart = async (ports: FigurePorts, ask: Ask, part: readonly Known[]): Promise<void> => {
  const ids = part.map(({ id }) => id);
  const answer = await ask(async (gateway, access) => (await gateway.figures?.(access, ids)) ?? []);
  const figures = new Map(answer.map((each) => [each.id, each]));
  const missing: Known[] = [];
  for (const known of part) {
    const { id, one } = known;
    const count = figures.get(id);
    if (count !== undefined) await ports.publications().replace(one, counted(one, count, ports.now()));
    else if (isLeftOutAgain(one, ports.now())) missing.push(known);
    else if (one.leftOutAt === undefined) await ports.publications().replace(one, leftOut(one, ports.now()));
  }
  for (const known of missing) await lookFor(ports, ask, known);
};

/** Requests the figures of all videos, fifty at a time, and stores each response before the next call. */
const readAll = async (ports: FigurePorts, ask: Ask, publications: readonly Publication[]): Promise<void> => {
  const known = publications.flatMap((one) => (one.remote?.id ? [{ id: one.remote.id, one }] : []));
  for (let from = 0; from < known.length; from += AT_ONCE)
    await readPart(ports, ask, known.slice(from, from + AT_ONCE));
};

/** What a failure means for the connection. The next check is in an hour unless this stores another time. */
const settle = async (ports: FigurePorts, look: Look, error: unknown): Promise<Outcome> => {
  const { ownerId, id: connectionId } = look;
  const now = ports.now();
  const isFailure = error instanceof PlatformFailure;
  if (!isFailure && !(error instanceof ConnectionEnded) && !(error instanceof RefreshingElsewhere))
    throw error;
  const latest = await ports.connections().find(ownerId, connectionId);
  if (latest === undefined || latest.ended !== undefined) return 'ended';
  if (!isFailure) {
    if (error instanceof ConnectionEnded) await lookAgain(ports, look, nextLook(now));
    return 'put off';
  }
  const { kind, code, message } = error.facts;
  log.warn({ event: EVENTS.platformFailed, connectionId, platform: latest.platform, kind, reason: code });
  if (kind === 'access_ended' && (await endConnection(ports, look.used, message, now))) return 'ended';
  if (kind === 'refused') await lookAgain(ports, look, nextLook(now));
  return 'put off';
};

/**
 * Reads the figures of the videos published on a connected account from the platform, and stores them. Looks up
 * videos that were missing on two days, and records which ones were removed there. Tries again after an hour if the
 * platform fails, or if the function was killed during the check. If the platform refuses, it would refuse again, so
 * the next try is the next day. Safe to repeat and to run concurrently.
 */
export const readFigures = async (
  given: FigurePorts,
  { ownerId, id }: Pick<Connection, 'ownerId' | 'id'>,
): Promise<Outcome> => {
  const ports = telling(given);
  const now = ports.now();
  const connection = await ports.connections().find(ownerId, id);
  const due = connection && looksDue(connection);
  if (connection === undefined || due === undefined || new Date(due) > now) return 'left';
  const look: Look = { ownerId, id, by: `figures ${ports.newId()}`, used: connection };
  if (isTakenElsewhere(connection, look.by, now)) return 'left';
  if (!(await ports.isOffered(connection.platform))) {
    await lookAgain(ports, look, nextLook(now));
    return 'put off';
  }
  const gateway = await ports.platform(connection.platform);
  if (gateway.figures === undefined) {
    await lookAgain(ports, look, undefined);
    return 'left';
  }
  await lookAgain(ports, look, lookAfterFailure(now));
  const token = async (isVoid: boolean): Promise<string> => {
    const latest = await ports.connections().find(ownerId, id);
    if (latest === undefined) throw new ConnectionEnded('The account was disconnected.');
    look.used = latest;
    return accessToken(ports, gateway, { connection: latest, by: look.by, isVoid }, ports.now());
  };
  try {
    const all = await ports.publications().all(ownerId);
    await readAll(
      ports,
      (use) => withToken(token, (access) => use(gateway, access)),
      all.filter((each) => isCounted(each, connection, now)),
    );
    await lookAgain(ports, look, nextLook(ports.now()));
    return 'read';
  } catch (error) {
    return settle(ports, look, error);
  }
};
