import type { routes } from '#contract/routes.ts';
import type { SignIn } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { signInFailed } from './login-page.ts';

/** Sends the visitor to the identity provider. The sign-in state is kept in a sealed cookie, not in the database. */
export const beginSignIn =
  ({ signIn }: { readonly signIn: Lazy<SignIn> }): Handle<typeof routes.beginSignIn> =>
  async (_, { now }) => {
    try {
      const { redirectTo, sealed } = await signIn().begin(now);
      return { redirectTo, signIn: { remember: sealed } };
    } catch (trouble) {
      return { redirectTo: signInFailed, trouble };
    }
  };
