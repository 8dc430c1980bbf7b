import type { z } from 'zod';
import { exchangeWith, type Sending } from '#functions/gateways/platforms/exchange.ts';
import { failure, failureOf, readJson } from './failures.ts';
import { dataIn } from './unverified.ts';

/** Far more bytes than any API response contains. */
const MOST_BYTES = 256 * 1024;

export const exchange = exchangeWith('tiktok', MOST_BYTES);

interface ApiCall<S extends z.ZodType> {
  readonly access: string;
  /** The body, sent as JSON; without a body, the call is a GET. */
  readonly body?: unknown;
  readonly answer: S;
  readonly timeoutMs: number;
}

/** Calls the API and returns `data` from its response. Throws a `PlatformFailure`. */
export const askApi = async <S extends z.ZodType>(
  address: string,
  { access, body, answer, timeoutMs }: ApiCall<S>,
): Promise<z.output<S>> => {
  const authorization = `Bearer ${access}`;
  const call: Sending =
    body === undefined
      ? { method: 'GET', headers: { authorization } }
      : {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json; charset=UTF-8' },
          body: JSON.stringify(body),
        };
  const answered = await exchange(address, call, timeoutMs);
  const refused = failureOf(answered, [access]);
  if (refused !== undefined) throw refused;
  const read = answer.safeParse(dataIn(readJson(answered.text)));
  if (!read.success) throw failure('unreadable', 'other_fields');
  return read.data;
};
