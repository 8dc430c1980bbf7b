import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, test } from 'vitest';
import { handler as mergeSecret } from '#infra/custom-resources/merge-secret.ts';
import { handler as mintMediaKeys } from '#infra/custom-resources/mint-media-keys.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';
import { defined } from '#test/support/values.ts';

const secrets = mockAws(SecretsManagerClient);
const userPools = mockAws(CognitoIdentityProviderClient);
let stored = '{}';

beforeEach(() => {
  stored = '{"seed":"abc"}';
  secrets.reset();
  secrets.on(GetSecretValueCommand).callsFake(() => ({ SecretString: stored }));
  secrets.on(PutSecretValueCommand).callsFake(({ SecretString }) => {
    stored = SecretString;
    return {};
  });
});

const value = (): Record<string, string> => JSON.parse(stored);

const keysEvent = (RequestType: string) => ({
  RequestType,
  ResourceProperties: { ServiceToken: 'x', SecretId: 'media' },
});

const settingsEvent = (RequestType: string, siteOrigin: string) => ({
  RequestType,
  ResourceProperties: {
    ServiceToken: 'x',
    SecretId: 'sign-in',
    Minted: ['sealKey', 'identityKey'],
    Values: { siteOrigin, clientId: 'c' },
  },
});

const updateEvent = (from: string, to: string) => ({
  ...settingsEvent('Update', to),
  OldResourceProperties: settingsEvent('Create', from).ResourceProperties,
});

describe('the media keys', () => {
  test('are a pair: the private key goes into the secret, and the public key is returned', async () => {
    const { Data } = await mintMediaKeys(keysEvent('Create'));
    const derived = createPublicKey(createPrivateKey(defined(value()['privateKey']))).export({
      type: 'spki',
      format: 'pem',
    });
    expect(Data.PublicKey).toBe(derived);
    expect(createPrivateKey(defined(value()['privateKey'])).asymmetricKeyDetails).toMatchObject({
      modulusLength: 2048,
    });
    expect(JSON.stringify(Data)).not.toContain('PRIVATE');
  });

  test('stay the same on the next deployment, so that shared links stay valid', async () => {
    const first = await mintMediaKeys(keysEvent('Create'));
    const again = await mintMediaKeys(keysEvent('Update'));
    expect(again).toEqual(first);
    expect(secrets.commandCalls(PutSecretValueCommand)).toHaveLength(1);
  });

  test('are kept when the resource is deleted', async () => {
    await mintMediaKeys(keysEvent('Delete'));
    expect(secrets.calls()).toHaveLength(0);
  });
});

describe('settings that are known only after the deployment', () => {
  test('are merged into the secret, with a seal key and an identity key of 32 bytes each', async () => {
    await mergeSecret(settingsEvent('Create', 'https://a.example'));
    expect(value()).toMatchObject({ seed: 'abc', siteOrigin: 'https://a.example', clientId: 'c' });
    for (const key of ['sealKey', 'identityKey'])
      expect(Buffer.from(defined(value()[key]), 'base64')).toHaveLength(32);
    expect(value()['identityKey']).not.toBe(value()['sealKey']);
  });

  describe('with a user pool client', () => {
    const client = { UserPoolId: 'us-east-1_pool', ClientId: 'c' };
    const event = () => {
      const { ResourceProperties, ...rest } = settingsEvent('Create', 'https://a.example');
      return { ...rest, ResourceProperties: { ...ResourceProperties, UserPoolClient: client } };
    };
    beforeEach(() => userPools.reset());

    test('include the client’s secret from Cognito, which neither the event nor the response contains', async () => {
      userPools
        .on(DescribeUserPoolClientCommand, client)
        .resolves({ UserPoolClient: { ClientSecret: 'top' } });
      const answer = await mergeSecret(event());
      expect(value()).toMatchObject({ clientId: 'c', clientSecret: 'top' });
      expect(JSON.stringify([event(), answer])).not.toContain('top');
    });

    test('stay as they were when Cognito does not respond', async () => {
      userPools.on(DescribeUserPoolClientCommand).rejects(new Error('TooManyRequestsException'));
      await expect(mergeSecret(event())).rejects.toThrow('TooManyRequestsException');
      expect(stored).toBe('{"seed":"abc"}');
    });
  });

  test('change to a new site URL while the keys stay the same', async () => {
    await mergeSecret(settingsEvent('Create', 'https://a.example'));
    const { sealKey, identityKey } = value();
    await mergeSecret(updateEvent('https://a.example', 'https://b.example'));
    expect(value()).toMatchObject({ sealKey, identityKey, siteOrigin: 'https://b.example' });
  });

  // Proves fair-rotated-key-outlives-later-deployments.
  test('keep the values that an operator rotated, no matter what else a later deployment changes', async () => {
    const media = (siteOrigin: string) => ({ SecretId: 'media', Values: { siteOrigin, keyPairId: 'K1' } });
    await mergeSecret({ RequestType: 'Create', ResourceProperties: media('https://a.example') });
    stored = JSON.stringify({ ...value(), keyPairId: 'K2', privateKey: 'the new one' });
    await mergeSecret({
      RequestType: 'Update',
      OldResourceProperties: media('https://a.example'),
      ResourceProperties: media('https://b.example'),
    });
    expect(value()).toEqual({
      seed: 'abc',
      siteOrigin: 'https://b.example',
      keyPairId: 'K2',
      privateKey: 'the new one',
    });
  });

  test('are restored when the deployment is rolled back', async () => {
    await mergeSecret(settingsEvent('Create', 'https://a.example'));
    await mergeSecret(updateEvent('https://a.example', 'https://b.example'));
    await mergeSecret(updateEvent('https://b.example', 'https://a.example'));
    expect(value()).toMatchObject({ siteOrigin: 'https://a.example', clientId: 'c' });
  });

  test('are kept when the resource is deleted', async () => {
    await mergeSecret(settingsEvent('Delete', 'https://a.example'));
    expect(secrets.calls()).toHaveLength(0);
  });
});
