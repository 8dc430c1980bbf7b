import type { routes } from '#contract/routes.ts';
import type { SignIn, SignInTickets } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { loginWith, signInCancelled, signInFailed } from './login-page.ts';

interface Ports {
  readonly signIn: Lazy<SignIn>;
  readonly tickets: Lazy<SignInTickets>;
}

/** Handles the provider’s response and passes the page a one-time value to exchange for a session. */
export const finishSignIn =
  ({ signIn, tickets }: Ports): Handle<typeof routes.finishSignIn> =>
  async ({ query }, { now, rawQuery, sealedSignIn }) => {
    if (query.error === 'access_denied') return { redirectTo: signInCancelled };
    if (sealedSignIn === undefined || query.code === undefined) return { redirectTo: signInFailed };
    try {
      const finished = await signIn().finish({ query: rawQuery, sealed: sealedSignIn }, now);
      if (finished === undefined) return { redirectTo: signInFailed };
      return { redirectTo: loginWith(await tickets().issue(finished, now)) };
    } catch (trouble) {
      return { redirectTo: signInFailed, trouble };
    }
  };
