import { CHANNELS, readSound, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { waveOf } from '#functions/film/sound/wave.ts';
import type { SceneCut } from './cut-scenes.ts';

/** At both ends of a part, so that it never begins or ends with a click. */
const FADE_MS = 8;

const samplesIn = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1000);

/** Each scene’s part of a long recording as a sound file of its own. */
export const cutRecordings = async (
  path: string,
  scenes: readonly Pick<SceneCut, 'fromMs' | 'toMs'>[],
): Promise<Uint8Array[]> => {
  const sound = await readSound(path);
  const fade = samplesIn(FADE_MS);
  return scenes.map(({ fromMs, toMs }) => {
    const from = samplesIn(fromMs);
    const length = Math.max(0, Math.min(samplesIn(toMs), sound.length / CHANNELS) - from);
    const samples = Float32Array.from({ length }, (_, at) => {
      const left = sound[(from + at) * CHANNELS] ?? 0;
      const right = sound[(from + at) * CHANNELS + 1] ?? 0;
      return ((left + right) / 2) * Math.min(1, at / fade, (length - at) / fade);
    });
    return waveOf(samples, SAMPLE_RATE);
  });
};
