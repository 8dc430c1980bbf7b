import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Frame, type Packet } from 'node-av/lib';
import { openDecoder } from './decoder.ts';
import { check, isPause } from './native.ts';
import { openPackets } from './packets.ts';

const DECODER_THREADS = 2;

type See = (frame: Frame, index: number) => void | Promise<void>;

/**
 * Passes every picture in a film to `see`, in order, and returns how many there were. A frame is only valid during
 * the call that receives it.
 */
export const eachFrame = (path: string, see: See): Promise<number> => eachOf(path, see, () => true);

/**
 * Like `eachFrame`, but for key frames only; each of them can be decoded on its own, because their groups are closed.
 */
export const eachKeyFrame = (path: string, see: See): Promise<number> =>
  eachOf(path, see, ({ isKeyframe }) => isKeyframe);

const eachOf = async (path: string, see: See, isWanted: (packet: Packet) => boolean): Promise<number> => {
  await using file = await openPackets(path, AVMEDIA_TYPE_VIDEO);
  using decoder = await openDecoder(file.stream, { threads: DECODER_THREADS });
  using frame = new Frame();
  frame.alloc();
  let [packets, frames] = [0, 0];
  /**
   * The positions of the pictures to decode. Pictures are only reordered by decoding if all of them are requested.
   */
  const wanted: number[] = [];
  for (let isEnd = false; !isEnd; ) {
    const packet = await file.next();
    isEnd = packet === undefined;
    if (packet !== undefined && isWanted(packet)) wanted.push(packets);
    packets += 1;
    if (packet !== undefined && wanted.at(-1) !== packets - 1) continue;
    check(decoder.sendPacketSync(packet ?? null), 'decode');
    for (;;) {
      const code = decoder.receiveFrameSync(frame);
      if (isPause(code)) break;
      check(code, 'decode');
      await see(frame, wanted[frames] ?? frames);
      frames += 1;
      frame.unref();
    }
  }
  return frames;
};
