import { audioFrames } from '#functions/film/sound/sound.ts';

/** How long a sound file is, in decoded seconds. Stops decoding beyond `most`. Rejects when it isn't sound. */
export const soundSeconds = async (path: string, most: number): Promise<number> => {
  let seconds = 0;
  for await (const frame of audioFrames(path)) {
    seconds += frame.nbSamples / frame.sampleRate;
    if (seconds > most) break;
  }
  return seconds;
};
