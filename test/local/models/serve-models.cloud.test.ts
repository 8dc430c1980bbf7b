import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MODELS_PATH } from '#contract/local-models.ts';
import { SITE_CONFIG_PATH } from '#contract/schemas/site-config.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { leaveModel, MODEL, MODEL_TITLE, ModelServer } from '#test/support/models/model-server.ts';
import { defined } from '#test/support/values.ts';

useCloudEnvironment();
const { url, dataDir, modelPort } = sharedCloud();
const site = new Visitor(url);
const server = new ModelServer(modelPort);
const KEY = 'sk-very-secret';

const connect = (key = '') =>
  site.post(`${MODELS_PATH}/connect`, { address: server.address, key, model: MODEL });
const disconnect = () => site.post(`${MODELS_PATH}/disconnect`);
const state = async (query = '') => (await site.get(`${MODELS_PATH}${query}`)).json();

beforeEach(() => server.start());
afterEach(() => leaveModel(server));

/** A request with arbitrary headers, which no browser allows a page to send. */
const raw = (path: string, method: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(url);
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve(defined(response.statusCode));
    })
      .on('error', reject)
      .end(method === 'POST' ? '{}' : undefined);
  });

describe('the model settings', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  const own = new URL(url).host;

  // Proves dashboard-settings-models-closed-pages-no.
  test.each([
    ['a name that was rebound to this machine', { host: `evil.example:${own.split(':')[1]}` }, 421],
    ['the address of this machine on its network', { host: '192.168.1.20:8787' }, 421],
    ['another site', { host: own, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [
      'a page on another port',
      { host: own, 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
      403,
    ],
    ['a page on the local network', { host: own, origin: 'http://192.168.1.20' }, 403],
    ['a sandboxed frame', { host: own, origin: 'null' }, 403],
    ['a link on another site', { host: own, 'sec-fetch-site': 'cross-site' }, 403],
  ])('can’t be accessed by %s', async (_, headers, status) => {
    expect(await raw(MODELS_PATH, 'GET', headers)).toBe(status);
    expect(await raw(`${MODELS_PATH}/disconnect`, 'POST', { ...JSON_TYPE, ...headers })).toBe(status);
  });

  test('can’t be changed by a form post, which doesn’t need a preflight', async () => {
    const type = { host: own, 'content-type': 'text/plain' };
    expect(await raw(`${MODELS_PATH}/disconnect`, 'POST', type)).toBe(403);
    expect(await raw(MODELS_PATH, 'OPTIONS', { host: own, origin: 'https://evil.example' })).toBe(403);
  });

  test('can be accessed by the dashboard, which finds them through the site’s settings', async () => {
    expect(await (await site.get(SITE_CONFIG_PATH)).json()).toMatchObject({ machineSettings: true });
    expect((await site.get(MODELS_PATH, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await site.get(`${MODELS_PATH}/nothing`)).status).toBe(404);
    expect((await site.post(`${MODELS_PATH}/connect`, { address: server.address })).status).toBe(400);
  });
});

// Proves dashboard-settings-models-closed-pages-no.
test('a key doesn’t appear in any response or log', async () => {
  server.key = KEY;
  const answer = await connect(KEY);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(KEY);
  expect(JSON.stringify(await state('?look=again'))).not.toContain(KEY);
  const logs = join(dataDir, 'logs');
  const withKey = readdirSync(logs).filter((name) => readFileSync(join(logs, name)).includes(KEY));
  expect(withKey).toEqual([]);
});

describe('stories', () => {
  let creator: Visitor;
  beforeAll(async () => {
    creator = await signIn(newPerson());
  });
  afterAll(() => creator.post('/api/auth/logout'));

  const write = async (prompt: string) =>
    (await creator.post('/api/stories/generate', { prompt, category: 'Mystery', language: 'en' })).json();
  const writer = async () => (await (await creator.get('/api/videos/trial-limits')).json()).writer_model;

  // Proves dashboard-model-machine-offered-tried, readTrialLimits.
  test('come from the connected model right away; while that model is gone, they come from the demo writer and say so', async () => {
    expect(await writer()).toBeNull();
    await connect();
    expect(await writer()).toBe(MODEL);
    const first = await write('A lighthouse');
    expect(first).toMatchObject({ title: MODEL_TITLE });
    expect(first).not.toHaveProperty('insteadOf');
    await server.stop();
    const lost = await write('A lighthouse again');
    expect(lost.title).not.toBe(MODEL_TITLE);
    expect(lost.insteadOf).toEqual({ model: MODEL, reason: 'away' });
    expect(await state('?look=again')).toMatchObject({ connected: { isAnswering: false }, found: [] });
    await server.start();
    server.chats = 'nonsense';
    expect((await write('A third one')).insteadOf).toEqual({ model: MODEL, reason: 'unusable' });
    server.chats = 'a model';
    expect(await write('A fourth one')).toMatchObject({ title: MODEL_TITLE });
    const kept: { insteadOf?: unknown }[] = await (await creator.get('/api/stories')).json();
    expect(kept.map(({ insteadOf }) => insteadOf !== undefined)).toEqual([false, true, true, false]);
    await disconnect();
    expect(await writer()).toBeNull();
    expect(await write('A fifth one')).not.toHaveProperty('insteadOf');
  });
});
