import type { FilterContext, Frame } from 'node-av/lib';
import { addFilter, chain, check, newGraph } from '#functions/film/files/native.ts';
import { SAMPLE_RATE } from './sound.ts';

/** Loudness according to EBU R 128. Silence has an integrated loudness of -Infinity. */
export type Loudness = { integratedLufs: number; truePeakDbtp: number };

/** The loudness of sounds that have been measured, by the hash of their packets. */
export type HeardSounds = Readonly<Record<string, Loudness>>;

/** The meter’s result for sound that never rises above the meter’s gate. */
const METER_FLOOR_LUFS = -69.9;

type Frames = AsyncIterable<Frame> | Iterable<Frame>;

/** Runs frames through FFmpeg’s meter and reads its result, unless there were no frames. */
const metered = async (
  frames: Frames,
  peak: 'true' | 'none',
  read: (meter: FilterContext) => void,
): Promise<void> => {
  using graph = newGraph(1);
  let ends: { source: FilterContext; meter: FilterContext } | undefined;
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
      const meter = addFilter(graph, 'ebur128', 'meter', { peak, framelog: 'quiet' });
      chain(source, resample, meter, addFilter(graph, 'anullsink', 'out'));
      check(await graph.config(), 'configure meter');
      ends = { source, meter };
    }
    frame.pts = samples;
    samples += BigInt(frame.nbSamples);
    check(ends.source.buffersrcAddFrameSync(frame), 'measure');
    while (graph.requestOldestSync() >= 0);
  }
  if (ends !== undefined) read(ends.meter);
};

const lufsOf = (meter: FilterContext): number => {
  const integrated = Number(meter.getOption('integrated'));
  return integrated <= METER_FLOOR_LUFS ? Number.NEGATIVE_INFINITY : integrated;
};

/** The integrated loudness of 48 kHz stereo float frames, in LUFS. */
export const measureLufs = async (frames: Frames): Promise<number> => {
  let lufs = Number.NEGATIVE_INFINITY;
  await metered(frames, 'none', (meter) => {
    lufs = lufsOf(meter);
  });
  return lufs;
};

/** Integrated loudness plus the highest peak, which takes twice as long to measure. */
export const measureLoudness = async (frames: Frames): Promise<Loudness> => {
  let loudness = { integratedLufs: Number.NEGATIVE_INFINITY, truePeakDbtp: Number.NEGATIVE_INFINITY };
  await metered(frames, 'true', (meter) => {
    loudness = { integratedLufs: lufsOf(meter), truePeakDbtp: Number(meter.getOption('true_peak')) };
  });
  return loudness;
};
