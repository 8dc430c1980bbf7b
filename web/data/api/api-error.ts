/**
 * A failed call. `code` is one from the contract, or `bad_reply`, or `offline` or `timeout`, both with `status` 0.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly detail: string;
  readonly status: number;

  constructor(code: string, detail: string, status: number, cause?: unknown) {
    super(detail, { cause });
    this.code = code;
    this.detail = detail;
    this.status = status;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Codes that leave the outcome of the call unknown. */
const UNCLEAR: ReadonlySet<string> = new Set(['in_progress', 'internal', 'bad_reply']);

/** True when the server may have carried out the call, although no response confirms it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || UNCLEAR.has(error.code));

/**
 * True when the session has ended. The user is sent to the login page, so an error message would only confuse
 * them.
 */
export const isSessionLost = (error: unknown): boolean => isApiError(error) && error.code === 'not_signed_in';

const MODERATED: ReadonlySet<string> = new Set([
  'against_rules',
  'not_reviewed',
  'restricted',
  'held',
  'owner_only',
  'account_suspended',
]);

/** Moderation’s explanation of a refusal, including what the creator can do; undefined for any other failure. */
export const moderationSentence = (error: unknown): string | undefined =>
  isApiError(error) && MODERATED.has(error.code) ? error.detail : undefined;

/** A readable message for any failure. */
export const sentenceOf = (error: unknown): string => {
  if (isApiError(error)) return error.detail;
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'Something went wrong. Please try again.';
};
