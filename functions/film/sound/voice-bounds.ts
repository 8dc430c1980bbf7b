import { readFile } from 'node:fs/promises';
import type { Heard } from '#composition/timeline/scene-timeline.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { readWave, type Samples } from './wave.ts';

const MS_PER_SECOND = 1000;
/** −40 dB relative to the loudest moment, and the absolute level that counts as silence in any recording. */
const SOFTEST = 0.01;
const INAUDIBLE = 0.001;

/** Anything but plain WAV needs FFmpeg, which isn’t available in every function. */
const decode = async (path: string): Promise<Samples> => {
  const wave = readWave(await readFile(path));
  if (wave !== undefined) return wave;
  const { CHANNELS, readSound, SAMPLE_RATE } = await import('./sound.ts');
  return { values: await readSound(path), channels: CHANNELS, rate: SAMPLE_RATE };
};

/**
 * Where the voice in a recording starts and ends, in decoded samples. @throws NarrationUnreadable when the recording
 * is empty, silent or not audio.
 */
export const voiceBoundsOf = async (path: string): Promise<Heard> => {
  const { values, channels, rate } = await decode(path).catch(() => {
    throw new NarrationUnreadable(path, 'it is not a sound file');
  });
  if (values.length === 0) throw new NarrationUnreadable(path, 'it is empty');
  const loudest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const least = Math.max(loudest * SOFTEST, INAUDIBLE);
  const from = values.findIndex((value) => Math.abs(value) >= least);
  const to = values.findLastIndex((value) => Math.abs(value) >= least) + 1;
  if (from < 0) throw new NarrationUnreadable(path, 'it is silent');
  const msOf = (value: number): number => (Math.floor(value / channels) / rate) * MS_PER_SECOND;
  return { lengthMs: msOf(values.length), fromMs: msOf(from), toMs: msOf(to + channels - 1) };
};
