import { randomFrom } from '#composer/dsp/random.ts';
import { type Instrument, mono, SAMPLE_RATE } from '#composer/dsp/sound.ts';

export interface PluckPatch {
  /** Brightness of the attack, from 0 (thumb) to 1 (nail). */
  bright: number;
  /** The time until a middle C has decayed to a third, in seconds. */
  ring: number;
  /** Where the string is plucked, as a fraction of its length. */
  position: number;
}

const RELEASE_SECONDS = 0.12;

/** A plucked string (Karplus-Strong with a fractional delay, so that it is in tune). */
export function pluck({ bright, ring, position }: PluckPatch): Instrument {
  return (hz, seconds, velocity) => {
    const period = SAMPLE_RATE / hz;
    const whole = Math.floor(period - 0.5);
    const part = period - 0.5 - whole;
    const tune = (1 - part) / (1 + part);
    const line = excite(whole, position, 0.08 + 0.6 * bright * velocity, Math.round(hz * 10));
    const loss = Math.exp(-period / SAMPLE_RATE / (ring * (262 / hz) ** 0.5));
    const samples = new Float32Array(Math.ceil(Math.min(seconds + 1, 5 * ring + 0.5) * SAMPLE_RATE));
    let [previous, allIn, allOut, at] = [0, 0, 0, 0];
    for (let index = 0; index < samples.length; index++) {
      const out = line[at] ?? 0;
      const soft = (out + previous) / 2;
      previous = out;
      allOut = tune * soft + allIn - tune * allOut;
      allIn = soft;
      const released = Math.max(0, index / SAMPLE_RATE - seconds);
      line[at] = allOut * loss;
      at = (at + 1) % whole;
      samples[index] = out * velocity * Math.exp(-released / RELEASE_SECONDS);
    }
    return mono(samples);
  };
}

function excite(length: number, position: number, brightness: number, seed: number): Float32Array {
  const random = randomFrom(seed);
  const raw = new Float32Array(length);
  let smooth = 0;
  for (let pass = 0; pass < 2; pass++) {
    for (let index = 0; index < length; index++) {
      const x = pass === 0 ? random() * 2 - 1 : (raw[index] ?? 0);
      smooth += (x - smooth) * Math.min(1, brightness);
      raw[index] = smooth;
    }
  }
  const shift = Math.max(1, Math.round(length * position));
  const line = raw.map((x, index) => x - (raw[(index + shift) % length] ?? 0));
  const mean = line.reduce((sum, x) => sum + x, 0) / length;
  const peak = line.reduce((most, x) => Math.max(most, Math.abs(x - mean)), 1e-9);
  return line.map((x) => ((x - mean) / peak) * 0.6);
}

export const nylonGuitar = pluck({ bright: 0.42, ring: 1.5, position: 0.19 });
export const mutedGuitar = pluck({ bright: 0.3, ring: 0.35, position: 0.25 });
export const harp = pluck({ bright: 0.3, ring: 1.9, position: 0.4 });
export const uprightBass = pluck({ bright: 0.16, ring: 0.8, position: 0.3 });
