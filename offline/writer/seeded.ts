const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32 = 2 ** 32;

/** A 32-bit FNV-1a hash of a text, used to seed every choice of the offline writer. */
export const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME) >>> 0;
  }
  return hash;
};

/** Reproducible choices: the same seed gives the same sequence. */
export interface Seeded {
  /** An integer from 0 up to, but not including, `below`. */
  readonly below: (below: number) => number;
  /** Picks one of `options`; throws a RangeError if the list is empty. */
  readonly pick: <T>(options: readonly T[]) => T;
}

/**
 * Choices derived from a seed by mulberry32, which is small and uniform enough for text, but not safe for
 * secrets.
 */
export const seeded = (seed: number): Seeded => {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / UINT32) * limit);
  };
  const pick = <T>(options: readonly T[]): T => {
    const chosen = options[below(options.length)];
    if (chosen === undefined) throw new RangeError('Nothing to choose from');
    return chosen;
  };
  return { below, pick };
};
