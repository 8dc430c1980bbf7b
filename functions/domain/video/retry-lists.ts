import {
  CHECK_RETRIES,
  DELETION_RETRIES,
  EXPORT_RETRIES,
  RETRY_POLICIES,
  type RetryPolicy,
  SERIES_RETRIES,
} from './retry-policies.ts';
import { PLATFORM_ERRORS, STEP_ERRORS } from './step-errors.ts';

/** One entry of a task's `Retry` list. */
export interface Retrier extends RetryPolicy {
  readonly ErrorEquals: readonly string[];
}

const ERRORS = Object.entries({ ...STEP_ERRORS, ...PLATFORM_ERRORS });

/** The `Retry` list of every render step: one retrier per policy, listing all errors that the policy covers. */
export const RENDER_RETRIERS: readonly Retrier[] = Object.entries(RETRY_POLICIES).map(
  ([policy, numbers]) => ({
    ErrorEquals: ERRORS.filter(([, { retry }]) => retry === policy).map(([name]) => name),
    ...numbers,
  }),
);

/** Function errors that may have been caused by the input. */
const FUNCTION_ENDS = ['Runtime.OutOfMemory', 'Runtime.ExitError', 'Sandbox.Timedout'];
const ANY_ERROR = ['States.TaskFailed', 'States.Timeout'];

/** The `Retry` list for account deletion steps, for any error. */
export const deletionRetriers = (step: string): readonly Retrier[] => {
  const policy = step === 'CancelSubscription' ? DELETION_RETRIES.CancelSubscription : DELETION_RETRIES.step;
  return [{ ErrorEquals: ANY_ERROR, ...policy }];
};

/** The `Retry` list of an account export's steps. */
export const exportRetriers = (): readonly Retrier[] => [{ ErrorEquals: ANY_ERROR, ...EXPORT_RETRIES }];

/** The `Retry` list of upload check steps. A file that has taken too much time or memory is not opened again. */
export const checkRetriers = (step: string): readonly Retrier[] =>
  step === 'NormaliseUpload'
    ? [
        { ErrorEquals: FUNCTION_ENDS, ...RETRY_POLICIES.never },
        { ErrorEquals: ['States.TaskFailed'], ...CHECK_RETRIES.NormaliseUpload },
      ]
    : [{ ErrorEquals: ANY_ERROR, ...CHECK_RETRIES.step }];

/** The `Retry` list of series run steps. */
export const seriesRetriers = (step: string): readonly Retrier[] => [
  { ErrorEquals: ANY_ERROR, ...(step === 'WriteScript' ? SERIES_RETRIES.WriteScript : SERIES_RETRIES.step) },
];

/**
 * The `Retry` list of the step that sends publications, which is safe to retry because it first looks up what the
 * platform already has.
 */
export const publicationRetriers = (): readonly Retrier[] => [
  { ErrorEquals: ANY_ERROR, ...SERIES_RETRIES.step },
];
