import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

/** How many calls one caller may make in each window of this many seconds. */
export interface CallLimit {
  readonly calls: number;
  readonly seconds: number;
  /**
   * `refusals`: counts only refused calls, so that one person’s guesses don’t block others who share the address.
   * `successes`: a refused call doesn’t count, because it hasn’t started anything.
   */
  readonly counts?: 'refusals' | 'successes';
  /** The list in the body in which each item counts as a call. */
  readonly each?: string;
  /** The message for a caller who has reached the limit; “Too many requests.” by default. */
  readonly says?: string;
}

/**
 * One row of the route table.
 * `path` starts with `/api`, or with `/watch` for public pages, and names parameters the way API Gateway does:
 * `/api/videos/{id}/retry`. `{proxy+}` at the end stands for the rest of the path; any other row that matches takes
 * precedence.
 */
export interface Route {
  /** `ANY` stands for all methods, including those that no other row names. */
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'ANY';
  readonly path: string;
  /**
   * `session` needs a signed-in user; `public` does not. `operator` needs a user with an operator's rights
   * who signed in with a second factor: for everyone else, the path doesn't exist.
   */
  readonly access: 'public' | 'session' | 'operator';
  /** Refused to suspended accounts (`account_suspended`). */
  readonly whileSuspended?: 'refused';
  /** Refused (`sign_in_again`) if the session's sign-in was more than `RECENT_SIGN_IN_MINUTES` ago. */
  readonly signIn?: 'recent';
  /** The handler's file: `functions/<handler>.lambda.ts`. */
  readonly handler: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The success response; a route without a response redirects. */
  readonly reply?: z.ZodMiniType;
  /** Success status; 200 by default. */
  readonly status?: number;
  /** Responds with a page instead of JSON. */
  readonly html?: true;
  /** Lists return the cursor of their next page in `x-next-cursor`. */
  readonly list?: true;
  /** Passes on the body as raw bytes of any type. The sender signs the body, so no cross-site check is made. */
  readonly raw?: true;
  /**
   * Honours the `Idempotency-Key` header for 24 hours: the transaction that writes the result binds the key
   * to it. `bind`: calls with the same key may race up to that transaction, and only one of them wins.
   * `lock`: a repeat is refused while the first call runs, because its work is paid for before there is a
   * result.
   */
  readonly idempotent?: 'bind' | 'lock';
  /**
   * Counted per viewer address on a `public` route, and per user on a `session` route. Routes that the edge caches
   * have no limit, because the edge would cache the refusal for every viewer.
   */
  readonly limit?: CallLimit;
  /**
   * Codes that the route may refuse with, besides those that every route may use (`invalid`, `not_signed_in`,
   * `too_many_requests`, `internal`).
   */
  readonly refusals: readonly RefusalCode[];
}

/** The methods that a route accepts. HEAD works like GET, but without the body. */
export const methodsOf = ({ method }: Pick<Route, 'method'>): readonly (Route['method'] | 'HEAD')[] =>
  method === 'GET' ? [method, 'HEAD'] : [method];

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a route's handler receives: parsed parameters, query and body. */
export interface Request<R extends Route> {
  readonly params: Output<R['params']>;
  readonly query: Output<R['query']>;
  readonly body: Output<R['body']>;
}

/** The body that a handler returns and a client receives. */
export type Reply<R extends Route> = Output<R['reply']>;

/** The path of a route, with its parameters filled in and escaped. Throws if a parameter is missing. */
export const hrefOf = (route: Pick<Route, 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  route.path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${route.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
