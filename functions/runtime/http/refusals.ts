import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import type { Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Call, Middleware, Result } from './call.ts';
import { HTML_TYPE, JSON_TYPE, NO_STORE } from './reply.ts';

const FOUND = 302;

/** Renders the page for a refusal on a route that returns pages. */
export type ProblemPage = (code: RefusalCode, detail: string) => string;

/** The path that a refusal redirects to; undefined for refusals that are returned as JSON. */
export type WhereRefused = (code: RefusalCode) => string | undefined;

interface Shown {
  readonly problemPage?: ProblemPage;
  readonly whereRefused?: WhereRefused;
}

const refusalOf = (error: Error, requestId: string, { problemPage, whereRefused }: Shown): Result => {
  const code = error instanceof Refusal ? error.code : 'internal';
  const location = whereRefused?.(code);
  const detail = error instanceof Refusal ? error.message : REFUSALS.internal.detail;
  const retryAfter = error instanceof Refusal ? error.retryAfterSeconds : undefined;
  return {
    statusCode: location === undefined ? REFUSALS[code].status : FOUND,
    headers: {
      ...(location === undefined ? {} : { location }),
      'cache-control': NO_STORE,
      'content-type': problemPage === undefined ? JSON_TYPE : HTML_TYPE,
      'x-request-id': requestId,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: problemPage?.(code, detail) ?? JSON.stringify({ code, detail, request_id: requestId }),
  };
};

/** Whether the response must hide that the route exists: true until we know that the caller is an operator. */
export const isHidden = <R extends Route>({ access }: R, { signedIn }: Pick<Call<R>, 'signedIn'>): boolean =>
  access === 'operator' && signedIn === undefined;

/**
 * Turns errors into responses: a `Refusal` keeps its own message, everything else becomes `internal`. Reads the
 * request’s error, unless a later middleware has already turned it into a response; adds the response. Every error on
 * a hidden route gets the same response as an unknown path.
 */
export const refusals = <R extends Route>(route: R, shown: Shown): Middleware<R> => ({
  onError: (request) => {
    if (request.error === undefined || request.error === null) return;
    const error = isHidden(route, request.event) ? new Refusal('unknown_path') : request.error;
    request.response = refusalOf(error, request.event.requestId, shown);
  },
});
