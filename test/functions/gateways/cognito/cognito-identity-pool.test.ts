import {
  AdminDeleteUserCommand,
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

test('somebody is removed from the pool by their name in it', async () => {
  aws.on(AdminDeleteUserCommand).resolves({});
  await forget();
  expect(aws.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input).toEqual({
    UserPoolId: 'eu-west-1_pool',
    Username: 'Google_42',
  });
});

test('somebody whom the pool does not know is forgotten already', async () => {
  aws.on(AdminDeleteUserCommand).rejects(new UserNotFoundException(details));
  await expect(forget()).resolves.toBeUndefined();
});

test('a pool that is busy makes the step fail, so that the workflow tries it again', async () => {
  aws.on(AdminDeleteUserCommand).rejects(new TooManyRequestsException(details));
  await expect(forget()).rejects.toThrow(TooManyRequestsException);
});
