import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CONNECTIONS_MAX } from '#contract/catalogue.ts';
import { type PlatformId, waysWith } from '#contract/platforms.ts';
import { type Connection, connectionIdOf } from '#functions/domain/publishing/connection.ts';
import { nextLook } from '#functions/domain/publishing/figures.ts';
import type {
  ConsentRequest,
  Grant,
  PlatformAccount,
  PlatformGateway,
} from '#functions/domain/publishing/ports.ts';
import { type AccessPorts, granted, isGrantedTo, openTokens } from './access-token.ts';

export interface ConnectPorts extends AccessPorts {
  readonly platform: (id: PlatformId) => Promise<PlatformGateway>;
  /** The URL to which the platform sends creators back. */
  readonly redirectUri: (id: PlatformId) => Promise<string>;
}

/** Whether an account has reached its maximum number of connections. */
export const hasAllConnections = async (
  { connections }: Pick<AccessPorts, 'connections'>,
  ownerId: string,
): Promise<boolean> => (await connections().list(ownerId)).length >= CONNECTIONS_MAX;

const CONSENT_MS = 15 * 60_000;
const VERIFIER_BYTES = 48;

/**
 * What we need when the creator comes back from giving consent: the PKCE verifier, an expiry time and a unique value.
 */
const Pending = z.object({
  verifier: z.string(),
  until: z.int(),
  nonce: z.string(),
  /** The connection that the creator wants to renew. */
  again: z.string().optional(),
});

/** Ties a sealed state to one user and platform, so that nobody can use a state that was sealed for another user. */
const pendingOf = (ownerId: string, platform: PlatformId) => ({ ownerId, id: `consent ${platform}` });

/**
 * The URL at which a creator gives consent. The verifier travels in the state, sealed for this user, so that nothing
 * has to be stored before they come back.
 */
export const beginConsent = async (
  ports: ConnectPorts,
  wish: { readonly ownerId: string; readonly platform: PlatformId; readonly again?: string | undefined },
  now: Date,
): Promise<URL> => {
  const { ownerId, platform, again } = wish;
  const verifier = randomBytes(VERIFIER_BYTES).toString('base64url');
  const nonce = randomBytes(8).toString('hex');
  const pending = { verifier, until: now.getTime() + CONSENT_MS, nonce, again };
  const sealed = await ports.tokenSeal().seal(pendingOf(ownerId, platform), JSON.stringify(pending));
  const state = [sealed.protected, sealed.iv, sealed.ciphertext, sealed.tag].join('.');
  const gateway = await ports.platform(platform);
  return gateway.consentAddress({ redirectUri: await ports.redirectUri(platform), state, verifier });
};

/** What the platform sent along when the creator came back. */
interface CameBack {
  readonly ownerId: string;
  readonly platform: PlatformId;
  readonly code: string;
  readonly state: string;
}

/** What became of a consent. */
type Consented =
  /**
   * `withheld`: the scopes that the creator was asked for but didn’t grant. `insteadOf`: the connection that they
   * wanted to renew, if they picked a different account at the platform.
   */
  | {
      readonly kind: 'connected';
      readonly id: string;
      readonly insteadOf?: string;
      readonly withheld: readonly string[];
    }
  /** Without these scopes nothing could be published, so nothing is connected. */
  | { readonly kind: 'unusable'; readonly withheld: readonly string[] }
  | { readonly kind: 'too_late' }
  /** No more accounts can be connected. */
  | { readonly kind: 'too_many_accounts' }
  /** The consent wasn’t started by this user at this platform. */
  | { readonly kind: 'not_begun' };

