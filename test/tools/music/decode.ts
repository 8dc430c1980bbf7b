import { Decoder, Demuxer } from 'node-av/api';
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import { SAMPLE_RATE, type Sound } from '#tools/music/sound.ts';

/** Decodes a file to left and right at 48 kHz. */
export async function decodeFile(path: string): Promise<Sound> {
  await using demuxer = await Demuxer.open(path);
  const stream = demuxer.audio()!;
  using decoder = await Decoder.create(stream, {
    resample: {
      sampleRate: SAMPLE_RATE,
      sampleFormat: AV_SAMPLE_FMT_FLT,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    },
  });
  const parts: Float32Array[] = [];
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (!frame) continue;
    using own = frame;
    const bytes = Uint8Array.from(own.data![0]!.subarray(0, own.nbSamples * 8));
    parts.push(new Float32Array(bytes.buffer));
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0) / 2;
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  let at = 0;
  for (const part of parts) {
    for (let index = 0; index < part.length; index += 2, at++) {
      left[at] = part[index]!;
      right[at] = part[index + 1]!;
    }
  }
  return [left, right];
}
