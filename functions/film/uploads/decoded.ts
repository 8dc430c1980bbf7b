import { AVERROR_EOF } from 'node-av/constants';
import { type FormatContext, Frame, Packet, type Stream } from 'node-av/lib';
import { openDecoder } from '#functions/film/files/decoder.ts';
import { isPause } from '#functions/film/files/native.ts';
import { DECODERS, readable } from './open-own.ts';
import type { Stopwatch } from './stopwatch.ts';
import { UploadFault } from './upload-fault.ts';

const DECODER_THREADS = 2;
/** Recorders and tagging tools may leave a broken packet at either end; a file with more than that is damaged. */
const BROKEN_PACKETS = 2;

/** The decoded frames of one stream, in order; each is valid until the next is requested. */
export async function* decoded(
  file: FormatContext,
  stream: Stream,
  maxPixels: number,
  watch: Stopwatch,
): AsyncGenerator<Frame> {
  using decoder = await openDecoder(stream, {
    threads: DECODER_THREADS,
    max_pixels: maxPixels,
    codec_whitelist: DECODERS,
  }).catch((cause: unknown) => {
    throw new UploadFault('codec', 'there is no decoder for it', { cause });
  });
  using packet = new Packet();
  packet.alloc();
  using frame = new Frame();
  frame.alloc();
  let broken = 0;
  const tolerate = (code: number): boolean => {
    if (code >= 0) return true;
    broken += 1;
    if (broken > BROKEN_PACKETS) readable(code, 'decode');
    return false;
  };
  for (let isEnd = false; !isEnd; ) {
    watch();
    packet.unref();
    const code = await file.readFrame(packet);
    isEnd = code === AVERROR_EOF;
    if (!isEnd) readable(code, 'read');
    if (!isEnd && packet.streamIndex !== stream.index) continue;
    if (!tolerate(await decoder.sendPacket(isEnd ? null : packet))) continue;
    for (;;) {
      const received = await decoder.receiveFrame(frame);
      if (isPause(received)) break;
      if (!tolerate(received)) break;
      yield frame;
      frame.unref();
    }
  }
}