const consentOf = async (
  ports: ConnectPorts,
  { ownerId, platform, state }: CameBack,
  now: Date,
): Promise<(ConsentRequest & Pick<z.output<typeof Pending>, 'again'>) | 'too_late' | 'not_begun'> => {
  const [header = '', iv = '', ciphertext = '', tag = '', ...more] = state.split('.');
  if (tag === '' || more.length > 0) return 'not_begun';
  const sealed = { protected: header, iv, ciphertext, tag };
  const text = await ports.tokenSeal().open(pendingOf(ownerId, platform), sealed);
  const pending = text === undefined ? undefined : Pending.safeParse(JSON.parse(text)).data;
  if (pending === undefined) return 'not_begun';
  if (pending.until < now.getTime()) return 'too_late';
  const { verifier, again } = pending;
  return { redirectUri: await ports.redirectUri(platform), state, verifier, again };
};

/** The connection with a new grant. When a channel is reconnected, the creator’s answers about it are kept. */
const connected = async (
  ports: ConnectPorts,
  before: Connection | undefined,
  account: Pick<Connection, 'ownerId' | 'platform' | 'scopes'> & PlatformAccount,
  { gateway, grant, now }: { readonly gateway: PlatformGateway; readonly grant: Grant; readonly now: Date },
): Promise<Connection> => {
  const { ownerId, platform, accountId } = account;
  const id = connectionIdOf(platform, accountId);
  // Google may issue a refresh token only on the first consent, so the stored one must not be lost.
  const kept = before && (await openTokens(ports.tokenSeal(), before));
  const held = { ownerId, id, refresh: kept?.refresh, refreshEndsAt: before?.refreshEndsAt };
  return {
    ...account,
    id,
    ...(gateway.app !== undefined && { app: gateway.app }),
    ...(await granted(ports.tokenSeal(), held, grant, now)),
    ...(before?.madeForKids !== undefined && { madeForKids: before.madeForKids }),
    ...(gateway.figures !== undefined && {
      looksAt: before?.looksAt ?? nextLook(now).toISOString(),
    }),
    revision: before?.revision ?? 1,
    createdAt: before?.createdAt ?? now.toISOString(),
  };
};

const ROUNDS = 5;

/**
 * Exchanges the code that a creator came back with, and connects the platform account with the scopes that they
 * granted; if it is already connected, renews the connection. Throws `PlatformFailure`.
 */
export const finishConsent = async (
  ports: ConnectPorts,
  cameBack: CameBack,
  now: Date,
): Promise<Consented> => {
  const { ownerId, platform, code } = cameBack;
  const consent = await consentOf(ports, cameBack, now);
  if (typeof consent === 'string') return { kind: consent };
  const gateway = await ports.platform(platform);
  const grant = await gateway.connect(code, consent);
  // If a platform lists no scopes, it has granted all the requested ones (RFC 6749, 5.1).
  const scopes = [...(grant.scopes ?? gateway.asks)];
  const withheld = gateway.asks.filter((scope) => !scopes.includes(scope));
  if (waysWith(platform, scopes).length === 0) return { kind: 'unusable', withheld };
  const account = { ownerId, platform, scopes, ...(await gateway.account(grant.access)) };
  const id = connectionIdOf(platform, account.accountId);
  const { again } = consent;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await ports.connections().find(ownerId, id);
    if (before === undefined && (await hasAllConnections(ports, ownerId)))
      return { kind: 'too_many_accounts' };
    const after = await connected(ports, before, account, { gateway, grant, now });
    const isStored =
      before === undefined
        ? await ports.connections().add(after)
        : await ports.connections().replace(before, after);
    if (isStored)
      return {
        kind: 'connected',
        id,
        withheld,
        ...(again !== undefined && again !== id && { insteadOf: again }),
      };
  }
  throw new Error(`A connection kept changing while it was stored.`);
};

/** Revokes the grant at the platform, and removes the connection even if the platform can't be reached. */
export const disconnect = async (ports: ConnectPorts, connection: Connection): Promise<void> => {
  const gateway = await ports.platform(connection.platform);
  const tokens = isGrantedTo(gateway, connection) && (await openTokens(ports.tokenSeal(), connection));
  if (tokens) await gateway.revoke(tokens).catch(() => {});
  await ports.connections().remove(connection);
};
