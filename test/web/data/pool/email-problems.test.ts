import { expect, test } from 'vitest';
import { ApiError } from '#web/data/api/api-error.ts';
import { appProblemOf, PASSWORD_RULE, problemOf } from '#web/data/pool/email-problems.ts';

const named = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

test.each([
  ['UserNotFoundException', 'The email address or password is incorrect.'],
  ['UserLambdaValidationException', 'This attempt took too long.'],
  ['LimitExceededException', 'Too many attempts.'],
  ['ForbiddenException', 'Too many attempts.'],
  ['TooManyFailedAttemptsException', 'Too many attempts.'],
  ['NetworkError', 'We couldn’t reach Veilcast.'],
  ['Late', 'Veilcast took too long to answer.'],
  ['SomethingNewException', 'Something went wrong.'],
])('explains %s with a readable message', (name, sentence) => {
  expect(problemOf(named(name)).text).toContain(sentence);
});

test('too many attempts aren’t reported as a wrong password', () => {
  expect(problemOf(named('NotAuthorizedException', 'Incorrect username or password.')).text).toContain(
    'is incorrect',
  );
  expect(problemOf(named('NotAuthorizedException', 'Password attempts exceeded')).text).toBe(
    'Too many attempts. Wait a few minutes and try again.',
  );
});

test('a parameter that the user pool rejects is reported next to its field', () => {
  const about = (message: string) => problemOf(named('InvalidParameterException', message));
  expect(about("Value at 'password' failed to satisfy constraint")).toEqual({
    text: PASSWORD_RULE,
    field: 'password',
  });
  expect(about('Username should be an email.').field).toBe('email');
  expect(about('Cannot do something else').field).toBeUndefined();
});

test.each([
  ['CodeMismatchException', '', 'Enter the six digits your app shows now.'],
  ['EnableSoftwareTokenMFAException', 'Code mismatch', 'Enter the six digits your app shows now.'],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'That took too long.'],
  ['SignInException', '', 'That took too long.'],
  ['NetworkError', '', 'We couldn’t reach Veilcast.'],
])('explains the authenticator-code error %s (%s) with a readable message', (name, message, sentence) => {
  expect(appProblemOf(named(name, message)).text).toContain(sentence);
});

test('a refusal from our own API is shown unchanged, next to the field that it concerns', () => {
  expect(problemOf(new ApiError('wrong_code', 'That code isn’t right.', 400))).toEqual({
    text: 'That code isn’t right.',
    field: 'code',
  });
  expect(problemOf(new ApiError('sign_in_expired', 'Sign in again.', 401))).toEqual({
    text: 'Sign in again.',
  });
  expect(problemOf('no error at all').text).toBe('Something went wrong. Please try again.');
});
