import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SigningIdentity } from '#functions/domain/credentials/signing.ts';
import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';
import { capabilitiesOf } from '#tools/operator/capabilities.ts';
import { operatorSecrets } from '#tools/operator/operator-secrets.ts';
import { storeSecrets } from '#tools/operator/store-secrets.ts';

const aws = mockAws(SecretsManagerClient);
let vault: Map<string, string>;
let files: Map<string, string>;

beforeEach(() => {
  files = new Map();
  vault = new Map([
    ['veilcast/dev/openai', '{"seed":"abc"}'],
    ['veilcast/dev/stripe', '{"seed":"abc"}'],
    ['veilcast/dev/signing', '{"seed":"abc"}'],
  ]);
  aws.reset();
  aws.on(GetSecretValueCommand).callsFake(({ SecretId }) => {
    const SecretString = vault.get(SecretId);
    if (SecretString === undefined) throw new ResourceNotFoundException({ $metadata: {}, message: '' });
    return { SecretString };
  });
  aws.on(PutSecretValueCommand).callsFake(({ SecretId, SecretString }) => {
    vault.set(SecretId, SecretString);
    return {};
  });
  aws.on(CreateSecretCommand).callsFake(({ Name, SecretString }) => {
    vault.set(Name, SecretString);
    return {};
  });
});

/** Types each answer at the question that contains the answer’s keyword, and presses Enter at all other questions. */
const type = async (answers: Record<string, string>) => {
  const said: string[] = [];
  const storedAll = await storeSecrets(
    {
      keeper: secretKeeper('eu-west-1'),
      ask: async (question) => {
        said.push(question);
        return Object.entries(answers).find(([word]) => question.includes(word))?.[1] ?? '';
      },
      say: (line) => said.push(line),
      readFile: async (path) => files.get(path),
    },
    'dev',
  );
  return { storedAll, said: said.join('\n') };
};
const held = (purpose: string) => JSON.parse(vault.get(`veilcast/dev/${purpose}`) ?? '{}');
const statesOf = async () => {
  const found = await capabilitiesOf('dev', stageSettings('dev'), secretKeeper('eu-west-1').read);
  return Object.fromEntries(found.map(({ name, state }) => [name, state]));
};

test("stores a typed key alongside the secret's other fields, and turns the model on", async () => {
  expect(await statesOf()).toMatchObject({ Writer: 'offline', Painter: 'offline' });
  const { storedAll } = await type({ 'API key': 'sk-1' });
  expect(held('openai')).toEqual({ seed: 'abc', apiKey: 'sk-1' });
  expect(storedAll).toBe(true);
  expect(await statesOf()).toMatchObject({ Writer: 'gpt-6-luna', Painter: 'gpt-image-2.5-flare' });
});

test('pressing Enter keeps the current value', async () => {
  vault.set('veilcast/dev/openai', '{"seed":"abc","apiKey":"sk-1"}');
  await type({});
  expect(aws.commandCalls(PutSecretValueCommand)).toHaveLength(0);
  expect(aws.commandCalls(CreateSecretCommand)).toHaveLength(0);
});

test('typing a hyphen removes a key', async () => {
  vault.set('veilcast/dev/openai', '{"seed":"abc","apiKey":"sk-1"}');
  await type({ 'API key': '-' });
  expect(held('openai')).toEqual({ seed: 'abc' });
});

test('checkout needs both of Stripe’s keys', async () => {
  await type({ 'Secret key': 'sk_test_1' });
  expect(await statesOf()).toMatchObject({ Checkout: 'off' });
  await type({ 'Signing secret': 'whsec_1' });
  expect(await statesOf()).toMatchObject({ Checkout: 'Stripe' });
});

test("stores Google's client before a stack exists, and the next deployment uses it", async () => {
  expect(await statesOf()).toMatchObject({ 'Sign-in': 'e-mail' });
  const { said } = await type({
    'Client id': 'abc.apps.googleusercontent.com',
    'Client secret': 'GOCSPX-1',
  });
  expect(held('google')).toEqual({ clientId: 'abc.apps.googleusercontent.com', clientSecret: 'GOCSPX-1' });
  expect(said).toContain('The next "npm run deploy -- dev" uses it.');
  expect(await statesOf()).toMatchObject({ 'Sign-in': 'Google and e-mail' });
});

test('never shows a stored or typed value', async () => {
  vault.set('veilcast/dev/stripe', '{"secretKey":"old-key"}');
  const { said } = await type({ 'API key': 'sk-new', 'Signing secret': 'not-a-secret' });
  expect(said).not.toMatch(/old-key|sk-new|not-a-secret/u);
  expect(said).toContain('(stored;');
  expect(said).toContain('This has an unusual format');
});

