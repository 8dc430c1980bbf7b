import { createHash } from 'node:crypto';
import {
  AV_NOPTS_VALUE,
  AVERROR_EOF,
  AVMEDIA_TYPE_VIDEO,
  type AVMediaType,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants';
import { Dictionary, FormatContext, Packet, type Stream } from 'node-av/lib';
import { frameOf } from '#composition/timeline/frame-times.ts';
import { check, need } from './native.ts';

/** One stream of a media file, read packet by packet without decoding. */
export type PacketReader = AsyncDisposable & {
  stream: Stream;
  /** The next packet of the stream, valid until the next call; undefined at the end. */
  next: () => Promise<Packet | undefined>;
  /** Seeks to the last key frame at or before a given time. */
  seek: (seconds: number) => void;
};

/** The timestamp at which the stream starts. */
export const startOf = ({ startTime }: Stream): bigint => (startTime === AV_NOPTS_VALUE ? 0n : startTime);

/** Opens the best stream of a type in a local file. */
export const openPackets = async (path: string, type: AVMediaType): Promise<PacketReader> => {
  const file = new FormatContext();
  const packet = new Packet();
  const close = async (): Promise<void> => {
    packet.free();
    await file.closeInput();
  };
  try {
    packet.alloc();
    using whitelist = Dictionary.fromObject({ protocol_whitelist: 'file' });
    check(await file.openInput(`file:${path}`, null, whitelist), 'open');
    check(await file.findStreamInfo(), 'read');
    const stream = need(file.streams[file.findBestStream(type)], 'stream of that kind in the file');
    const next = async (): Promise<Packet | undefined> => {
      for (;;) {
        packet.unref();
        const code = file.readFrameSync(packet);
        if (code === AVERROR_EOF) return undefined;
        check(code, 'read');
        if (packet.streamIndex === stream.index) return packet;
      }
    };
    const seek = (seconds: number): void => {
      const ticks = BigInt(Math.floor(seconds / stream.timeBase.toDouble())) + startOf(stream);
      check(file.seekFrameSync(stream.index, ticks, AVSEEK_FLAG_BACKWARD), 'seek');
    };
    return { stream, next, seek, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * A hash of each part of a stream, whatever file it is in: of the codec’s parameters, the coded bytes and, for a
 * picture, the order in which its frames are shown. Parts with the same hash decode to the same pictures or sound.
 * `starts`: the numbers of the packets at which parts start.
 */
export const packetHashes = async (
  path: string,
  type: AVMediaType,
  starts: readonly number[] = [0],
): Promise<string[]> => {
  await using file = await openPackets(path, type);
  const { codecpar, timeBase } = file.stream;
  const parts: { readonly hash: ReturnType<typeof createHash>; readonly firstTime: bigint }[] = [];
  let count = 0;
  for (let packet = await file.next(); packet !== undefined; packet = await file.next()) {
    if (starts.includes(count))
      parts.push({ hash: createHash('sha256').update(codecpar.extradata ?? ''), firstTime: packet.pts });
    count += 1;
    const part = need(parts.at(-1), 'part');
    part.hash.update(need(packet.data, 'data'));
    if (type === AVMEDIA_TYPE_VIDEO)
      part.hash.update(`${frameOf(Number(packet.pts - part.firstTime) * timeBase.toDouble() * 1000)} `);
  }
  return parts.map(({ hash }) => hash.digest('hex'));
};
