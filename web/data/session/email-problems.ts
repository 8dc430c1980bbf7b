import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { isApiError } from '#web/data/api/api-error.ts';

export type EmailField = 'name' | 'email' | 'password' | 'code';

/** What went wrong, in a sentence, and the field it is about if it is about one. */
export interface EmailProblem {
  readonly text: string;
  readonly field?: EmailField;
}

export const PASSWORD_RULE = `Use at least ${PASSWORD_CHARS.min} characters, with no space at the start or end.`;

const NOT_REACHED = 'We couldn’t reach Veilcast. Check your connection and try again.';
const TOO_OFTEN: EmailProblem = { text: 'Too many attempts. Wait a few minutes and try again.' };
const UNKNOWN: EmailProblem = { text: 'Something went wrong. Please try again.' };
const WEAK: EmailProblem = { text: PASSWORD_RULE, field: 'password' };
/** The pool answers an unknown address and a wrong password alike, so as not to reveal who has an account. */
const NOT_THEM: EmailProblem = {
  text: 'The email address or password is incorrect. Try again, or reset your password.',
};

const BY_NAME: ReadonlyMap<string, EmailProblem> = new Map<string, EmailProblem>([
  ['NotAuthorizedException', NOT_THEM],
  ['UserNotFoundException', NOT_THEM],
  [
    'UsernameExistsException',
    { text: 'An account with this address already exists. Sign in instead.', field: 'email' },
  ],
  [
    'CodeMismatchException',
    { text: 'That code isn’t right. Enter the six digits from our latest email.', field: 'code' },
  ],
  ['ExpiredCodeException', { text: 'That code has expired. Request a new one.', field: 'code' }],
  ['InvalidPasswordException', WEAK],
  ['LimitExceededException', TOO_OFTEN],
  ['TooManyRequestsException', TOO_OFTEN],
  ['TooManyFailedAttemptsException', TOO_OFTEN],
  [
    'CodeDeliveryFailureException',
    { text: 'We couldn’t send the email. Check the address and try again.', field: 'email' },
  ],
  ['NetworkError', { text: NOT_REACHED }],
  ['Late', { text: 'Veilcast took too long to answer. Please try again.' }],
  // The code that calls the pool could not be loaded.
  ['TypeError', { text: NOT_REACHED }],
]);

const aboutParameter = (message: string): EmailProblem => {
  if (/password/iu.test(message)) return WEAK;
  return /user ?name|email/iu.test(message)
    ? { text: 'Enter a valid email address.', field: 'email' }
    : UNKNOWN;
};

/** The message for an error of the pool or of our own API. */
export const problemOf = (error: unknown): EmailProblem => {
  if (isApiError(error)) return { text: error.detail };
  if (!(error instanceof Error)) return UNKNOWN;
  if (error.name === 'InvalidParameterException') return aboutParameter(error.message);
  // Too many guesses raise the same error as a wrong password.
  if (error.name === 'NotAuthorizedException' && /attempts exceeded/iu.test(error.message)) return TOO_OFTEN;
  return BY_NAME.get(error.name) ?? UNKNOWN;
};
