import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Codec, CodecContext, Frame } from 'node-av/lib';
import { check, isPause, need } from '#functions/film/native.ts';
import { openPackets } from '#functions/film/packets.ts';

/** Decodes a finished film and shows every frame in order; a frame is valid only during its visit. */
export const eachFrame = async (
  path: string,
  visit: (frame: Frame, index: number) => void | Promise<void>,
): Promise<void> => {
  await using file = await openPackets(path, AVMEDIA_TYPE_VIDEO);
  const codec = need(Codec.findDecoder(file.stream.codecpar.codecId), 'decoder');
  using decoder = new CodecContext();
  decoder.allocContext3(codec);
  check(decoder.parametersToContext(file.stream.codecpar), 'decoder');
  decoder.threadCount = 2;
  check(await decoder.open2(codec), 'open decoder');
  using frame = new Frame();
  frame.alloc();
  let index = 0;
  for (let isEnd = false; !isEnd; ) {
    const packet = await file.next();
    isEnd = packet === undefined;
    check(await decoder.sendPacket(packet ?? null), 'decode');
    for (;;) {
      const code = await decoder.receiveFrame(frame);
      if (isPause(code)) break;
      check(code, 'decode');
      await visit(frame, index);
      index += 1;
      frame.unref();
    }
  }
};
