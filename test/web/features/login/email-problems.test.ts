import { expect, test } from 'vitest';
import { ApiError } from '#web/data/api/api-error.ts';
import { PASSWORD_RULE, problemOf } from '#web/features/login/email-problems.ts';

const named = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

test.each([
  ['UserNotFoundException', 'The email address or the password is wrong.'],
  ['UsernameExistsException', 'There is an account with this address already.'],
  ['CodeMismatchException', 'This code is not right.'],
  ['ExpiredCodeException', 'This code is no longer good.'],
  ['InvalidPasswordException', PASSWORD_RULE],
  ['LimitExceededException', 'Too many attempts.'],
  ['TooManyFailedAttemptsException', 'Too many attempts.'],
  ['CodeDeliveryFailureException', 'The email could not be sent.'],
  ['NetworkError', 'We could not reach Veilcast.'],
  ['Late', 'The answer took too long.'],
  ['SomethingNewException', 'Something went wrong.'],
])('%s is told in a sentence', (name, sentence) => {
  expect(problemOf(named(name)).text).toContain(sentence);
});

test('a guess too many is not told as a wrong password', () => {
  expect(problemOf(named('NotAuthorizedException', 'Incorrect username or password.')).text).toContain(
    'is wrong',
  );
  expect(problemOf(named('NotAuthorizedException', 'Password attempts exceeded')).text).toBe(
    'Too many attempts. Wait a few minutes and try again.',
  );
});

test('a parameter the pool does not take is told beside its field', () => {
  const about = (message: string) => problemOf(named('InvalidParameterException', message));
  expect(about("Value at 'password' failed to satisfy constraint")).toEqual({
    text: PASSWORD_RULE,
    field: 'password',
  });
  expect(about('Username should be an email.').field).toBe('email');
  expect(about('Cannot do something else').field).toBeUndefined();
});

test('a refusal of our own API is told in its own words', () => {
  expect(problemOf(new ApiError('sign_in_expired', 'Sign in again.', 401))).toEqual({
    text: 'Sign in again.',
  });
  expect(problemOf('no error at all').text).toBe('Something went wrong. Please try again.');
});
