import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ExpiredCodeException,
  InternalErrorException,
  LimitExceededException,
  ListUsersCommand,
  SignUpCommand,
  TooManyFailedAttemptsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, test } from 'vitest';
import { cognitoEmailAccounts } from '#functions/gateways/cognito/cognito-email-accounts.ts';
import { cognitoIdentityPool } from '#functions/gateways/cognito/cognito-identity-pool.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const aws = mockAws(CognitoIdentityProviderClient);
afterEach(() => aws.reset());
const details = { $metadata: {}, message: '' };
const EMAIL = 'grace@example.com';
const accounts = cognitoEmailAccounts({ userPoolId: 'eu-west-1_pool', clientId: 'web' });

describe('accounts in the user pool', () => {
  test('are reported as absent, unconfirmed or confirmed', async () => {
    aws.on(AdminGetUserCommand).rejects(new UserNotFoundException(details));
    expect(await accounts.standOf(EMAIL)).toBe('none');
    aws.on(AdminGetUserCommand).resolves({ Username: 'x', UserStatus: 'UNCONFIRMED' });
    expect(await accounts.standOf(EMAIL)).toBe('unconfirmed');
    aws.on(AdminGetUserCommand).resolves({ Username: 'x', UserStatus: 'RESET_REQUIRED' });
    expect(await accounts.standOf(EMAIL)).toBe('confirmed');
  });

  test('are created with our pass and a password that nobody knows', async () => {
    aws.on(SignUpCommand).resolves({});
    await accounts.create({ email: EMAIL, name: 'Grace', pass: 'p' });
    await accounts.create({ email: EMAIL, name: 'Grace', pass: 'p' });
    const [one, two] = aws.commandCalls(SignUpCommand).map(({ args }) => args[0].input);
    expect(one).toMatchObject({ ClientId: 'web', Username: EMAIL, ClientMetadata: { pass: 'p' } });
    expect(one?.Password).toHaveLength(64);
    expect(one?.Password).not.toBe(two?.Password);
  });

  test.each([
    [CodeMismatchException],
    [ExpiredCodeException],
    [LimitExceededException],
    [TooManyFailedAttemptsException],
    [UserNotFoundException],
  ])(
    'give the same response to a wrong code, no matter which error the pool returns ($name)',
    async (Kind) => {
      aws.on(ConfirmSignUpCommand).rejects(new Kind(details));
      aws.on(ConfirmForgotPasswordCommand).rejects(new Kind(details));
      expect(await accounts.confirm(EMAIL, '123456')).toBe(false);
      expect(await accounts.reset(EMAIL, '123456', 'a lighthouse at noon')).toBe(false);
    },
  );

  test('return an error, rather than reject the code, when the pool fails', async () => {
    aws.on(ConfirmSignUpCommand).rejects(new InternalErrorException(details));
    await expect(accounts.confirm(EMAIL, '123456')).rejects.toThrow(InternalErrorException);
  });

  test('are confirmed or reset in a single try, because the pool would reject the same code a second time', async () => {
    const attempts: Promise<number>[] = [];
    aws.onAnyCommand().callsFake((_, clientOf) => {
      attempts.push(clientOf().config.maxAttempts());
      return {};
    });
    await accounts.confirm(EMAIL, '123456');
    await accounts.reset(EMAIL, '123456', 'a lighthouse at noon');
    expect(await Promise.all(attempts)).toEqual([1, 1]);
  });

  test('get the password and the name given by the person who entered the code', async () => {
    aws.on(AdminSetUserPasswordCommand).resolves({});
    aws.on(AdminUpdateUserAttributesCommand).resolves({});
    await accounts.complete(EMAIL, 'a lighthouse at noon', undefined);
    expect(aws.commandCalls(AdminUpdateUserAttributesCommand)).toHaveLength(0);
    await accounts.complete(EMAIL, 'a lighthouse at noon', 'Grace');
    expect(aws.commandCalls(AdminSetUserPasswordCommand)[1]?.args[0].input).toEqual({
      UserPoolId: 'eu-west-1_pool',
      Username: EMAIL,
      Password: 'a lighthouse at noon',
      Permanent: true,
    });
    expect(aws.commandCalls(AdminUpdateUserAttributesCommand)).toHaveLength(1);
  });
});

test('lists unconfirmed sign-ups that were started before a given time', async () => {
  const user = (Username: string, day: string) => ({ Username, UserCreateDate: new Date(day) });
  aws
    .on(ListUsersCommand)
    .resolvesOnce({ Users: [user('a', '2026-11-18'), user('b', '2026-11-20')], PaginationToken: 'next' })
    .resolvesOnce({ Users: [user('c', '2026-11-19')] });
  const pool = cognitoIdentityPool('eu-west-1_pool');
  const found = await Array.fromAsync(pool.unconfirmedBefore(new Date('2026-11-19T12:00:00Z')));
  expect(found).toEqual(['a', 'c']);
  expect(aws.commandCalls(ListUsersCommand)[0]?.args[0].input.Filter).toBe(
    'cognito:user_status = "UNCONFIRMED"',
  );
});
