import { z } from 'zod';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import {
  type Connections,
  type Grant,
  PlatformFailure,
  type PlatformGateway,
  type TokenSeal,
} from '#functions/domain/publishing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

export interface AccessPorts {
  readonly connections: Lazy<Connections>;
  readonly tokenSeal: Lazy<TokenSeal>;
}

/** The decrypted contents of a connection’s sealed text. */
const Tokens = z.object({ access: z.string(), refresh: z.string().optional() });
type Tokens = z.infer<typeof Tokens>;

/** A token that expires within this time is refreshed before it is used. */
const EARLY_MS = 2 * 60_000;
/** A refresh takes seconds; after this long, another worker may try. */
const REFRESH_MS = 60_000;

/** The connection can’t be used any more; its owner has to connect the account again. */
export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded';
  readonly reason: string;
  constructor(reason: string) {
    super('A connection has ended.');
    this.reason = reason;
  }
}

/** Another worker is refreshing the tokens of this connection. */
export class RefreshingElsewhere extends Error {
  override readonly name = 'RefreshingElsewhere';
}

export const openTokens = async (seal: TokenSeal, connection: Connection): Promise<Tokens | undefined> => {
  const text = await seal.open(connection, connection.tokens);
  return text === undefined ? undefined : Tokens.parse(JSON.parse(text));
};

/**
 * Whether an account’s tokens were granted to the app that a gateway uses. They are never used with a different app,
 * even if the creator’s own app was stored or removed after the connection was read.
 */
export const isGrantedTo = ({ app }: PlatformGateway, connection: Connection): boolean =>
  connection.app === app;

const YEAR_MS = 366 * 86_400_000;

/** When a token expires; ignores absurd times from a platform. */
const endOf = (end: Date, now: Date): string => {
  const latest = now.getTime() + YEAR_MS;
  return new Date(Number.isNaN(end.getTime()) ? latest : Math.min(end.getTime(), latest)).toISOString();
};

/** The connection as it was before a grant, if it existed, with its refresh token. */
interface Before extends Pick<Connection, 'ownerId' | 'id'> {
  readonly refresh?: string | undefined;
  readonly refreshEndsAt?: string | undefined;
}

/**
 * What a grant changes in a connection. If the grant contains no new refresh token, the earlier one stays until it
 * expires.
 */
export const granted = async (
  seal: TokenSeal,
  before: Before,
  grant: Grant,
  now: Date,
): Promise<Pick<Connection, 'tokens' | 'accessEndsAt' | 'refreshEndsAt' | 'updatedAt'>> => {
  const refresh = grant.refresh ?? before.refresh;
  const tokens: Tokens = { access: grant.access, ...(refresh !== undefined && { refresh }) };
  const kept = grant.refresh === undefined ? before.refreshEndsAt : undefined;
  const refreshEndsAt = grant.refreshEndsAt ? endOf(grant.refreshEndsAt, now) : kept;
  return {
    tokens: await seal.seal(before, JSON.stringify(tokens)),
    accessEndsAt: endOf(grant.accessEndsAt, now),
    ...(refreshEndsAt !== undefined && { refreshEndsAt }),
    updatedAt: now.toISOString(),
  };
};

const ENDED = 'The platform no longer accepts this connection.';

const ROUNDS = 5;

/**
 * Records that the platform ended the connection whose tokens were `tried`. False if the connection has other tokens
 * by now, for example because it was reconnected: the platform hasn’t rejected those.
 */
export const endConnection = async (
  { connections }: Pick<AccessPorts, 'connections'>,
  tried: Connection,
  reason: string,
  now: Date,
): Promise<boolean> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const current = await connections().find(tried.ownerId, tried.id);
    if (current === undefined || current.ended !== undefined) return true;
    if (current.tokens.ciphertext !== tried.tokens.ciphertext) return false;
    const { refreshing: _, looksAt: _looks, ...rest } = current;
    const ended = { reason: reason === '' ? ENDED : reason, at: now.toISOString() };
    if (await connections().replace(current, { ...rest, ended, updatedAt: now.toISOString() })) return true;
  }
  return false;
};

