import { Biquad } from './filters.ts';
import { SAMPLE_RATE, type Sound } from './sound.ts';

const BLOCK = 0.4 * SAMPLE_RATE;
const HOP = 0.1 * SAMPLE_RATE;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
/** Offset of the scale: a full-scale 997 Hz sine in one channel reads -3.01 LKFS. */
const OFFSET = -0.691;

/** The K-weighting defined by ITU-R BS.1770-5 at 48 kHz, squared. */
function weightedPower(samples: Float32Array): Float64Array {
  const shelf = new Biquad(
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  );
  const pass = new Biquad([1, -2, 1], [1, -1.99004745483398, 0.99007225036621]);
  return Float64Array.from(samples, (x) => pass.tick(shelf.tick(x)) ** 2);
}

function toLufs(power: number): number {
  return OFFSET + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Integrated loudness of a stereo sound in LUFS (ITU-R BS.1770-5, gated). */
export function loudnessOf([left, right]: Sound): number {
  const powers = [weightedPower(left), weightedPower(right)];
  const blocks: number[] = [];
  for (let start = 0; start + BLOCK <= left.length; start += HOP) {
    let sum = 0;
    for (const power of powers) {
      for (let index = start; index < start + BLOCK; index++) sum += power[index] ?? 0;
    }
    blocks.push(sum / BLOCK);
  }
  const audible = blocks.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  const gate = toLufs(mean(audible)) + RELATIVE_GATE_LU;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}
