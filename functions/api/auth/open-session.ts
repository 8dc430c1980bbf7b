import type { User as WireUser } from '#contract/schemas/auth.ts';
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
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { RequestContext } from '#functions/runtime/http/request-context.ts';
import { type OwnCookiesPorts, ownCookies } from '#functions/services/egress/own-cookies.ts';

export interface SessionPorts extends OwnCookiesPorts {
  readonly users: Lazy<Users>;
  readonly sessions: Lazy<Sessions>;
  readonly credits: Lazy<Credits>;
  readonly isDisposable: Lazy<IsDisposable>;
  readonly deviceOf: Lazy<DeviceOf>;
}

interface Opened {
  readonly reply: WireUser;
  readonly plan: string;
  readonly session: { readonly open: string };
  readonly mediaCookies: readonly string[];
}

/**
 * Opens a session for an identity its provider has verified, and ends the browser's previous session. An identity that
 * comes with another address ends all of them: whoever opened them may have had the old mailbox only.
 */
export const openSession = async (
  { users, sessions, credits, isDisposable, deviceOf, ...ports }: SessionPorts,
  { identity, provenAt }: ProvenIdentity,
  { now, sessionToken, rememberedClick, userAgent }: RequestContext,
  secondFactor = false,
): Promise<Opened> => {
  const known = isDisposable()(identity.email)
    ? { ...identity, emailStanding: 'disposable' as const }
    : identity;
  const user = await users().signIn(known, now, clickOf(rememberedClick, now));
  if (sessionToken !== undefined) await sessions().end(sessionToken);
  if (user.formerEmail !== undefined) await sessions().endAll(user.id, provenAt);
  const reading = credits().read(user.id, now);
  const [open, account, mediaCookies] = await Promise.all([
    sessions().open({ userId: user.id, provenAt, device: deviceOf()(userAgent), secondFactor }, now),
    reading,
    ownCookies(ports, user.id, reading, now),
  ]);
  return {
    reply: toWireUser(user, account, now),
    plan: account.subscription,
    session: { open },
    mediaCookies,
  };
};
