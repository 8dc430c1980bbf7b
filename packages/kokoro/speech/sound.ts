import { KOKORO_SAMPLE_RATE } from './model.ts';

export const samplesOf = (ms: number): number => Math.round((ms * KOKORO_SAMPLE_RATE) / 1000);
export const msOf = (samples: number): number => (samples * 1000) / KOKORO_SAMPLE_RATE;

const BLOCK = samplesOf(5);
/**
 * Thresholds, as shares of the loudest block: a quieter block counts as silent at a run’s ends, as not yet audible,
 * or as not being speech.
 */
const SILENT = 0.01;
const HEARD = 0.02;
const SPEECH = 0.1;
const MARGIN = samplesOf(15);
/**
 * Some voices breathe or rumble for half a second before and after a run. No speech sound that quiet lasts longer
 * than this.
 */
const QUIET = 0.04;
const LONGEST_QUIET = samplesOf(90) / BLOCK;
/** Speech is levelled to −20 dBFS, and no sample ever exceeds −1 dBFS. */
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

/**
 * The first audible block, measured over three blocks at a time, because a single block is shorter than one period of
 * a deep voice.
 */
const firstHeard = (blocks: readonly number[], least: number): number =>
  blocks.findIndex((level, index) => {
    const [before = 0, last = 0] = [blocks[index - 2], blocks[index - 1]];
    return Math.sqrt((before ** 2 + last ** 2 + level ** 2) / 3) > least;
  });

export interface AudiblePart {
  readonly from: number;
  readonly to: number;
  /** Where the first audible sound starts. */
  readonly onset: number;
}

/**
 * The part of a sound between its first and its last audible block, plus a short margin, without stretches too quiet
 * and too long to be speech; empty if the sound is silent.
 */
export const audiblePart = (samples: Float32Array): AudiblePart => {
  const blocks = blocksOf(samples);
  const loudest = highest(blocks);
  const threshold = loudest * SILENT;
  const heard = blocks.findIndex((level) => level > threshold);
  if (heard < 0) return { from: 0, to: 0, onset: 0 };
  const isLoud = (level: number): boolean => level > loudest * QUIET;
  const first = Math.max(heard, blocks.findIndex(isLoud) - LONGEST_QUIET);
  const last = Math.min(
    blocks.findLastIndex((level) => level > threshold),
    blocks.findLastIndex(isLoud) + LONGEST_QUIET,
  );
  return {
    from: Math.max(0, first * BLOCK - MARGIN),
    to: Math.min(samples.length, (last + 1) * BLOCK + MARGIN),
    onset: Math.max(first, firstHeard(blocks, loudest * HEARD)) * BLOCK,
  };
};

/** Brings the sound of all runs to the same loudness, without clipping. */
export const levelled = (samples: Float32Array): Float32Array => {
  const blocks = blocksOf(samples);
  const threshold = highest(blocks) * SPEECH;
  const speech = blocks.filter((level) => level > threshold);
  if (speech.length === 0) return samples;
  const level = Math.sqrt(speech.reduce((sum, x) => sum + x * x, 0) / speech.length);
  const gain = Math.min(LEVEL / level, PEAK / highest(samples));
  return samples.map((x) => x * gain);
};
