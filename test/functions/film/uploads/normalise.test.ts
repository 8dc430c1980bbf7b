import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import {
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { afterAll, describe, expect, it } from 'vitest';
import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { openPackets } from '#functions/film/files/packets.ts';
import { CHANNELS, readSound, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { normalise } from '#functions/film/uploads/normalise.ts';
import { targetsIn } from '#functions/film/uploads/normalised.ts';
import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { OWN_FILES, ownFile } from '#test/support/uploads/own-files.ts';
import { floatWave } from '#test/support/uploads/wave-of.ts';

/**
 * Skipped by the first test except in the full run: the large files take seconds to write, and the other
 * tests cover the small ones.
 */
const LEFT_OUT = [
  'a turned JPEG',
  'a JPEG in wide colours',
  'a JPEG in inks',
  'inks without a note',
  'a PNG with alpha',
  'a clip',
  'a variable frame rate',
  'a turned clip',
  'odd sizes',
  'a silent sound',
  'a PNG of 64 MP',
  '4K60 HDR',
  'white in PQ',
  'white in HLG',
  'an interlaced clip',
  '8K',
  'a sound of 20 minutes',
];
const LIMIT_MS = 180_000;
const FRAME_MS = 1000 / 30;

const root = await mkdtemp(join(tmpdir(), 'veilcast-uploads-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const given = async (name: string, limitMs = LIMIT_MS) => {
  const { kind, write } = ownFile(name);
  const folder = await mkdtemp(join(root, 'file-'));
  const source = join(folder, 'source');
  await write(source);
  const targets = targetsIn(folder, kind);
  return { targets, made: await normalise(kind, source, targets, limitMs) };
};

/** The colour of a picture at a point, given as shares of its width and height. */
const colourAt = async (path: string, x: number, y: number): Promise<number[]> => {
  const picture = await loadImage(await readFile(path));
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return [...context.getImageData(picture.width * x, picture.height * y, 1, 1).data].slice(0, 3);
};
const near = (wanted: readonly number[]) => wanted.map((value) => expect.closeTo(value, -1));

/** The timestamps of a clip's frames, in milliseconds, and the colours and size that the clip declares. */
const clipAt = async (path: string) => {
  await using file = await openPackets(path, AVMEDIA_TYPE_VIDEO);
  const times: number[] = [];
  for (let packet = await file.next(); packet !== undefined; packet = await file.next())
    times.push(Number(packet.pts) * file.stream.timeBase.toDouble() * 1000);
  const { colorTrc, colorPrimaries, colorSpace, format, width, height } = file.stream.codecpar;
  const colours = { colorTrc, colorPrimaries, colorSpace, format };
  return { times: times.toSorted((one, other) => one - other), colours, width, height };
};

describe('a creator’s own file', () => {
  // Proves call-bad-files-refused-in-sentence, input-png-script-svg-60-000,
  // input-mp4-playlist-reference-clip-without, input-mp3-0-recording-silence-another.
  it.each(OWN_FILES.filter(({ name }) => isFullRun || !LEFT_OUT.includes(name)))(
    '$name is found to be $found',
    { timeout: LIMIT_MS },
    async ({ name, found }) => {
      const outcome = await given(name).then(
        () => 'ready',
        (error: unknown) => {
          if (error instanceof UploadFault) return error.problem;
          throw error;
        },
      );
      expect(outcome).toBe(found);
    },
  );

  it('is turned upright, flattened onto white where it was transparent, and stripped of metadata', async () => {
    const turned = await given('a turned JPEG');
    expect(await colourAt(turned.targets.file, 0.5, 0.25)).toEqual(near([200, 30, 30]));
    expect((await readFile(turned.targets.file)).includes('Exif')).toBe(false);
    const flat = await given('a PNG with alpha');
    expect(await colourAt(flat.targets.file, 0.75, 0.5)).toEqual(near([127, 127, 255]));
    expect(await colourAt(flat.targets.file, 0.25, 0.5)).toEqual(near([200, 30, 30]));
  });

  it('has the colours that its profile defines, even when it is rotated', async () => {
    const wide = await given('a JPEG in wide colours');
    expect(wide.made.facts).toMatchObject({ width: 300, height: 400 });
    expect(await colourAt(wide.targets.file, 0.5, 0.25)).toEqual(near([200, 30, 30]));
    expect((await readFile(wide.targets.file)).includes('ICC_PROFILE')).toBe(false);
  });

  it.each(['a JPEG in inks', 'inks without a note'])(
    'shows the colours that its printing inks stand for: %s',
    async (name) => {
      const inks = await given(name);
      const patches = [0.125, 0.375, 0.625, 0.875].map((x) => colourAt(inks.targets.file, x, 0.25));
      const colours = [
        [249, 2, 1],
        [0, 250, 5],
        [0, 3, 251],
        [251, 250, 0],
      ];
      // The same inks as converted by Little CMS.
      for (const [index, patch] of (await Promise.all(patches)).entries())
        for (const [part, value] of (colours[index] ?? []).entries())
          expect(Math.abs((patch[part] ?? 0) - value)).toBeLessThan(10);
    },
  );

  it('that is white on transparency gets a dark background', async () => {
    const { targets } = await given('white letters on nothing');
    expect(await colourAt(targets.file, 0.5, 0.5)).toEqual(near([255, 255, 255]));
    expect(Math.max(...(await colourAt(targets.file, 0.1, 0.1)))).toBeLessThan(50);
  });

  it('that is light and dark on transparency gets a background in between', async () => {
    const { targets } = await given('a blue sign with white letters on nothing');
    const lumaAt = async (x: number, y: number): Promise<number> => {
      const [red = 0, green = 0, blue = 0] = await colourAt(targets.file, x, y);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [ground, sign, letters] = [
      await lumaAt(0.05, 0.05),
      await lumaAt(0.15, 0.2),
      await lumaAt(0.5, 0.5),
    ];
    expect(ground - sign).toBeGreaterThan(60);
    expect(letters - ground).toBeGreaterThan(60);
  });

  // Proves input-4k60-in-hdr-variable-frame.
  it('with a variable frame rate is converted to thirty frames a second, and keeps its length', async () => {
    const { targets, made } = await given('a variable frame rate');
    const { times } = await clipAt(targets.file);
    for (const [index, time] of times.entries()) expect(time).toBeCloseTo(index * FRAME_MS, 0);
    expect(made.facts.seconds).toBeCloseTo(30 / 24, 1);
  });

  // Proves input-4k60-in-hdr-variable-frame.
  it('is rotated to match how the phone was held, and gets an even width and height', async () => {
    const turned = await given('a turned clip');
    expect(turned.made.facts).toMatchObject({ width: 240, height: 320 });
    expect(await clipAt(turned.targets.file)).toMatchObject({ width: 240, height: 320 });
    expect((await given('odd sizes')).made.facts).toMatchObject({ width: 322, height: 242 });
  });

  // 203 nits, the white of paper: 58 % of PQ’s range, 75 % of HLG’s.
  it.each(['white in PQ', 'white in HLG'])('stays as white as it was: %s', async (name) => {
    const { targets } = await given(name);
    for (const part of await colourAt(targets.thumbnail, 0.5, 0.5)) expect(part).toBeGreaterThan(240);
  });

  it('shows one moment per frame, not two in alternating lines', async () => {
    /** How much more a line differs from the next line than from the line after that. */
    const comb = async (path: string): Promise<number> => {
      const picture = await loadImage(await readFile(path));
      const { width, height } = picture;
      const context = createCanvas(width, height).getContext('2d');
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const green = (x: number, y: number): number => data[(y * width + x) * 4 + 1] ?? 0;
      let sum = 0;
      for (let y = 2; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const here = green(x, y);
          sum += Math.max(0, Math.abs(here - green(x, y - 1)) - Math.abs(here - green(x, y - 2)));
        }
      return sum / (width * height);
    };
    const { targets } = await given('an interlaced clip');
    // 0.73 if a frame contains both moments, 0.31 for the same picture from a progressive camera.
    expect(await comb(targets.frame(0))).toBeLessThan(0.4);
  });

  it('keeps the sound of a clip in sync with its picture', async () => {
    const { targets, made } = await given('a clip');
    expect(made.facts).toMatchObject({ seconds: 2, hasSound: true });
    expect(await eachFrame(targets.file, () => {})).toBe(60);
    expect((await readFile(targets.file)).includes('+48.8577')).toBe(false);
  });

  it('is given no loudness value if it is inaudible', async () => {
    const { made } = await given('a silent sound');
    expect(made.facts).toEqual({ seconds: 2 });
  });

  it('is heard in the centre if it was recorded on one channel only, even with a sample far beyond full scale', async () => {
    const folder = await mkdtemp(join(root, 'sound-'));
    const source = join(folder, 'source');
    const seconds = 2;
    const samples = Float32Array.from({ length: seconds * SAMPLE_RATE * CHANNELS }, (_, at) =>
      at % CHANNELS === 0 ? Math.sin(at / 40) * 0.3 : 0,
    );
    samples[SAMPLE_RATE] = 5000;
    await writeFile(source, floatWave(samples));
    const targets = targetsIn(folder, 'sound');
    await normalise('sound', source, targets, LIMIT_MS);
    const heard = await readSound(targets.file);
    const powerOf = (channel: number): number =>
      Math.sqrt(
        heard.reduce((sum, sample, at) => sum + (at % CHANNELS === channel ? sample * sample : 0), 0) /
          (heard.length / CHANNELS),
      );
    expect(powerOf(0)).toBeCloseTo(0.21, 1);
    expect(powerOf(1)).toBeCloseTo(powerOf(0), 2);
  });

  // Proves input-clip-takes-too-long-convert.
  it('is abandoned if it takes too long to convert', async () => {
    await expect(given('a clip', 1)).rejects.toMatchObject({ problem: 'too_slow' });
  });

  // Proves input-4k60-in-hdr-variable-frame.
  fullIt(
    'in HDR and 4K becomes a BT.709 clip large enough to fill a film’s frame',
    { timeout: LIMIT_MS },
    async () => {
      const { targets, made } = await given('4K60 HDR');
      expect(made.facts).toMatchObject({ width: 3414, height: 1920, seconds: 0.2 });
      const { colours, times } = await clipAt(targets.file);
      expect(colours).toEqual({
        colorTrc: AVCOL_TRC_BT709,
        colorPrimaries: AVCOL_PRI_BT709,
        colorSpace: AVCOL_SPC_BT709,
        format: AV_PIX_FMT_YUV420P,
      });
      expect(times).toHaveLength(6);
      const [red = 0, green = 0, blue = 0] = await colourAt(targets.thumbnail, 0.5, 0.5);
      expect(Math.max(red, green, blue)).toBeGreaterThan(20);
    },
  );
});
