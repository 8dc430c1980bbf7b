import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSecrets } from '#local/aws/secrets.ts';
import { checkFormat, loadKeys, lockDataFolder, prepareDataFolder } from '#local/support/data-folder.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("creates an installation's secrets once, readable by their owner only", async () => {
  const keys = await loadKeys(folder);
  expect(await loadKeys(folder)).toEqual(keys);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(Buffer.from(keys.sealKey, 'base64')).toHaveLength(32);
  expect((await loadKeys(temporaryFolder())).sealKey).not.toBe(keys.sealKey);
});

test('adds missing secrets to an older installation and keeps the existing ones', async () => {
  const {
    identityKey: _,
    stripeKey: __,
    webhookSecret: ___,
    signingKey: ____,
    signingCertificates: _____,
    appSecret: ______,
    ...before
  } = await loadKeys(folder);
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(before));
  const keys = await loadKeys(folder);
  expect(keys).toEqual({
    ...before,
    signingKey: expect.stringContaining('PRIVATE KEY'),
    signingCertificates: expect.stringContaining('CERTIFICATE'),
    identityKey: expect.any(String),
    stripeKey: expect.stringMatching(/^sk_test_\w{32}/u),
    webhookSecret: expect.stringMatching(/^whsec_\w{32}/u),
    appSecret: expect.stringMatching(/^[\da-f]{64}$/u),
  });
  expect(Buffer.from(keys.identityKey, 'base64')).toHaveLength(32);
  expect(await loadKeys(folder)).toEqual(keys);
});

test('reports damaged secrets with a message that explains what to do', async () => {
  writeFileSync(join(folder, 'secrets.json'), '{');
  await expect(loadKeys(folder)).rejects.toThrow(
    /^Could not read .*secrets\.json: restore it, or remove it/u,
  );
});

test('reports a second instance on the same folder, and releases the folder when the first instance ends', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    `already runs on the data folder ${folder} (process ${process.pid})`,
  );
  lock.release();
  lockDataFolder(folder).release();
});

test('reports that a folder cannot be created, with a message that explains what to do', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => prepareDataFolder(join(folder, 'file', 'data'))).toThrow(/choose another with DATA_DIR/u);
});

test('Secrets Manager returns a secret as JSON and refuses an unknown one', async () => {
  const service = await startSecrets({ 'site/openai': { apiKey: 'k' } });
  const client = new SecretsManagerClient({
    endpoint: service.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: 'site/openai' }));
  expect(JSON.parse(defined(SecretString))).toEqual({ apiKey: 'k' });
  await expect(client.send(new GetSecretValueCommand({ SecretId: 'none' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
  client.destroy();
  await service.close();
});

test('refuses a folder written in a different format by another version, and leaves it unchanged', async () => {
  const data = join(folder, 'formats');
  prepareDataFolder(data);
  checkFormat(data);
  await loadKeys(data);
  expect(() => checkFormat(data)).not.toThrow();
  rmSync(join(data, 'format.json'));
  expect(() => checkFormat(data)).toThrow(/move it away, or start with another folder/u);
  expect(readdirSync(data)).toEqual(['secrets.json']);
});
