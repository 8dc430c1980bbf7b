/** What can end a step of the workflow. The names are the ones the state machine retries and catches. */
export type StepErrorName =
  /** An outside party is busy, away or slow: worth another try. */
  | 'ProviderBusy'
  /** An outside party declined the text, or what it was asked for cannot be made: the same again would end the same. */
  | 'PictureRefused'
  | 'PictureUnusable'
  | 'NarrationRefused'
  /** A step found no room on its disk; another machine may have it. */
  | 'DiskFull'
  /** The attempt was ended meanwhile (deleted, timed out, retried); nothing is left to do. */
  | 'AttemptOver';

export class StepError extends Error {
  override readonly name: StepErrorName;
  constructor(name: StepErrorName, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = name;
  }
}
