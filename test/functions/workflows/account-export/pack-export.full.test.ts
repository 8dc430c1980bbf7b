import { describe, expect, it } from 'vitest';
import { newExport } from '#functions/domain/export/export.ts';
import type { Exports, FileStreams, UserData } from '#functions/domain/export/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { packExportStep } from '#functions/workflows/account-export/pack-export.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { unzip } from '#test/support/builders/unzip.ts';
import { freeWork } from '#test/support/queue/free-work.ts';
import { defined, partial, roughly } from '#test/support/values.ts';

const PAGE = 50;
const INPUT = { userId: 'ada', exportId: 'export-1', mediaFolder: 'folder' };
const MEGABYTE = 1_000_000;
const TAIL_BYTES = 200;
const HUGE_LIMIT_MS = 300_000;
/** Marks the end of an archive whose sizes need 64 bits. */
const ZIP64_END = Buffer.from('PK\x06\x06');

const video = (index: number, bytes: number): Video =>
  partial<Video>({
    id: `01K00000000000000000${String(index).padStart(6, '0')}`,
    ownerId: 'ada',
    title: `Lighthouse ${index}`,
    status: 'completed',
    film: filmOf({
      files: [
        { format: 'mp4', quality: '720p', key: `small-${index}`, bytes: 1 },
        { format: 'mp4', quality: '1080p', key: `film-${index}`, bytes },
        { format: 'webm', quality: '720p', key: `web-${index}`, bytes: 1 },
      ],
      poster: `poster-${index}`,
      captions: `captions-${index}`,
      seconds: 60,
    }),
  });

interface Options {
  readonly videos?: number;
  readonly filmBytes?: number;
  /** The number of checks that find that the account still exists. */
  readonly staysFor?: number;
  readonly isGone?: (key: string) => boolean;
  readonly fails?: (key: string) => boolean;
  readonly secondsAFile?: number;
  readonly mostBytes?: number;
  readonly keeps?: boolean;
  readonly uploads?: readonly Upload[];
}

interface Seen {
  removed: number;
  archive: Uint8Array;
  end: Buffer;
  bytes: number;
  finished: unknown;
  readonly percents: number[];
  readonly paid: string[];
}

/** An in-memory account, whose archive is packed by the real step. */
const account = (options: Options = {}) => {
  const { videos = 3, filmBytes = 10, staysFor = Number.POSITIVE_INFINITY, keeps = true } = options;
  let time = Date.parse('2026-11-24T10:00:00Z');
  let checks = 0;
  const seen: Seen = {
    removed: 0,
    archive: new Uint8Array(),
    end: Buffer.alloc(0),
    bytes: 0,
    finished: undefined,
    percents: [],
    paid: [],
  };
  const all = Array.from({ length: videos }, (_, index) => video(index, filmBytes));
  const chunk = new Uint8Array(Math.min(filmBytes, MEGABYTE)).fill(7);
  async function* film() {
    for (let sent = 0; sent < filmBytes; sent += chunk.length) yield chunk;
  }
  async function* rows() {
    yield { name: 'Ada', tags: new Set(['a']) };
    yield { name: 'Grace' };
  }
  const exports = partial<Exports>({
    find: async (ownerId) =>
      newExport({ ownerId, mediaFolder: 'folder', id: INPUT.exportId }, undefined, new Date(time)),
    advance: async (_, percent) => {
      checks += 1;
      seen.percents.push(percent);
      return checks <= staysFor;
    },
    finish: async (_, packed) => {
      seen.finished = packed;
      return true;
    },
  });
  const userData: UserData = {
    files: [{ name: 'account.json', about: 'your name' }],
    leftOut: [{ what: 'Costs', why: 'they are ours' }],
    rows,
  };
  const listed = partial<Videos>({
    list: async (_: string, cursor = '0') => {
      const from = Number(cursor);
      const more = from + PAGE < all.length;
      return { items: all.slice(from, from + PAGE), ...(more && { nextCursor: String(from + PAGE) }) };
    },
  });
  const streams: FileStreams = {
    open: async (key) => {
      time += (options.secondsAFile ?? 3) * 1000;
      if (options.isGone?.(key)) return undefined;
      if (options.fails?.(key)) throw new Error('ENOSPC: no space left on device');
      return { body: film(), bytes: filmBytes };
    },
    upload: async (_, body) => {
      const parts: Uint8Array[] = [];
      for await (const part of body) {
        seen.bytes += part.length;
        seen.end = Buffer.concat([seen.end, part]).subarray(-TAIL_BYTES);
        if (keeps) parts.push(part.slice());
      }
      seen.archive = Buffer.concat(parts);
      return seen.bytes;
    },
  };
  const media = partial<Media>({ removeAll: async () => void (seen.removed += 1) });
  const step = packExportStep({
    ...freeWork(seen),
    exports: () => exports,
    userData: () => userData,
    videos: () => listed,
    uploads: () => ({ list: async () => ({ items: options.uploads ?? [] }) }),
    media: () => media,
    streams: () => streams,
    now: () => new Date(time),
    ...(options.mostBytes !== undefined && { mostBytes: options.mostBytes }),
  });
  return { seen, pack: () => step.run(INPUT) };
};

