/** The sample rate of all audio in this folder. */
export const SAMPLE_RATE = 48_000;

/** Left and right channel, of equal length. */
export type Sound = readonly [left: Float32Array, right: Float32Array];

/** Plays one note: pitch in Hz, time until it is released in seconds, velocity 0 to 1. Drums ignore the pitch. */
export type Instrument = (hz: number, seconds: number, velocity: number) => Sound;

export interface Envelope {
  /** Seconds. */
  attack: number;
  decay: number;
  /** The share of the full level at which a note is held until it is released. */
  sustain: number;
  /** Seconds. */
  release: number;
}

export function silence(seconds: number): Sound {
  const length = Math.round(seconds * SAMPLE_RATE);
  return [new Float32Array(length), new Float32Array(length)];
}

export function mono(samples: Float32Array): Sound {
  return [samples, samples];
}

/** Level of an envelope `time` seconds into a note held for `held` seconds, with natural-sounding curves. */
export function levelAt({ attack, decay, sustain, release }: Envelope, time: number, held: number): number {
  const body = (at: number): number => {
    if (at < attack) return Math.sin((at / attack) * (Math.PI / 2));
    return sustain + (1 - sustain) * Math.exp((-3 * (at - attack)) / decay);
  };
  if (time <= held) return body(time);
  const left = 1 - (time - held) / release;
  return left <= 0 ? 0 : body(held) * left * left;
}
