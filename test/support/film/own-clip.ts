import { AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Packet, Rational } from 'node-av/lib';
import { check, isPause, need } from '#functions/film/files/native.ts';

/** The luma of a frame's left half; the right half is always bright. */
export const leftLevel = (frame: number): number => 30 + 5 * frame;
export const RIGHT_LEVEL = 220;

interface ClipShape {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
}

const drawn = ({ width, height }: ClipShape, index: number): Frame => {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { width, height, format: AV_PIX_FMT_YUV420P });
  check(frame.getBuffer(0), 'allocate frame');
  const [luma, line] = [need(frame.data?.[0], 'luma'), need(frame.linesize[0], 'line size')];
  for (let row = 0; row < height; row += 1) {
    luma.fill(leftLevel(index), row * line, row * line + width / 2);
    luma.fill(RIGHT_LEVEL, row * line + width / 2, row * line + width);
  }
  for (const plane of [1, 2]) need(frame.data?.[plane], 'colour').fill(128);
  frame.pts = BigInt(index);
  return frame;
};

/** Writes a creator's clip with one key frame and with frames that can be told apart by their brightness. */
export const writeOwnClip = async (path: string, shape: ClipShape): Promise<string> => {
  const { width, height, fps, frames } = shape;
  using encoder = new CodecContext();
  const codec = need(Codec.findEncoderByName(FF_ENCODER_LIBX264), 'encoder');
  encoder.allocContext3(codec);
  Object.assign(encoder, { width, height, pixelFormat: AV_PIX_FMT_YUV420P, gopSize: 600 });
  encoder.timeBase = new Rational(1, fps);
  encoder.framerate = new Rational(fps, 1);
  using options = Dictionary.fromObject({ preset: 'ultrafast', crf: 12 });
  check(await encoder.open2(codec, options), 'open encoder');
  await using file = new FormatContext();
  check(file.allocOutputContext2(null, 'mp4', path), 'create clip');
  const stream = file.newStream(null);
  check(stream.codecpar.fromContext(encoder), 'describe clip');
  stream.timeBase = encoder.timeBase;
  check(await file.openOutput(), 'open clip');
  check(await file.writeHeader(), 'begin clip');
  using packet = new Packet();
  packet.alloc();
  const send = (frame: Frame | null): void => {
    check(encoder.sendFrameSync(frame), 'encode');
    for (;;) {
      const code = encoder.receivePacketSync(packet);
      if (isPause(code)) return;
      check(code, 'encode');
      packet.duration = 1n;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      check(file.interleavedWriteFrameSync(packet), 'write clip');
    }
  };
  for (let index = 0; index < frames; index += 1) {
    using frame = drawn(shape, index);
    send(frame);
  }
  send(null);
  check(await file.writeTrailer(), 'end clip');
  await file.closeOutput();
  return path;
};
