import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectionFile, readConnection } from '#local/models/connection-file.ts';
import { ModelDesk } from '#local/models/model-desk.ts';
import { openDesk } from '#local/models/open-desk.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { type Manner, MODEL, ModelServer } from '#test/support/models/model-server.ts';

/** A busy machine may take longer to respond than the product waits. */
const A_WHILE_MS = 10_000;

let server: ModelServer;
let file = '';
let desk: ModelDesk;
beforeEach(async () => {
  server = new ModelServer();
  await server.start();
  file = connectionFile(temporaryFolder());
  desk = new ModelDesk({
    file,
    places: [{ name: 'Ollama', address: server.address }],
    fixed: null,
    lookMs: A_WHILE_MS,
  });
});
afterEach(() => server.stop());

const found = async (): Promise<readonly string[]> => {
  await desk.look();
  return desk.state().found.map(({ name, models }) => `${name}: ${models.join(', ')}`);
};
const connect = (more: { key?: string; model?: string } = {}) =>
  desk.connect({ address: server.address, key: '', model: MODEL, ...more });
const problem = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'no problem',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('looking for a model', () => {
  test('requests only the list of models, and offers only models that can write', async () => {
    expect(await found()).toEqual([`Ollama: ${MODEL}, qwen3:4b`]);
    expect(server.asked).toEqual(['GET /v1/models']);
  });

  test.each<Manner>(['html', 'another schema', 'a redirect', 'a key wanted', 'no models'])(
    'does not mistake a loopback address that answers with %s for a model',
    async (manner) => {
      server.lists = manner;
      expect(await found()).toEqual([]);
    },
  );

  test('does not wait for an address that does not respond', async () => {
    server.lists = 'slow';
    desk = new ModelDesk({ file, places: [{ name: 'Ollama', address: server.address }], fixed: null });
    expect(await found()).toEqual([]);
  });

  test('finds nothing if no server is listening, and finds the server once it is running', async () => {
    await server.stop();
    expect(await found()).toEqual([]);
    await server.start();
    expect(await found()).toHaveLength(1);
  });

  test('looks again soon after starting, in case the machine was too busy to answer', async () => {
    await server.stop();
    const looking = desk.lookAtStart([100, 100]);
    await desk.look();
    await server.start();
    await looking;
    expect(desk.state().found).toHaveLength(1);
  });

  test('does not happen while a connected model answers, and starts again when that model is gone', async () => {
    await connect();
    expect(await found()).toEqual([]);
    expect(desk.state().connected?.isAnswering).toBe(true);
    const other = new ModelServer();
    await other.start();
    await server.stop();
    desk = new ModelDesk({
      file,
      places: [{ name: 'LM Studio', address: other.address }],
      fixed: null,
      lookMs: A_WHILE_MS,
    });
    expect(await found()).toEqual([`LM Studio: ${MODEL}, qwen3:4b`]);
    expect(desk.state().connected?.isAnswering).toBe(false);
    await other.stop();
  });
});

