import { SAMPLE_RATE } from './sound.ts';

/** State-variable filter (Zavalishin): stays stable while its cutoff is changing. */
export class Sweep {
  #band = 0;
  #low = 0;
  low = 0;
  band = 0;
  high = 0;

  /** Processes one sample; `low`, `band` and `high` then contain the outputs. `damping` is 1/Q. */
  push(x: number, cutoff: number, damping: number): void {
    const g = Math.tan((Math.PI * Math.min(cutoff, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    const a = 1 / (1 + g * (g + damping));
    this.high = (x - (g + damping) * this.#band - this.#low) * a;
    this.band = g * this.high + this.#band;
    this.low = g * this.band + this.#low;
    this.#band = g * this.high + this.band;
    this.#low = g * this.band + this.low;
  }
}

/** A fixed second-order filter (Audio EQ Cookbook). */
export class Biquad {
  readonly #b0: number;
  readonly #b1: number;
  readonly #b2: number;
  readonly #a1: number;
  readonly #a2: number;
  #z1 = 0;
  #z2 = 0;

  constructor(b: readonly [number, number, number], a: readonly [number, number, number]) {
    this.#b0 = b[0] / a[0];
    this.#b1 = b[1] / a[0];
    this.#b2 = b[2] / a[0];
    this.#a1 = a[1] / a[0];
    this.#a2 = a[2] / a[0];
  }

  tick(x: number): number {
    const y = this.#b0 * x + this.#z1;
    this.#z1 = this.#b1 * x - this.#a1 * y + this.#z2;
    this.#z2 = this.#b2 * x - this.#a2 * y;
    return y;
  }
}

export function highPass(hz: number, q = Math.SQRT1_2): Biquad {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)];
  return new Biquad([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function lowPass(hz: number, q = Math.SQRT1_2): Biquad {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)];
  return new Biquad([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Boosts or cuts the range around `hz` by `gainDb`. */
export function bell(hz: number, gainDb: number, q: number): Biquad {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  const a = 10 ** (gainDb / 40);
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)];
  return new Biquad([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a]);
}
