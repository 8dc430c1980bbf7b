import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { FRAMES_PER_SECOND, RENDITIONS } from '#contract/catalogue.ts';
import { contentOf } from '#contract/script.ts';
import type { Narrator } from '#functions/domain/providers/ports.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { joinFilm } from '#functions/film/join/join-film.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { writePoster } from '#functions/film/picture/poster.ts';
import { narrationLengthMs } from '#functions/film/sound/narration-length.ts';
import { trackPath } from '#functions/film/sound/tracks.ts';
import { framesToSeconds } from '#functions/film/timeline/frame-times.ts';
import { buildTimeline } from '#functions/film/timeline/timeline.ts';
import { offlinePainter } from '#functions/wiring/offline-painter.ts';
import { MOVING_PHOTO, photoPrompt } from './photos.ts';
import type { SampleScript } from './script.ts';

const RUNG = RENDITIONS.filter(({ format, quality }) => format === 'mp4' && quality === '480p');
const STILL_SIZE = '1008x1792';
/** The moment within its scene that the poster shows, as a share of the scene. */
const POSTER_MOMENT = 0.45;
const MOVING_SECONDS = 6;
const POSTER = { width: 480, height: 854, quality: 78 } as const;
/** How far a film's length may differ from the length on the site, in seconds. */
const LENGTH_TOLERANCE_SECONDS = 1.5;

/** Speaks a script and lays it out in frames, without filming anything. */
export const tellSample = async (script: SampleScript, narrator: Narrator, scratch: string) => {
  await mkdir(scratch, { recursive: true });
  const scenes = planScenes(script.scenes);
  const { audio, words } = await narrator.narrate({
    script: contentOf(scenes),
    voiceId: script.voice,
    language: 'en',
  });
  const narration = join(scratch, 'narration.mp3');
  await writeFile(narration, audio);
  const timeline = buildTimeline({ scenes, words, narrationMs: await narrationLengthMs(narration) });
  return { scenes, narration, timeline, seconds: framesToSeconds(timeline.frames) };
};

const writePosterWebp = async (jpeg: string, path: string): Promise<void> => {
  const canvas = createCanvas(POSTER.width, POSTER.height);
  const picture = await loadImage(await readFile(jpeg));
  canvas.getContext('2d').drawImage(picture, 0, 0, POSTER.width, POSTER.height);
  await writeFile(path, await canvas.encode('webp', POSTER.quality));
};

/**
 * Makes `<id>.mp4`, `<id>.vtt` and `<id>.webp` from a script in `folder`. Throws when the length differs from the one
 * on the site.
 */
export const makeSample = async (
  script: SampleScript,
  narrator: Narrator,
  scratch: string,
  folder: string,
): Promise<{ seconds: number; bytes: number }> => {
  const { scenes, narration, timeline, seconds } = await tellSample(script, narrator, scratch);
  if (Math.abs(seconds - script.seconds) > LENGTH_TOLERANCE_SECONDS)
    throw new Error(`${script.id} lasts ${seconds.toFixed(1)} s instead of ${script.seconds} s.`);
  const painter = offlinePainter(STILL_SIZE);
  const { title, category, id } = script;
  const paths: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    const still = join(scratch, 'still.png');
    const prompt = picturePrompt({ title, category, scene, index, count: scenes.length, styleKey: id });
    await writeFile(still, await painter.paint(prompt));
    const { clips } = await filmScene({
      still,
      timeline,
      index,
      captionStyle: captionStyleOf('pop'),
      seed: id,
      outDir: scratch,
      renditions: RUNG,
      size: 'small',
    });
    paths.push(...clips.map(({ path }) => path));
  }
  const { posterScene = 0 } = script;
  const [clip, shot] = [paths[posterScene], timeline.scenes[posterScene]];
  if (clip === undefined || shot === undefined) throw new Error(`${id} has no scene for its poster.`);
  const poster = join(scratch, 'poster.jpg');
  await writePoster({ path: clip, frame: Math.floor(shot.frames * POSTER_MOMENT) }, poster);
  const joined = await joinFilm({
    clips: RUNG.map(({ format, quality }) => ({ format, quality, paths })),
    narration,
    music: trackPath(script.music),
    timeline,
    title,
    outDir: join(scratch, 'film'),
    poster: { path: poster },
    size: 'small',
  });
  const film = joined.files[0];
  if (film === undefined) throw new Error(`${id} has no film.`);
  await writeFile(join(folder, `${id}.mp4`), await readFile(film.path));
  await writeFile(join(folder, `${id}.vtt`), await readFile(joined.captions));
  await writePosterWebp(joined.poster, join(folder, `${id}.webp`));
  return { seconds, bytes: film.bytes };
};

/** Sets a photo in motion: makes `moving.mp4` in `folder`, and `moving.webp` from its first frame. */
export const makeMovingPhoto = async (scratch: string, folder: string): Promise<void> => {
  const still = join(scratch, 'photo.png');
  await writeFile(still, await offlinePainter(STILL_SIZE).paint(photoPrompt(MOVING_PHOTO)));
  const frames = MOVING_SECONDS * FRAMES_PER_SECOND;
  const { clips } = await filmScene({
    still,
    timeline: {
      frames,
      narrationMs: MOVING_SECONDS * 1000,
      scenes: [{ index: 0, startFrame: 0, frames }],
      words: [],
    },
    index: 0,
    captionStyle: captionStyleOf('pop'),
    seed: 'moving',
    outDir: scratch,
    renditions: RUNG,
    size: 'small',
  });
  const path = clips[0]?.path ?? '';
  const poster = join(scratch, 'moving.jpg');
  await writePoster({ path, frame: 0 }, poster);
  await writePosterWebp(poster, join(folder, 'moving.webp'));
  await copyFile(path, join(folder, 'moving.mp4'));
};
