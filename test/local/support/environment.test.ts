import { afterEach, expect, test, vi } from 'vitest';
import { env as functionsEnv } from '#functions/env.ts';
import { loadKeys } from '#local/support/data-folder.ts';
import { functionEnvironment, providerSecrets } from '#local/support/environment.ts';
import { vendorSettings } from '#local/support/vendor-process.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';

afterEach(() => vi.unstubAllEnvs());

const addresses = {
  dynamodb: 'http://127.0.0.1:1',
  s3: 'http://127.0.0.1:2',
  secrets: 'http://127.0.0.1:3',
  stepFunctions: 'http://127.0.0.1:6',
  stripe: 'http://127.0.0.1:7',
  ses: 'http://127.0.0.1:8',
  youtube: 'http://127.0.0.1:9',
  tiktok: 'http://127.0.0.1:10',
};
const environment = (user: Record<string, string>) =>
  functionEnvironment({
    user,
    addresses,
    machines: { FILM_MACHINE_ARN: 'arn' },
  });

test('without settings, everything stays on this machine, even if AWS credentials are present', () => {
  const env = environment({ AWS_ACCESS_KEY_ID: 'real', AWS_PROFILE: 'work', HOME: '/home/ada' });
  const outside = Object.entries(env).filter(
    ([, value]) => /^https?:/u.test(value) && !value.startsWith('http://127.0.0.1:'),
  );
  expect(outside).toEqual([]);
  expect(env).toMatchObject({
    AWS_ACCESS_KEY_ID: 'local',
    STORY_WRITER: 'offline',
    PAINTER: 'offline',
    MODERATOR: 'none',
    NARRATOR: 'kokoro',
  });
  expect(providerSecrets({})).toMatchObject({ 'veilcast/openai': { apiKey: '' } });
  expect(env).not.toHaveProperty('AWS_PROFILE');
});

test('a key selects real models for text and pictures, and a base URL selects any other server', () => {
  const keyed = environment({ OPENAI_API_KEY: 'k' });
  expect(keyed).toMatchObject({ STORY_WRITER: 'openai', PAINTER: 'openai', MODERATOR: 'openai' });
  expect(keyed).not.toHaveProperty('TEXT_BASE_URL');
  expect(environment({ TEXT_BASE_URL: 'http://127.0.0.1:11434/v1', TEXT_MODEL: 'llama' })).toMatchObject({
    TEXT_BASE_URL: 'http://127.0.0.1:11434/v1',
    TEXT_MODEL: 'llama',
    STORY_WRITER: 'openai',
    PAINTER: 'offline',
  });
  // A user’s own servers don’t need a key, but the client sends one anyway.
  expect(providerSecrets({ TEXT_BASE_URL: 'http://127.0.0.1:11434/v1' })).toMatchObject({
    'veilcast/openai': { apiKey: 'none' },
  });
  expect(providerSecrets({ OPENAI_API_KEY: 'k' })).toMatchObject({ 'veilcast/openai': { apiKey: 'k' } });
});

test('without a moderator, shared videos can be opened only on this machine', () => {
  expect(environment({})).toMatchObject({ MODERATOR: 'none', AUDIENCE: 'machine' });
  const moderated = environment({ OPENAI_API_KEY: 'k' });
  expect(moderated).toMatchObject({ MODERATOR: 'openai' });
  expect(moderated).not.toHaveProperty('AUDIENCE');
});

// Proves dashboard-settings-environment-win-connected.
test('a model can be connected later unless a setting chooses the writer', () => {
  expect(environment({ TEXT_MODEL: 'llama' })).toMatchObject({ MODEL_SECRET_ID: 'veilcast/model' });
  for (const user of [
    { OPENAI_API_KEY: 'k' },
    { TEXT_BASE_URL: 'http://127.0.0.1:1/v1' },
    { STORY_WRITER: 'offline' },
  ])
    expect(environment(user)).not.toHaveProperty('MODEL_SECRET_ID');
});

test('videos are published only on this machine’s stand-ins, which functions locate the same way as the platforms on a stage', () => {
  const env = environment({ YOUTUBE_API_KEY: 'k' });
  vi.stubEnv('PLATFORMS', env['PLATFORMS']);
  const { platforms } = functionsEnv.platforms();
  expect(platforms.map(({ id, standIn }) => [id, standIn?.name, standIn?.postsUrl])).toEqual([
    ['youtube', 'YouTube (stand-in)', 'http://127.0.0.1:9/posts'],
    ['tiktok', 'TikTok (stand-in)', 'http://127.0.0.1:10/posts'],
  ]);
  const addresses = platforms.flatMap(({ standIn }) => Object.values(standIn?.addresses ?? {}));
  expect(addresses).toHaveLength(9);
  expect(addresses.filter((address) => !address.startsWith('http://127.0.0.1:'))).toEqual([]);
  expect(env).toMatchObject({ YOUTUBE_SECRET_ID: 'veilcast/youtube', TIKTOK_SECRET_ID: 'veilcast/tiktok' });
});

test('our app credentials for the stand-ins are secrets of the installation, and the stand-ins redirect creators to the installation’s site', async () => {
  const dataDir = temporaryFolder();
  const installation = { dataDir, siteOrigin: 'http://localhost:8787', lambdaUrl: '' };
  const { secrets, platforms } = vendorSettings(installation, await loadKeys(dataDir), {});
  for (const [id, { redirectUri, ...app }] of Object.entries(platforms.apps)) {
    expect(redirectUri).toBe(`http://localhost:8787/api/publishing/connected/${id}`);
    expect(secrets[`veilcast/${id}`]).toEqual(app);
    expect(app.clientSecret).toMatch(/^[\w-]+-[\da-f]{64}$/u);
  }
  expect(Object.keys(platforms.apps)).toEqual(['youtube', 'tiktok']);
});

test('a model’s API key is a secret, and does not appear in the environment', () => {
  expect(Object.values(environment({ OPENAI_API_KEY: 'sk-very-secret' }))).not.toContain('sk-very-secret');
});

test('the Polly narrator uses the user’s credentials, and everything else stays local', () => {
  const env = environment({ NARRATOR: 'polly', AWS_ACCESS_KEY_ID: 'real', AWS_REGION: 'eu-west-1' });
  expect(env).toMatchObject({
    AWS_ACCESS_KEY_ID: 'real',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:2',
  });
  expect(env).not.toHaveProperty('AWS_ENDPOINT_URL_POLLY');
});

test('functions load the neural voices from the user’s cache, unless the voices are turned off or replaced', () => {
  expect(environment({ HOME: '/home/ada', XDG_CACHE_HOME: '/fast' })).toMatchObject({
    KOKORO_FOLDER: expect.stringMatching(/^\/fast\/veilcast\/voices-/u),
    NARRATOR: 'kokoro',
  });
  expect(environment({ VEILCAST_VOICES: 'off' })).not.toHaveProperty('KOKORO_FOLDER');
  expect(environment({ VEILCAST_VOICES: 'off' })).toMatchObject({ NARRATOR: 'simple' });
});
