import { layScene, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Language } from '#contract/catalogue.ts';
import { joinTimelines } from '#functions/film/timeline/join-timelines.ts';
import { alignNarration } from './align-narration.ts';
import { cutRecordings } from './cut-recordings.ts';

/** A scene of a long recording: its own sound, and its timeline as any scene and as the last one of a film. */
export interface NarratedScene {
  readonly audio: Uint8Array;
  readonly scene: SceneTimeline;
  readonly last: SceneTimeline;
}

/**
 * Makes one long recording of a script into the recordings of its scenes.
 * @throws UnfitRecording when it isn’t a reading of the script; TimelineImpossible beyond the limits of a film.
 */
export const recordNarration = async (input: {
  readonly path: string;
  readonly narrations: readonly string[];
  readonly language: Language;
}): Promise<readonly NarratedScene[]> => {
  const { scenes } = await alignNarration(input);
  const recordings = await cutRecordings(input.path, scenes);
  const narrated = scenes.map(({ words, heard }, index) => {
    const text = input.narrations[index] ?? '';
    const lay = (isLast: boolean): SceneTimeline => layScene({ text, words, heard, isLast });
    return { audio: recordings[index] ?? new Uint8Array(), scene: lay(false), last: lay(true) };
  });
  joinTimelines(narrated.map(({ scene, last }, index) => (index === narrated.length - 1 ? last : scene)));
  return narrated;
};
