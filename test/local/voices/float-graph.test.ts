import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKokoroReady, kokoroFolder } from '@veilcast/kokoro/folder';
import { UnreadableGraph } from '@veilcast/kokoro/graph';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchVoices, type VoicesOptions } from '#local/voices/fetch-voices.ts';
import { folderSource } from '#local/voices/part-source.ts';
import { type VoicesParts, versionOf } from '#local/voices/parts.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { tinyVoices } from '#test/support/voices/tiny-voices.ts';

const WHOLE = 'a graph in halves, finished twice';

let from: string;
let parts: VoicesParts;
let make: ReturnType<typeof vi.fn<VoicesParts['floatGraph']['make']>>;
let folder: string;
let path: string;
beforeAll(() => {
  ({ from, parts } = tinyVoices());
});
beforeEach(() => {
  make = vi.fn(parts.floatGraph.make);
  folder = join(temporaryFolder(), 'voices');
  path = kokoroFolder(folder).floatGraph;
});

const fetchFrom = (files: string, options: Partial<VoicesOptions> = {}) =>
  fetchVoices({
    folder,
    parts: { ...parts, floatGraph: { ...parts.floatGraph, make } },
    source: folderSource(files),
    signal: new AbortController().signal,
    ...options,
  });
/** Completes the folder, and fails if anything has to be fetched. */
const complete = (options: Partial<VoicesOptions> = {}) => fetchFrom('nowhere', options);

/** Fetches voices the way an earlier version of Veilcast did: the same parts, but no float graph. */
const fetchAsBefore = async (): Promise<void> => {
  await fetchFrom(from);
  rmSync(path);
  make.mockClear();
};

describe('the float graph', () => {
  test('is made before the voices are ready', async () => {
    make.mockImplementation((graph) => {
      expect(isKokoroReady(folder)).toBe(false);
      return parts.floatGraph.make(graph);
    });
    expect(await fetchFrom(from)).toBe('fetched');
    expect(readFileSync(path, 'utf8')).toBe(WHOLE);
  });

  test('of voices that an earlier version fetched is made once, without fetching anything', async () => {
    await fetchAsBefore();
    expect(await Promise.all([complete(), complete()])).toEqual(['present', 'present']);
    expect(readFileSync(path, 'utf8')).toBe(WHOLE);
    expect(make).toHaveBeenCalledOnce();
  });

  test('is made again when it was cut short or changed, without fetching anything', async () => {
    await fetchFrom(from);
    truncateSync(path, 5);
    await complete();
    expect(readFileSync(path, 'utf8')).toBe(WHOLE);
    writeFileSync(path, WHOLE.toUpperCase());
    await complete({ thorough: true });
    expect(readFileSync(path, 'utf8')).toBe(WHOLE);
  });

  test.each([
    ['the graph is unusable', new UnreadableGraph('cut short'), /kokoro\.onnx can’t be used: type npm run/u],
    [
      'the disk is full',
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
      /is full: make room for 0 MB/u,
    ],
  ])('is not written if %s, and the voices stay', async (_, problem, sentence) => {
    await fetchAsBefore();
    make.mockImplementation(() => {
      throw problem;
    });
    await expect(complete()).rejects.toThrow(sentence);
    expect(isKokoroReady(folder)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('kokoro-float'))).toEqual([]);
  });

  test('is not written if its contents aren’t as expected', async () => {
    make.mockImplementation((graph) => graph);
    await expect(fetchFrom(from)).rejects.toThrow('The float graph isn’t what');
    expect(isKokoroReady(folder)).toBe(false);
    expect(existsSync(path)).toBe(false);
  });

  test('doesn’t change the version, so nothing has to be fetched again', () => {
    expect(versionOf({ ...parts, floatGraph: { ...parts.floatGraph, sha256: 'another' } })).toBe(
      versionOf(parts),
    );
    expect(versionOf({ ...parts, weightsSha256: 'another' })).not.toBe(versionOf(parts));
  });
});
