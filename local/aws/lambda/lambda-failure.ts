import { z } from 'zod';

/** A function's error response, as Lambda reports it. */
export const LambdaError = z.object({
  errorType: z.string(),
  errorMessage: z.string(),
  trace: z.array(z.string()).optional(),
});
export type LambdaError = z.infer<typeof LambdaError>;

/** An invocation that failed; `name` is the error type that Step Functions matches. */
export class LambdaFailure extends Error {
  readonly error: LambdaError;

  constructor(error: LambdaError) {
    super(error.errorMessage);
    this.name = error.errorType;
    this.error = error;
  }
}

/** Lambda's own error types. */
export const LAMBDA_ERRORS = {
  exited: 'Runtime.ExitError',
  killed: 'Lambda.Unknown',
  timedOut: 'Sandbox.Timedout',
  outOfMemory: 'Runtime.OutOfMemory',
} as const;
