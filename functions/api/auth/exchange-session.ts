import type { routes } from '#contract/routes.ts';
import type { SignIn, SignInTickets } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { openSession, type SessionPorts } from './open-session.ts';

interface Ports extends SessionPorts {
  readonly signIn: Lazy<SignIn>;
  readonly tickets: Lazy<SignInTickets>;
}

/** Exchanges a one-time `session_id` for a session, once, within 120 s, in the browser that started the sign-in. */
export const exchangeSession =
  ({ signIn, tickets, ...ports }: Ports): Handle<typeof routes.exchangeSession> =>
  async ({ body }, context) => {
    const { now, sealedSignIn } = context;
    const browser = sealedSignIn === undefined ? undefined : await signIn().browserOf(sealedSignIn, now);
    const proven = browser === undefined ? undefined : await tickets().redeem(body.session_id, browser, now);
    if (proven === undefined) throw new Refusal('sign_in_expired');
    return { ...(await openSession(ports, proven, context)), signIn: 'forget' };
  };