describe('connecting a model', () => {
  test('times a test story, and stores what functions need in a file that only its owner can read', async () => {
    const { connected } = await connect();
    expect(connected).toMatchObject({
      address: server.address,
      model: MODEL,
      hasKey: false,
      isAnswering: true,
    });
    expect(connected?.storySeconds).toBeLessThan(10);
    expect(server.asked).toEqual(['GET /v1/models', 'POST /v1/chat/completions']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConnection(file)).toMatchObject({ baseUrl: server.address, model: MODEL });
  });

  test('ignores a damaged file, and replaces it with one that others cannot read', async () => {
    writeFileSync(file, '{"baseUrl":', { mode: 0o644 });
    expect(desk.state().connected).toBeNull();
    await connect();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('never shows the key again, reuses it for the same address, and doesn’t send it to any other', async () => {
    server.key = 'sk-mine';
    const state = await connect({ key: 'sk-mine' });
    expect(state.connected?.hasKey).toBe(true);
    expect(JSON.stringify([state, desk.state()])).not.toContain('sk-mine');
    expect((await connect({ model: 'qwen3:4b' })).connected?.model).toBe('qwen3:4b');
    const other = new ModelServer();
    other.key = 'sk-mine';
    await other.start();
    expect(await problem(desk.list({ address: other.address, key: '' }))).toMatch(/needs a key/u);
    await other.stop();
  });

  test('can be undone by disconnecting, which removes the key along with the model', async () => {
    await connect();
    expect(desk.disconnect().connected).toBeNull();
    expect(existsSync(file)).toBe(false);
  });

  test.each<[Manner, RegExp]>([
    ['html', /answered with a web page, not with a list of models\. The address usually ends in \/v1\./u],
    ['another schema', /answers, but not like an OpenAI-compatible server/u],
    ['a redirect', /redirects to elsewhere\.example, and we sent nothing there/u],
    ['a key wanted', /needs a key\. Enter it and try again\./u],
    ['no models', /has no model that writes\. Load one there and try again\./u],
  ])('explains what is wrong with an address that answers with %s', async (manner, words) => {
    server.lists = manner;
    expect(await problem(desk.list({ address: server.address, key: '' }))).toMatch(words);
    expect(await problem(connect())).toMatch(words);
    expect(existsSync(file)).toBe(false);
  });

  test.each<[Manner, RegExp]>([
    ['html', /lists models, but its chat API gives answers we can’t read/u],
    ['another schema', /lists models, but its chat API gives answers we can’t read/u],
    ['a redirect', /redirects to elsewhere\.example, and we sent nothing there/u],
    ['a key wanted', /needs a key/u],
    ['nonsense', /llama3\.2 answers, but not with a story in the form we ask for/u],
    ['declines', /llama3\.2 declined to write a test story/u],
  ])(
    'keeps the connected model when another model answers the request for a test story with %s',
    async (manner, words) => {
      await connect();
      server.chats = manner;
      expect(await problem(connect({ model: 'qwen3:4b' }))).toMatch(
        new RegExp(words.source.replace('llama3\\.2', 'qwen3:4b'), 'u'),
      );
      expect(desk.state().connected?.model).toBe(MODEL);
    },
  );

  test('does not follow a redirect to another host', async () => {
    const other = new ModelServer();
    await other.start();
    server.chats = 'a redirect';
    server.target = `${other.address}/chat/completions`;
    expect(await problem(connect())).toMatch(/redirects to 127\.0\.0\.1:/u);
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  test('explains the problem if nothing responds, the name is unknown, the key is refused or the model is missing', async () => {
    server.key = 'sk-right';
    expect(await problem(connect({ key: 'sk-wrong' }))).toMatch(/refused the key/u);
    server.key = undefined;
    expect(await problem(connect({ model: 'gpt-9' }))).toMatch(/has no model named gpt-9/u);
    await server.stop();
    expect(await problem(connect())).toMatch(/Nothing answers at 127\.0\.0\.1:\d+\. Start the model server/u);
    expect(await problem(desk.list({ address: 'http://model.invalid/v1', key: '' }))).toMatch(
      /couldn’t find a server named model\.invalid/u,
    );
  });

  test.each([
    ['ftp://127.0.0.1/v1', /must begin with http/u],
    ['http://me:secret@127.0.0.1/v1', /Enter the key in its own field/u],
    ['http://', /isn’t an address/u],
  ])('refuses %s as an address', async (address, words) => {
    expect(await problem(desk.list({ address, key: '' }))).toMatch(words);
  });

  test.each(['', '/', '/v1/', '/v1/models', '/v1/chat/completions'])(
    'accepts an address that ends in “%s”',
    async (ending) => {
      const origin = new URL(server.address).host;
      expect((await desk.list({ address: `${origin}${ending}`, key: '' })).address).toBe(server.address);
    },
  );

  test('writes one test story at a time', async () => {
    const first = connect();
    expect(await problem(connect())).toMatch(/Another model is writing its test story/u);
    await first;
  });
});

describe('a writer chosen by the environment', () => {
  // Proves dashboard-settings-environment-win-connected.
  test.each([
    [{ TEXT_BASE_URL: 'http://127.0.0.1:9/v1', TEXT_MODEL: 'own' }, 'TEXT_BASE_URL', 'own'],
    [{ OPENAI_API_KEY: 'sk-env' }, 'OPENAI_API_KEY', 'gpt-6-luna'],
    [{ STORY_WRITER: 'offline' }, 'STORY_WRITER', null],
  ])('overrides a connected model and stops the search for models: %j', async (user, variable, model) => {
    await connect();
    const own = openDesk(join(file, '..'), { ...user, VEILCAST_MODELS: server.address });
    await own.look();
    expect(own.state()).toMatchObject({ fixed: { variable, model }, connected: null, found: [] });
    expect(JSON.stringify(own.state())).not.toContain('sk-env');
    expect(await problem(own.connect({ address: server.address, key: '', model: MODEL }))).toContain(
      variable,
    );
    expect(readFileSync(file, 'utf8')).toContain(MODEL);
    expect(server.asked).toHaveLength(2);
  });
});

test.each(['http://192.168.1.5:11434/v1', 'https://api.openai.com/v1', 'ollama'])(
  'VEILCAST_MODELS doesn’t accept addresses outside this machine: %s',
  (address) => {
    expect(() => openDesk(join(file, '..'), { VEILCAST_MODELS: address })).toThrow(
      /no address on this machine/u,
    );
  },
);
