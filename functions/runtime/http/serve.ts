import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import type { Request, Route } from '#contract/route.ts';
import { label, Meter, metered, use } from '#functions/cost/meter.ts';
import { startUp } from '#functions/cost/start-up.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { parseInput, readBytes, readJson } from './body.ts';
import { refuseTooMany, type TakeCall } from './call-limit.ts';
import { answerCookies, CLICK_COOKIE, readCookie, SESSION_COOKIE, SIGN_IN_COOKIE } from './cookies.ts';
import { refuseCrossSite } from './cross-site.ts';
import { endOfRequest, nameOf } from './end-of-request.ts';
import type { Answer, ContextOf, Handle, RequestContext, SignedInContext } from './request-context.ts';
import { costUserOf } from './request-cost.ts';
import { viewerOf } from './viewer.ts';

interface Dependencies {
  readonly now: () => Date;
  /** The user of a session secret, if it is live. */
  readonly findSession: (token: string, now: Date) => Promise<string | undefined>;
  /** The value that the distribution adds to each request. */
  readonly originSecret: () => Promise<string>;
  readonly takeCall: TakeCall;
  /** The page that tells a refusal of a route that answers pages; without it refusals are JSON. */
  readonly problemPage?: (code: RefusalCode, detail: string) => string;
}

interface Known extends Dependencies {
  readonly secret: string;
}

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/u;
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const NO_STORE = 'no-store';

/**
 * The one way a route becomes a Lambda function: origin and cross-site check → session → body → call limit → handler →
 * reply schema; refusals and everything unexpected become the error answer of the contract; one log line a request.
 */
export const serve = <R extends Route>(route: R, handle: Handle<R>, dependencies: Dependencies) => {
  const answer = answering(route, handle, dependencies);
  const startUpMs = startUp();
  return (...call: Parameters<typeof answer>): Promise<Result> =>
    metered(new Meter(startUpMs()), async () => answer(...call));
};

/** The same without a meter, for what metering itself takes. */
export const answering = <R extends Route>(route: R, handle: Handle<R>, dependencies: Dependencies) =>
  middy<Event, Result, Error, Context, { started: number }>()
    .use({
      before: (request) => {
        request.internal.started = performance.now();
      },
      after: (request) => {
        endOfRequest(route, request, dependencies.now());
      },
      onError: (request) => {
        request.response = refusalOf(request.error, request.event, dependencies.problemPage);
        endOfRequest(route, request, dependencies.now(), request.error);
      },
    })
    .handler(async (event) => {
      const secret = await dependencies.originSecret();
      if (event.headers['x-origin-secret'] !== secret) throw new Refusal('cross_site');
      if (route.raw !== true) refuseCrossSite(route.method, event.headers);
      const visit = await visitOf(route, event, { ...dependencies, secret });
      const input = inputOf(route, event);
      await refuseTooMany(route, visit, dependencies.takeCall);
      const answer = await handle(input, visit);
      use('cloudfront.egress', answer.leadsToBytes ?? 0);
      const requestId = event.requestContext.requestId;
      if (answer.trouble !== undefined)
        log.error({
          route: `${route.method} ${route.path}`,
          request_id: requestId,
          err: nameOf(answer.trouble),
        });
      return resultOf(route, answer, requestId);
    });

const resultOf = <R extends Route>(route: R, answer: Answer<R>, requestId: string): Result => {
  const { redirectTo, nextCursor, cacheSeconds } = answer;
  return {
    statusCode: route.status ?? 200,
    headers: {
      'cache-control': cacheSeconds === undefined ? NO_STORE : `public, max-age=${cacheSeconds}`,
      'content-type': route.html === true ? HTML_TYPE : JSON_TYPE,
      'x-request-id': requestId,
      ...(redirectTo === undefined ? {} : { location: redirectTo }),
      ...(nextCursor === undefined ? {} : { 'x-next-cursor': nextCursor }),
    },
    cookies: answerCookies(answer),
    ...(answer.html === undefined ? {} : { body: answer.html }),
    ...(route.reply === undefined ? {} : { body: JSON.stringify(route.reply.parse(answer.reply)) }),
  };
};

// An overload ties the generic row to its parsed input: each field passed the row's own schema on the line that makes it.
function inputOf<R extends Route>(route: R, event: Event): Request<R>;
function inputOf(route: Route, event: Event): Request<Route> {
  const body = route.body === undefined ? undefined : readJson(event, event.headers['content-type']);
  return {
    params: parseInput(route.params, event.pathParameters ?? {}),
    query: parseInput(route.query, Object.fromEntries(new URLSearchParams(event.rawQueryString))),
    body: parseInput(route.body, body),
  };
}

async function visitOf<R extends Route>(route: R, event: Event, known: Known): Promise<ContextOf<R>>;
async function visitOf(
  route: Route,
  event: Event,
  { now, findSession, secret }: Known,
): Promise<RequestContext> {
  const at = now();
  const sessionToken = readCookie(event.cookies, SESSION_COOKIE);
  const idempotencyKey = event.headers['idempotency-key'];
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey))
    throw new Refusal('invalid', 'The Idempotency-Key header needs 8 to 128 visible ASCII characters.');
  const visit: RequestContext = {
    now: at,
    idempotencyKey,
    sealedSignIn: readCookie(event.cookies, SIGN_IN_COOKIE),
    rememberedClick: readCookie(event.cookies, CLICK_COOKIE),
    rawQuery: event.rawQueryString,
    viewer: viewerOf(event, secret),
    sessionToken,
    ...(route.raw === true
      ? { raw: { body: readBytes(event), signature: event.headers['stripe-signature'] } }
      : {}),
  };
  if (route.access === 'public') return visit;
  const userId = sessionToken === undefined ? undefined : await findSession(sessionToken, at);
  if (userId === undefined) throw new Refusal('not_signed_in');
  label({ user: costUserOf(userId, secret) });
  const signedIn: SignedInContext = { ...visit, userId };
  return signedIn;
}

const refusalOf = (
  error: Error | null | undefined,
  event: Event,
  problemPage?: Dependencies['problemPage'],
): Result => {
  const code = error instanceof Refusal ? error.code : 'internal';
  const detail = error instanceof Refusal ? error.message : REFUSALS.internal.detail;
  const requestId = event.requestContext.requestId;
  const retryAfter = error instanceof Refusal ? error.retryAfterSeconds : undefined;
  return {
    statusCode: REFUSALS[code].status,
    headers: {
      'cache-control': NO_STORE,
      'content-type': problemPage === undefined ? JSON_TYPE : HTML_TYPE,
      'x-request-id': requestId,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: problemPage?.(code, detail) ?? JSON.stringify({ code, detail, request_id: requestId }),
  };
};
