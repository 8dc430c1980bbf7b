import { SAMPLE_RATE, type Sound } from './sound.ts';

/** Processes one stereo sample; keeps its own state. */
export type Effect = (left: number, right: number, seconds: number) => readonly [left: number, right: number];

const COMBS_MS = [29.7, 37.1, 41.1, 43.7, 31.9, 34.3] as const;
const DIFFUSERS_MS = [5, 1.7, 8.3] as const;
const STEREO_SPREAD_MS = 0.9;
const DIFFUSION = 0.6;

class Line {
  readonly #samples: Float32Array;
  #at = 0;

  constructor(ms: number) {
    this.#samples = new Float32Array(Math.max(1, Math.round((ms * SAMPLE_RATE) / 1000)));
  }

  get oldest(): number {
    return this.#samples[this.#at] ?? 0;
  }

  /** Replaces the oldest sample with a new one. */
  push(x: number): void {
    this.#samples[this.#at] = x;
    this.#at = (this.#at + 1) % this.#samples.length;
  }
}

function hall(seconds: number, damping: number, spread: number): (x: number) => number {
  const combs = COMBS_MS.map((ms) => ({
    line: new Line(ms + spread),
    feedback: 10 ** ((-3 * (ms + spread)) / 1000 / seconds),
    smooth: 0,
  }));
  const diffusers = DIFFUSERS_MS.map((ms) => new Line(ms + spread));
  return (x) => {
    let y = 0;
    for (const comb of combs) {
      const out = comb.line.oldest;
      comb.smooth += (out - comb.smooth) * (1 - damping);
      comb.line.push(x + comb.smooth * comb.feedback);
      y += out;
    }
    y /= combs.length;
    for (const line of diffusers) {
      const out = line.oldest;
      const inner = y + out * DIFFUSION;
      line.push(inner);
      y = out - inner * DIFFUSION;
    }
    return y;
  };
}

/**
 * A reverberant room. `seconds` is the time in which the sound decays by 60 dB; `damping` ranges from 0 (tiles) to 1
 * (curtains). Returns only the wet signal.
 */
export function reverb(seconds: number, damping: number): Effect {
  const [left, right] = [hall(seconds, damping, 0), hall(seconds, damping, STEREO_SPREAD_MS)];
  return (l, r) => {
    const [wetLeft, wetRight] = [left(l * 0.8 + r * 0.2), right(r * 0.8 + l * 0.2)];
    return [wetLeft, wetRight];
  };
}

/** Echoes that alternate between left and right, `seconds` apart. Returns the dry and the wet signal. */
export function pingPong(seconds: number, feedback: number, level: number): Effect {
  const [a, b] = [new Line(seconds * 1000), new Line(seconds * 1000)];
  return (l, r) => {
    const [fromA, fromB] = [a.oldest, b.oldest];
    a.push((l + r) / 2 + fromB * feedback);
    b.push(fromA * feedback);
    return [l + fromA * level, r + fromB * level];
  };
}

/** Ducks the sound on every beat, as if to make room for a kick drum. */
export function pump(beatSeconds: number, depth: number): Effect {
  return (l, r, seconds) => {
    const place = (seconds % beatSeconds) / beatSeconds;
    const gain = 1 - depth * Math.exp(-place * 4.5);
    return [l * gain, r * gain];
  };
}

/** Moves the sound slowly from side to side. The loop must be a whole multiple of `cycleSeconds`. */
export function sway(cycleSeconds: number, depth: number): Effect {
  return (l, r, seconds) => {
    const tilt = Math.sin((2 * Math.PI * seconds) / cycleSeconds) * depth;
    return [l * (1 - tilt), r * (1 + tilt)];
  };
}

/** Soft saturation, like that of tape. */
export function warmth(drive: number): Effect {
  return (l, r) => [Math.tanh(l * drive) / drive, Math.tanh(r * drive) / drive];
}

/**
 * Runs an effect over a loop, in place, as if the loop had already been playing: the tail from its end is heard at
 * its start. `memorySeconds` is how long a sound keeps affecting the output.
 */
export function applyAround([left, right]: Sound, effect: Effect, memorySeconds: number): void {
  const warmUp = Math.min(left.length, Math.round(memorySeconds * SAMPLE_RATE));
  for (let index = left.length - warmUp; index < left.length; index++) {
    effect(left[index] ?? 0, right[index] ?? 0, index / SAMPLE_RATE);
  }
  for (let index = 0; index < left.length; index++) {
    const [l, r] = effect(left[index] ?? 0, right[index] ?? 0, index / SAMPLE_RATE);
    left[index] = l;
    right[index] = r;
  }
}
