import type { z } from 'zod';
import { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import { AnswerTooLarge, cappedFetch } from '#functions/gateways/openai/capped-fetch.ts';
import { type Answer, failure, jsonOf, refusalOf } from './failures.ts';
import { ErrorBody } from './unverified.ts';

/** More than fifty videos with their longest descriptions. */
const MOST_BYTES = 2 * 1024 * 1024;
const OK: ReadonlySet<number> = new Set([200, 201]);

const limitedFetch = cappedFetch(MOST_BYTES);

type Body = NonNullable<RequestInit['body']>;

interface Sending {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/**
 * One HTTP call, answered within `limitMs`, with whatever status. Nothing of what was sent is in its failures:
 * `unavailable` if there was no answer, `unreadable` if it was too long.
 */
export const exchange = async (address: string, sending: Sending, limitMs: number): Promise<Answer> => {
  try {
    const response = await limitedFetch(address, { ...sending, signal: AbortSignal.timeout(limitMs) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw failure('unreadable', 'too_large');
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw failure('unavailable', isLate ? 'timeout' : 'network');
  }
};

/** A call in the name of an account. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly access: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** The address itself is a secret. */
  readonly isSecret?: boolean;
  readonly limitMs?: number;
}

export interface Calls {
  /** The answer with whatever status. */
  readonly send: (call: Call) => Promise<Answer>;
  /** The body of a success, read by `schema`; any other answer is thrown as a failure. */
  readonly ask: <S extends z.ZodType>(schema: S, call: Call) => Promise<z.output<S>>;
  /** Reads the body of a success. An error body under such a status is what it says. */
  readonly read: <S extends z.ZodType>(schema: S, answer: Answer, call: Call) => z.output<S>;
  readonly refusal: (answer: Answer, call: Call) => PlatformFailure;
}

const SHORTEST_SECRET = 16;

/** What must not come back in a sentence. */
const secretsOf = ({ access, address, isSecret = false }: Call): readonly string[] => {
  if (!isSecret) return [access];
  const values = [...new URL(address).searchParams.values()];
  return [access, address, ...values.filter(({ length }) => length >= SHORTEST_SECRET)];
};

/** Calls to the API, each at most once. */
export const callsOf = (limitMs: number, now: () => Date): Calls => {
  const refusal = (answer: Answer, call: Call) => refusalOf(answer, secretsOf(call), now());

  const send = ({ method = 'GET', address, query, access, headers, body, ...rest }: Call) =>
    exchange(
      query === undefined ? address : `${address}?${new URLSearchParams(query).toString()}`,
      {
        method,
        headers: { accept: 'application/json', authorization: `Bearer ${access}`, ...headers },
        ...(body !== undefined && { body }),
      },
      rest.limitMs ?? limitMs,
    );

  const read: Calls['read'] = (schema, answer, call) => {
    const body = jsonOf(answer.text);
    if (body === undefined) throw failure('unreadable', 'not_json');
    if (ErrorBody.safeParse(body).success) throw refusal(answer, call);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw failure('unreadable', 'unexpected_fields');
    return parsed.data;
  };

  const ask: Calls['ask'] = async (schema, call) => {
    const answer = await send(call);
    if (!OK.has(answer.status)) throw refusal(answer, call);
    return read(schema, answer, call);
  };

  return { send, ask, read, refusal };
};