/**
 * Stores a grant even if the owner changed the connection in the meantime, because a rotated refresh token must not
 * be lost.
 */
const keepGrant = async (
  { connections, tokenSeal }: AccessPorts,
  turn: Connection,
  { grant, refresh }: { readonly grant: Grant; readonly refresh: string },
  now: Date,
): Promise<string> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const current = round === 1 ? turn : await connections().find(turn.ownerId, turn.id);
    if (current === undefined) throw new ConnectionEnded('The account was disconnected.');
    if (current.refreshing?.by !== turn.refreshing?.by) throw new RefreshingElsewhere();
    const { refreshing: _, ended: __, refreshEndsAt, ...connection } = current;
    const after = {
      ...connection,
      ...(await granted(tokenSeal(), { ...connection, refresh, refreshEndsAt }, grant, now)),
      ...(grant.scopes && { scopes: [...grant.scopes] }),
    };
    if (await connections().replace(current, after)) return grant.access;
  }
  throw new RefreshingElsewhere();
};

/**
 * Refreshes the tokens; only one worker at a time may do this. A rotating refresh token is void after its first use,
 * so the same write stores the new one and ends the worker’s turn.
 */
const refreshed = async (
  { connections, tokenSeal }: AccessPorts,
  gateway: PlatformGateway,
  connection: Connection,
  by: string,
  now: Date,
): Promise<string> => {
  const { refreshing, revision } = connection;
  if (refreshing !== undefined && refreshing.by !== by && new Date(refreshing.until) > now)
    throw new RefreshingElsewhere();
  const tokens = await openTokens(tokenSeal(), connection);
  if (tokens?.refresh === undefined) throw new ConnectionEnded(ENDED);
  const until = new Date(now.getTime() + REFRESH_MS).toISOString();
  const turn: Connection = { ...connection, refreshing: { by, until }, revision: revision + 1 };
  if (!(await connections().replace(connection, turn))) throw new RefreshingElsewhere();
  try {
    const grant = await gateway.refresh(tokens.refresh);
    return await keepGrant({ connections, tokenSeal }, turn, { grant, refresh: tokens.refresh }, now);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.facts.kind !== 'access_ended') throw error;
    if (!(await endConnection({ connections }, turn, error.facts.message, now)))
      throw new RefreshingElsewhere();
    throw new ConnectionEnded(error.facts.message || ENDED);
  }
};

/**
 * An access token of a connection, refreshed if it expires soon or `isVoid`. `by` identifies the worker. Throws
 * `ConnectionEnded` if the owner has to connect again, `RefreshingElsewhere` if another worker is refreshing it, and
 * `PlatformFailure` if the platform can't be reached.
 */
export const accessToken = async (
  ports: AccessPorts,
  gateway: PlatformGateway,
  {
    connection,
    by,
    isVoid = false,
  }: { readonly connection: Connection; readonly by: string; readonly isVoid?: boolean },
  now: Date,
): Promise<string> => {
  if (connection.ended !== undefined) throw new ConnectionEnded(connection.ended.reason);
  if (!isGrantedTo(gateway, connection)) throw new ConnectionEnded(ENDED);
  if (isVoid || Date.parse(connection.accessEndsAt) - now.getTime() < EARLY_MS)
    return refreshed(ports, gateway, connection, by, now);
  const tokens = await openTokens(ports.tokenSeal(), connection);
  if (tokens === undefined) throw new ConnectionEnded(ENDED);
  return tokens.access;
};

/**
 * Calls a platform with an access token; if the platform no longer accepts it, refreshes the token once and tries
 * again.
 */
export const withToken = async <T>(
  token: (isVoid: boolean) => Promise<string>,
  use: (access: string) => Promise<T>,
): Promise<T> => {
  try {
    return await use(await token(false));
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.facts.kind !== 'access_expired') throw error;
    return use(await token(true));
  }
};