const readmeIn = async (archive: Uint8Array): Promise<string> =>
  defined((await unzip(archive)).get('README.txt')).toString('utf8');

describe('an export', () => {
  it('contains the data, each video’s sharpest film with poster and captions, and a README that explains them', async () => {
    const { seen, pack } = account();
    expect(await pack()).toEqual({ ...INPUT, isPacked: true });
    const files = await unzip(seen.archive);
    expect([...files.keys()]).toEqual([
      'data/account.json',
      ...[0, 1, 2].flatMap((index) =>
        ['video-1080p.mp4', 'poster.jpg', 'captions.vtt'].map(
          (name) => `videos/lighthouse-${index}-00000${index}/${name}`,
        ),
      ),
      'README.txt',
    ]);
    expect(JSON.parse(defined(files.get('data/account.json')).toString())).toEqual([
      { name: 'Ada', tags: ['a'] },
      { name: 'Grace' },
    ]);
    expect(files.get('videos/lighthouse-0-000000/video-1080p.mp4')).toEqual(Buffer.alloc(10, 7));
    const readme = defined(files.get('README.txt')).toString();
    expect(readme).toContain('account.json: your name');
    expect(readme).toContain('Costs: they are ours');
    expect(readme).toContain('3 finished videos');
    expect(seen.finished).toEqual({ bytes: seen.archive.length, missing: 0 });
    expect(seen.percents.at(-1)).toBe(99);
  });

  it('contains the creator’s own files under their names, except refused ones', async () => {
    const own = { id: '01K00000000000000000000ABC', kind: 'picture', name: 'Old Lighthouse.PNG' };
    const place = { ownerId: 'ada', mediaFolder: 'f', bytes: 10, type: 'image/png', createdAt: '' };
    const upload = (status: Upload['status']) => roughly<Upload>({ ...own, ...place, status });
    const { seen, pack } = account({ videos: 0, uploads: [upload('ready'), upload('refused')] });
    await pack();
    const names = [...(await unzip(seen.archive)).keys()].filter((name) => name.startsWith('my-media/'));
    expect(names).toEqual(['my-media/old-lighthouse-000abc.jpg']);
  });

  it('continues without files that were deleted meanwhile, and lists them', async () => {
    const { seen, pack } = account({ isGone: (key) => key.endsWith('-1') });
    expect(await pack()).toMatchObject({ isPacked: true });
    expect(seen.finished).toMatchObject({ missing: 3 });
    expect(await readmeIn(seen.archive)).toContain(
      'videos/lighthouse-1-000001/video-1080p.mp4: deleted while this archive was being packed',
    );
  });

  it('stops when the account is being deleted, and leaves no archive', async () => {
    for (const staysFor of [0, 1, 4]) {
      const { seen, pack } = account({ staysFor });
      expect(await pack()).toMatchObject({ isPacked: false });
      expect(seen.finished).toBeUndefined();
      expect(seen.removed).toBe(staysFor === 0 ? 1 : 2);
    }
  });

  it('fails entirely if a file cannot be packed, and succeeds on the next try', async () => {
    let isFull = true;
    const { seen, pack } = account({ fails: (key) => isFull && key === 'film-2' });
    await expect(pack()).rejects.toThrow('no space left');
    expect(seen.finished).toBeUndefined();
    // The failed try is paid for, and its slot is kept for the next try.
    expect(seen.paid).toEqual([expect.stringMatching(/^ada packs \d+ ms$/u)]);
    isFull = false;
    expect(await pack()).toMatchObject({ isPacked: true });
    expect(seen.paid.slice(1)).toEqual([`ada left: ${INPUT.exportId}`, expect.stringContaining('ada packs')]);
  });

  it('finishes in time: it contains all the data, and lists the films that no longer fit', async () => {
    const { seen, pack } = account({ videos: 100, secondsAFile: 30 });
    expect(await pack()).toMatchObject({ isPacked: true });
    expect((await unzip(seen.archive)).has('data/account.json')).toBe(true);
    expect(seen.finished).toMatchObject({ missing: 275 });
    expect(await readmeIn(seen.archive)).toContain(
      'did not fit into this archive; download it from My Videos',
    );
  });

  it('never exceeds the size that CloudFront can deliver', async () => {
    const { seen, pack } = account({ videos: 10, mostBytes: 45 });
    await pack();
    const films = [...(await unzip(seen.archive)).keys()].filter((name) => name.endsWith('.mp4'));
    expect(films).toHaveLength(4);
  });

  // Proves dashboard-everything-in-account-archive.
  it('of 500 videos needs little memory, no matter how large they are', {
    timeout: HUGE_LIMIT_MS,
  }, async () => {
    // In total, the films exceed the four gigabytes that an archive without 64-bit records could hold.
    const filmBytes = 3 * MEGABYTE;
    const { seen, pack } = account({ videos: 500, filmBytes, secondsAFile: 0, keeps: false });
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    expect(await pack()).toMatchObject({ isPacked: true });
    expect(seen.bytes).toBeGreaterThan(1500 * filmBytes);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
    expect(seen.end.includes(ZIP64_END)).toBe(true);
  });
});
