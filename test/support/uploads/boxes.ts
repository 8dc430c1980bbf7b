import { crc32, deflateSync } from 'node:zlib';

/** Functions that write parts of media containers, to make files that no camera would produce. */

/** 32-bit big-endian numbers. */
export const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

/** A chunk of a PNG. */
export const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([words(data.length), body, words(crc32(body))]);
};

/** A WebM element, with its id in hexadecimal digits. */
export const element = (id: string, ...parts: readonly Uint8Array[]): Buffer<ArrayBuffer> => {
  const body = Buffer.concat(parts);
  const size = body.length < 127 ? Buffer.from([0x80 | body.length]) : words(0x10_00_00_00 + body.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};

const OGG_POLYNOMIAL = 0x04_c1_1d_b7;

const oggChecksum = (bytes: Uint8Array): number => {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ OGG_POLYNOMIAL : sum << 1;
  }
  return sum >>> 0;
};

/** A page of an Ogg file with all or part of a packet, up to 65,025 bytes. */
export const page = (data: Uint8Array, number: number, isFirst: boolean): Buffer => {
  const [whole, rest] = [Math.floor(data.length / 255), data.length % 255];
  const sizes = [...Array.from({ length: whole }, () => 255), ...(whole < 255 ? [rest] : [])];
  const head = Buffer.alloc(27);
  head.write('OggS');
  head[5] = isFirst ? 2 : 0;
  head.writeUInt32LE(number, 18);
  head[26] = sizes.length;
  const bytes = Buffer.concat([head, Buffer.from(sizes), data]);
  bytes.writeUInt32LE(oggChecksum(bytes), 22);
  return bytes;
};

/** A box of an MP4 or MOV. */
export const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([words(8 + body.length), Buffer.from(type, 'latin1'), body]);
};

interface MovieTrack {
  /** The kind of samples in the track: the entry in `stsd`. */
  readonly entry: Buffer;
  readonly samples: number;
  /** The size of each sample, in bytes. */
  readonly bytes?: number;
  readonly edits?: number;
  readonly isSound?: boolean;
  /** How long each sample lasts, in milliseconds. */
  readonly ticks?: number;
}

const TIME_SCALE = 1000;

/** Describes pictures of this size in pixels. */
export const pictureEntry = (codec: string, width: number, height: number): Buffer => {
  const about = Buffer.alloc(78);
  about.writeUInt16BE(1, 6);
  about.writeUInt16BE(width, 24);
  about.writeUInt16BE(height, 26);
  about.writeUInt16BE(1, 40);
  about.writeUInt16BE(24, 74);
  return box(codec, about);
};

/** Describes stereo sound at 48 kHz. */
export const soundEntry = (codec: string): Buffer => {
  const about = Buffer.alloc(28);
  about.writeUInt16BE(1, 6);
  about.writeUInt16BE(2, 16);
  about.writeUInt16BE(16, 18);
  about.writeUInt16BE(48_000, 24);
  return box(codec, about);
};

const track = (
  { entry, samples, bytes = 1, edits = 0, isSound = false, ticks = 1 }: MovieTrack,
  at: number,
  id: number,
): Buffer => {
  const list = Array.from({ length: edits }, () => words(samples, 0, 0x1_00_00));
  const handler = isSound ? 'soun' : 'vide';
  return box(
    'trak',
    box('tkhd', words(7, 0, 0, id, 0, samples), Buffer.alloc(60)),
    ...(edits > 0 ? [box('edts', box('elst', words(0, edits), ...list))] : []),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, TIME_SCALE, samples, 0)),
      box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box(
        'minf',
        box('dinf', box('dref', words(0, 1), box('url ', words(1)))),
        box(
          'stbl',
          box('stsd', words(0, 1), entry),
          box('stts', words(0, 1, samples, ticks)),
          box('stsc', words(0, 1, 1, samples, 1)),
          box('stsz', words(0, bytes, samples)),
          box('stco', words(0, 1, at)),
        ),
      ),
    ),
  );
};

const TYPE = box('ftyp', Buffer.from('qt  \0\0\0\0qt  ', 'latin1'));
const DATA_AT = TYPE.length + 8;

interface MovieParts {
  readonly data?: Buffer;
  /** Compresses the header as QuickTime does. `spareMb` adds that many empty megabytes to the header. */
  readonly isCompressed?: boolean;
  readonly spareMb?: number;
  /** One extra box next to the tracks, and one after the header. */
  readonly extra?: Buffer;
  readonly after?: Buffer;
}

const NOTHING = Buffer.alloc(0);

const compressed = (header: Buffer): Buffer =>
  box(
    'cmov',
    box('dcom', Buffer.from('zlib')),
    box('cmvd', words(header.length), deflateSync(header, { level: 1 })),
  );

/** An MP4 in which the samples of all tracks start at the same offset. */
export const movieOf = (tracks: readonly MovieTrack[], parts: MovieParts = {}): Buffer => {
  const {
    data = Buffer.alloc(64),
    isCompressed = false,
    spareMb = 0,
    extra = NOTHING,
    after = NOTHING,
  } = parts;
  const header = box(
    'moov',
    box('mvhd', words(0, 0, 0, TIME_SCALE, TIME_SCALE), Buffer.alloc(80)),
    ...tracks.map((one, index) => track(one, DATA_AT, index + 1)),
    extra,
    ...(spareMb > 0 ? [box('free', Buffer.alloc(spareMb * 1e6))] : []),
  );
  return Buffer.concat([
    TYPE,
    box('mdat', data),
    isCompressed ? box('moov', compressed(header)) : header,
    after,
  ]);
};
