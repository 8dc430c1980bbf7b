import { CHANNELS, readSound, SAMPLE_RATE } from '#functions/film/sound/sound.ts';

/** Uses every third sample: 16,000 per second. */
const EVERY = 3;
const ANTI_ALIAS_HZ = 7200;
export const SPEECH_RATE = SAMPLE_RATE / EVERY;

/** An audio file as mono samples at `SPEECH_RATE`. Rejects if it isn’t an audio file. */
export const readSpeech = async (path: string): Promise<Float32Array> => {
  const sound = await readSound(path, [{ filter: 'lowpass', options: { f: ANTI_ALIAS_HZ } }]);
  return Float32Array.from(
    { length: Math.floor(sound.length / CHANNELS / EVERY) },
    (_, at) => sound[at * EVERY * CHANNELS] ?? 0,
  );
};
