import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';

/** The only error whose message reaches a client. Every other error is reported as `internal` and logged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Sent as `Retry-After` when set. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: RefusalCode,
    detail: string = REFUSALS[code].detail,
    options: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
