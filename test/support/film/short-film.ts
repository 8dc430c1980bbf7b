import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Signs } from '#composition/look/overlays.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { type CaptionStyle, captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import { overlaysOf } from '#functions/film/captions/captions.ts';
import type { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { type JoinedFilm, joinFilm, type SceneClips } from '#functions/film/join/join-film.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { paintStill, playMusic, recordingsIn, sceneIn, speakNarration } from './film-fixtures.ts';

export type Finished = Parameters<typeof certifyFilm>[0];

/** Two scenes, two and three seconds long: shorter than in any real film, but long enough to measure. */
const SCENES = ['A small boat left the harbour at dawn', 'and it came back with nobody on board'] as const;
const [SCENE_FRAMES, TAIL_FRAMES] = [75, 18];
const [FIRST_WORD_MS, WORD_MS, SPOKEN_MS] = [160, 280, 250];

/** The timeline of a film made of these scenes, each with as many words as fit: eight words in 75 frames. */
export const timelineOf = (scenes: readonly string[], sceneFrames = SCENE_FRAMES): Timeline => ({
  frames: scenes.length * sceneFrames + TAIL_FRAMES,
  narrationMs: framesToMs(scenes.length * sceneFrames) - 100,
  scenes: scenes.map((_, index) => ({
    index,
    startFrame: index * sceneFrames,
    frames: sceneFrames + (index === scenes.length - 1 ? TAIL_FRAMES : 0),
  })),
  words: scenes.flatMap((text, scene) =>
    text.split(' ').map((word, at) => {
      const startMs = framesToMs(scene * sceneFrames) + FIRST_WORD_MS + at * WORD_MS;
      return { text: word, scene, startMs, endMs: startMs + SPOKEN_MS };
    }),
  ),
});
export const shortTimeline = timelineOf(SCENES);

/** What a film shows, apart from its pictures. */
interface Drawn {
  readonly timeline?: Timeline;
  readonly captionStyle?: CaptionStyle;
  readonly aiLine?: string | undefined;
  readonly signs?: Signs | undefined;
}

/** Films both scenes in the given renditions, using the word timings in a timeline. */
export const shortClips = async (
  dir: string,
  renditions: readonly Rendition[],
  { timeline = shortTimeline, captionStyle = captionStyleOf('pop'), aiLine, signs = {} }: Drawn = {},
): Promise<SceneClips[]> => {
  const paths = new Map<string, string[]>();
  for (const { index, frames } of timeline.scenes) {
    const isLast = index === timeline.scenes.length - 1;
    const still = await paintStill(join(dir, `still-${index}.jpg`), index, 768, 1152);
    const { clips } = await filmScene({
      still,
      scene: sceneIn(timeline, index),
      index,
      count: timeline.scenes.length,
      captionStyle,
      aiLine,
      overlays: overlaysOf(signs, captionStyle, { frames, isLast }),
      seed: 'short',
      outDir: dir,
      renditions,
    });
    for (const { format, quality, path } of clips)
      paths.set(`${quality} ${format}`, [...(paths.get(`${quality} ${format}`) ?? []), path]);
  }
  return renditions.map(({ format, quality }) => ({
    format,
    quality,
    paths: paths.get(`${quality} ${format}`) ?? [],
  }));
};

/** A real, unsigned five-second film with all of its files, or with only some renditions. */
export const makeShortFilm = async (
  dir: string,
  {
    captionStyle = captionStyleOf('pop'),
    renditions = RENDITIONS,
    timeline = shortTimeline,
    disclosures,
    aiLine,
    signs,
  }: Drawn & {
    readonly renditions?: readonly Rendition[];
    readonly disclosures?: Parameters<typeof joinFilm>[0]['disclosures'];
  } = {},
): Promise<JoinedFilm & Finished & { readonly clips: readonly SceneClips[] }> => {
  await mkdir(dir, { recursive: true });
  const narration = await speakNarration(join(dir, 'voice.wav'), timeline);
  const music = await playMusic(join(dir, 'music.wav'));
  const clips = await shortClips(dir, renditions, { timeline, captionStyle, aiLine, signs });
  const film = await joinFilm({
    clips,
    recordings: recordingsIn(narration, timeline),
    music,
    timeline,
    title: 'A small boat',
    disclosures,
    outDir: join(dir, 'film'),
  });
  return { ...film, clips, timeline, captionStyle, signs, signing: 'missing' };
};
