import { z } from 'zod';

/** What a function answers when it throws, as Lambda reports it. */
export const LambdaError = z.object({
  errorType: z.string(),
  errorMessage: z.string(),
  trace: z.array(z.string()).optional(),
});
export type LambdaError = z.infer<typeof LambdaError>;

/** An invocation that ended with an error; `name` is the error's type as Step Functions matches it. */
export class LambdaFailure extends Error {
  readonly error: LambdaError;

  constructor(error: LambdaError) {
    super(error.errorMessage);
    this.name = error.errorType;
    this.error = error;
  }
}

/** Error types of Lambda itself. */
export const LAMBDA_ERRORS = {
  killed: 'Lambda.Unknown',
  timedOut: 'Sandbox.Timedout',
  outOfMemory: 'Runtime.OutOfMemory',
} as const;
