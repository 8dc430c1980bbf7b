import { withHyphens } from '#composition/captions/long-words.ts';
import { layScene, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import { CHANNELS, readSound, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { waveOf } from '#functions/film/sound/wave.ts';
import { alignNarration } from './align-narration.ts';
import type { ReadScript } from './compare-narration.ts';
import type { SceneCut } from './cut-scenes.ts';

/** The fade at both ends of a part, which prevents clicks. */
const FADE_MS = 8;

const samplesIn = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1000);

/** Writes each scene’s part of a long recording to its own audio file. */
const cutRecordings = async (
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

/**
 * A scene from a long recording: its sound, its usual timeline, and its timeline if it is the last scene of a film.
 */
export interface NarratedScene {
  readonly audio: Uint8Array;
  readonly scene: SceneTimeline;
  readonly last: SceneTimeline;
}

/**
 * Splits one long recording of a script into the recordings of its scenes.
 * @throws UnfitRecording if it isn’t a reading of the script; TimelineImpossible if a scene exceeds the limits of a
 * film.
 */
export const recordNarration = async (
  input: ReadScript & { readonly path: string },
): Promise<readonly NarratedScene[]> => {
  const { scenes } = await alignNarration(input);
  const recordings = await cutRecordings(input.path, scenes);
  const narrated = await Promise.all(
    scenes.map(async ({ words, heard }, index) => {
      const text = input.narrations[index] ?? '';
      const { language } = input;
      const lay = (isLast: boolean): Promise<SceneTimeline> =>
        withHyphens(layScene({ text, language, words, heard, isLast }), language);
      return { audio: recordings[index] ?? new Uint8Array(), scene: await lay(false), last: await lay(true) };
    }),
  );
  joinTimelines(narrated.map(({ scene, last }, index) => (index === narrated.length - 1 ? last : scene)));
  return narrated;
};
