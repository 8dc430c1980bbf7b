import { platformDay } from '#functions/domain/publishing/platform-day.ts';
import { type FailureKind, PlatformFailure } from '#functions/domain/publishing/ports.ts';
import type { Answer } from '#functions/gateways/platforms/exchange.ts';
import { codeOf, withoutSecrets } from '#functions/gateways/platforms/secrets.ts';
import {
  CHANNEL_LIMIT_REASONS,
  DAILY_REASONS,
  ErrorBody,
  NO_CHANNEL,
  RATE_REASONS,
  SCOPE_REASONS,
} from './unverified.ts';

/** The failure code for a call whose scope the creator didn’t grant. */
export const MISSING_SCOPE = 'missing_scope';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY = 429;
const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
const LAST_STATUS = 599;

export const failure = (
  kind: FailureKind,
  code: string,
  message = '',
  retryAfterSeconds?: number,
): PlatformFailure => new PlatformFailure('youtube', { kind, code, message, retryAfterSeconds });

/** The seconds until YouTube’s daily quota resets, at midnight Pacific. */
const secondsToNewQuota = (now: Date): number | undefined => {
  const ends = platformDay('youtube', now)?.ends;
  return ends && Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000));
};

/** How long to wait according to Retry-After, given in seconds or as a date; undefined if the header isn’t usable. */
export const retryAfterOf = (headers: Headers, now: Date): number | undefined => {
  const stated = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/u.test(stated) ? Number(stated) : (Date.parse(stated) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
};

/** Undefined if the body isn’t JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The kind of failure that an HTTP status stands for, whatever the body says. */
export const kindOfStatus = (status: number): FailureKind => {
  if (status === TOO_MANY) return 'busy';
  if (status >= SERVER_ERROR) return 'unavailable';
  return status >= CLIENT_ERROR ? 'refused' : 'unreadable';
};

const kindOf = (status: number, reason: string): FailureKind => {
  const kind = kindOfStatus(status);
  if (kind !== 'refused' && kind !== 'busy') return kind;
  if (DAILY_REASONS.has(reason) || CHANNEL_LIMIT_REASONS.has(reason)) return 'quota';
  if (status === FORBIDDEN && RATE_REASONS.has(reason)) return 'busy';
  return status === UNAUTHORIZED && reason !== NO_CHANNEL ? 'access_expired' : kind;
};

/** The failure for an unsuccessful API response, with the request’s `secrets` removed. */
export const refusalOf = (
  { status: given, headers, text }: Answer,
  secrets: readonly string[],
  now: Date,
): PlatformFailure => {
  const error = ErrorBody.safeParse(jsonOf(text)).data?.error;
  // An error body may come with status 200.
  const stated = error?.code ?? 0;
  const isStated = given < CLIENT_ERROR && stated >= CLIENT_ERROR && stated <= LAST_STATUS;
  const status = isStated ? stated : given;
  const reasons = [...(error?.errors ?? []), ...(error?.details ?? [])].flatMap(({ reason }) => reason ?? []);
  const [reason = error?.status] = reasons;
  const kind = kindOf(status, reason ?? '');
  const code = reasons.some((each) => SCOPE_REASONS.has(each))
    ? MISSING_SCOPE
    : codeOf(reason, status, secrets);
  const isDaily = kind === 'quota' && DAILY_REASONS.has(code);
  const wait = kind === 'quota' || kind === 'busy' ? retryAfterOf(headers, now) : undefined;
  return failure(
    kind,
    code,
    withoutSecrets(error?.message ?? '', secrets),
    wait ?? (isDaily ? secondsToNewQuota(now) : undefined),
  );
};
