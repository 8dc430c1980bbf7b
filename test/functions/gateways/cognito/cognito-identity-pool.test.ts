import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, expect, test } from 'vitest';
import { cognitoIdentityPool } from '#functions/gateways/cognito/cognito-identity-pool.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const aws = mockAws(CognitoIdentityProviderClient);
afterEach(() => aws.reset());
const details = { $metadata: {}, message: '' };
const forget = () => cognitoIdentityPool('eu-west-1_pool').forget('Google_42');

test('deletes a user from the pool by their username', async () => {
  aws.on(AdminDeleteUserCommand).resolves({});
  await forget();
  expect(aws.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input).toEqual({
    UserPoolId: 'eu-west-1_pool',
    Username: 'Google_42',
  });
});

test('treats a user unknown to the pool as deleted', async () => {
  aws.on(AdminDeleteUserCommand).rejects(new UserNotFoundException(details));
  await expect(forget()).resolves.toBeUndefined();
});

test('fails the step when the pool is busy, so that the workflow retries it', async () => {
  aws.on(AdminDeleteUserCommand).rejects(new TooManyRequestsException(details));
  await expect(forget()).rejects.toThrow(TooManyRequestsException);
});

const asksForCode = () => cognitoIdentityPool('eu-west-1_pool').asksForCode('Google_42');

test('reports whether a user signs in with a code from an authenticator app', async () => {
  aws.on(AdminGetUserCommand).resolves({ Username: 'Google_42', UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] });
  expect(await asksForCode()).toBe(true);
  aws.on(AdminGetUserCommand).resolves({ Username: 'Google_42' });
  expect(await asksForCode()).toBe(false);
  aws.on(AdminGetUserCommand).rejects(new UserNotFoundException(details));
  expect(await asksForCode()).toBe(false);
});

test('fails, rather than guess whether a user has a second factor, while the pool does not respond', async () => {
  aws.on(AdminGetUserCommand).rejects(new TooManyRequestsException(details));
  await expect(asksForCode()).rejects.toMatchObject({ code: 'provider_unavailable' });
});
