import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#contract/catalogue.ts';
import { sceneStill } from '#functions/domain/media/film-keys.ts';
import type { Job } from '#functions/domain/video/job.ts';
import { shownClipKeyOf } from '#functions/domain/video/progress-now.ts';
import { writeThumbnail } from '#functions/film/picture/poster.ts';
import { CHANNELS, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { paintStill } from '#test/support/film/film-fixtures.ts';
import { defined } from '#test/support/values.ts';
import { CERTIFICATE } from './certificate.ts';
import { filesOf, giveGeneratingVideo } from './finished-films.ts';

/** Long enough for a test to observe playback, and short enough to wait until it ends. */
const FILM_SECONDS = 2;
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.500\nThe last train left at midnight.\n';

interface Version {
  readonly language?: Language;
  /** The attempt that made the film. Later attempts store their files in separate folders. */
  readonly attempt?: number;
  /** When each scene starts, for the scene strip. Without these times, the video has no strip. */
  readonly sceneStarts?: readonly number[];
}

/** The file contents that all of this worker’s films share, created once. */
const made = new Map<string, Promise<Buffer>>();
const madeOnce = (name: string, write: (path: string) => Promise<unknown>): Promise<Buffer> => {
  const making = async (): Promise<Buffer> => {
    const folder = await mkdtemp(join(tmpdir(), 'veilcast-film-'));
    const path = join(folder, name);
    await write(path);
    const bytes = await readFile(path);
    await rm(folder, { recursive: true });
    return bytes;
  };
  const bytes = made.get(name) ?? making();
  made.set(name, bytes);
  return bytes;
};
const silence = (): Promise<Buffer> =>
  madeOnce('film.mp4', (path) =>
    writeSound(new Float32Array(FILM_SECONDS * SAMPLE_RATE * CHANNELS), 'aac', path),
  );
const stillOf = (index: number): Promise<Buffer> =>
  madeOnce(`still-${index}.jpg`, (path) => paintStill(path, index, 360, 640));
const thumbnailOf = (index: number): Promise<Buffer> =>
  madeOnce(`scene-${index}.jpg`, async (path) => {
    const still = await paintStill(`${path}.jpg`, index, 360, 640);
    await writeThumbnail({ path: still, frame: 0 }, path);
  });

/** Records that an attempt has filmed a scene, and stores the clip that its creator can watch. */
export const giveClip = async (job: Job, scene: number): Promise<void> => {
  const video = defined(await videos().find(job.ownerId, job.videoId));
  await media().write(
    shownClipKeyOf({ ...video, attempt: job.attempt }, scene),
    await silence(),
    'video/mp4',
  );
  await videos().advance(job, `film:${scene}`);
};

/** Completes a video by adding a poster, captions and a two-second silent film that a browser can play. */
export const completeFilm = async (
  ownerId: string,
  videoId: string,
  { attempt = 1, sceneStarts = [] }: Version = {},
): Promise<void> => {
  const video = { id: videoId, mediaFolder: await mediaFolderOf(ownerId) };
  const { film, poster, captions } = filesOf(video, attempt === 1 ? '' : `version-${attempt}/`);
  const bytes = await silence();
  await media().write(film, bytes, 'video/mp4');
  await media().write(poster, await stillOf(1), 'image/jpeg');
  await media().write(captions, CAPTIONS, 'text/vtt');
  for (const index of sceneStarts.keys()) {
    await media().write(sceneStill({ poster }, index), await stillOf(index), 'image/jpeg');
    await media().write(poster.replace('poster', `scene-${index}`), await thumbnailOf(index), 'image/jpeg');
  }
  const files = [{ format: 'mp4', quality: '720p', key: film, bytes: bytes.length } as const];
  await videos().complete(
    { ownerId, videoId, attempt },
    {
      files,
      poster,
      captions,
      seconds: FILM_SECONDS,
      sceneStarts: [...sceneStarts],
      stills: [...sceneStarts.keys()],
      signing: 'signed',
      certificate: { ...CERTIFICATE, loudnessLufs: -14.08, truePeakDbtp: -1.2, seconds: FILM_SECONDS },
    },
    new Date(),
  );
};

/** A completed video that a browser can play. */
export const givePlayableFilm = async (
  ownerId: string,
  title?: string,
  version: Version = {},
): Promise<string> => {
  const { id } = await giveGeneratingVideo(ownerId, title, version.language);
  await completeFilm(ownerId, id, version);
  return id;
};
