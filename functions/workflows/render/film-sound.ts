import { join } from 'node:path';
import { z } from 'zod';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { FilmedScene, Video } from '#functions/domain/video/video.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import { type FilmSound, writeFilmSound } from '#functions/film/sound/film-sound.ts';
import type { HeardSounds } from '#functions/film/sound/loudness.ts';
import type { ClipSound } from '#functions/film/sound/soundtrack.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import { CLIP_SOUND, readIfThere, readSceneTimeline, recordingOf } from './film-files.ts';
import { musicName, musicPath } from './film-music.ts';
import type { MadeScene } from './messages.ts';

/** Whether a scene's own clip is audible. */
export const isHeard = (scene: FilmedScene | undefined): boolean =>
  scene?.media?.kind === 'clip' && scene.media.sound === 'under';

/** The sound of each audible clip, fetched into `scratch`. Clips without sound are left out. */
const fetchClipSounds = async (
  media: Media,
  scenes: readonly Pick<MadeScene, 'clips'>[],
  { scenes: chosen }: Pick<Video, 'scenes'>,
  { timeline, scratch }: { readonly timeline: Timeline; readonly scratch: string },
): Promise<ClipSound[]> => {
  const sounds: ClipSound[] = [];
  for (const [index, { clips }] of scenes.entries()) {
    const key = `${clips}${CLIP_SOUND}`;
    if (!isHeard(chosen[index]) || !(await media.exists(key))) continue;
    const path = join(scratch, `clip-sound-${index}.m4a`);
    await media.fetch(key, path);
    sounds.push({ path, startFrame: timeline.scenes[index]?.startFrame ?? 0 });
  }
  return sounds;
};

/** Where a film's sound is stored, based on its ingredients. */
export const soundPrefix = (
  job: Job,
  scenes: readonly Pick<MadeScene, 'spoken' | 'clips'>[],
  { music, scenes: chosen }: Pick<Video, 'music' | 'scenes'>,
): string => {
  const voices = scenes.map(({ spoken }) => spoken);
  const heard = scenes.flatMap(({ clips }, index) => (isHeard(chosen[index]) ? [clips] : []));
  return `${workPrefix(job.ownerId, job.videoId)}sounds/${contentHash(voices, musicName(music), ...heard)}/`;
};

/** How loud the sound was found to be when it was mixed. */
const heardFile = (prefix: string): string => `${prefix}heard.json`;

const Heard = z.record(z.string(), z.object({ integratedLufs: z.number(), truePeakDbtp: z.number() }));

/** How loud the sound at `prefix` was found to be; nothing if that isn’t stored. */
export const readHeard = async (media: Media, prefix: string): Promise<HeardSounds> =>
  Heard.safeParse(await readIfThere(media, heardFile(prefix))).data ?? {};

/** The film's sound in `scratch`: reused if it is already stored, for instance after a repaint; otherwise mixed. */
export const filmSound = async (
  media: Media,
  {
    prefix,
    scratch,
    make,
  }: {
    readonly prefix: string;
    readonly scratch: string;
    readonly make: () => ReturnType<typeof writeFilmSound>;
  },
): Promise<FilmSound> => {
  const keys = { mp4: `${prefix}sound.m4a`, webm: `${prefix}sound.webm` };
  // The WebM sound is stored last, so if it exists, so does the MP4 sound.
  if (await media.exists(keys.webm)) {
    const found = { mp4: join(scratch, 'sound.m4a'), webm: join(scratch, 'sound.webm') };
    await media.fetch(keys.mp4, found.mp4);
    await media.fetch(keys.webm, found.webm);
    return found;
  }
  const { sound, heard } = await make();
  await media.write(heardFile(prefix), JSON.stringify(heard), 'application/json');
  await media.store(sound.mp4, keys.mp4, 'audio/mp4');
  await media.store(sound.webm, keys.webm, 'audio/webm');
  return sound;
};

/** A film whose sound is wanted in a temporary folder. */
interface ForSound {
  readonly media: Media;
  readonly job: Job;
  readonly video: Video;
  readonly scenes: readonly Pick<MadeScene, 'spoken' | 'clips'>[];
  readonly scratch: string;
}

const mixed = async ({ media, job, video, scenes, scratch }: ForSound): ReturnType<typeof writeFilmSound> => {
  const parts = await Promise.all(scenes.map(({ spoken }) => readSceneTimeline(media, spoken)));
  const timeline = joinTimelines(parts);
  const recordings = await Promise.all(
    scenes.map(async ({ spoken }, at) => {
      const path = join(scratch, `recording-${at}`);
      await media.fetch(recordingOf(spoken), path);
      return { path, recordingMs: parts[at]?.recordingMs ?? 0 };
    }),
  );
  return writeFilmSound({
    recordings,
    music: await musicPath(media, job, video.music, scratch),
    clipSounds: await fetchClipSounds(media, scenes, video, { timeline, scratch }),
    timeline,
    outDir: scratch,
  });
};

/**
 * The sound of a film in its scratch folder, mixed unless it is already stored. Throws `NarrationUnreadable` with the
 * scene whose recording can’t be used, `MusicUnreadable`, `MediaGone`.
 */
export const soundOf = (film: ForSound): Promise<FilmSound> =>
  filmSound(film.media, {
    prefix: soundPrefix(film.job, film.scenes, film.video),
    scratch: film.scratch,
    make: () => mixed(film),
  });
