import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { box, element, movieOf, pictureEntry, soundEntry, words } from './boxes.ts';
import { writeOwnClip } from './own-clips.ts';
import { bytes, type OwnFile, pngOf } from './own-files.ts';

/** A JPEG whose header claims a larger size. */
const hugeJpeg = (): Buffer => {
  const jpeg = createCanvas(64, 64).encodeSync('jpeg', 50);
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  jpeg.writeUInt16BE(16_000, at);
  jpeg.writeUInt16BE(16_000, at + 2);
  return jpeg;
};

/** A VP8 track with an extra part. */
const vp8Track = (extra: Buffer): Buffer =>
  element(
    '1654ae6b',
    element(
      'ae',
      element('d7', Buffer.from([1])),
      element('73c5', Buffer.from([1])),
      element('83', Buffer.from([1])),
      element('86', Buffer.from('V_VP8')),
      element('e0', element('b0', Buffer.from([1, 64])), element('ba', Buffer.from([0, 240]))),
      extra,
    ),
  );
/** A key frame of 16,383 × 16,383. */
const VP8 = Buffer.concat([Buffer.from('1002009d012aff3fff3f', 'hex'), Buffer.alloc(400)]);
const BLOCK = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), VP8]);
const NOTHING = Buffer.alloc(0);
const times = (count: number, one: Buffer): Buffer<ArrayBuffer> => Buffer.alloc(count * one.length, one);

/** A one-picture WebM with elements added in the track, next to the track and in the only cluster. */
const webmOf = ({
  inTrack = NOTHING,
  beside = NOTHING,
  block = element('a3', BLOCK),
}: Partial<Record<'inTrack' | 'beside' | 'block', Buffer>> = {}): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', words(1_000_000))),
      vp8Track(inTrack),
      beside,
      element('1f43b675', element('e7', Buffer.from([0])), block),
    ),
  ]);

const video = pictureEntry('mp4v', 320, 240);
const fragment = box(
  'moof',
  box('mfhd', words(0, 1)),
  box('traf', box('tfhd', words(0x2_00_38, 1, 1, 1, 0)), box('trun', words(0, 80_000_000))),
);
const mvex = box('mvex', box('trex', words(0, 1, 1, 1, 1, 0)));

/** A playable clip with an extra box at the movie level, next to the tracks. */
const clipWith =
  (extra: Buffer): OwnFile['write'] =>
  async (path) => {
    await writeOwnClip(path);
    const movie = await readFile(path);
    const at = movie.indexOf('moov', 0, 'latin1') - 4;
    const size = movie.readUInt32BE(at);
    const header = box('moov', movie.subarray(at + 8, at + size), extra);
    await writeFile(path, Buffer.concat([movie.subarray(0, at), header, movie.subarray(at + size)]));
  };

/** Clips and pictures of a few kilobytes that would make FFmpeg use gigabytes, and what the check finds in each. */
export const HOSTILE_CLIPS: readonly OwnFile[] = [
  {
    name: 'an MP4 that claims 80 million samples',
    kind: 'clip',
    found: 'too_heavy',
    write: bytes(() => movieOf([{ entry: video, samples: 80_000_000 }])),
  },
  {
    name: 'an MP4 that claims 80 million samples of sound',
    kind: 'sound',
    found: 'too_heavy',
    write: bytes(() =>
      movieOf([{ entry: soundEntry('mp4a'), samples: 80_000_000, isSound: true, ticks: 2 }]),
    ),
  },
  {
    name: 'an MP4 with a piece of 80 million samples',
    kind: 'clip',
    found: 'too_heavy',
    write: bytes(() => movieOf([{ entry: video, samples: 2 }], { extra: mvex, after: fragment })),
  },
  {
    name: 'an MP4 with as many samples as we look at',
    kind: 'clip',
    found: 'too_long',
    write: bytes(() => movieOf([{ entry: video, samples: 1_900_000 }])),
  },
  {
    name: 'an MP4 of 20,000 edits',
    kind: 'clip',
    found: 'too_heavy',
    write: bytes(() => movieOf([{ entry: video, samples: 3000, edits: 20_000 }])),
  },
  {
    name: 'an MP4 of 200 tracks',
    kind: 'clip',
    found: 'too_heavy',
    write: bytes(() => movieOf(Array.from({ length: 200 }, () => ({ entry: video, samples: 1_000_000 })))),
  },
  {
    name: 'a MOV with a compressed header',
    kind: 'clip',
    found: 'too_heavy',
    write: bytes(() => movieOf([{ entry: video, samples: 2 }], { isCompressed: true, spareMb: 250 })),
  },
  {
    name: 'a MOV with a PNG of 16,000 × 16,000',
    kind: 'clip',
    found: 'damaged',
    write: bytes(() => {
      const data = pngOf(16_000, 16_000, 1, { depth: 16, colours: 6 });
      return movieOf([{ entry: pictureEntry('png ', 320, 240), samples: 2, bytes: data.length }], { data });
    }),
  },
  {
    name: 'a MOV with a JPEG of 16,000 × 16,000',
    kind: 'clip',
    found: 'damaged',
    write: bytes(() => {
      const data = hugeJpeg();
      return movieOf([{ entry: pictureEntry('jpeg', 320, 240), samples: 2, bytes: data.length }], { data });
    }),
  },
  {
    name: 'an MP4 with 100,000 tags',
    kind: 'clip',
    found: 'ready',
    write: clipWith(
      box(
        'udta',
        box('meta', words(0), box('ilst', times(100_000, box('©abc', box('data', words(1, 0, 7)))))),
      ),
    ),
  },
  {
    name: 'a WebM with a picture of 16,383 × 16,383',
    kind: 'clip',
    found: 'damaged',
    write: bytes(() => webmOf()),
  },
  {
    name: 'a WebM with three million ways to pack a track',
    kind: 'clip',
    found: 'too_heavy',
    write: bytes(() => webmOf({ inTrack: element('6d80', times(3_000_000, element('6240'))) })),
  },
  {
    name: 'a WebM of five million tags',
    kind: 'clip',
    found: 'damaged',
    write: bytes(() => webmOf({ beside: element('1254c367', times(5_000_000, element('7373'))) })),
  },
  {
    name: 'a WebM with ten million things beside a picture',
    kind: 'clip',
    found: 'too_heavy',
    write: bytes(() =>
      webmOf({
        block: element('a0', element('a1', BLOCK), element('75a1', times(10_000_000, element('a6')))),
      }),
    ),
  },
  {
    name: 'a JPEG of 16,000 × 16,000',
    kind: 'picture',
    found: 'damaged',
    write: bytes(hugeJpeg),
  },
];
