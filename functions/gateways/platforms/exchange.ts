import type { PlatformId } from '#contract/platforms.ts';
import { use } from '#functions/cost/meter.ts';
import { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import { AnswerTooLarge, cappedFetch } from '#functions/gateways/openai/capped-fetch.ts';

/** The response, with its whole body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Sending {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: NonNullable<RequestInit['body']>;
}

/** How many bytes of file content a call sends; text isn’t counted. */
const bytesOf = (body: Sending['body']): number => {
  if (body instanceof Blob) return body.size;
  return body instanceof Uint8Array ? body.byteLength : 0;
};

/**
 * Makes HTTP calls to a platform, each only once and without following redirects, and returns the response whatever
 * its status. Throws a `PlatformFailure`: `unavailable` if there is no response within `limitMs`, `unreadable` if it
 * exceeds `mostBytes`. The failure doesn’t include the error that caused it, because that error may contain the URL.
 * Uploaded files are metered, with or without a response.
 */
export const exchangeWith = (platform: PlatformId, mostBytes: number) => {
  const limitedFetch = cappedFetch(mostBytes);
  const failureOf = (error: unknown): PlatformFailure => {
    if (error instanceof AnswerTooLarge)
      return new PlatformFailure(platform, { kind: 'unreadable', code: 'too_large', message: '' });
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const code = isLate ? 'timeout' : 'no_answer';
    return new PlatformFailure(platform, { kind: 'unavailable', code, message: '' });
  };
  return async (address: string, sending: Sending, limitMs: number): Promise<Answer> => {
    use('lambda.egress', bytesOf(sending.body));
    try {
      const response = await limitedFetch(address, { ...sending, signal: AbortSignal.timeout(limitMs) });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw failureOf(error);
    }
  };
};
