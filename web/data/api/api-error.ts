/** A call that did not succeed. `code` is the contract's, or `offline`, `timeout`, `bad_reply` when no refusal arrived; then `status` is 0. */
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

/** Codes of an answer that does not tell how the call ended. */
const UNCLEAR: ReadonlySet<string> = new Set(['in_progress', 'internal', 'bad_reply']);

/** True when the server may have carried the call out although no answer says so. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || UNCLEAR.has(error.code));

/** True when nobody is signed in any more. The way to the login page says it; a message of failure would only confuse. */
export const isSessionLost = (error: unknown): boolean => isApiError(error) && error.code === 'not_signed_in';

/** The sentence a person can read about any failure. */
export const sentenceOf = (error: unknown): string => {
  if (isApiError(error)) return error.detail;
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'Something went wrong. Please try again.';
};
