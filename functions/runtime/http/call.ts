import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Request, Route } from '#contract/route.ts';
import type { Meter } from '#functions/cost/meter.ts';
import type { Call as Counted, IdempotencyClaim } from '#functions/domain/request/ports.ts';
import type { Answer, RequestContext, SignedIn } from './request-context.ts';

export type Event = APIGatewayProxyEventV2;
export type Result = APIGatewayProxyStructuredResultV2;

/**
 * A request passing through the middlewares in `serve.ts`: the event, and what each middleware has added so far.
 * Middy passes it to every middleware as its event.
 */
export interface Call<R extends Route> {
  readonly event: Event;
  readonly requestId: string;
  /** The route’s `METHOD /path`, which log lines, metrics and cost lines use as its name. */
  readonly route: string;
  /** `performance.now()` when the request reached the function. */
  readonly started: number;
  /** Counts what the request uses; undefined for the metering’s own requests. */
  readonly meter: Meter | undefined;
  /**
   * The secret that the distribution adds to each request; it is the key for all hashes. Added by `cross-site.ts`.
   */
  secret?: string;
  /** Added by `client-facts.ts`. */
  client?: RequestContext;
  /** A valid `Idempotency-Key` header. Added by `client-facts.ts`. */
  idempotencyKey?: string | undefined;
  /** Added by `session.ts` on routes that require a session. */
  signedIn?: SignedIn;
  /** Added by `input.ts`. */
  input?: Request<R>;
  /** Added by `call-limit.ts` to a call that it counted. */
  counted?: Counted;
  /** Added by `idempotency.ts` when the client sent a key and the route honours it. */
  claim?: IdempotencyClaim;
  /** The handler's response, or the stored response of a repeated key. */
  answer?: Answer<R>;
}

export type Middleware<R extends Route> = middy.MiddlewareObj<Call<R>, Result>;

export const callOf = <R extends Route>(
  { method, path }: R,
  event: Event,
  meter: Meter | undefined,
): Call<R> => ({
  event,
  requestId: event.requestContext.requestId,
  route: `${method} ${path}`,
  started: performance.now(),
  meter,
});

/** A field that an earlier middleware added. Throws when that middleware is missing or listed later. */
export const added = <T>(value: T | undefined, by: string): T => {
  if (value === undefined) throw new TypeError(`The middleware ${by} has to run before this one.`);
  return value;
};
