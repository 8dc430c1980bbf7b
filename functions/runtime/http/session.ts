import type { Route } from '#contract/route.ts';
import { costUserOf } from '#functions/cost/cost-user.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { added, type Middleware } from './call.ts';

/** The user that a session's secret belongs to; undefined when the session isn’t valid. */
export type FindSession = (token: string, now: Date) => Promise<string | undefined>;

/** Whether the user is an operator and has signed in with the second factor to which the operator rights are tied. */
export type IsOperator = (
  session: { readonly userId: string; readonly token: string },
  now: Date,
) => Promise<boolean>;

/** Whether the session's sign-in happened within `RECENT_SIGN_IN_MINUTES`. */
export type IsRecent = (token: string, now: Date) => Promise<boolean>;

export interface SessionDependencies {
  readonly findSession: FindSession;
  readonly isSuspended: (userId: string) => Promise<boolean>;
  /** Needed for operators’ routes; without this, nobody is an operator. */
  readonly isOperator?: IsOperator;
  /** Needed for routes that require a recent sign-in; without this, no sign-in counts as recent. */
  readonly isRecent?: IsRecent;
}

/**
 * Finds the signed-in user on a route that requires a session. Reads the session cookie from `client`; adds
 * `signedIn`, with the payer of the request; refuses a call without a valid session (`not_signed_in`), a suspended
 * account if the route excludes suspended accounts (`account_suspended`), an old sign-in if the route requires a
 * recent one (`sign_in_again`), and everyone but operators on operators' routes (`not_found`).
 */
export const session = <R extends Route>(
  route: R,
  { findSession, isSuspended, isOperator, isRecent }: SessionDependencies,
): Middleware<R> => ({
  before: async ({ event: call }) => {
    if (route.access === 'public') return;
    const { sessionToken, now } = added(call.client, 'clientFacts');
    const userId = sessionToken === undefined ? undefined : await findSession(sessionToken, now);
    if (sessionToken === undefined || userId === undefined) throw new Refusal('not_signed_in');
    if (route.access === 'operator' && (await isOperator?.({ userId, token: sessionToken }, now)) !== true)
      throw new Refusal('not_found');
    if (route.whileSuspended === 'refused' && (await isSuspended(userId)))
      throw new Refusal('account_suspended');
    if (route.signIn === 'recent' && (await isRecent?.(sessionToken, now)) !== true)
      throw new Refusal('sign_in_again');
    call.signedIn = { userId, payer: { user: costUserOf(userId, added(call.secret, 'crossSite')) } };
  },
});
