import type { routes } from '#contract/routes.ts';
import type { Passwords, SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import type { IsCommonPassword, Sessions, Users } from '#functions/domain/account/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';

interface Ports {
  /** Undefined on stages where e-mail sign-in is switched off. */
  readonly passwords: Lazy<Passwords | undefined>;
  readonly isCommonPassword: Lazy<IsCommonPassword>;
  readonly users: Lazy<Users>;
  readonly sessions: Lazy<Sessions>;
  readonly passes: Lazy<SignInPasses>;
  readonly outbox: Lazy<Outbox>;
}

/**
 * Replaces the current password. The user has just signed in to the pool with that password, and with a code if
 * two-step sign-in is on. As after a reset, all other sessions end and the owner gets an email.
 */
export const changePassword =
  ({
    passwords,
    isCommonPassword,
    users,
    sessions,
    passes,
    outbox,
  }: Ports): Handle<typeof routes.changePassword> =>
  async (
    { body: { access_token: accessToken, current, password } },
    { userId, sessionToken, viewer, device, now },
  ) => {
    const pool = passwords();
    if (pool === undefined) throw new Refusal('not_found', 'Email sign-in is switched off here.');
    const [user, owner] = await Promise.all([users().find(userId), pool.ownerOf(accessToken)]);
    if (user === undefined || sessionToken === undefined) throw new Refusal('not_signed_in');
    if (owner?.issuer !== user.issuer || owner.subject !== user.subject) throw new Refusal('sign_in_expired');
    const { email, name } = user;
    if (isCommonPassword()({ password, email, name })) throw new Refusal('common_password');
    if (!(await pool.change({ accessToken, current, password }))) throw new Refusal('sign_in_expired');
    await sessions().endOthers(userId, sessionToken, now);
    const facts = { at: now.toISOString(), change: 'password' } as const;
    await tellOwner({ outbox, now: () => now })(userId, 'credentials-changed', facts);
    const remember = await passes().trust({ email, network: viewer, device }, now);
    return { reply: { ok: true }, device: { remember } };
  };
