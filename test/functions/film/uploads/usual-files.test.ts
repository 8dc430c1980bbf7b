import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import type { UploadKind } from '#contract/catalogue.ts';
import { normalise } from '#functions/film/uploads/normalise.ts';
import { targetsIn } from '#functions/film/uploads/normalised.ts';
import { encodeMp3 } from '#local/samples/encode.ts';
import { chunk, words } from '#test/support/uploads/boxes.ts';
import { type ClipTraits, writeOwnClip } from '#test/support/uploads/own-clips.ts';
import { waveOf } from '#test/support/uploads/wave-of.ts';

/** Files of the kind that common cameras and programs write, in each of the usual variants. */

const LIMIT_MS = 60_000;
const RATE = 48_000;
const root = await mkdtemp(join(tmpdir(), 'veilcast-usual-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const given = async (kind: UploadKind, write: (path: string) => Promise<void>) => {
  const folder = await mkdtemp(join(root, 'file-'));
  const source = join(folder, 'source');
  await write(source);
  const targets = targetsIn(folder, kind);
  return { targets, made: await normalise(kind, source, targets, LIMIT_MS) };
};

/** The colours of a picture at some points, given as shares of its width and height. */
const coloursAt = async (
  path: string,
  points: readonly (readonly [number, number])[],
): Promise<number[][]> => {
  const picture = await loadImage(await readFile(path));
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return points.map(([x, y]) => [
    ...context.getImageData(picture.width * x, picture.height * y, 1, 1).data.subarray(0, 3),
  ]);
};

const expectNear = (colour: readonly number[] | undefined, expected: readonly number[]): void => {
  for (const [part, value] of expected.entries())
    expect(Math.abs((colour?.[part] ?? -255) - value)).toBeLessThan(12);
};

describe('a picture', () => {
  const COLOURS = { R: [255, 0, 0], G: [0, 128, 0], B: [0, 0, 255], W: [255, 255, 255] } as const;
  const QUARTERS = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;

  /** Red, green, blue and white, with EXIF data that says how to rotate the picture. */
  const turned = async (orientation: number): Promise<Buffer> => {
    const canvas = createCanvas(200, 100);
    const context = canvas.getContext('2d');
    for (const [index, colour] of ['red', 'green', 'blue', 'white'].entries()) {
      context.fillStyle = colour;
      context.fillRect((index % 2) * 100, Math.floor(index / 2) * 50, 100, 50);
    }
    const jpeg = await canvas.encode('jpeg', 95);
    const exif = Buffer.from(
      `45786966000049492a000800000001001201030001000000${orientation.toString(16).padStart(2, '0')}00000000000000`,
      'hex',
    );
    const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
  };

  it.each(
    ['RGBW', 'GRWB', 'WBGR', 'BWRG', 'RBGW', 'BRWG', 'WGBR', 'GWRB'].map(
      (seen, at) => [at + 1, seen] as const,
    ),
  )('is turned by orientation %i of EXIF: %s', async (orientation, seen) => {
    const { targets } = await given('picture', async (path) => writeFile(path, await turned(orientation)));
    const found = await coloursAt(targets.file, QUARTERS);
    for (const [at, letter] of Array.from(seen).entries())
      expectNear(found[at], COLOURS[letter as keyof typeof COLOURS]);
  });

  /** A PNG of 100 × 100 whose rows are identical. */
  const png = (kind: readonly [depth: number, colours: number], row: Buffer, palette?: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
      chunk('IHDR', Buffer.concat([words(100, 100), Buffer.from([...kind, 0, 0, 0])])),
      ...(palette === undefined ? [] : [chunk('PLTE', palette)]),
      chunk(
        'IDAT',
        deflateSync(Buffer.concat(Array.from({ length: 100 }, () => [Buffer.from([0]), row]).flat())),
      ),
      chunk('IEND', Buffer.alloc(0)),
    ]);

  it('keeps its 16-bit colours', async () => {
    const row = Buffer.concat(Array.from({ length: 100 }, () => Buffer.from('ffff80000000', 'hex')));
    const { targets } = await given('picture', (path) => writeFile(path, png([16, 2], row)));
    expectNear((await coloursAt(targets.file, [[0.5, 0.5]]))[0], [255, 128, 0]);
  });

  it('keeps the colours of its palette', async () => {
    const row = Buffer.concat([Buffer.alloc(50, 0), Buffer.alloc(50, 1)]);
    const palette = Buffer.from([200, 30, 30, 0, 0, 255]);
    const { targets } = await given('picture', (path) => writeFile(path, png([8, 3], row, palette)));
    const [left, right] = await coloursAt(targets.file, [
      [0.25, 0.5],
      [0.75, 0.5],
    ]);
    expectNear(left, [200, 30, 30]);
    expectNear(right, [0, 0, 255]);
  });
});

