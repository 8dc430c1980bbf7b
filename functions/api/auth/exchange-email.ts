import type { routes } from '#contract/routes.ts';
import type { SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import type { EmailSignIn, IdentityPool, SignInTickets } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import {
  type SecondFactorPorts,
  tellOfSecondFactor,
} from '#functions/services/mail/tell-of-second-factor.ts';
import { openSession, type SessionPorts } from './open-session.ts';

interface Ports extends SessionPorts, SecondFactorPorts {
  /** Undefined on stages where e-mail sign-in is switched off. */
  readonly emailSignIn: Lazy<EmailSignIn | undefined>;
  readonly identityPool: Lazy<IdentityPool>;
  readonly passes: Lazy<SignInPasses>;
  readonly tickets: Lazy<SignInTickets>;
}

/** Exchanges an ID token from the user pool for a session; each token works only once. */
export const exchangeEmail =
  ({ emailSignIn, identityPool, passes, tickets, ...ports }: Ports): Handle<typeof routes.exchangeEmail> =>
  async ({ body }, context) => {
    const provider = emailSignIn();
    if (provider === undefined) throw new Refusal('not_found', 'Email sign-in is switched off here.');
    const token = await provider.verify(body.id_token, context.now);
    if (token === undefined) throw new Refusal('sign_in_expired');
    const { username } = token.identity;
    // If a user has two-step sign-in, the pool issues a token only after checking a code, but the token doesn't
    // record that.
    const secondFactor = username !== undefined && (await identityPool().asksForCode(username));
    if (!(await tickets().spend(token))) throw new Refusal('sign_in_expired');
    const { viewer: network, device, now } = context;
    const remember = await passes().trust({ email: token.identity.email, network, device }, now);
    const opened = await openSession(ports, token, context, secondFactor);
    await tellOfSecondFactor(ports, { userId: opened.reply.id, isOn: secondFactor }, now);
    return { ...opened, device: { remember } };
  };
