import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import type { Maker } from '#functions/domain/credentials/maker.ts';
import type { SigningIdentity } from '#functions/domain/credentials/signing.ts';
import { sceneStill } from '#functions/domain/media/film-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { verifyBytes } from '#functions/film/credentials/c2pa.ts';
import { readCredentials, readCredentialsBeside } from '#functions/film/credentials/read-credentials.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import {
  clipFile,
  makerOf,
  readFilm,
  recordingOf,
  sceneTimelineOf,
  shownOf,
} from '#functions/workflows/render/film-files.ts';
import { joinFilmStep } from '#functions/workflows/render/join-film.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { paintStill, sceneIn, speakNarration } from '#test/support/film/film-fixtures.ts';
import { timelineOf } from '#test/support/film/short-film.ts';
import { defined, partial } from '#test/support/values.ts';

const FILM_LIMIT_MS = 120_000;
/** Just long enough for a film; every scene shows the same clip. */
const TIMELINE = timelineOf(Array.from({ length: 7 }, () => 'and on it went until the night was gone'));
const MODEL: Maker = { name: 'OpenAI', model: 'gpt-image-2.5-flare', kind: 'trained' };
const VOICE: Maker = { name: 'eSpeak NG', kind: 'algorithmic' };
const SCENES = TIMELINE.scenes.map(({ index }) => ({
  index,
  spoken: `spoken/${index}/`,
  stillKey: 'stills/one',
  clips: `clips/${index}/`,
}));
const video = partial<Video>({
  status: 'generating',
  attempt: 1,
  title: 'A small boat',
  scenes: [],
  narrator: 'polly',
});
const videos = partial<Videos>({ find: async () => video, advance: async () => [] });

let dir: string;
let ingredients: ReadonlyMap<string, Buffer>;
let media: Media;
const warn = vi.spyOn(log, 'warn');

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'join-test-'));
  const found = new Map<string, Buffer>();
  const put = async (key: string, path: string) => found.set(key, await readFile(path));
  const still = await paintStill(join(dir, 'still.jpg'), 0, 768, 1152);
  await put('stills/one', still);
  await put(shownOf('stills/one'), still);
  found.set(makerOf('stills/one'), Buffer.from(JSON.stringify(MODEL)));
  const voice = await speakNarration(join(dir, 'voice.wav'), TIMELINE);
  const small = RENDITIONS.filter(({ format, quality }) => format === 'webm' || quality === '480p');
  for (const { index, spoken, clips } of SCENES) {
    const scene = sceneIn(TIMELINE, index);
    await put(recordingOf(spoken), voice);
    found.set(sceneTimelineOf(spoken), Buffer.from(JSON.stringify(scene)));
    found.set(makerOf(spoken), Buffer.from(JSON.stringify(VOICE)));
    // The last scene is longer than the others.
    if (index > 0 && index < SCENES.length - 1) {
      for (const rendition of RENDITIONS)
        found.set(clips + clipFile(rendition), defined(found.get(`clips/0/${clipFile(rendition)}`)));
      continue;
    }
    const made = await filmScene({
      still,
      scene,
      index: 1,
      count: SCENES.length,
      captionStyle: captionStyleOf('pop'),
      seed: 'join',
      outDir: dir,
      renditions: small,
    });
    for (const rendition of RENDITIONS) {
      const clip = defined(made.clips.find(({ format }) => format === rendition.format));
      await put(clips + clipFile(rendition), clip.path);
    }
  }
  ingredients = found;
}, FILM_LIMIT_MS);
afterAll(async () => {
  warn.mockRestore();
  await rm(dir, { recursive: true });
});

beforeEach(async () => {
  warn.mockReset().mockReturnValue(undefined);
  media = folderMedia(await mkdtemp(join(dir, 'media-')));
  for (const [key, body] of ingredients) await media.write(key, body, '');
});

const job = { ownerId: 'user', videoId: 'video', attempt: 1 };
const joined = async (signingIdentity: () => Promise<SigningIdentity | undefined>) => {
  const step = joinFilmStep({
    videos: () => videos,
    media: () => media,
    signingIdentity,
    now: () => new Date(),
  });
  const result = await step.run({ job, scenes: SCENES });
  return { result, counts: step.counts(result), film: await readFilm(media, result) };
};

it('signs every file it delivers, and names the makers of the pictures and the voice', {
  timeout: FILM_LIMIT_MS,
}, async () => {
  const identity = await newTestIdentity();
  const { film, counts } = await joined(async () => identity);
  expect([film.signing, counts]).toEqual(['signed', {}]);
  expect(film.stills).toEqual(SCENES.map(({ index }) => index));
  expect(await media.exists(sceneStill(film, SCENES.length - 1))).toBe(true);
  for (const { format, key, manifest } of film.files) {
    const bytes = await media.read(key);
    const found =
      format === 'webm'
        ? await readCredentialsBeside(bytes, await media.read(manifest ?? ''))
        : await readCredentials(bytes, 'video/mp4');
    expect(found.faults).toEqual([]);
    expect(manifest?.endsWith('/720p.c2pa')).toBe(format === 'webm' ? true : undefined);
  }
  expect(
    JSON.stringify(await verifyBytes(await media.read(defined(film.files[0]).key), 'video/mp4')),
  ).toMatch(/c2pa\.created.*OpenAI gpt-image-2\.5-flare.*c2pa\.dubbed.*eSpeak NG/u);
  for (const name of ['poster', ...SCENES.map(({ index }) => `scene-${index}`)]) {
    const bytes = await media.read(film.poster.replace('poster', name));
    expect((await readCredentials(bytes, 'image/jpeg')).faults).toEqual([]);
  }
  expect(warn).not.toHaveBeenCalled();
});

// Proves film-certificate-checks-credentials-film.
it('joins a film without a signature if no signing identity is stored, and warns operators once', {
  timeout: FILM_LIMIT_MS,
}, async () => {
  const { film, counts } = await joined(async () => undefined);
  expect([film.signing, counts]).toEqual(['missing', { FilmsNotSigned: 1 }]);
  expect(film.files.every(({ manifest }) => manifest === undefined)).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith({
    event: 'film-not-signed',
    videoId: 'video',
    reason: 'missing',
    err: undefined,
  });
  expect((await joined(async () => undefined)).counts).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
});

it('fails if the signing identity cannot be read, so that the step is retried', {
  timeout: FILM_LIMIT_MS,
}, async () => {
  const away = async (): Promise<SigningIdentity> => {
    throw new Error('Secrets Manager is away.');
  };
  await expect(joined(away)).rejects.toThrow('Secrets Manager is away.');
});
