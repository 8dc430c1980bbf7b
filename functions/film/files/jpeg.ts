import { writeFile } from 'node:fs/promises';
import { type AVPixelFormat, FF_ENCODER_MJPEG } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, type Frame, Packet, Rational } from 'node-av/lib';
import { check, need } from './native.ts';

/** Writes a frame in a JPEG pixel format as a JPEG without metadata. Quantisers run from 2 (best) to 31. */
export const writeJpeg = async (
  frame: Frame,
  format: AVPixelFormat,
  path: string,
  quantiser: number,
): Promise<void> => {
  const codec = need(Codec.findEncoderByName(FF_ENCODER_MJPEG), 'encoder mjpeg');
  using encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = frame.width;
  encoder.height = frame.height;
  encoder.pixelFormat = format;
  encoder.timeBase = new Rational(1, 1);
  using options = Dictionary.fromObject({ qmin: quantiser, qmax: quantiser });
  check(await encoder.open2(codec, options), 'open encoder mjpeg');
  frame.pts = 0n;
  check(await encoder.sendFrame(frame), 'write picture');
  check(await encoder.sendFrame(null), 'write picture');
  using packet = new Packet();
  packet.alloc();
  check(await encoder.receivePacket(packet), 'write picture');
  await writeFile(path, need(packet.data, 'picture'));
};
