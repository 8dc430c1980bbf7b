import { randomFrom } from '#composer/dsp/random.ts';
import { type Instrument, mono, SAMPLE_RATE } from '#composer/dsp/sound.ts';

const TAU = 2 * Math.PI;
/** The highest frequency for an audible partial, in Hz. */
const BRIGHTEST = 9000;

interface Partial {
  ratio: number;
  level: number;
  /** The time until the partial has decayed to a third, in seconds. */
  decay: number;
}

/**
 * A sum of decaying sines; `damp` is how long the sound takes to fade once the note is released (seconds).
 */
function ring(hz: number, held: number, partials: readonly Partial[], damp: number): Float32Array {
  const longest = Math.max(...partials.map(({ decay }) => decay)) * 5;
  const samples = new Float32Array(Math.ceil(Math.min(longest, held + damp * 5) * SAMPLE_RATE));
  for (const { ratio, level, decay } of partials) {
    if (hz * ratio > BRIGHTEST) continue;
    const fade = Math.exp(-1 / (decay * SAMPLE_RATE));
    const step = (TAU * hz * ratio) / SAMPLE_RATE;
    let gain = level;
    for (let index = 0; index < samples.length && gain > 1e-5; index++) {
      samples[index] = (samples[index] ?? 0) + gain * Math.sin(step * index);
      gain *= fade;
    }
  }
  const release = Math.round(held * SAMPLE_RATE);
  const end = samples.length;
  for (let index = release; index < end; index++) {
    samples[index] = (samples[index] ?? 0) * Math.exp(-(index - release) / (damp * SAMPLE_RATE));
  }
  const lastMs = Math.min(end, 480);
  for (let index = 0; index < lastMs; index++) {
    samples[end - 1 - index] = (samples[end - 1 - index] ?? 0) * (index / lastMs);
  }
  return samples;
}

/** Adds a short, soft burst of noise, like the sound of a hammer or a mallet. */
function strike(samples: Float32Array, level: number, seed: number): void {
  const random = randomFrom(seed);
  let smooth = 0;
  const length = Math.min(samples.length, Math.round(0.02 * SAMPLE_RATE));
  for (let index = 0; index < length; index++) {
    smooth += (random() * 2 - 1 - smooth) * 0.12;
    samples[index] = (samples[index] ?? 0) + smooth * level * (1 - index / length) ** 2;
  }
}

/** A felt-hammered piano: stretched partials, two strings per note, darker when played softly. */
export const piano: Instrument = (hz, seconds, velocity) => {
  const partials = Array.from({ length: 14 }, (_, index): Partial[] => {
    const n = index + 1;
    const stretch = n * Math.sqrt(1 + 0.0004 * n * n);
    const level = (velocity * 0.42 * Math.exp(-index * (0.62 - 0.28 * velocity))) / n ** 0.35;
    const decay = (2.6 * (261 / hz) ** 0.45) / (1 + index * 0.42);
    return [
      { ratio: stretch * 0.9997, level, decay },
      { ratio: stretch * 1.0004, level: level * 0.8, decay: decay * 1.4 },
    ];
  }).flat();
  const samples = ring(hz, seconds, partials, 0.22);
  strike(samples, velocity * 0.35, Math.round(hz));
  return mono(samples);
};

/** An electric piano: two frequency-modulated sines with a soft tine above them. */
export const electricPiano: Instrument = (hz, seconds, velocity) => {
  const samples = new Float32Array(Math.ceil((seconds + 0.35) * SAMPLE_RATE));
  for (let index = 0; index < samples.length; index++) {
    const time = index / SAMPLE_RATE;
    const released = Math.max(0, time - seconds);
    const body = Math.exp(-time / 1.9) * Math.exp(-released / 0.09);
    const growl = 1.9 * velocity * Math.exp(-time / 0.5);
    const tine = 0.8 * velocity * Math.exp(-time / 0.06) * Math.sin(TAU * hz * 7 * time);
    const wave = Math.sin(TAU * hz * time + growl * Math.sin(TAU * hz * time) + tine);
    samples[index] = velocity * 0.5 * body * wave * Math.min(1, time / 0.004);
  }
  return mono(samples);
};

/** A small bell; on high notes, a glockenspiel. */
export const chime: Instrument = (hz, _seconds, velocity) => {
  const partials: Partial[] = [
    { ratio: 1, level: 0.5 * velocity, decay: 1.3 },
    { ratio: 2.76, level: 0.17 * velocity, decay: 0.5 },
    { ratio: 5.4, level: 0.07 * velocity * velocity, decay: 0.18 },
  ];
  return mono(ring(hz, 6, partials, 0.5));
};

/** A marimba bar with its resonator tube tuned to the fundamental. */
export const marimba: Instrument = (hz, _seconds, velocity) => {
  const decay = 0.55 * (262 / hz) ** 0.5;
  const partials: Partial[] = [
    { ratio: 1, level: 0.6 * velocity, decay },
    { ratio: 3.93, level: 0.3 * velocity * velocity, decay: decay * 0.3 },
    { ratio: 9.5, level: 0.1 * velocity * velocity, decay: decay * 0.1 },
  ];
  const samples = ring(hz, 4, partials, 0.5);
  strike(samples, velocity * 0.25, Math.round(hz));
  return mono(samples);
};

/** A breathy flute or whistle. */
export const flute: Instrument = (hz, seconds, velocity) => {
  const samples = new Float32Array(Math.ceil((seconds + 0.25) * SAMPLE_RATE));
  const random = randomFrom(Math.round(hz));
  let phase = 0;
  let breath = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = index / SAMPLE_RATE;
    const released = Math.max(0, time - seconds);
    const level = velocity * 0.4 * (1 - Math.exp(-time / 0.05)) * Math.exp(-released / 0.06);
    const vibrato = 1 + 0.004 * Math.sin(TAU * 4.8 * time) * Math.min(1, time * 1.5);
    phase += (hz * vibrato) / SAMPLE_RATE;
    breath += (random() * 2 - 1 - breath) * 0.2;
    const tone = Math.sin(TAU * phase) + 0.18 * Math.sin(2 * TAU * phase) + 0.06 * Math.sin(3 * TAU * phase);
    samples[index] = level * (tone + breath * 0.14);
  }
  return mono(samples);
};
