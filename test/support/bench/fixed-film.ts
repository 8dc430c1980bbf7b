import { join } from 'node:path';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import {
  filmScenes,
  filmTimeline,
  paintStill,
  playMusic,
  speakNarration,
} from '#test/support/film/film-fixtures.ts';

/** The film that every benchmark makes: eight scenes, about 45 s. */
export const FIXED_SCENES = 8;
export const FIXED_LOOK = { captionStyle: captionStyleOf('pop'), seed: 'bench' } as const;
export const fixedTimeline = () => filmTimeline(filmScenes(FIXED_SCENES));

export type FileSet = 'mp4' | 'all';
export const renditionsOf = (set: FileSet): Rendition[] =>
  RENDITIONS.filter(({ format }) => set === 'all' || format === set);

/** The paths of the stills and the sound in a folder. */
export const ingredientsIn = (dir: string) => ({
  still: (index: number) => join(dir, `still-${index}.png`),
  narration: join(dir, 'voice.wav'),
  music: join(dir, 'music.wav'),
});

/** Writes the stills and the sound of the fixed film into a folder. */
export const gatherIngredients = async (dir: string): Promise<void> => {
  const timeline = fixedTimeline();
  const { still, narration, music } = ingredientsIn(dir);
  for (const { index } of timeline.scenes) await paintStill(still(index), index);
  await speakNarration(narration, timeline);
  await playMusic(music);
};
