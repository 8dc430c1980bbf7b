import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { CHANNELS, readSound, SAMPLE_RATE } from './sound.ts';

const MS_PER_SECOND = 1000;

/** The duration of a recording in milliseconds, counted in decoded samples. Throws `NarrationUnreadable`. */
export const narrationLengthMs = async (path: string): Promise<number> => {
  const sound = await readSound(path).catch(() => {
    throw new NarrationUnreadable(path, 'it is not a sound file');
  });
  const ms = (sound.length / CHANNELS / SAMPLE_RATE) * MS_PER_SECOND;
  if (ms === 0) throw new NarrationUnreadable(path, 'it is empty');
  return ms;
};
