import type { routes } from '#contract/routes.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import { toWireUser } from '#functions/domain/account/user.ts';
import type { Credits } from '#functions/domain/credits/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type OwnCookiesPorts, ownCookies } from '#functions/services/media/own-cookies.ts';

interface Ports extends OwnCookiesPorts {
  readonly users: Lazy<Users>;
  readonly credits: Lazy<Credits>;
}

/** The signed-in user; each call renews their media cookies. */
export const readMe =
  ({ users, credits, ...ports }: Ports): Handle<typeof routes.readMe> =>
  async (_, { userId, now }) => {
    const finding = users().find(userId);
    const reading = credits().read(userId, now);
    const [user, account, mediaCookies] = await Promise.all([
      finding,
      reading,
      ownCookies(ports, { userId, user: finding }, reading, now),
    ]);
    if (user === undefined) throw new Refusal('not_signed_in');
    return { reply: toWireUser(user, account, now), plan: account.subscription, mediaCookies };
  };
