import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Codec, CodecContext, Frame } from 'node-av/lib';
import { check, isPause, need } from './native.ts';
import { openPackets } from './packets.ts';

const DECODER_THREADS = 2;

/** Shows every picture of a film to `see`, in order, and answers how many there were. A frame is valid during its call. */
export const eachFrame = async (
  path: string,
  see: (frame: Frame, index: number) => void | Promise<void>,
): Promise<number> => {
  await using file = await openPackets(path, AVMEDIA_TYPE_VIDEO);
  const codec = need(Codec.findDecoder(file.stream.codecpar.codecId), 'decoder');
  using decoder = new CodecContext();
  decoder.allocContext3(codec);
  check(decoder.parametersToContext(file.stream.codecpar), 'decoder');
  decoder.threadCount = DECODER_THREADS;
  check(await decoder.open2(codec), 'open decoder');
  using frame = new Frame();
  frame.alloc();
  let frames = 0;
  for (let isEnd = false; !isEnd; ) {
    const packet = await file.next();
    isEnd = packet === undefined;
    check(await decoder.sendPacket(packet ?? null), 'decode');
    for (;;) {
      const code = await decoder.receiveFrame(frame);
      if (isPause(code)) break;
      check(code, 'decode');
      await see(frame, frames);
      frames += 1;
      frame.unref();
    }
  }
  return frames;
};
