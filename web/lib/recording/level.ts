/** How loud a microphone is, in words. */
export type LevelName = 'quiet' | 'good' | 'loud';

const QUIETEST_DB = -60;
const GOOD_FROM_DB = -34;
const LOUD_FROM_DB = -4;

const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-6));

/** The level of a moment as a share of a meter, and whether it is right for a narration. `samples`: full scale ±1. */
export const levelOf = (samples: Float32Array): { readonly share: number; readonly name: LevelName } => {
  let [energy, peak] = [0, 0];
  for (const sample of samples) {
    energy += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const db = decibels(Math.sqrt(energy / Math.max(1, samples.length)));
  const share = Math.min(1, Math.max(0, 1 - db / QUIETEST_DB));
  if (decibels(peak) > LOUD_FROM_DB / 2) return { share, name: 'loud' };
  return { share, name: db < GOOD_FROM_DB ? 'quiet' : 'good' };
};
