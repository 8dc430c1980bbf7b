/** A reproducible stream of numbers in [0, 1). */
export type Random = () => number;

const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** A 32-bit hash of a string; equal strings have equal hashes. */
export const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
};

/** Mulberry32: small, fast and good enough for drawing. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** Smooth one-dimensional noise in [-1, 1] made of `octaves` layers of detail. */
export const noiseLine = (random: Random, octaves: number): ((x: number) => number) => {
  const seeds = Array.from({ length: 64 }, () => random() * 2 - 1);
  const at = (index: number): number => seeds[((index % 64) + 64) % 64] ?? 0;
  const smooth = (x: number): number => {
    const cell = Math.floor(x);
    const t = x - cell;
    const eased = t * t * (3 - 2 * t);
    return at(cell) * (1 - eased) + at(cell + 1) * eased;
  };
  return (x) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const share = 0.5 ** octave;
      sum += smooth(x * 2 ** octave + octave * 17.3) * share;
      weight += share;
    }
    return sum / weight;
  };
};
