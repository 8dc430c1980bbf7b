import { Sweep } from '#composer/dsp/filters.ts';
import { randomFrom } from '#composer/dsp/random.ts';
import { type Instrument, mono, SAMPLE_RATE } from '#composer/dsp/sound.ts';

const TAU = 2 * Math.PI;

export interface DrumPatch {
  /** The pitch when struck and the resting pitch, in Hz, and the seconds it takes to fall. */
  from?: number;
  to?: number;
  fall?: number;
  /** The level of the tone, and its decay in seconds. */
  tone?: number;
  toneDecay?: number;
  /** The level of the noise, its decay, and the band to which it is filtered. */
  noise?: number;
  noiseDecay?: number;
  band?: readonly [cutoff: number, kind: 'low' | 'band' | 'high'];
  /** The time until the noise is loudest, in seconds. */
  swell?: number;
  seconds: number;
}

/** A drum: a falling tone, a burst of filtered noise, or both. The same `seed` always gives the same noise. */
export function drum(patch: DrumPatch, seed: number): Instrument {
  const { from = 100, to = 50, fall = 0.04, tone = 0, toneDecay = 0.2, seconds } = patch;
  const { noise = 0, noiseDecay = 0.1, band: [cutoff, kind] = [2000, 'low'], swell = 0.001 } = patch;
  return (_hz, _held, velocity) => {
    const random = randomFrom(seed);
    const filter = new Sweep();
    const samples = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
    let phase = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      phase += (to + (from - to) * Math.exp(-time / fall)) / SAMPLE_RATE;
      const body = tone * Math.sin(TAU * phase) * Math.exp(-time / toneDecay) * Math.min(1, time / 0.0015);
      filter.push(random() * 2 - 1, cutoff * (0.7 + 0.3 * velocity), 1);
      const rise = time < swell ? (time / swell) ** 2 : Math.exp(-(time - swell) / noiseDecay);
      const last = Math.min(1, (seconds - time) / 0.01);
      samples[index] = velocity * last * (body + noise * filter[kind] * rise);
    }
    return mono(samples);
  };
}
