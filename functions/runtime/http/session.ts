import type { Route } from '#contract/route.ts';
import { costUserOf } from '#functions/cost/cost-user.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { added, type Middleware } from './call.ts';

/** The user of a session's secret; undefined when the session is not valid. */
export type FindSession = (token: string, now: Date) => Promise<string | undefined>;

/**
 * Finds the user of a route that needs a session. Reads the session cookie from `client`; adds `signedIn`, with the
 * payer of the request; refuses a call without a valid session (`not_signed_in`).
 */
export const session = <R extends Route>(route: R, findSession: FindSession): Middleware<R> => ({
  before: async ({ event: call }) => {
    if (route.access === 'public') return;
    const { sessionToken, now } = added(call.client, 'clientFacts');
    const userId = sessionToken === undefined ? undefined : await findSession(sessionToken, now);
    if (userId === undefined) throw new Refusal('not_signed_in');
    call.signedIn = { userId, payer: { user: costUserOf(userId, added(call.secret, 'crossSite')) } };
  },
});
