import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Route } from '#contract/route.ts';
import { Meter, metered } from '#functions/cost/meter.ts';
import { startUp } from '#functions/cost/start-up.ts';
import type { Idempotency } from '#functions/domain/request/ports.ts';
import { added, type Call, callOf, type Event, type Result } from './call.ts';
import { type CallCount, callLimit } from './call-limit.ts';
import { callPurse, callPurses, type SpendOnCalls } from './call-purse.ts';
import { clientFacts } from './client-facts.ts';
import { compression } from './compression.ts';
import { crossSite } from './cross-site.ts';
import { idempotency } from './idempotency.ts';
import { input } from './input.ts';
import { type ProblemPage, refusals, type WhereRefused } from './refusals.ts';
import { replyOf } from './reply.ts';
import type { ContextOf, Handle, KeyedContext, KeyedHandle, RequestContext } from './request-context.ts';
import { requestCost } from './request-cost.ts';
import { requestLog } from './request-log.ts';
import { type SessionDependencies, session } from './session.ts';

/** What the middlewares depend on. */
export interface RequestDependencies extends SessionDependencies, CallCount {
  readonly now: () => Date;
  /** The secret that the distribution adds to each request. */
  readonly originSecret: () => Promise<string>;
  /** Counts the cost of each account's calls; without this, nothing is counted. */
  readonly spendOnCalls?: SpendOnCalls;
  /** For routes that return pages; without this, refusals are JSON. */
  readonly problemPage?: ProblemPage;
  /**
   * For routes that other sites send browsers to: the page that a refusal redirects to, unless it is returned as
   * JSON.
   */
  readonly whereRefused?: WhereRefused;
  /** For routes that honour `Idempotency-Key`. */
  readonly idempotency?: () => Idempotency;
}

type Handler<R extends Route> = Handle<R> | KeyedHandle<R>;

/**
 * Turns a route into a Lambda function. The function returns the route’s reply, a redirect, a page, or an error as
 * defined in the contract, and writes one log line and one cost line per request.
 */
export const serve = <R extends Route>(route: R, handler: Handler<R>, dependencies: RequestDependencies) => {
  const answer = answering(route, handler, dependencies);
  const startUpMs = startUp();
  return (event: Event, context: Context): Promise<Result> => {
    const meter = new Meter(startUpMs());
    return metered(meter, () => answer(event, context, meter));
  };
};

/** The same without a meter, for the routes that metering itself relies on. */
export const answering = <R extends Route>(
  route: R,
  handler: Handler<R>,
  dependencies: RequestDependencies,
) => {
  const { now, originSecret, spendOnCalls } = dependencies;
  const purses = spendOnCalls && callPurses(spendOnCalls);
  const handle = typeof handler === 'function' ? handler : handler.handle;
  const stack = middy<Call<R>, Result>()
    .use([
      requestCost<R>(route, now, purses),
      compression<R>(),
      requestLog<R>(),
      refusals<R>(route, dependencies),
      crossSite(route, originSecret),
      clientFacts(route, now),
      session(route, dependencies),
      callPurse<R>(purses),
      input(route),
      callLimit(route, dependencies),
      ...keyed(route, handler, dependencies),
    ])
    .handler(async (call: Call<R>) => {
      call.answer ??= await handle(added(call.input, 'input'), contextOf(route, call));
      return replyOf(route, call.answer, call.requestId);
    });
  return (event: Event, context: Context, meter?: Meter): Promise<Result> =>
    stack(callOf(route, event, meter), context);
};

const keyed = <R extends Route>(
  route: R,
  handler: Handler<R>,
  { idempotency: keys }: RequestDependencies,
): ReturnType<typeof idempotency<R>>[] => {
  if (route.idempotent === undefined) return [];
  if (typeof handler === 'function' || keys === undefined)
    throw new TypeError(`${route.handler} honours Idempotency-Key and needs a keyed handler and its store.`);
  return [idempotency(route, handler, keys)];
};

// An overload gives the context the generic route’s type: each kind of route gets what its middlewares added.
function contextOf<R extends Route>(route: R, call: Call<R>): ContextOf<R>;
function contextOf(route: Route, call: Call<Route>): RequestContext {
  const client = added(call.client, 'clientFacts');
  if (route.access === 'public') return client;
  const context: KeyedContext = { ...client, ...added(call.signedIn, 'session'), claim: call.claim };
  return context;
}
