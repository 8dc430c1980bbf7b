import { open } from 'node:fs/promises';
import type { UploadKind } from '#contract/catalogue.ts';
import { PICTURE_MAX_PIXELS } from '#functions/domain/uploads/problems.ts';
import { UploadFault } from './upload-fault.ts';

/** Room for the first chunks of a PNG with a colour profile. */
const HEAD_BYTES = 64 * 1024;
const text = (head: Buffer, at: number, chars: number): string => head.toString('latin1', at, at + chars);

/** FFmpeg's demuxers by how their files begin; anything else (playlists, SVG, scripts, text) is never opened. */
const DEMUXERS: readonly (readonly [string, readonly UploadKind[], (head: Buffer) => boolean])[] = [
  ['jpeg_pipe', ['picture'], (head) => head.readUIntBE(0, 3) === 0xff_d8_ff],
  ['png_pipe', ['picture'], (head) => text(head, 0, 8) === '\u0089PNG\r\n\u001A\n'],
  ['webp_pipe', ['picture'], (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP'],
  [
    'mov',
    ['clip', 'sound'],
    (head) => ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide'].includes(text(head, 4, 4)),
  ],
  ['matroska', ['clip', 'sound'], (head) => head.readUInt32BE(0) === 0x1a_45_df_a3],
  ['wav', ['sound'], (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WAVE'],
  ['ogg', ['sound'], (head) => text(head, 0, 4) === 'OggS'],
  ['aac', ['sound'], (head) => (head.readUInt16BE(0) & 0xff_f6) === 0xff_f0],
  ['mp3', ['sound'], (head) => text(head, 0, 3) === 'ID3' || (head.readUInt16BE(0) & 0xff_e0) === 0xff_e0],
];
const SHORTEST_HEAD = 16;

/** Where the size of a PNG is, and the flag of a WebP that moves. */
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
 * The demuxer for a file, by its content alone.
 * @throws UploadFault for content of another kind, for pictures that move, and for PNGs that declare too many pixels.
 */
export const demuxerOf = async (path: string, kind: UploadKind): Promise<string> => {
  const file = await open(path);
  let head = Buffer.alloc(HEAD_BYTES);
  try {
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    head = head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
  if (head.length < SHORTEST_HEAD) throw new UploadFault('damaged', `${head.length} bytes`);
  const [demuxer] = DEMUXERS.find(([, kinds, begins]) => kinds.includes(kind) && begins(head)) ?? [];
  if (demuxer === undefined) throw new UploadFault('wrong_kind', 'it begins like no format we accept');
  if (movesIn(demuxer, head)) throw new UploadFault('moves', `an animation in ${demuxer}`);
  // FFmpeg doesn't tell this from damage.
  if (demuxer === 'png_pipe' && head.length >= PNG_SIZE_AT + 8) {
    const pixels = head.readUInt32BE(PNG_SIZE_AT) * head.readUInt32BE(PNG_SIZE_AT + 4);
    if (pixels > PICTURE_MAX_PIXELS) throw new UploadFault('too_many_pixels', `${pixels} pixels`);
  }
  return demuxer;
};
