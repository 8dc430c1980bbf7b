import { type FailureKind, PlatformFailure } from '#functions/domain/publishing/ports.ts';
import type { Answer } from '#functions/gateways/platforms/exchange.ts';
import { codeOf, withoutSecrets } from '#functions/gateways/platforms/secrets.ts';
import { ADVICE } from './advice.ts';
import { CODES, FAIL_REASONS, problemIn } from './unverified.ts';

const UNAUTHORIZED = 401;
const TOO_MANY = 429;

const knownCode = (code: string) => (Object.hasOwn(CODES, code) ? CODES[code] : undefined);

const kindOfStatus = (status: number): FailureKind => {
  if (status === UNAUTHORIZED) return 'access_expired';
  if (status === TOO_MANY) return 'busy';
  if (status >= 500) return 'unavailable';
  return status >= 400 ? 'refused' : 'unreadable';
};

const retryAfterOf = (headers?: Headers): number | undefined => {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
};

/** The failure that a call ended with; the headers are those of its response. */
export const failure = (kind: FailureKind, code: string, message = '', headers?: Headers): PlatformFailure =>
  new PlatformFailure('tiktok', {
    kind,
    code,
    message,
    ...((kind === 'quota' || kind === 'busy') && { retryAfterSeconds: retryAfterOf(headers) }),
  });

/**
 * Parses a text as JSON; undefined if it isn’t JSON. Integers that JavaScript would round, such as post ids, are kept
 * as strings.
 */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (_, value: unknown, context?: { readonly source?: string }) =>
      Number.isInteger(value) && !Number.isSafeInteger(value) ? context?.source : value,
    );
  } catch {
    return undefined;
  }
};

/**
 * Why a response counts as a failure; undefined if nothing in the response indicates a failure. A code from TikTok
 * takes precedence over the status. `secrets` never appear in the failure.
 */
export const failureOf = (
  { status, headers, text }: Answer,
  secrets: readonly string[] = [],
): PlatformFailure | undefined => {
  const json = readJson(text);
  const problem = problemIn(json);
  const isFine = status >= 200 && status < 300;
  if (problem === undefined) {
    if (!isFine) return failure(kindOfStatus(status), `http_${status}`, '', headers);
    return json === undefined && text !== '' ? failure('unreadable', 'not_json') : undefined;
  }
  const code = codeOf(problem.code, status, secrets);
  const kind = knownCode(code)?.kind ?? kindOfStatus(status);
  return failure(kind, code, withoutSecrets(problem.message, secrets), headers);
};

/** Our own code for a direct post to which the creator hasn’t consented. */
export const NO_CONSENT = 'no_consent';

/**
 * What a creator can do about one of TikTok’s codes, whether it came with an error or with a video that wasn’t
 * posted, and whether the same video may then be sent again.
 */
export const tikTokAdvice = (code: string): { readonly advice: string; readonly canRetry: boolean } => {
  if (code === NO_CONSENT) return ADVICE.consent;
  const meaning = Object.hasOwn(FAIL_REASONS, code) ? FAIL_REASONS[code] : knownCode(code)?.meaning;
  return ADVICE[meaning ?? 'unknown'];
};
