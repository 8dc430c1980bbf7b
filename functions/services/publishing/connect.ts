import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { PlatformId } from '#contract/platforms.ts';
import { type Connection, connectionIdOf } from '#functions/domain/publishing/connection.ts';
import { nextLook } from '#functions/domain/publishing/figures.ts';
import type {
  ConsentRequest,
  Grant,
  PlatformAccount,
  PlatformGateway,
} from '#functions/domain/publishing/ports.ts';
import { type AccessPorts, endOf, openTokens, sealedTokens } from './access-token.ts';

export interface ConnectPorts extends AccessPorts {
  readonly platform: (id: PlatformId) => PlatformGateway;
  /** Where the platform sends creators back to. */
  readonly redirectUri: (id: PlatformId) => Promise<string>;
}

const CONSENT_MS = 15 * 60_000;
const VERIFIER_BYTES = 48;
const PARTS = 4;

/** What a consent needs when the creator comes back: the PKCE verifier, until when, and a value of its own. */
const Pending = z.object({ verifier: z.string(), until: z.int(), nonce: z.string() });

/** The consent of one user at one platform: a state that was sealed for another user can't be opened. */
const pendingOf = (ownerId: string, platform: PlatformId) => ({ ownerId, id: `consent ${platform}` });

/**
 * Where a creator gives consent. The verifier travels in the state, sealed for this user, so that nothing is stored
 * before they come back.
 */
export const beginConsent = async (
  ports: ConnectPorts,
  { ownerId, platform }: { readonly ownerId: string; readonly platform: PlatformId },
  now: Date,
): Promise<URL> => {
  const verifier = randomBytes(VERIFIER_BYTES).toString('base64url');
  const pending = { verifier, until: now.getTime() + CONSENT_MS, nonce: randomBytes(8).toString('hex') };
  const sealed = await ports.tokenSeal().seal(pendingOf(ownerId, platform), JSON.stringify(pending));
  const state = [sealed.protected, sealed.iv, sealed.ciphertext, sealed.tag].join('.');
  return ports
    .platform(platform)
    .consentAddress({ redirectUri: await ports.redirectUri(platform), state, verifier });
};

const consentOf = async (
  ports: ConnectPorts,
  {
    ownerId,
    platform,
    state,
  }: { readonly ownerId: string; readonly platform: PlatformId; readonly state: string },
  now: Date,
): Promise<ConsentRequest | undefined> => {
  const [header = '', iv = '', ciphertext = '', tag = '', ...more] = state.split('.');
  if (tag === '' || more.length > 0 || state.split('.').length !== PARTS) return undefined;
  const sealed = { protected: header, iv, ciphertext, tag };
  const text = await ports.tokenSeal().open(pendingOf(ownerId, platform), sealed);
  const pending = text === undefined ? undefined : Pending.safeParse(JSON.parse(text)).data;
  if (pending === undefined || pending.until < now.getTime()) return undefined;
  return { redirectUri: await ports.redirectUri(platform), state, verifier: pending.verifier };
};

/** The connection with a new grant. What was answered about the channel stays when it is connected again. */
const connected = async (
  ports: ConnectPorts,
  before: Connection | undefined,
  { ownerId, platform }: { readonly ownerId: string; readonly platform: PlatformId },
  { accountId, name, picture }: PlatformAccount,
  grant: Grant,
  now: Date,
): Promise<Connection> => {
  const id = connectionIdOf(platform, accountId);
  // Google gives a refresh token only with the first consent; the one that is kept must not be lost.
  const kept = before && (await openTokens(ports.tokenSeal(), before));
  const refresh = grant.refresh ?? kept?.refresh;
  const tokens = { access: grant.access, ...(refresh !== undefined && { refresh }) };
  return {
    id,
    ownerId,
    platform,
    accountId,
    name,
    ...(picture !== undefined && { picture }),
    scopes: [...(grant.scopes ?? before?.scopes ?? [])],
    tokens: await sealedTokens(ports.tokenSeal(), { ownerId, id }, tokens),
    accessEndsAt: endOf(grant.accessEndsAt, now),
    ...(grant.refreshEndsAt && { refreshEndsAt: endOf(grant.refreshEndsAt, now) }),
    ...(before?.madeForKids !== undefined && { madeForKids: before.madeForKids }),
    ...(ports.platform(platform).figures !== undefined && {
      looksAt: before?.looksAt ?? nextLook(now).toISOString(),
    }),
    revision: before?.revision ?? 1,
    createdAt: before?.createdAt ?? now.toISOString(),
    updatedAt: now.toISOString(),
  };
};

const ROUNDS = 5;

/**
 * Takes the code that a creator came back with, and connects the account behind it; connecting it again renews the
 * connection. Undefined when the state was sealed for somebody else, or its time is over. Throws `PlatformFailure`.
 */
export const finishConsent = async (
  ports: ConnectPorts,
  {
    code,
    ...request
  }: {
    readonly ownerId: string;
    readonly platform: PlatformId;
    readonly code: string;
    readonly state: string;
  },
  now: Date,
): Promise<Connection | undefined> => {
  const consent = await consentOf(ports, request, now);
  if (consent === undefined) return undefined;
  const gateway = ports.platform(request.platform);
  const grant = await gateway.connect(code, consent);
  const account = await gateway.account(grant.access);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = connectionIdOf(request.platform, account.accountId);
    const before = await ports.connections().find(request.ownerId, id);
    const after = await connected(ports, before, request, account, grant, now);
    const isStored =
      before === undefined
        ? await ports.connections().add(after)
        : await ports.connections().replace(before, after);
    if (isStored) return after;
  }
  throw new Error(`A connection kept changing while it was stored.`);
};

/** Ends the grant at the platform, and removes the connection even if the platform can't be asked. */
export const disconnect = async (ports: ConnectPorts, connection: Connection): Promise<void> => {
  const tokens = await openTokens(ports.tokenSeal(), connection);
  if (tokens !== undefined)
    await ports
      .platform(connection.platform)
      .revoke(tokens)
      .catch(() => {});
  await ports.connections().remove(connection);
};
