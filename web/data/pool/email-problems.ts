import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { isApiError } from '#web/data/api/api-error.ts';

export type EmailField = 'name' | 'email' | 'password' | 'code';

/** What went wrong, as a message, and the field that it is about, if any. */
export interface EmailProblem {
  readonly text: string;
  readonly field?: EmailField;
}

export const PASSWORD_RULE = `Use at least ${PASSWORD_CHARS.min} characters, with no space at the start or end.`;

/** Codes come by e-mail, except those from an authenticator app. */
const WRONG_APP_CODE: EmailProblem = {
  text: 'That code isn’t right. Enter the six digits your app shows now.',
  field: 'code',
};
const TOO_LATE: EmailProblem = { text: 'That took too long. Go back and sign in again.' };
export const COMMON: EmailProblem = { text: REFUSALS.common_password.detail, field: 'password' };
const NOT_REACHED = 'We couldn’t reach Veilcast. Check your connection and try again.';
const TOO_OFTEN: EmailProblem = { text: 'Too many attempts. Wait a few minutes and try again.' };
const UNKNOWN: EmailProblem = { text: 'Something went wrong. Please try again.' };
export const WEAK: EmailProblem = { text: PASSWORD_RULE, field: 'password' };
/**
 * The pool responds to an unknown address as it does to a wrong password, so as not to reveal who has an
 * account.
 */
const NOT_THEM: EmailProblem = {
  text: 'The email address or password is incorrect. Try again, or reset your password.',
};

const BY_NAME: ReadonlyMap<string, EmailProblem> = new Map<string, EmailProblem>([
  ['NotAuthorizedException', NOT_THEM],
  ['UserNotFoundException', NOT_THEM],
  // The pass has expired, or the page is out of date.
  ['UserLambdaValidationException', { text: 'This attempt took too long. Please try again.' }],
  ['LimitExceededException', TOO_OFTEN],
  // This error comes from the firewall in front of the pool.
  ['ForbiddenException', TOO_OFTEN],
  ['TooManyRequestsException', TOO_OFTEN],
  ['TooManyFailedAttemptsException', TOO_OFTEN],
  ['NetworkError', { text: NOT_REACHED }],
  ['Late', { text: 'Veilcast took too long to answer. Please try again.' }],
  // The code that calls the pool could not be loaded.
  ['TypeError', { text: NOT_REACHED }],
]);

/** The field that a refusal from our API is about. */
const FIELD_OF: ReadonlyMap<string, EmailField> = new Map<string, EmailField>([
  ['wrong_code', 'code'],
  ['common_password', 'password'],
]);

const aboutParameter = (message: string): EmailProblem => {
  if (/password/iu.test(message)) return WEAK;
  return /user ?name|email/iu.test(message)
    ? { text: 'Enter a valid email address.', field: 'email' }
    : UNKNOWN;
};

/** The message for an error about the current password of a user who is signed in. */
export const currentProblemOf = (error: unknown): EmailProblem => {
  const problem = problemOf(error);
  if (problem !== NOT_THEM) return problem;
  return { text: 'That isn’t your current password. Try again, or sign out and reset it.' };
};

/** The message for an error about a code from the user's authenticator app. */
export const appProblemOf = (error: unknown): EmailProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'CodeMismatchException' || name === 'EnableSoftwareTokenMFAException') return WRONG_APP_CODE;
  const isOver =
    name === 'SignInException' ||
    (error instanceof Error && name === 'NotAuthorizedException' && /session|token/iu.test(error.message));
  return isOver ? TOO_LATE : problemOf(error);
};

/** The message to show for an error from the pool or from our own API. */
export const problemOf = (error: unknown): EmailProblem => {
  if (isApiError(error)) {
    const field = FIELD_OF.get(error.code);
    return { text: error.detail, ...(field !== undefined && { field }) };
  }
  if (!(error instanceof Error)) return UNKNOWN;
  if (error.name === 'InvalidParameterException') return aboutParameter(error.message);
  // Too many guesses raise the same error as a wrong password.
  if (error.name === 'NotAuthorizedException' && /attempts exceeded/iu.test(error.message)) return TOO_OFTEN;
  return BY_NAME.get(error.name) ?? UNKNOWN;
};
