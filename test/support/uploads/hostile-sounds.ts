import { deflateSync } from 'node:zlib';
import { page, words } from './boxes.ts';
import { bytes, MP3_FRAME, type OwnFile } from './own-files.ts';
import { waveOf } from './wave-of.ts';

const TEXTS = 8;
const TEXT_BYTES = 25_000_000;
/** Only seven bits of each byte carry data. */
const syncsafe = (size: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));

/** A tag with compressed text fields, each under a different name. */
const packedTag = (): Buffer => {
  const frames = Array.from({ length: TEXTS }, (_, at) => {
    const unpacked = Buffer.concat([Buffer.from([0, 65 + at, 0]), Buffer.alloc(TEXT_BYTES, 'ab')]);
    const text = deflateSync(unpacked, { level: 1 });
    const flags = Buffer.from([0, 9]);
    return Buffer.concat([
      Buffer.from('TXXX'),
      syncsafe(4 + text.length),
      flags,
      words(TEXT_BYTES + 3),
      text,
    ]);
  });
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), syncsafe(body.length), body]);
};
let tag: Buffer | undefined;
const id3 = (): Buffer => (tag ??= packedTag());

const mp3 = Buffer.concat(Array.from({ length: 20 }, () => MP3_FRAME));
/** A silent AAC frame, 21 ms. */
const ADTS_FRAME = Buffer.from('fff15080021ffc210049900219002380', 'hex');
const adts = Buffer.concat(Array.from({ length: 20 }, () => ADTS_FRAME));

const wave = waveOf(new Float32Array(8000), 8000);
const riffChunk = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};
const manyChannels = (): Buffer => {
  const file = Buffer.from(wave);
  file.writeUInt16LE(65_535, 22);
  file.writeUInt16LE(65_535, 32);
  return file;
};

const OPUS_HEAD = Buffer.from('4f707573486561640102000080bb0000000000', 'hex');
const OPUS_SILENCE = Buffer.from([0xfc, 0xff, 0xfe]);
const PAGE_BYTES = 255 * 255;

/** An Ogg Opus file with this many comments, each under a different name. */
const commented = (count: number): Buffer => {
  const length = Buffer.alloc(8);
  length.writeUInt32LE(count, 4);
  const comments = Array.from({ length: count }, (_, at) =>
    Buffer.concat([Buffer.from([6, 0, 0, 0]), Buffer.from(`${at.toString(36).padStart(4, '0')}=b`)]),
  );
  const packet = Buffer.concat([Buffer.from('OpusTags'), length, ...comments]);
  const pages = Array.from({ length: Math.ceil((packet.length + 1) / PAGE_BYTES) }, (_, at) =>
    page(packet.subarray(at * PAGE_BYTES, (at + 1) * PAGE_BYTES), at + 1, false),
  );
  const sound = Array.from({ length: 50 }, (_, at) => page(OPUS_SILENCE, pages.length + 1 + at, false));
  return Buffer.concat([page(OPUS_HEAD, 0, true), ...pages, ...sound]);
};

/** Sounds that would make FFmpeg use a lot of memory or time, and what the check finds in each. */
export const HOSTILE_SOUNDS: readonly OwnFile[] = [
  {
    name: 'an MP3 whose tag is packed',
    kind: 'sound',
    found: 'ready',
    write: bytes(() => Buffer.concat([id3(), mp3])),
  },
  {
    name: 'an AAC with packed tags between its frames',
    kind: 'sound',
    found: 'ready',
    write: bytes(() => Buffer.concat([adts, id3(), adts])),
  },
  {
    name: 'a WAV whose tag is packed',
    kind: 'sound',
    found: 'ready',
    write: bytes(() => Buffer.concat([wave.subarray(0, 36), riffChunk('id3 ', id3()), wave.subarray(36)])),
  },
  {
    name: 'a WAV of 65,535 channels',
    kind: 'sound',
    found: 'too_heavy',
    write: bytes(manyChannels),
  },
  {
    name: 'an Ogg file with 10,000 comments',
    kind: 'sound',
    found: 'too_heavy',
    write: bytes(() => commented(10_000)),
  },
  {
    name: 'an Ogg file with 900 comments',
    kind: 'sound',
    found: 'ready',
    write: bytes(() => commented(900)),
  },
];
