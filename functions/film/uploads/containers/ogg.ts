import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import type { OwnBytes } from './own-bytes.ts';

const PAGE_HEADER = 27;
const SERIAL_AT = 14;
const SEGMENTS_AT = 26;
const WHOLE_SEGMENT = 255;
/** The first bytes of an audio stream, and of its comment packets, by codec. */
const KINDS: Readonly<Record<string, string>> = {
  '\u0001vorbis': '\u0003vorbis',
  OpusHead: 'OpusTags',
  '\u007FFLAC': '\u0004',
};
/** In FLAC, the comments’ length follows the type byte, whose first bit isn’t part of the type. */
const FLAC_LENGTH_BYTES = 3;
/** Enough bytes of a packet to see how many comments it has. */
const HEAD_BYTES = 8192;
/** FFmpeg compares each comment with every earlier one. */
const MOST_COMMENTS = 1000;

interface Stream {
  /** The first bytes of the stream’s comment packets. */
  readonly comments: string;
  /** The start of the current packet. */
  packet: Buffer;
}

const NOTHING = Buffer.alloc(0);

const checkComments = ({ comments, packet }: Stream): void => {
  const isFlac = comments.length === 1;
  const begins = packet.toString('latin1', 0, comments.length);
  if (begins !== comments && !(isFlac && packet[0] === 0x84)) return;
  const from = comments.length + (isFlac ? FLAC_LENGTH_BYTES : 0);
  if (packet.length < from + 4) return;
  const at = from + 4 + packet.readUInt32LE(from);
  if (at + 4 > packet.length) throw new UploadFault('too_heavy', `comments that begin at ${at}`);
  const count = packet.readUInt32LE(at);
  if (count > MOST_COMMENTS) throw new UploadFault('too_heavy', `${count} comments`);
};

const streamOf = async (file: OwnBytes, at: number): Promise<Stream> => {
  const head = (await file.read(at, Math.min(8, file.size - at))).toString('latin1');
  const [, comments] = Object.entries(KINDS).find(([kind]) => head.startsWith(kind)) ?? [];
  if (comments === undefined)
    throw new UploadFault('wrong_kind', 'an Ogg file with something other than sound');
  return { comments, packet: NOTHING };
};

/**
 * Reads the packets of an Ogg file before FFmpeg does.
 * @throws UploadFault when it contains anything but Vorbis, Opus or FLAC, or too many comments.
 */
export const readOgg = async (file: OwnBytes): Promise<void> => {
  const streams = new Map<number, Stream>();
  for (let at = 0; at + PAGE_HEADER <= file.size; ) {
    const head = await file.read(at, PAGE_HEADER);
    if (head.toString('latin1', 0, 4) !== 'OggS') throw new UploadFault('damaged', `no page at ${at}`);
    const [serial, segments] = [head.readUInt32LE(SERIAL_AT), head[SEGMENTS_AT] ?? 0];
    const sizes = [...(await file.read(at + PAGE_HEADER, segments))];
    at += PAGE_HEADER + segments;
    const stream = streams.get(serial) ?? (await streamOf(file, at));
    streams.set(serial, stream);
    for (const size of sizes) {
      const wanted = Math.min(size, HEAD_BYTES - stream.packet.length, file.size - at);
      if (wanted > 0) stream.packet = Buffer.concat([stream.packet, await file.read(at, wanted)]);
      at += size;
      if (size === WHOLE_SEGMENT) continue;
      checkComments(stream);
      stream.packet = NOTHING;
    }
  }
};
