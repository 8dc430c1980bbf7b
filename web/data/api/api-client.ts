import type * as z from 'zod/mini';
import { ErrorReply, FULL_DISK, NOTICE_HEADER } from '#contract/refusals.ts';
import { hrefOf, type Route } from '#contract/route.ts';
import { CLIENT_TIMEOUT_SECONDS } from '#contract/timeouts.ts';
import { noteDisk } from '#web/ui/states/full-disk.ts';
import { ApiError, isApiError } from './api-error.ts';

/** The parameters, query and body of one call, as the browser sends them. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Sent on idempotent routes; generated when missing. Keep the same key for retries of a user action. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** How long to wait for the response; by default, the same as for every other call. */
  readonly seconds?: number;
}

/** The details of a route that a call needs. */
export type Endpoint = Pick<Route, 'method' | 'path' | 'idempotent'>;

/** One page of a list; `next` is the cursor of the page after it. */
export interface ListPage<T> {
  readonly items: T;
  readonly next: string | undefined;
}

/** The methods that send a body, which is always JSON. */
const BODIED: ReadonlySet<Route['method']> = new Set(['POST', 'PATCH']);
const MILLISECONDS = 1000;

const addressOf = (route: Endpoint, { params, query }: Sent): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  const suffix = search.size > 0 ? `?${search}` : '';
  return hrefOf(route, params) + suffix;
};

const headersOf = (route: Endpoint, { idempotencyKey }: Sent): Headers => {
  const headers = new Headers({ accept: 'application/json' });
  if (route.method !== 'GET') headers.set('content-type', 'application/json');
  if (route.idempotent !== undefined) headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID());
  return headers;
};

/** The error when no response arrived: the caller aborted, the call timed out, or the network failed. */
const withoutAnswer = (error: unknown): unknown => {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError('timeout', 'Veilcast took too long to answer. Please try again.', 0, error);
  }
  return new ApiError(
    'offline',
    'We couldn’t reach Veilcast. Check your connection and try again.',
    0,
    error,
  );
};

const refusalIn = async (response: Response): Promise<ApiError> => {
  const parsed = ErrorReply.safeParse(await response.json().catch(() => undefined));
  return parsed.success
    ? new ApiError(parsed.data.code, parsed.data.detail, response.status)
    : new ApiError('internal', 'Something went wrong on our side. Please try again.', response.status);
};

declare global {
  /** Responses to the requests that `start.js` sent while the page was loading, by URL. */
  var askedEarly: Map<string, Promise<Response>> | undefined;
}

/** Uses each early response only once. A call that may change data discards them all. */
const takeEarly = (route: Endpoint, address: string): Promise<Response> | undefined => {
  if (route.method !== 'GET') globalThis.askedEarly?.clear();
  const answer = globalThis.askedEarly?.get(address);
  globalThis.askedEarly?.delete(address);
  return answer;
};

const fetchRoute = async (route: Endpoint, sent: Sent): Promise<Response> => {
  const deadline = AbortSignal.timeout((sent.seconds ?? CLIENT_TIMEOUT_SECONDS.api) * MILLISECONDS);
  const body = BODIED.has(route.method) ? JSON.stringify(sent.body ?? {}) : null;
  const address = addressOf(route, sent);
  const ask = (): Promise<Response> =>
    fetch(address, {
      method: route.method,
      headers: headersOf(route, sent),
      body,
      credentials: 'include',
      signal: sent.signal === undefined ? deadline : AbortSignal.any([deadline, sent.signal]),
    });
  const response = await (takeEarly(route, address)?.catch(ask) ?? ask());
  noteDisk(response.headers.get(NOTICE_HEADER) === FULL_DISK);
  if (!response.ok) throw await refusalIn(response);
  return response;
};

const parseReply = <S extends z.ZodMiniType>(schema: S, value: unknown, status: number): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError(
    'bad_reply',
    'We couldn’t read the response. Reload the page and try again.',
    status,
    parsed.error,
  );
};

/** Sends one call and parses the response with the route's schema. Throws `ApiError`, or `AbortError` when `signal` aborts it. */
export const send = async <S extends z.ZodMiniType>(
  route: Endpoint,
  reply: S,
  sent: Sent,
): Promise<ListPage<z.output<S>>> => {
  try {
    const response = await fetchRoute(route, sent);
    const items = parseReply(reply, await response.json(), response.status);
    return { items, next: response.headers.get('x-next-cursor') ?? undefined };
  } catch (error) {
    throw isApiError(error) ? error : withoutAnswer(error);
  }
};
