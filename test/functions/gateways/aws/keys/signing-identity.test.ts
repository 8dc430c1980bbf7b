import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeEach, expect, test } from 'vitest';
import { readSigningIdentity } from '#functions/gateways/aws/keys/signing-identity.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const aws = mockAws(SecretsManagerClient);
beforeEach(() => {
  aws.reset();
});

let count = 0;
/** Each secret has its own id, because secrets are cached for a minute. */
const read = (value: unknown) => {
  count += 1;
  aws.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(value) });
  return readSigningIdentity(`veilcast/signing-${count}`);
};

test('reads the stored key and certificates', async () => {
  const identity = { privateKey: 'a key', certificates: 'certificates' };
  expect(await read({ seed: 'abc', ...identity })).toEqual(identity);
  expect(await read({ privateKey: 'a key' })).toEqual({ privateKey: 'a key', certificates: '' });
});

test.each([{}, { seed: 'abc' }, { privateKey: '', certificates: ' ' }])(
  'reads nothing from %j',
  async (value) => {
    expect(await read(value)).toBeUndefined();
  },
);

test('fails without revealing the key when the secret is damaged or Secrets Manager is down', async () => {
  await expect(read({ privateKey: ['a key'] })).rejects.toThrow(
    /^The secret veilcast\/signing-\d+ does not have the expected fields\.$/u,
  );
  aws.on(GetSecretValueCommand).rejects(new Error('away'));
  await expect(readSigningIdentity('veilcast/signing-away')).rejects.toThrow('away');
});
