import type { Connection } from '#functions/domain/publishing/connection.ts';
import {
  counted,
  countedSince,
  lookAfterFailure,
  looksDue,
  nextLook,
} from '#functions/domain/publishing/figures.ts';
import {
  PlatformFailure,
  type PlatformGateway,
  type Publications,
} from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Clock, Lazy, NewId } from '#functions/domain/request/ports.ts';
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

export interface FigurePorts extends AccessPorts {
  readonly publications: Lazy<Publications>;
  readonly platform: (id: Connection['platform']) => PlatformGateway;
  /** Whether the stage still publishes on a platform. */
  readonly isOffered: (platform: Connection['platform']) => Promise<boolean>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** What became of a look, as one word. */
type Outcome = 'read' | 'put off' | 'ended' | 'left';

/** A connection, and the worker that looks: each look takes its own turn to refresh the tokens. */
type Look = Pick<Connection, 'ownerId' | 'id'> & { readonly by: string };

const AT_ONCE = 50;
const ROUNDS = 5;

/** Whether another worker holds the turn to refresh: it must be able to store the tokens it is given. */
const isTakenElsewhere = ({ refreshing }: Connection, by: string, now: Date): boolean =>
  refreshing !== undefined && refreshing.by !== by && new Date(refreshing.until) > now;

/** Stores the next look. A connection that another worker is refreshing stays due. */
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

/** Asks for the figures of all videos, fifty at a time, and stores each answer before the next call. */
const readAll = async (
  ports: FigurePorts,
  ask: (ids: readonly string[]) => ReturnType<NonNullable<PlatformGateway['figures']>>,
  publications: readonly Publication[],
): Promise<void> => {
  const known = new Map(
    publications.flatMap((one) => (one.remote?.id ? [[one.remote.id, one] as const] : [])),
  );
  const ids = [...known.keys()];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const figures of await ask(ids.slice(from, from + AT_ONCE))) {
      const publication = known.get(figures.id);
      // One that was changed meanwhile is counted tomorrow.
      if (publication !== undefined)
        await ports.publications().replace(publication, counted(publication, figures, ports.now()));
    }
};

/** What a failure means for the connection. */
const settle = async (ports: FigurePorts, look: Look, error: unknown): Promise<Outcome> => {
  const { ownerId, id: connectionId } = look;
  const now = ports.now();
  const isFailure = error instanceof PlatformFailure;
  if (!isFailure && !(error instanceof ConnectionEnded) && !(error instanceof RefreshingElsewhere))
    throw error;
  const latest = await ports.connections().find(ownerId, connectionId);
  if (latest === undefined || latest.ended !== undefined) return 'ended';
  if (!isFailure) {
    if (error instanceof RefreshingElsewhere) return 'left';
    await lookAgain(ports, look, nextLook(now));
    return 'put off';
  }
  const { kind, code, message } = error.facts;
  log.warn({ event: EVENTS.platformFailed, connectionId, platform: latest.platform, kind, reason: code });
  if (kind === 'access_ended') {
    await endConnection(ports, latest, message, now);
    return 'ended';
  }
  await lookAgain(ports, look, kind === 'refused' ? nextLook(now) : lookAfterFailure(now));
  return 'put off';
};

/**
 * Reads how the videos published on a connected account do at the platform, and stores the figures. A platform that
 * fails is asked again after an hour; one that refuses would refuse again, and is asked the next day. Safe to run
 * again, and twice at once.
 */
export const readFigures = async (
  ports: FigurePorts,
  { ownerId, id }: Pick<Connection, 'ownerId' | 'id'>,
): Promise<Outcome> => {
  const now = ports.now();
  const connection = await ports.connections().find(ownerId, id);
  const due = connection && looksDue(connection);
  if (connection === undefined || due === undefined || new Date(due) > now) return 'left';
  const look: Look = { ownerId, id, by: `figures ${ports.newId()}` };
  if (isTakenElsewhere(connection, look.by, now)) return 'left';
  if (!(await ports.isOffered(connection.platform))) {
    await lookAgain(ports, look, nextLook(now));
    return 'put off';
  }
  const gateway = ports.platform(connection.platform);
  if (gateway.figures === undefined) {
    await lookAgain(ports, look, undefined);
    return 'left';
  }
  const token = async (isVoid: boolean): Promise<string> => {
    const latest = await ports.connections().find(ownerId, id);
    if (latest === undefined) throw new ConnectionEnded('The account was disconnected.');
    return accessToken(ports, gateway, { connection: latest, by: look.by, isVoid }, ports.now());
  };
  try {
    const publications = await ports.publications().published(connection, countedSince(now));
    const ask = (ids: readonly string[]) =>
      withToken(token, async (access) => (await gateway.figures?.(access, ids)) ?? []);
    await readAll(ports, ask, publications);
    await lookAgain(ports, look, nextLook(ports.now()));
    return 'read';
  } catch (error) {
    return settle(ports, look, error);
  }
};
