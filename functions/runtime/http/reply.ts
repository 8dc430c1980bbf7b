import type { Route } from '#contract/route.ts';
import type { Result } from './call.ts';
import { answerCookies } from './cookies.ts';
import type { Answer } from './request-context.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
export const NO_STORE = 'no-store';

/** Turns a handler’s answer into an HTTP response. Throws if the reply doesn’t match the route’s schema. */
export const replyOf = <R extends Route>(route: R, answer: Answer<R>, requestId: string): Result => {
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
