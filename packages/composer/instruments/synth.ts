import { Sweep } from '#composer/dsp/filters.ts';
import { randomFrom } from '#composer/dsp/random.ts';
import { type Envelope, type Instrument, levelAt, SAMPLE_RATE, silence } from '#composer/dsp/sound.ts';

export interface SynthPatch {
  wave: 'saw' | 'square' | 'triangle';
  /**
   * Oscillators that play together, detuned by up to `detuneCents` and spread over the stereo field by `width` (0 to
   * 1).
   */
  unison: number;
  detuneCents: number;
  width: number;
  envelope: Envelope;
  /**
   * Low-pass filter: its resting cutoff in Hz, how far it opens at the start of a note, and how many seconds it takes
   * to close.
   */
  cutoff: number;
  sweep?: number;
  sweepDecay?: number;
  /** 1/Q of the low-pass. */
  damping?: number;
  vibratoHz?: number;
  vibratoCents?: number;
  /** Adds a sine wave an octave below, at this level. */
  sub?: number;
}

/** Smooths a waveform's jump so that it does not alias (polyBLEP). */
function smoothJump(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

function waveAt(wave: SynthPatch['wave'], phase: number, step: number): number {
  if (wave === 'saw') return 2 * phase - 1 - smoothJump(phase, step);
  if (wave === 'triangle') return 4 * Math.abs(phase - 0.5) - 1;
  const half = (phase + 0.5) % 1;
  return (phase < 0.5 ? 1 : -1) + smoothJump(phase, step) - smoothJump(half, step);
}

/** A subtractive synthesiser: detuned oscillators, a moving low-pass filter and an envelope. */
export function synth(patch: SynthPatch): Instrument {
  const { wave, unison, detuneCents, width, envelope, cutoff, sub = 0 } = patch;
  const { sweep = 0, sweepDecay = 0.3, damping = 1.2, vibratoHz = 5, vibratoCents = 0 } = patch;
  return (hz, seconds, velocity) => {
    const sound = silence(seconds + envelope.release);
    const [left, right] = sound;
    const random = randomFrom(Math.round(hz * 1000) + unison);
    const voices = Array.from({ length: unison }, (_, index) => {
      const place = unison === 1 ? 0 : (2 * index) / (unison - 1) - 1;
      const step = (hz * 2 ** ((place * detuneCents) / 1200)) / SAMPLE_RATE;
      const side = unison === 1 ? 0 : (index % 2 === 0 ? place : -place) * width;
      return { phase: random(), step, l: Math.sqrt((1 - side) / 2), r: Math.sqrt((1 + side) / 2) };
    });
    const level = velocity / Math.sqrt(unison);
    const filters = [new Sweep(), new Sweep()] as const;
    for (let index = 0; index < left.length; index++) {
      const time = index / SAMPLE_RATE;
      const bend =
        1 + Math.sin(2 * Math.PI * vibratoHz * time) * vibratoCents * 0.000578 * Math.min(1, time * 2);
      let l = 0;
      let r = 0;
      for (const voice of voices) {
        const x = waveAt(wave, voice.phase, voice.step);
        voice.phase = (voice.phase + voice.step * bend) % 1;
        l += x * voice.l;
        r += x * voice.r;
      }
      const low = sub === 0 ? 0 : sub * Math.sin(Math.PI * hz * time);
      const open = cutoff * (0.6 + 0.4 * velocity) + sweep * velocity * Math.exp(-time / sweepDecay);
      filters[0].push(l, open, damping);
      filters[1].push(r, open, damping);
      const gain = level * levelAt(envelope, time, seconds);
      left[index] = (filters[0].low + low) * gain;
      right[index] = (filters[1].low + low) * gain;
    }
    return sound;
  };
}
