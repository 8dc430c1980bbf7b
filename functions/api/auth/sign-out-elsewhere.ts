import type { routes } from '#contract/routes.ts';
import type { Sessions } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly sessions: Lazy<Sessions>;
}

/** Ends all of the user's sessions except the caller's. */
export const signOutElsewhere =
  ({ sessions }: Ports): Handle<typeof routes.signOutElsewhere> =>
  async (_, { userId, sessionToken, now }) => {
    if (sessionToken === undefined) throw new Refusal('not_signed_in');
    await sessions().endOthers(userId, sessionToken, now);
    return { reply: { ok: true } };
  };
