import { join } from 'node:path';
import { z } from 'zod';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import {
  filmScenes,
  filmTimeline,
  paintStill,
  playMusic,
  speakNarration,
} from '#test/support/film/film-fixtures.ts';

/** The film that benchmarks make: eight scenes, about 45 s, unless they ask for fewer. */
export const FIXED_SCENES = 8;
export const FIXED_LOOK = { captionStyle: captionStyleOf('pop'), seed: 'bench' } as const;
export const fixedTimeline = (scenes = FIXED_SCENES) => filmTimeline(filmScenes(scenes));

/** `one`: the largest MP4. `mp4`: the three MP4 rungs. `all`: those and the WebM. */
export const FileSet = z.enum(['one', 'mp4', 'all']);
export type FileSet = z.infer<typeof FileSet>;
export const renditionsOf = (set: FileSet): Rendition[] =>
  RENDITIONS.filter(
    ({ format, quality }) => set === 'all' || (format === 'mp4' && (set === 'mp4' || quality === '1080p')),
  );

/** The paths of the stills and the sound in a folder. */
export const ingredientsIn = (dir: string) => ({
  still: (index: number) => join(dir, `still-${index}.png`),
  narration: join(dir, 'voice.wav'),
  music: join(dir, 'music.wav'),
});

/** Writes the stills and the sound of the fixed film into a folder. */
export const gatherIngredients = async (dir: string, scenes = FIXED_SCENES): Promise<void> => {
  const timeline = fixedTimeline(scenes);
  const { still, narration, music } = ingredientsIn(dir);
  for (const { index } of timeline.scenes) await paintStill(still(index), index);
  await speakNarration(narration, timeline);
  await playMusic(music);
};
