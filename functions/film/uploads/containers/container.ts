import type { UploadKind } from '#contract/catalogue.ts';
import { PICTURE_MAX_PIXELS } from '#functions/domain/uploads/problems.ts';
import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import { readMatroska } from './matroska.ts';
import { readMovie } from './movie.ts';
import { readOgg } from './ogg.ts';
import { type OwnBytes, openBytes } from './own-bytes.ts';
import { readAac, readMp3 } from './tags.ts';

/** The name of a chunk that FFmpeg skips. */
const SKIPPED = 'JUNK';
/** The WAV chunks that are left unchanged. */
const NEEDED = ['fmt ', 'fact', 'data', SKIPPED];
/** If a WAV’s header states this size or more, the data may actually have any length. */
const UNKNOWN_SIZE = 0x7f_ff_f0_00;
/** The share of a WAV’s sound that may be missing: a recorder that is stopped abruptly loses a little. */
const MOST_MISSING = 0.1;
const RIFF_HEADER = 12;
const HEADER = 8;

/** Lets FFmpeg see only a WAV’s sound. */
const readWav = async (file: OwnBytes): Promise<void> => {
  for (let at = RIFF_HEADER; at + HEADER <= file.size; ) {
    const head = await file.read(at, HEADER);
    const size = head.readUInt32LE(4);
    const next = at + HEADER + size + (size % 2);
    // Recorders that can’t tell the length in advance write 0 or the maximum.
    const isStated = size > 0 && size < UNKNOWN_SIZE;
    if (head.toString('latin1', 0, 4) === 'data' && isStated && next > file.size + size * MOST_MISSING)
      throw new UploadFault('cut_off', `${file.size - at - HEADER} of ${size} bytes`);
    if (!NEEDED.includes(head.toString('latin1', 0, 4))) await file.write(at, Buffer.from(SKIPPED));
    at = next;
  }
};

/** Enough bytes for the first chunks of a PNG with a colour profile. */
const HEAD_BYTES = 64 * 1024;
const text = (head: Buffer, at: number, chars: number): string => head.toString('latin1', at, at + chars);

interface Container {
  /** FFmpeg's name for the container's demuxer. */
  readonly demuxer: string;
  readonly kinds: readonly UploadKind[];
  readonly begins: (head: Buffer) => boolean;
  /** Inspects the file before FFmpeg opens it; absent if FFmpeg stays within its memory limit anyway. */
  readonly readFirst?: (file: OwnBytes) => Promise<void>;
}

/**
 * The formats we accept, recognised by a file’s first bytes; anything else (playlists, SVG, scripts, text) is never
 * opened.
 */
const CONTAINERS: readonly Container[] = [
  {
    demuxer: 'jpeg_pipe',
    kinds: ['picture'],
    begins: (head) => head.readUIntBE(0, 3) === 0xff_d8_ff,
  },
  {
    demuxer: 'png_pipe',
    kinds: ['picture'],
    begins: (head) => text(head, 0, 8) === '\u0089PNG\r\n\u001A\n',
  },
  {
    demuxer: 'webp_pipe',
    kinds: ['picture'],
    begins: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP',
  },
  {
    demuxer: 'mov',
    kinds: ['clip', 'sound'],
    begins: (head) => ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide'].includes(text(head, 4, 4)),
    readFirst: readMovie,
  },
  {
    demuxer: 'matroska',
    kinds: ['clip', 'sound'],
    begins: (head) => head.readUInt32BE(0) === 0x1a_45_df_a3,
    readFirst: readMatroska,
  },
  {
    demuxer: 'wav',
    kinds: ['sound'],
    begins: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WAVE',
    readFirst: readWav,
  },
  { demuxer: 'ogg', kinds: ['sound'], begins: (head) => text(head, 0, 4) === 'OggS', readFirst: readOgg },
  {
    demuxer: 'aac',
    kinds: ['sound'],
    begins: (head) => (head.readUInt16BE(0) & 0xff_f6) === 0xff_f0,
    readFirst: readAac,
  },
  {
    demuxer: 'mp3',
    kinds: ['sound'],
    begins: (head) => text(head, 0, 3) === 'ID3' || (head.readUInt16BE(0) & 0xff_e0) === 0xff_e0,
    readFirst: readMp3,
  },
];
const SHORTEST_HEAD = 16;

/** The offset at which a PNG states its size, and the one at which a WebP states whether it is animated. */
const PNG_SIZE_AT = 16;
const WEBP_FLAGS_AT = 20;
const WEBP_MOVES = 0x02;

const movesIn = (demuxer: string, head: Buffer): boolean => {
  if (demuxer === 'webp_pipe')
    return text(head, 12, 4) === 'VP8X' && ((head[WEBP_FLAGS_AT] ?? 0) & WEBP_MOVES) !== 0;
  const animation = head.indexOf('acTL', 0, 'latin1');
  return demuxer === 'png_pipe' && animation >= 0 && animation < head.indexOf('IDAT', 0, 'latin1');
};

/**
 * The demuxer for a file, chosen by its content alone. Modifies the file: anything a video doesn’t need is hidden
 * from FFmpeg, which would allocate memory for it.
 * @throws UploadFault for content of another kind, for animated pictures, and for files that declare too much.
 */
export const demuxerOf = async (path: string, kind: UploadKind): Promise<string> => {
  await using file = await openBytes(path);
  if (file.size < SHORTEST_HEAD) throw new UploadFault('damaged', `${file.size} bytes`);
  const head = Buffer.from(await file.read(0, Math.min(file.size, HEAD_BYTES)));
  const container = CONTAINERS.find(({ kinds, begins }) => kinds.includes(kind) && begins(head));
  if (container === undefined) throw new UploadFault('wrong_kind', 'it begins like no format we accept');
  const { demuxer, readFirst } = container;
  if (movesIn(demuxer, head)) throw new UploadFault('moves', `an animation in ${demuxer}`);
  // FFmpeg can't tell an oversized PNG from a damaged one.
  if (demuxer === 'png_pipe' && head.length >= PNG_SIZE_AT + 8) {
    const pixels = head.readUInt32BE(PNG_SIZE_AT) * head.readUInt32BE(PNG_SIZE_AT + 4);
    if (pixels > PICTURE_MAX_PIXELS) throw new UploadFault('too_many_pixels', `${pixels} pixels`);
  }
  await readFirst?.(file);
  return demuxer;
};
