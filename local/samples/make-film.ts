import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { FRAMES_PER_SECOND, RENDITIONS } from '#contract/catalogue.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { joinFilm } from '#functions/film/join/join-film.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import { layRecording } from '#functions/film/join/lay-recording.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { writePoster } from '#functions/film/picture/poster.ts';
import type { SceneRecording } from '#functions/film/sound/join-voice.ts';
import { trackPath } from '#functions/film/sound/tracks.ts';
import { offlinePainter } from '#functions/wiring/offline/offline-painter.ts';
import { MOVING_PHOTO, photoPrompt } from './photos.ts';
import type { SampleScript } from './script.ts';

const RUNG = RENDITIONS.filter(({ format, quality }) => format === 'mp4' && quality === '480p');
const STILL_SIZE = '1008x1792';
/** The moment shown on the poster, as a fraction of its scene's length. */
const POSTER_MOMENT = 0.45;
const MOVING_SECONDS = 6;
const POSTER = { width: 480, height: 854, quality: 78 } as const;
/** How far a film's length may differ from the length stated on the site, in seconds. */
const LENGTH_TOLERANCE_SECONDS = 1.5;

type Voice = Pick<VoiceProvider, 'narrate'>;

/** Speaks a script scene by scene and lays it out in frames, without rendering the film. */
export const tellSample = async (script: SampleScript, voice: Voice, scratch: string) => {
  await mkdir(scratch, { recursive: true });
  const scenes = planScenes(script.scenes);
  const [parts, recordings]: [SceneTimeline[], SceneRecording[]] = [[], []];
  for (const [index, { narration }] of scenes.entries()) {
    const request = { script: narration, voiceId: script.voice, language: 'en' } as const;
    const isLast = index === scenes.length - 1;
    const { audio, words } = await voice.narrate(request);
    const path = join(scratch, `recording-${index}`);
    await writeFile(path, audio);
    const scene = await layRecording({ path, ...request, words, isLast });
    parts.push(scene);
    recordings.push({ path, recordingMs: scene.recordingMs });
  }
  const timeline = joinTimelines(parts);
  return { scenes, parts, recordings, timeline, seconds: framesToSeconds(timeline.frames) };
};

const writePosterWebp = async (jpeg: string, path: string): Promise<void> => {
  const canvas = createCanvas(POSTER.width, POSTER.height);
  const picture = await loadImage(await readFile(jpeg));
  canvas.getContext('2d').drawImage(picture, 0, 0, POSTER.width, POSTER.height);
  await writeFile(path, await canvas.encode('webp', POSTER.quality));
};

/**
 * Makes `<id>.mp4`, `<id>.vtt` and `<id>.webp` in `folder` from a script. Throws when the film's length
 * differs from the length stated on the site.
 */
export const makeSample = async (
  script: SampleScript,
  voice: Voice,
  scratch: string,
  folder: string,
): Promise<{ seconds: number; bytes: number }> => {
  const { scenes, parts, recordings, timeline, seconds } = await tellSample(script, voice, scratch);
  if (Math.abs(seconds - script.seconds) > LENGTH_TOLERANCE_SECONDS)
    throw new Error(`${script.id} lasts ${seconds.toFixed(1)} s instead of ${script.seconds} s.`);
  const painter = offlinePainter(STILL_SIZE);
  const { title, category, id } = script;
  const paths: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    const part = parts[index];
    if (part === undefined) throw new Error(`Scene ${index} of ${id} was not spoken.`);
    const still = join(scratch, 'still.png');
    const prompt = picturePrompt({ title, category, scene, index, count: scenes.length, styleKey: id });
    await writeFile(still, (await painter.paint(prompt)).picture);
    const { clips } = await filmScene({
      still,
      scene: part,
      index,
      count: scenes.length,
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
    recordings,
    music: trackPath(script.music),
    timeline,
    title,
    outDir: join(scratch, 'film'),
    poster: { still: poster },
    size: 'small',
  });
  const film = joined.files[0];
  if (film === undefined) throw new Error(`${id} has no film.`);
  await writeFile(join(folder, `${id}.mp4`), await readFile(film.path));
  await writeFile(join(folder, `${id}.vtt`), await readFile(joined.captions));
  await writePosterWebp(joined.poster, join(folder, `${id}.webp`));
  return { seconds, bytes: film.bytes };
};

/** Animates a photo: makes `moving.mp4` in `folder`, and `moving.webp` from its first frame. */
export const makeMovingPhoto = async (scratch: string, folder: string): Promise<void> => {
  const still = join(scratch, 'photo.png');
  const { picture } = await offlinePainter(STILL_SIZE).paint(photoPrompt(MOVING_PHOTO));
  await writeFile(still, picture);
  const frames = MOVING_SECONDS * FRAMES_PER_SECOND;
  const { clips } = await filmScene({
    still,
    scene: { frames, recordingMs: 0, endMs: MOVING_SECONDS * 1000, words: [] },
    index: 0,
    count: 1,
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