test('before the first deployment, there is no secret to store keys in, and the command says what to do first', async () => {
  vault.clear();
  const { storedAll, said } = await type({ 'API key': 'sk-1' });
  expect(storedAll).toBe(false);
  expect(said).toContain('run "npm run deploy -- dev" first');
  expect(vault.size).toBe(0);
});

describe('our app at a platform', () => {
  const publishing = {
    platforms: { youtube: { audited: false }, tiktok: { audited: false } },
    unverified: false,
  };
  const settings = { ...stageSettings('dev'), publishing };
  const stateOf = async (name: string) => {
    const found = await capabilitiesOf('dev', settings, secretKeeper('eu-west-1').read);
    return found.find((each) => each.name === name);
  };

  test('is asked for using the platform’s own terms, on stages that publish there', () => {
    const asked = operatorSecrets(settings).filter(({ turnsOn }) => turnsOn.startsWith('publishing'));
    expect(
      asked.map(({ purpose, turnsOn, fields }) => [purpose, turnsOn, fields.map(({ ask }) => ask)]),
    ).toEqual([
      [
        'youtube',
        'publishing on YouTube',
        ['Client id of our OAuth client for YouTube', 'Client secret of our OAuth client for YouTube'],
      ],
      [
        'tiktok',
        'publishing on TikTok',
        ['Client key of our app at TikTok', 'Client secret of our app at TikTok'],
      ],
    ]);
    for (const { fields } of asked)
      expect(fields.map(({ name }) => name)).toEqual(['clientId', 'clientSecret']);
    const others = operatorSecrets(stageSettings('dev')).map(({ purpose }) => purpose);
    expect(others).not.toContain('youtube');
    expect(others).not.toContain('tiktok');
  });

  test('turns publishing on once both fields are stored and the stage accepts unverified assumptions', async () => {
    expect(await stateOf('YouTube')).toEqual({
      name: 'YouTube',
      state: 'off',
      missing: 'the app at YouTube',
    });
    vault.set('veilcast/dev/youtube', '{"clientId":"a","clientSecret":"b"}');
    expect(await stateOf('YouTube')).toEqual({ name: 'YouTube', state: 'not offered until it is verified' });
    publishing.unverified = true;
    expect(await stateOf('YouTube')).toEqual({ name: 'YouTube', state: 'accounts can be connected' });
    expect(await statesOf()).not.toHaveProperty('YouTube');
  });
});

describe('the signing certificate', () => {
  const QUESTIONS = { 'signing key': '/keys/key.pem', 'its certificate': '/keys/chain.pem' };
  const give = ({ privateKey, certificates }: SigningIdentity): void => {
    files.set('/keys/key.pem', privateKey);
    files.set('/keys/chain.pem', certificates);
  };

  test('is stored if the two files match, which turns signing on', async () => {
    const identity = await newTestIdentity();
    give(identity);
    expect(await statesOf()).toMatchObject({ Signature: 'none' });
    const { storedAll, said } = await type(QUESTIONS);
    expect(storedAll).toBe(true);
    expect(held('signing')).toEqual({ seed: 'abc', ...identity });
    expect(said).not.toContain('PRIVATE KEY');
    expect(await statesOf()).toMatchObject({ Signature: 'Content Credentials' });
  });

  // Proves film-stage-signing-certificate-checked.
  test('is not stored if the key belongs to another certificate', async () => {
    give({ ...(await newTestIdentity()), privateKey: (await newTestIdentity()).privateKey });
    const { storedAll, said } = await type(QUESTIONS);
    expect(storedAll).toBe(false);
    expect(said).toContain(
      'Not stored: the key, the certificate and those of its issuers do not belong together.',
    );
    expect(held('signing')).toEqual({ seed: 'abc' });
  });

  test('is not stored when a file is missing', async () => {
    const { storedAll, said } = await type(QUESTIONS);
    expect(storedAll).toBe(false);
    expect(said).toContain('/keys/key.pem cannot be read');
    expect(held('signing')).toEqual({ seed: 'abc' });
  });

  test('is removed, along with its key, if a hyphen is typed for each', async () => {
    vault.set('veilcast/dev/signing', JSON.stringify({ seed: 'abc', ...(await newTestIdentity()) }));
    await type({ 'signing key': '-', 'its certificate': '-' });
    expect(held('signing')).toEqual({ seed: 'abc' });
  });
});
