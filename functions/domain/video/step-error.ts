/** Errors that can end a step of the workflow. The state machine retries and catches them by these names. */
export type StepErrorName =
  /** A provider is busy, away or slow: worth a retry. */
  | 'ProviderBusy'
  /** A provider declined the text or cannot fulfil the request: a retry would fail the same way. */
  | 'PictureRefused'
  | 'PictureUnusable'
  | 'NarrationRefused'
  /** A step ran out of disk space; another machine may have more. */
  | 'DiskFull'
  /** The attempt has ended (deleted, timed out, retried); there is nothing left to do. */
  | 'AttemptOver';

export class StepError extends Error {
  override readonly name: StepErrorName;
  constructor(name: StepErrorName, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = name;
  }
}
