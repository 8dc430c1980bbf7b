import { KOKORO_SAMPLE_RATE } from './model.ts';

export const samplesOf = (ms: number): number => Math.round((ms * KOKORO_SAMPLE_RATE) / 1000);
export const msOf = (samples: number): number => (samples * 1000) / KOKORO_SAMPLE_RATE;

const BLOCK = samplesOf(5);
/** Below this share of the loudest block a block is silent at the ends of a run, and no speech anywhere. */
const SILENT = 0.01;
const SPEECH = 0.1;
const MARGIN = samplesOf(15);
/** −20 dBFS while it speaks, and never a sample above −1 dBFS. */
const LEVEL = 0.1;
const PEAK = 0.89;

const blocksOf = (samples: Float32Array): number[] =>
  Array.from({ length: Math.ceil(samples.length / BLOCK) }, (_, index) => {
    const block = samples.subarray(index * BLOCK, (index + 1) * BLOCK);
    return Math.sqrt(block.reduce((sum, x) => sum + x * x, 0) / block.length);
  });

const highest = (values: Iterable<number>): number => {
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
};

/** The part of a sound between its first and its last audible block, with a short margin; empty if it is silent. */
export const audiblePart = (samples: Float32Array): { readonly from: number; readonly to: number } => {
  const blocks = blocksOf(samples);
  const threshold = highest(blocks) * SILENT;
  const first = blocks.findIndex((level) => level > threshold);
  if (first < 0) return { from: 0, to: 0 };
  const last = blocks.findLastIndex((level) => level > threshold);
  return {
    from: Math.max(0, first * BLOCK - MARGIN),
    to: Math.min(samples.length, (last + 1) * BLOCK + MARGIN),
  };
};

/** The sound at one loudness for all runs, without clipping. */
export const levelled = (samples: Float32Array): Float32Array => {
  const blocks = blocksOf(samples);
  const threshold = highest(blocks) * SPEECH;
  const speech = blocks.filter((level) => level > threshold);
  if (speech.length === 0) return samples;
  const level = Math.sqrt(speech.reduce((sum, x) => sum + x * x, 0) / speech.length);
  const gain = Math.min(LEVEL / level, PEAK / highest(samples));
  return samples.map((x) => x * gain);
};
