import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  InternalErrorException,
  LimitExceededException,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, expect, test } from 'vitest';
import { cognitoPasswords } from '#functions/gateways/cognito/cognito-passwords.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const aws = mockAws(CognitoIdentityProviderClient);
afterEach(() => aws.reset());
const details = { $metadata: {}, message: '' };
const passwords = cognitoPasswords('https://pool.example.com');
const asked = { accessToken: 't', current: 'a lighthouse at noon', password: 'two lighthouses at dusk' };

test('looks up the owner of a token in the pool', async () => {
  aws.on(GetUserCommand).resolves({ Username: 'u', UserAttributes: [{ Name: 'sub', Value: 's' }] });
  expect(await passwords.ownerOf('t')).toEqual({ issuer: 'https://pool.example.com', subject: 's' });
  aws.on(GetUserCommand).rejects(new NotAuthorizedException(details));
  expect(await passwords.ownerOf('t')).toBeUndefined();
});

test('reports whether the current password was correct', async () => {
  aws.on(ChangePasswordCommand).resolves({});
  expect(await passwords.change(asked)).toBe(true);
  expect(aws.commandCalls(ChangePasswordCommand)[0]?.args[0].input).toEqual({
    AccessToken: 't',
    PreviousPassword: asked.current,
    ProposedPassword: asked.password,
  });
  aws.on(ChangePasswordCommand).rejects(new NotAuthorizedException(details));
  expect(await passwords.change(asked)).toBe(false);
});

test('reports too many requests when the pool is busy, and an unavailable provider when it fails', async () => {
  aws.on(ChangePasswordCommand).rejects(new LimitExceededException(details));
  await expect(passwords.change(asked)).rejects.toMatchObject({ code: 'too_many_requests' });
  aws.on(ChangePasswordCommand).rejects(new InternalErrorException(details));
  await expect(passwords.change(asked)).rejects.toMatchObject({ code: 'provider_unavailable' });
});
