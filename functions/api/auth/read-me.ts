import type { routes } from '#contract/routes.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import { toWireUser } from '#functions/domain/account/user.ts';
import type { Credits } from '#functions/domain/credits/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly users: Lazy<Users>;
  readonly credits: Lazy<Credits>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** The signed-in user; each call renews their media cookies. */
export const readMe =
  ({ users, credits, mediaAccess }: Ports): Handle<typeof routes.readMe> =>
  async (_, { userId, now }) => {
    const [user, account, mediaCookies] = await Promise.all([
      users().find(userId),
      credits().read(userId, now),
      mediaAccess().cookiesFor(userId, now),
    ]);
    if (user === undefined) throw new Refusal('not_signed_in');
    return { reply: toWireUser(user, account, now), plan: account.subscription, mediaCookies };
  };
