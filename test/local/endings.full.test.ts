import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { closeServer, listen } from '#local/support/http-service.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import { endAll, familyOf, type SeenProcess, stillRunning } from '#test/support/cloud/processes.ts';
import { plainEnvironment, startProduct, temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const END_LIMIT_MS = 6000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program from the repository and waits for its output. */
function run(args: readonly string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: ROOT,
    env: plainEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr?.on('data', (chunk) => printed.push(String(chunk)));
  return { child, text: () => printed.join('') };
}

async function refusal(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { child, text } = run([join(ROOT, 'local', 'start.ts'), ...args], {
    DATA_DIR: folder,
    PORT: '0',
    ...env,
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return text().trim();
}

describe.runIf(process.platform === 'linux')('leaves nothing behind', () => {
  test.each(SIGNALS)('when the product is stopped by %s', async (signal) => {
    const product = await startProduct({ dataDir: folder, env: { VEILCAST_WARM_UP: 'on' } });
    await fetch(`${product.url}/api/health`);
    const family = familyOf(product.pid);
    expect(family.map(({ command }) => command).join('\n')).toMatch(/dynoxide/u);
    expect(family.length).toBeGreaterThanOrEqual(5);
    process.kill(product.pid, signal);
    await vi.waitUntil(() => stillRunning(family).length === 0, { timeout: END_LIMIT_MS, interval: 50 });
  });

  test('when the database guard is killed', async () => {
    const product = await startProduct({ dataDir: folder });
    const family = familyOf(product.pid);
    process.kill(defined(family.find(({ command }) => command.includes('dynamodb-guard.ts'))).pid, 'SIGKILL');
    await vi.waitUntil(() => stillRunning(family).length === 0, { timeout: END_LIMIT_MS, interval: 50 });
  });

  test('when the terminal sends Ctrl-C to all its processes at once', async () => {
    const product = await startProduct({ dataDir: folder });
    const family = familyOf(product.pid);
    for (const { pid } of family) process.kill(pid, 'SIGINT');
    await vi.waitUntil(() => stillRunning(family).length === 0, { timeout: END_LIMIT_MS, interval: 50 });
  });

  test.each(['npm', 'start.mjs'])('when %s is killed with kill -9', async (victim) => {
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: plainEnvironment({ DATA_DIR: folder, PORT: '0' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let family: readonly SeenProcess[] = [];
    onTestFinished(() => endAll([...family, ...familyOf(defined(npm.pid))]));
    let printed = '';
    npm.stdout.on('data', (chunk) => {
      printed += String(chunk);
    });
    await vi.waitUntil(() => printed.includes('Veilcast is ready at http://localhost:'), { timeout: 50_000 });
    family = familyOf(defined(npm.pid));
    const target =
      victim === 'npm'
        ? defined(npm.pid)
        : defined(
            family.find(({ command }) => command.includes('tools/start.mjs') && !command.startsWith('sh')),
          ).pid;
    process.kill(target, 'SIGKILL');
    await vi.waitUntil(() => stillRunning(family).length === 0, { timeout: END_LIMIT_MS, interval: 50 });
  });
});

test('the same data folder can be used right after a kill -9, with the same secrets', async () => {
  const first = await startProduct({ dataDir: folder });
  const cookie = (await fetch(first.url + hrefOf(routes.beginSignIn), { redirect: 'manual' })).headers.get(
    'set-cookie',
  );
  expect(cookie).toContain('__Host-veilcast-sign-in');
  process.kill(first.pid, 'SIGKILL');
  await once(first.process, 'exit');
  const second = await startProduct({ dataDir: folder });
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  await second.stop();
});

test('prepares for the first video: loads its steps and knows how long it should take', async () => {
  const product = await startProduct({ dataDir: folder, env: { VEILCAST_WARM_UP: 'on' } });
  const creator = await signInByPage(product.url, { name: 'Ada', email: 'ada@example.com' });
  const seconds = async () => (await (await creator.get('/api/videos/trial-limits')).json()).making_time;
  await vi.waitUntil(async () => (await seconds()) !== undefined, { timeout: 30_000, interval: 500 });
  const { functions } = await product.status();
  expect(functions.find(({ name }) => name === 'FilmScene')).toMatchObject({ invocations: 0 });
  await product.stop();
});

test('reports a busy port with a message that explains what to do', async () => {
  const server = createServer();
  const port = await listen(server);
  expect(await refusal({ PORT: String(port) })).toBe(
    `Port ${port} is in use: stop the program that uses it, or choose another port with PORT=${port + 1} npm start.`,
  );
  await closeServer(server);
});

test('reports a second start on the same data folder with a message that explains what to do', async () => {
  const product = await startProduct({ dataDir: folder });
  expect(await refusal({})).toMatch(
    /^Veilcast already runs on the data folder .+ \(process \d+\): use that instance, stop it, or choose another folder/u,
  );
  await product.stop();
});

test('reports an unusable data folder, an invalid port and an unknown argument with one message each', async () => {
  writeFileSync(join(folder, 'file'), '');
  const unusable = await refusal({ DATA_DIR: join(folder, 'file', 'data') });
  expect(unusable).toMatch(/choose another with DATA_DIR=<folder> npm start\.$/u);
  expect(unusable.split('\n')).toHaveLength(1);
  expect(await refusal({ PORT: 'eighty' })).toBe('PORT=eighty is not a port: use a number from 1 to 65535.');
  expect(await refusal({}, '--prot', '80')).toBe(
    'npm start takes no arguments: leave out "--prot 80", and set PORT or DATA_DIR instead.',
  );
});
