import { createServer, type Server } from 'node:http';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { REFUSALS } from '#contract/refusals.ts';
import { OFFLINE_PAINTER, SIMPLE_VOICE } from '#functions/domain/credentials/maker.ts';
import { payments } from '#functions/wiring/payments.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { narrator, painter } from '#functions/wiring/providers.ts';
import { writer } from '#functions/wiring/text-model.ts';
import { listen } from '#local/support/http-service.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

/** Longer than a secret stays cached. */
const A_LITTLE_LATER_MS = 61_000;
const secrets = mockAws(SecretsManagerClient);
const asked: string[] = [];
let model: Server;
let clock = Date.now();

const store = (value: Record<string, string>): void => {
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify({ seed: 'abc', ...value }) });
  clock += A_LITTLE_LATER_MS;
  vi.setSystemTime(clock);
};

beforeAll(async () => {
  model = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(429).end('{}');
  });
  const address = `http://127.0.0.1:${await listen(model)}`;
  for (const [name, value] of Object.entries({
    OPENAI_SECRET_ID: 'openai',
    STRIPE_SECRET_ID: 'stripe',
    STRIPE_BASE_URL: address,
    STORY_WRITER: 'openai',
    PAINTER: 'openai',
    PICTURE_SIZE: '144x256',
    TEXT_BASE_URL: address,
    IMAGE_BASE_URL: address,
  }))
    vi.stubEnv(name, value);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  secrets.reset();
});
afterAll(() => {
  vi.unstubAllEnvs();
  model.close();
});

const story = { prompt: 'A lighthouse keeper', category: 'General', language: 'en' } as const;

describe('a stage without a stored model key', () => {
  test.each([{}, { apiKey: '' }, { apiKey: '  ' }])('writes and paints offline with %j', async (value) => {
    store(value);
    expect(await writerModel()).toBeNull();
    expect((await writer().write(story)).scenes.length).toBeGreaterThan(3);
    const { picture, maker } = await painter().paint('a lighthouse');
    expect(picture.length).toBeGreaterThan(1_000);
    expect(maker).toEqual(OFFLINE_PAINTER);
    expect(asked).toEqual([]);
  });
});

test('writes no story for a grave prompt, and says what its creator can do instead', async () => {
  store({});
  const told = writer().write({ ...story, prompt: 'My grandmother died of cancer' });
  await expect(told).rejects.toMatchObject({
    code: 'refused_by_model',
    message: expect.stringMatching(/Write it yourself under “My Own Script”, or connect an AI model\.$/u),
  });
  expect(REFUSALS.refused_by_model.status).toBe(422);
  expect(asked).toEqual([]);
});

// Proves dashboard-writes-stories-demo-writer-model.
test('starts using a model within a minute of its key being stored, and stops once the key is removed', async () => {
  store({});
  await writer().write(story);
  store({ apiKey: 'sk-new' });
  await expect(painter().paint('a lighthouse')).rejects.toThrow('busy');
  await expect(writer().write(story)).rejects.toMatchObject({ code: 'provider_unavailable' });
  expect(new Set(asked)).toEqual(
    new Set(['POST /images/generations Bearer sk-new', 'POST /chat/completions Bearer sk-new']),
  );
  expect(await writerModel()).toBe('gpt-6-luna');
  asked.length = 0;
  store({});
  expect(await writerModel()).toBeNull();
  await writer().write(story);
  expect(asked).toEqual([]);
});

describe('the maker of a film’s voice', () => {
  const model = 'gpt-4o-mini-tts';

  test.each([
    ['https://api.openai.com/v1', { name: 'OpenAI', model, kind: 'trained' }],
    ['https://10.0.0.7:8000/v1', { name: 'model', model, kind: 'trained' }],
  ])('is recorded without its server’s URL, such as %s', async (address, maker) => {
    store({ apiKey: 'sk-new' });
    const settings = {
      NARRATOR: 'openai',
      SPEECH_BASE_URL: address,
      SPEECH_MODEL: model,
      SPEECH_VOICES: '{}',
    };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    expect((await narrator()).maker('adam', 'en')).toEqual(maker);
  });

  test('is Amazon Polly if Polly speaks, and eSpeak if the chosen speech model has no key', async () => {
    vi.stubEnv('NARRATOR', 'polly');
    expect((await narrator()).maker('adam', 'en')).toMatchObject({ name: 'Amazon Polly', kind: 'trained' });
    vi.stubEnv('NARRATOR', 'openai');
    store({});
    expect((await narrator()).maker('adam', 'en')).toEqual(SIMPLE_VOICE);
  });
});

describe('a stage without stored payment keys', () => {
  test.each([{}, { secretKey: 'sk_1' }, { webhookSecret: 'whsec_1' }, { secretKey: '', webhookSecret: '' }])(
    'sells nothing and accepts no payment events with %j',
    async (value) => {
      store(value);
      await expect(
        payments()?.createCustomer({ id: 'u', name: 'Ada', email: 'ada@example.com' }),
      ).rejects.toMatchObject({ code: 'provider_unavailable' });
      await expect(payments()?.readEvent(Buffer.from('{}'), 't=1,v1=2')).rejects.toMatchObject({
        code: 'provider_unavailable',
      });
      expect(asked).toEqual([]);
    },
  );
});

test('payments reach the provider once both keys are stored', async () => {
  store({ secretKey: 'sk_1', webhookSecret: 'whsec_1' });
  await payments()?.findCheckout('cs_1');
  expect(asked[0]).toBe('GET /v1/checkout/sessions/cs_1 Bearer sk_1');
});
