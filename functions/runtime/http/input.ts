import type * as z from 'zod/mini';
import { BODY_LIMIT_BYTES, RAW_BODY_LIMIT_BYTES } from '#contract/catalogue.ts';
import type { Request, Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Event, Middleware } from './call.ts';

interface RawBody {
  readonly body?: string | undefined;
  readonly isBase64Encoded?: boolean | undefined;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/iu;
export const isJson = (contentType: string | undefined): boolean => JSON_TYPE.test(contentType ?? '');

/** The request body’s bytes exactly as sent. Throws a `Refusal` if the body is too large. */
export const readBytes = (event: RawBody): Uint8Array => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded === true ? 'base64' : 'utf8');
  if (bytes.length > RAW_BODY_LIMIT_BYTES) throw new Refusal('too_large');
  return bytes;
};

/**
 * The parsed JSON body of a request. Throws a `Refusal` for an oversized body, any other content type, or invalid
 * JSON.
 */
export const readJson = (event: RawBody, contentType: string | undefined): unknown => {
  const raw = event.body ?? '';
  const text = event.isBase64Encoded === true ? Buffer.from(raw, 'base64').toString('utf8') : raw;
  if (Buffer.byteLength(text) > BODY_LIMIT_BYTES)
    throw new Refusal('too_large', `The request is too large. Send at most ${BODY_LIMIT_BYTES / 1024} KB.`);
  if (text === '' && contentType === undefined) return undefined;
  if (!isJson(contentType)) throw new Refusal('unsupported_type');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal('malformed_json', undefined, { cause });
  }
};

/** Parses input with its schema. If that fails, the refusal’s message states the first problem and its field. */
export const parseInput = <S extends z.ZodMiniType>(
  schema: S | undefined,
  input: unknown,
): z.output<S> | undefined => {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  // Clients see only our own messages, because the library’s messages may repeat what was sent.
  if (issue?.message.endsWith('.')) throw new Refusal('invalid', issue.message);
  const field = issue?.path.join('.') ?? '';
  throw new Refusal('invalid', field === '' ? undefined : `The field ${field} is missing or not valid.`);
};

// An overload gives the parsed input the generic route’s type; each field has already passed the route’s own schema.
function inputOf<R extends Route>(route: R, event: Event): Request<R>;
function inputOf(route: Route, event: Event): Request<Route> {
  const body = route.body === undefined ? undefined : readJson(event, event.headers['content-type']);
  return {
    params: parseInput(route.params, event.pathParameters ?? {}),
    query: parseInput(route.query, Object.fromEntries(new URLSearchParams(event.rawQueryString))),
    body: parseInput(route.body, body),
  };
}

/**
 * Parses the body, parameters and query with the route’s schemas. Adds `input`; refuses what `readJson` and
 * `parseInput` refuse (`too_large`, `unsupported_type`, `malformed_json`, `invalid`).
 */
export const input = <R extends Route>(route: R): Middleware<R> => ({
  before: ({ event: call }) => {
    call.input = inputOf(route, call.event);
  },
});
