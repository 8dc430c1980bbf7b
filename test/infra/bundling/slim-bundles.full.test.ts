import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Built, runEsbuild } from '#infra/bundling/run-esbuild.ts';
import { listen } from '#local/support/http-service.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { ROOT } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const BUNDLING_MS = 240_000;
const SENTENCE =
  'The lamp had been dark for nine years when the first letter came up with the tide one night.';
const STORY = {
  title: 'The Lamp',
  scenes: Array.from({ length: 5 }, () => ({ narration: SENTENCE, picture: 'a lighthouse' })),
};
const SECRETS = { apiKey: 'sk-1', value: 'a secret of the origin' };
/** Every file that wires ports. The offline painter loads only when it first paints. */
const WIRING = readdirSync(join(ROOT, 'functions/wiring'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `functions/wiring/${name}`);
const asked: string[] = [];
const outdir = temporaryFolder();
let vendor: Server;
let bundles: readonly Built[] = [];

/** Secrets Manager and a model that share one URL. */
const answerTo = (path: string): unknown => {
  if (path === '/') return { SecretString: JSON.stringify(SECRETS) };
  if (path === '/images/generations')
    return { data: [{ b64_json: Buffer.from('picture').toString('base64') }] };
  if (path === '/moderations') return { results: [{ categories: { hate: true } }] };
  return { choices: [{ message: { content: JSON.stringify(STORY) } }] };
};

beforeAll(async () => {
  vendor = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/audio/speech')
      return void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('voice');
    response.setHeader(
      'content-type',
      request.url === '/' ? 'application/x-amz-json-1.1' : 'application/json',
    );
    response.end(JSON.stringify(answerTo(request.url ?? '')));
  });
  const address = `http://127.0.0.1:${await listen(vendor)}`;
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: address,
    OPENAI_SECRET_ID: 'openai',
    ORIGIN_SECRET_ID: 'origin',
    STORY_WRITER: 'openai',
    MODERATOR: 'openai',
    MODERATION_BASE_URL: address,
    PAINTER: 'openai',
    TEXT_BASE_URL: address,
    IMAGE_BASE_URL: address,
    NARRATOR: 'openai',
    SPEECH_BASE_URL: address,
    SPEECH_MODEL: 'a-voice',
    SPEECH_VOICES: '{"adam":"onyx"}',
    LOG_LEVEL: 'silent',
  }))
    vi.stubEnv(name, value);
  bundles = await runEsbuild(
    ROOT,
    outdir,
    [...WIRING, 'functions/api/health/check-health.lambda.ts'].map((path) => ({ path, carries: [] })),
  );
}, BUNDLING_MS);
afterAll(() => {
  vi.unstubAllEnvs();
  vendor.close();
  rmSync(outdir, { recursive: true });
});

const fileOf = (path: string): string => defined(bundles.find(({ entry }) => entry.path.includes(path))).file;
const load = (path: string) => import(fileOf(path));

test('a slim bundle can still get stories, judgements, pictures and speech from a model', async () => {
  const { writer } = await load('wiring/text-model');
  const { moderation, painter, narrator } = await load('wiring/providers');
  const story = await writer().write({ prompt: 'A lighthouse', category: 'General', language: 'en' });
  expect(story.title).toBe(STORY.title);
  expect(await moderation.moderator().judgeTexts(['A lighthouse'])).toEqual({
    class: 'hate',
    passage: 'A lighthouse',
  });
  expect(Buffer.from((await painter().paint('a lighthouse')).picture).toString()).toBe('picture');
  const voice = await narrator();
  const { audio } = await voice.narrate({ script: SENTENCE, voiceId: 'adam', language: 'en' });
  expect(Buffer.from(audio).toString()).toBe('voice');
  // Each bundle reads the key once.
  const read = asked.filter((path) => path === '/');
  expect(read).toHaveLength(2);
  expect(asked.filter((path) => path !== '/')).toEqual([
    '/chat/completions',
    '/moderations',
    '/images/generations',
    '/audio/speech',
  ]);
});

test('a slim bundle still validates and answers a request', async () => {
  const { handler } = await load('check-health');
  const event = (headers: Record<string, string>) => ({
    headers,
    rawQueryString: '',
    requestContext: { requestId: 'r', http: { method: 'GET', sourceIp: '203.0.113.7' } },
  });
  const answer = await handler(event({ 'x-origin-secret': SECRETS.value }), {});
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ status: 'ok' });
  expect((await handler(event({}), {})).statusCode).toBe(403);
});

/** Loads bundles one after the other, and returns the first one that loads fetch. */
const LOAD_ALL = `
  const { LOADED } = process.env;
  for (const [path, url] of JSON.parse(LOADED)) {
    await import(url);
    const fetching = process.moduleLoadList.filter((name) => name.includes('undici'));
    if (fetching.length > 0) process.stdout.write(path + ' loads ' + fetching.join(', '));
    if (fetching.length > 0) break;
  }
  if (!process.moduleLoadList.includes('NativeModule fs')) process.stdout.write('The list is not as expected.');
  process.exit();`;

test('no file that wires ports loads fetch before its first request', () => {
  const loaded = WIRING.map((path) => [path, pathToFileURL(fileOf(path)).href]);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', LOAD_ALL], {
    encoding: 'utf8',
    env: { ...process.env, LOADED: JSON.stringify(loaded) },
  });
  expect([stdout, stderr]).toEqual(['', '']);
});
