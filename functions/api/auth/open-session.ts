import type { User as WireUser } from '#contract/schemas/auth.ts';
import { isNewDevice } from '#functions/domain/account/new-device.ts';
import type {
  DeviceOf,
  IsDisposable,
  ProvenIdentity,
  Sessions,
  Users,
} from '#functions/domain/account/ports.ts';
import { toWireUser } from '#functions/domain/account/user.ts';
import { clickOf } from '#functions/domain/affiliate/affiliate.ts';
import type { Credits } from '#functions/domain/credits/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { RequestContext } from '#functions/runtime/http/request-context.ts';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';
import { type OwnCookiesPorts, ownCookies } from '#functions/services/media/own-cookies.ts';

export interface SessionPorts extends OwnCookiesPorts {
  readonly users: Lazy<Users>;
  readonly sessions: Lazy<Sessions>;
  readonly credits: Lazy<Credits>;
  readonly isDisposable: Lazy<IsDisposable>;
  readonly deviceOf: Lazy<DeviceOf>;
  readonly outbox: Lazy<Outbox>;
}

interface Opened {
  readonly reply: WireUser;
  readonly plan: string;
  readonly session: { readonly open: string };
  readonly mediaCookies: readonly string[];
}

/**
 * Opens a session for an identity verified by its provider, and ends the browser’s previous session. If the
 * identity's address has changed, all existing sessions end, because whoever opened them may have had access only to
 * the old mailbox. The owner gets an email about this, and about a sign-in on a new device.
 */
export const openSession = async (
  { users, sessions, credits, isDisposable, deviceOf, outbox, ...ports }: SessionPorts,
  { identity, provenAt }: ProvenIdentity,
  { now, sessionToken, rememberedClick, userAgent }: RequestContext,
  secondFactor = false,
): Promise<Opened> => {
  const known = isDisposable()(identity.email)
    ? { ...identity, emailStanding: 'disposable' as const }
    : identity;
  const user = await users().signIn(known, now, clickOf(rememberedClick, now));
  if (sessionToken !== undefined) await sessions().end(sessionToken);
  const tell = tellOwner({ outbox, now: () => now });
  const at = now.toISOString();
  if (user.formerEmail !== undefined) {
    await sessions().endAll(user.id, provenAt);
    await tell(user.id, 'credentials-changed', { at, change: 'address' });
  }
  const device = deviceOf()(userAgent);
  const others = await sessions().list(user.id, now);
  const reading = credits().read(user.id, now);
  const [open, account, mediaCookies] = await Promise.all([
    sessions().open({ userId: user.id, provenAt, device, secondFactor }, now),
    reading,
    ownCookies(ports, { userId: user.id, user }, reading, now),
  ]);
  if (user.formerEmail === undefined && isNewDevice({ createdAt: user.createdAt, now, device, others }))
    await tell(user.id, 'signed-in', { at, device: device ?? 'an unknown device' });
  return {
    reply: toWireUser(user, account, now),
    plan: account.subscription,
    session: { open },
    mediaCookies,
  };
};