describe('a sound', () => {
  const hum = Float32Array.from({ length: RATE }, (_, at) => Math.sin(at / 20) * 0.3);
  type Put = (file: Buffer, value: number, at: number) => unknown;
  const DEPTHS: Readonly<Record<string, readonly [bits: number, put: Put, format?: number]>> = {
    '8 bits': [8, (file, value, at) => file.writeUInt8(Math.round(128 + value * 127), at)],
    '24 bits': [24, (file, value, at) => file.writeIntLE(Math.round(value * 0x7f_ff_ff), at, 3)],
    '32 bits': [32, (file, value, at) => file.writeInt32LE(Math.round(value * 0x7f_ff_ff_ff), at)],
    'floats of 64 bits': [64, (file, value, at) => file.writeDoubleLE(value, at), 3],
  };
  const PCM16: readonly [number, Put] = [
    16,
    (file, value, at) => file.writeInt16LE(Math.round(value * 0x7f_ff), at),
  ];

  const wave = ([bits, put, format = 1]: readonly [number, Put, number?], channels: number): Buffer => {
    const frame = (bits / 8) * channels;
    const file = Buffer.alloc(44 + hum.length * frame);
    waveOf(new Float32Array(), RATE).copy(file);
    file.writeUInt32LE(file.length - 8, 4);
    file.writeUInt16LE(format, 20);
    file.writeUInt16LE(channels, 22);
    file.writeUInt32LE(RATE * frame, 28);
    file.writeUInt16LE(frame, 32);
    file.writeUInt16LE(bits, 34);
    file.writeUInt32LE(file.length - 44, 40);
    for (const [at, value] of hum.entries())
      for (let channel = 0; channel < channels; channel += 1)
        put(file, value, 44 + at * frame + channel * (bits / 8));
    return file;
  };

  it.each(Object.entries(DEPTHS))('is as loud in a WAV of %s as in a 16-bit one', async (_, depth) => {
    const one = await given('sound', (path) => writeFile(path, wave(depth, 2)));
    const usual = await given('sound', (path) => writeFile(path, wave(PCM16, 2)));
    expect(one.made.facts.loudnessLufs).toBeCloseTo(usual.made.facts.loudnessLufs ?? 0, 0);
  });

  it('may have six channels', async () => {
    const { made } = await given('sound', (path) => writeFile(path, wave(PCM16, 6)));
    expect(made.facts.seconds).toBeCloseTo(1, 1);
    expect(made.facts.loudnessLufs).toBeGreaterThan(-30);
  });

  it('may contain cover art', async () => {
    const cover = Buffer.concat([
      Buffer.from('\0image/png\0\u0003\0', 'latin1'),
      await createCanvas(64, 64).encode('png'),
    ]);
    const frame = Buffer.concat([Buffer.from('APIC'), words(cover.length), Buffer.alloc(2), cover]);
    const size = [21, 14, 7, 0].map((shift) => (frame.length >> shift) & 127);
    const head = Buffer.concat([Buffer.from('ID3\u0003\0\0', 'latin1'), Buffer.from(size), frame]);
    const mp3 = await encodeMp3(hum, RATE);
    const plain = await given('sound', (path) => writeFile(path, mp3));
    const covered = await given('sound', (path) => writeFile(path, Buffer.concat([head, mp3])));
    expect(covered.made.facts).toEqual(plain.made.facts);
  });
});

describe('a clip', () => {
  /** A movie that lists its cover art before its tracks. */
  const coverFirst = (file: Buffer): Buffer => {
    const [tracks, cover] = [file.indexOf('trak') - 4, file.lastIndexOf('udta') - 4];
    return Buffer.concat([file.subarray(0, tracks), file.subarray(cover), file.subarray(tracks, cover)]);
  };

  it('shows its own frames, not its cover art', async () => {
    const cover = createCanvas(64, 64);
    cover.getContext('2d').fillRect(0, 0, 64, 64);
    const traits: ClipTraits = { colours: ['#c81e1e', '#c81e1e'], cover: await cover.encode('png') };
    const { targets, made } = await given('clip', async (path) => {
      await writeOwnClip(path, traits);
      await writeFile(path, coverFirst(await readFile(path)));
    });
    expect(made.facts).toMatchObject({ width: 320, height: 240 });
    expect(made.facts.seconds).toBeCloseTo(1, 1);
    expectNear((await coloursAt(targets.thumbnail, [[0.5, 0.5]]))[0], [200, 30, 30]);
  });

  it.each<[string, ClipTraits]>([
    ...[12, 24, 25, 50, 60].map((fps): [string, ClipTraits] => [
      `${fps} frames a second`,
      { fps, frames: fps },
    ]),
    ['ProRes', { encoder: 'prores', container: 'mov' }],
    ['a track of timecodes', { container: 'mov', tags: { timecode: '01:00:00:00' } }],
  ])('keeps its length with %s', async (_, traits) => {
    const { made } = await given('clip', (path) => writeOwnClip(path, traits));
    expect(made.facts.seconds).toBeCloseTo(1, 1);
  });
});
