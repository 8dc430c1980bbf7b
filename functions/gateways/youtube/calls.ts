import type { z } from 'zod';
import type { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import { type Answer, exchangeWith, type Sending } from '#functions/gateways/platforms/exchange.ts';
import { secretsIn } from '#functions/gateways/platforms/secrets.ts';
import { failure, jsonOf, refusalOf } from './failures.ts';
import { ErrorBody } from './unverified.ts';

/** Enough for a response with fifty videos, even if all descriptions have the maximum length. */
const MOST_BYTES = 2 * 1024 * 1024;
const OK: ReadonlySet<number> = new Set([200, 201]);

export const exchange = exchangeWith('youtube', MOST_BYTES);

/** A call on behalf of an account. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly access: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Sending['body'];
  /** Whether the URL itself is a secret. */
  readonly isSecret?: boolean;
  readonly limitMs?: number;
}

export interface Calls {
  /** The response, whatever its status. */
  readonly send: (call: Call) => Promise<Answer>;
  /** The body of a successful response, parsed with `schema`; throws a failure for any other response. */
  readonly ask: <S extends z.ZodType>(schema: S, call: Call) => Promise<z.output<S>>;
  /** Reads the body of a successful response. An error body counts as an error even with a success status. */
  readonly read: <S extends z.ZodType>(schema: S, answer: Answer, call: Call) => z.output<S>;
  readonly refusal: (answer: Answer, call: Call) => PlatformFailure;
}

/** Values that must not be repeated in an error message. */
const secretsOf = ({ access, address, isSecret = false }: Call): readonly string[] => [
  access,
  ...(isSecret ? secretsIn(address) : []),
];

/** Calls to the API, each made at most once. */
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
