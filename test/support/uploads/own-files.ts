import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import type { UploadKind } from '#contract/catalogue.ts';
import type { UploadProblem } from '#functions/domain/uploads/problems.ts';
import { muxFilm } from '#functions/film/join/mux.ts';
import { CHANNELS, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { waveOf } from '#test/support/uploads/wave-of.ts';
import { chunk, words } from './boxes.ts';
import { wideProfile, withProfile } from './colour-profiles.ts';
import { writeOwnClip } from './own-clips.ts';
import { referringMovie } from './referring-movie.ts';

/** A file that a creator might upload, and what the check finds: nothing wrong, or a problem. */
export interface OwnFile {
  readonly name: string;
  readonly kind: UploadKind;
  readonly found: UploadProblem | 'ready';
  /** Writes the file to a path without an extension. */
  readonly write: (path: string) => Promise<void>;
}

/** A black PNG with one bit per pixel, unless `how` specifies more. The file contains only `rows` of its rows. */
export const pngOf = (
  width: number,
  height: number,
  rows = height,
  how = { depth: 1, colours: 0 },
): Buffer => {
  const header = Buffer.concat([words(width, height), Buffer.from([how.depth, how.colours, 0, 0, 0])]);
  const bits = how.depth * (how.colours === 6 ? 4 : 1);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (Math.ceil((width * bits) / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Red on the left, half-transparent blue on the right, 400 × 300. */
const painting = (red = 'rgb(200, 30, 30)') => {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = red;
  context.fillRect(0, 0, 200, 300);
  context.fillStyle = 'rgba(0, 0, 255, 0.5)';
  context.fillRect(200, 0, 200, 300);
  return canvas;
};

/** A white bar on a transparent background, 400 × 300. */
const lettering = () => {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(100, 100, 200, 100);
  return canvas;
};

/** A dark blue sign with white letters on a transparent background, 400 × 300. */
const sign = () => {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#12225c';
  context.fillRect(50, 50, 300, 200);
  context.fillStyle = 'white';
  context.fillRect(100, 100, 200, 100);
  return canvas;
};

/** EXIF data that says “rotate a quarter turn to the right” and includes a location. */
const EXIF = Buffer.from(
  '45786966000049492a000800000002001201030001000000060000002588040001000000260000000000000001000100020002000000530000000000000000',
  'hex',
);

export const turnedJpeg = async (red?: string): Promise<Buffer> => {
  const jpeg = await painting(red).encode('jpeg', 90);
  const segment = Buffer.from([0xff, 0xe1, 0, EXIF.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, EXIF, jpeg.subarray(2)]);
};

/** The red of the rotated JPEG, expressed in a wide-gamut profile’s colours. */
const wideJpeg = async (): Promise<Buffer> =>
  withProfile(await turnedJpeg('rgb(171, 35, 35)'), wideProfile());

/**
 * Eight patches of printing-ink (CMYK) colours, 160 × 80, with a profile made for this test. The first row is red,
 * green, blue and yellow.
 */
const inks = (): Promise<Buffer> => readFile(new URL('inks.jpg', import.meta.url));

/** The same file without the Adobe segment, which says how the ink values are stored. */
const inksWithoutNote = async (): Promise<Buffer> => {
  const jpeg = await inks();
  const at = jpeg.indexOf(Buffer.from('ffee000e41646f6265', 'hex'));
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 16)]);
};

const animatedWebp = async (): Promise<Buffer> => {
  const still = await painting().encode('webp', 80);
  const header = Buffer.from(
    'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\u0012\0\0\0\u008F\u0001\0\u002B\u0001\0',
    'latin1',
  );
  const whole = Buffer.concat([header, still.subarray(12)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};

export const bytes =
  (made: () => Promise<Uint8Array> | Uint8Array | string): OwnFile['write'] =>
  async (path) =>
    writeFile(path, await made());

/** A hum of a few seconds. */
const hum = (seconds: number): Float32Array<ArrayBuffer> =>
  Float32Array.from(
    { length: Math.round(seconds * SAMPLE_RATE) * CHANNELS },
    (_, at) => Math.sin(at / 40) * 0.3,
  );

const clip =
  (traits: Parameters<typeof writeOwnClip>[1]): OwnFile['write'] =>
  (path) =>
    writeOwnClip(path, traits);

const clipWithSound: OwnFile['write'] = async (path) => {
  const [pictures, sound] = [`${path}.pictures`, `${path}.sound`];
  await writeOwnClip(pictures, { frames: 60 });
  await writeSound(hum(2), 'aac', sound);
  await muxFilm({
    parts: [{ path: pictures, startFrame: 0, frames: 60 }],
    sound,
    format: 'mp4',
    tags: { location: '+48.8577+002.295/' },
    path,
  });
};

const cut =
  (write: OwnFile['write'], share: number): OwnFile['write'] =>
  async (path) => {
    await write(path);
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, Math.floor(whole.length * share)));
  };

/** A silent MP3 frame, 26 ms at 128 kb/s. */
export const MP3_FRAME = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
const TAGS_ONLY = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\u007F', 'latin1'), Buffer.alloc(127)]);
const PLAYLIST = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n';

export const OWN_FILES: readonly OwnFile[] = [
  {
    name: 'a PNG that is a script',
    kind: 'picture',
    found: 'wrong_kind',
    write: bytes(() => '<script>alert(1)</script>'),
  },
  {
    name: 'an SVG',
    kind: 'picture',
    found: 'wrong_kind',
    write: bytes(
      () => '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>',
    ),
  },
  {
    name: 'a PNG of 60,000 × 60,000',
    kind: 'picture',
    found: 'too_many_pixels',
    write: bytes(() => pngOf(60_000, 60_000, 5000)),
  },
  {
    name: 'a PNG of 81 MP',
    kind: 'picture',
    found: 'too_many_pixels',
    write: bytes(() => pngOf(9000, 9000)),
  },
  { name: 'a PNG of 64 MP', kind: 'picture', found: 'ready', write: bytes(() => pngOf(8000, 8000)) },
  { name: 'a PNG of 20 pixels', kind: 'picture', found: 'too_small', write: bytes(() => pngOf(20, 20)) },
  {
    name: 'a PNG of 20,000 × 64',
    kind: 'picture',
    found: 'too_long_side',
    write: bytes(() => pngOf(20_000, 64)),
  },
  {
    name: 'white letters on nothing',
    kind: 'picture',
    found: 'ready',
    write: bytes(() => lettering().encode('png')),
  },
  {
    name: 'a blue sign with white letters on nothing',
    kind: 'picture',
    found: 'ready',
    write: bytes(() => sign().encode('png')),
  },
  { name: 'an animated WebP', kind: 'picture', found: 'moves', write: bytes(animatedWebp) },
  { name: 'a WebP', kind: 'picture', found: 'ready', write: bytes(() => painting().encode('webp', 80)) },
  { name: 'a PNG with alpha', kind: 'picture', found: 'ready', write: bytes(() => painting().encode('png')) },
  { name: 'a turned JPEG', kind: 'picture', found: 'ready', write: bytes(() => turnedJpeg()) },
  { name: 'a JPEG in wide colours', kind: 'picture', found: 'ready', write: bytes(wideJpeg) },
  { name: 'a JPEG in inks', kind: 'picture', found: 'ready', write: bytes(inks) },
  { name: 'inks without a note', kind: 'picture', found: 'ready', write: bytes(inksWithoutNote) },
  {
    name: 'a truncated JPEG',
    kind: 'picture',
    found: 'damaged',
    write: cut(
      bytes(() => turnedJpeg()),
      0.6,
    ),
  },
  { name: 'a clip as a picture', kind: 'picture', found: 'wrong_kind', write: clip({}) },
  {
    name: 'an MP4 that is a playlist',
    kind: 'clip',
    found: 'wrong_kind',
    write: bytes(() => PLAYLIST),
  },
  {
    name: 'an MP4 that is a list of files',
    kind: 'clip',
    found: 'wrong_kind',
    write: bytes(() => "ffconcat version 1.0\nfile '/etc/passwd'\n"),
  },
  { name: 'an MP4 that refers to another file', kind: 'clip', found: 'damaged', write: referringMovie },
  {
    name: 'a clip without picture',
    kind: 'clip',
    found: 'no_picture',
    write: (path) => writeSound(hum(2), 'aac', path),
  },
  { name: 'a clip of one picture', kind: 'clip', found: 'empty', write: clip({ frames: 1 }) },
  { name: 'a clip cut off', kind: 'clip', found: 'damaged', write: cut(clip({ frames: 60 }), 0.6) },
  { name: 'a clip', kind: 'clip', found: 'ready', write: clipWithSound },
  {
    name: '4K60 HDR',
    kind: 'clip',
    found: 'ready',
    write: clip({ width: 3840, height: 2160, fps: 60, frames: 12, encoder: 'libx265', hdr: 'pq' }),
  },
  {
    name: 'white in PQ',
    kind: 'clip',
    found: 'ready',
    write: clip({ encoder: 'libx265', hdr: 'pq', colours: ['#949494', '#949494'] }),
  },
  {
    name: 'white in HLG',
    kind: 'clip',
    found: 'ready',
    write: clip({ encoder: 'libx265', hdr: 'hlg', colours: ['#BFBFBF', '#BFBFBF'] }),
  },
  { name: 'an interlaced clip', kind: 'clip', found: 'ready', write: clip({ isInterlaced: true }) },
  {
    name: 'a clip in MPEG-2',
    kind: 'clip',
    found: 'codec',
    write: clip({ encoder: 'mpeg2video', container: 'mov' }),
  },
  {
    name: '8K',
    kind: 'clip',
    found: 'too_many_pixels',
    write: clip({ width: 7680, height: 4320, frames: 2 }),
  },
  { name: 'a variable frame rate', kind: 'clip', found: 'ready', write: clip({ isUneven: true, fps: 24 }) },
  { name: 'a turned clip', kind: 'clip', found: 'ready', write: clip({ isTurned: true, container: 'mov' }) },
  {
    name: 'odd sizes',
    kind: 'clip',
    found: 'ready',
    write: clip({ width: 321, height: 241, encoder: 'libvpx-vp9', container: 'webm' }),
  },
  {
    name: 'a clip with alpha',
    kind: 'clip',
    found: 'ready',
    write: clip({ hasAlpha: true, encoder: 'libvpx-vp9', container: 'webm' }),
  },
  {
    name: 'a clip of 181 seconds',
    kind: 'clip',
    found: 'too_long',
    write: clip({ width: 64, height: 64, fps: 1, frames: 182 }),
  },
  {
    name: 'an MP3 of 0 s',
    kind: 'sound',
    found: 'empty',
    write: bytes(() => Buffer.concat([MP3_FRAME, MP3_FRAME])),
  },
  { name: 'an MP3 of tags only', kind: 'sound', found: 'damaged', write: bytes(() => TAGS_ONLY) },
  { name: 'a sound', kind: 'sound', found: 'ready', write: (path) => writeSound(hum(2), 'opus', path) },
  {
    name: 'a silent sound',
    kind: 'sound',
    found: 'ready',
    write: bytes(() => waveOf(new Float32Array(2 * SAMPLE_RATE), SAMPLE_RATE)),
  },
  {
    name: 'a WAV in µ-law',
    kind: 'sound',
    found: 'codec',
    write: bytes(() => {
      const file = waveOf(hum(1), SAMPLE_RATE);
      file.writeUInt16LE(7, 20);
      file.writeUInt16LE(8, 34);
      file.writeUInt16LE(1, 32);
      return file;
    }),
  },
  {
    name: 'a WAV cut off',
    kind: 'sound',
    found: 'cut_off',
    write: cut(
      bytes(() => waveOf(hum(3), SAMPLE_RATE)),
      0.5,
    ),
  },
  {
    name: 'a sound of 20 minutes',
    kind: 'sound',
    found: 'too_long',
    write: bytes(() => waveOf(new Float32Array(1200 * 8000), 8000)),
  },
  { name: 'a picture as a sound', kind: 'sound', found: 'wrong_kind', write: bytes(turnedJpeg) },
];

export const ownFile = (name: string): OwnFile => {
  const file = OWN_FILES.find((one) => one.name === name);
  if (file === undefined) throw new RangeError(`There is no file “${name}”.`);
  return file;
};

export const writeOwnFile = async (folder: string, name: string): Promise<string> => {
  const path = join(folder, 'source');
  await ownFile(name).write(path);
  return path;
};
