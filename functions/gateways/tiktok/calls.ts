import type { z } from 'zod';
import type { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import { AnswerTooLarge, cappedFetch } from '#functions/gateways/openai/capped-fetch.ts';
import { type Answer, failure, failureOf, readJson } from './failures.ts';
import { dataIn } from './unverified.ts';

/** Far more than any answer of the API has. */
const MOST_BYTES = 256 * 1024;
const fetchCapped = cappedFetch(MOST_BYTES);

export interface Call {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: NonNullable<RequestInit['body']>;
}

const failureOfCall = (error: unknown): PlatformFailure => {
  if (error instanceof AnswerTooLarge) return failure('unreadable', 'too_long');
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return failure('unavailable', isLate ? 'timeout' : 'no_answer');
};

/**
 * Calls an address once and reads its answer, whatever the status; redirects are not followed. Throws a
 * `PlatformFailure` without an answer in time, or with one that is too long. It doesn’t carry the error that caused it,
 * because that may hold the address.
 */
export const exchange = async (address: string, call: Call, timeoutMs: number): Promise<Answer> => {
  try {
    const response = await fetchCapped(address, { ...call, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw failureOfCall(error);
  }
};

interface ApiCall<S extends z.ZodType> {
  readonly access: string;
  /** Sent as JSON; without it the call is a GET. */
  readonly body?: unknown;
  readonly answer: S;
  readonly timeoutMs: number;
}

/** Calls the API and reads `data` of its answer. Throws a `PlatformFailure`. */
export const askApi = async <S extends z.ZodType>(
  address: string,
  { access, body, answer, timeoutMs }: ApiCall<S>,
): Promise<z.output<S>> => {
  const authorization = `Bearer ${access}`;
  const call: Call =
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
