import { type Frame } from 'node-av/lib';
import { addFilter, chain, check, newGraph } from '#functions/film/files/native.ts';
import { SAMPLE_RATE } from './sound.ts';

/** Loudness according to EBU R 128. Silence has an integrated loudness of -Infinity. */
export type Loudness = { integratedLufs: number; truePeakDbtp: number };

/** The meter's result for sound that never exceeds its gate. */
const METER_FLOOR_LUFS = -69.9;

/** Measures frames of 48 kHz stereo float samples. */
export const measureLoudness = async (frames: AsyncIterable<Frame> | Iterable<Frame>): Promise<Loudness> => {
  using graph = newGraph(1);
  let ends:
    | {
        source: ReturnType<typeof addFilter>;
        meter: ReturnType<typeof addFilter>;
        sink: ReturnType<typeof addFilter>;
      }
    | undefined;
  let samples = 0n;
  for await (const frame of frames) {
    if (ends === undefined) {
      const source = addFilter(graph, 'abuffer', 'in', {
        sample_rate: frame.sampleRate,
        sample_fmt: Number(frame.format),
        channel_layout: `0x${frame.channelLayout.mask.toString(16)}`,
        time_base: `1/${frame.sampleRate}`,
      });
      const resample = addFilter(graph, 'aresample', 'rate', { sample_rate: SAMPLE_RATE });
      const meter = addFilter(graph, 'ebur128', 'meter', { peak: 'true', framelog: 'quiet' });
      const sink = addFilter(graph, 'anullsink', 'out');
      chain(source, resample, meter, sink);
      check(await graph.config(), 'configure meter');
      ends = { source, meter, sink };
    }
    frame.pts = samples;
    samples += BigInt(frame.nbSamples);
    check(ends.source.buffersrcAddFrameSync(frame), 'measure');
    while (graph.requestOldestSync() >= 0);
  }
  if (ends === undefined)
    return { integratedLufs: Number.NEGATIVE_INFINITY, truePeakDbtp: Number.NEGATIVE_INFINITY };
  const integrated = Number(ends.meter.getOption('integrated'));
  return {
    integratedLufs: integrated <= METER_FLOOR_LUFS ? Number.NEGATIVE_INFINITY : integrated,
    truePeakDbtp: Number(ends.meter.getOption('true_peak')),
  };
};
