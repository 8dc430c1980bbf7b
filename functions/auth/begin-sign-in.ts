import type { routes } from '#contract/routes.ts';
import type { Lazy, SignIn } from '#functions/domain/ports.ts';
import type { Handle } from '#functions/domain/visit.ts';
import { signInFailed } from './login-page.ts';

/** Sends the visitor to the identity provider; what must be remembered goes into a sealed cookie, not into the database. */
export const beginSignIn =
  ({ signIn }: { readonly signIn: Lazy<SignIn> }): Handle<typeof routes.beginSignIn> =>
  async (_, { now }) => {
    const begun = await signIn()
      .begin(now)
      .catch(() => undefined);
    if (begun === undefined) return { redirectTo: signInFailed };
    return { redirectTo: begun.redirectTo, signIn: { remember: begun.sealed } };
  };
