import type { routes } from '#contract/routes.ts';
import type { IdentityPool, Users } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import {
  type SecondFactorPorts,
  tellOfSecondFactor,
} from '#functions/services/mail/tell-of-second-factor.ts';

interface Ports extends SecondFactorPorts {
  readonly users: Lazy<Users>;
  readonly identityPool: Lazy<IdentityPool>;
}

/** Checks with the user pool whether the page has switched on two-step sign-in, and notifies the owner. */
export const noteSecondFactor =
  ({ users, identityPool, ...ports }: Ports): Handle<typeof routes.noteSecondFactor> =>
  async (_, { userId, now }) => {
    const username = (await users().find(userId))?.username;
    if (username !== undefined)
      await tellOfSecondFactor(ports, { userId, isOn: await identityPool().asksForCode(username) }, now);
    return { reply: { ok: true } };
  };
