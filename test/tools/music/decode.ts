import type { Sound } from '@veilcast/composer';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import { AV_LOG_ERROR } from 'node-av/constants';
import { type Frame, Log } from 'node-av/lib';
import { defined } from '#test/support/values.ts';

export interface Measured {
  sound: Sound;
  /** The integrated loudness, as measured by FFmpeg’s own meter. */
  lufs: number;
  peakDb: number;
}

function copyOf(frame: Frame, channel: number): Float32Array {
  return new Float32Array(
    Uint8Array.from(defined(defined(frame.extendedData)[channel]).subarray(0, frame.nbSamples * 4)).buffer,
  );
}

function join(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Decodes a stereo file at its native sample rate and measures its loudness. */
export async function decodeFile(path: string): Promise<Measured> {
  Log.setLevel(AV_LOG_ERROR);
  await using demuxer = await Demuxer.open(path);
  const stream = defined(demuxer.audio());
  using decoder = await Decoder.create(stream);
  using meter = FilterAPI.create('ebur128=metadata=1:peak=sample:framelog=quiet,aformat=sample_fmts=fltp');
  const parts: [Float32Array[], Float32Array[]] = [[], []];
  let [lufs, peak] = [Number.NaN, Number.NaN];
  for await (const frame of meter.frames(decoder.frames(demuxer.packets(stream.index)))) {
    if (!frame) continue;
    using own = frame;
    for (const [channel, list] of parts.entries()) list.push(copyOf(own, channel));
    const metadata = own.getMetadata().getAll();
    lufs = Number(metadata['lavfi.r128.I'] ?? lufs);
    peak = Number(metadata['lavfi.r128.sample_peak'] ?? peak);
  }
  return { sound: [join(parts[0]), join(parts[1])], lufs, peakDb: 20 * Math.log10(peak) };
}
