import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { RENDITIONS } from '#contract/catalogue.ts';
import { disclosureOfFilm, disclosureOfPictures } from '#functions/domain/credentials/disclosure.ts';
import type { ReadSigningIdentity } from '#functions/domain/credentials/ports.ts';
import { mediaPrefix, workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Film, Video } from '#functions/domain/video/video.ts';
import { MANIFEST_TYPE } from '#functions/film/credentials/c2pa.ts';
import { signJoinedFilm } from '#functions/film/credentials/sign-joined-film.ts';
import { CONTENT_TYPES } from '#functions/film/files/content-types.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { type JoinedFilm, joinFilm as joinScenes } from '#functions/film/join/join-film.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import type { FilmSound } from '#functions/film/sound/film-sound.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import { fetchShown } from './chosen/scene-shown.ts';
import { currentVideo, reach } from './current-attempt.ts';
import { clipFile, manifestFile, readFilm, readMakers, readSceneTimeline } from './film-files.ts';
import { musicName } from './film-music.ts';
import { soundOf } from './film-sound.ts';
import { keepStills } from './film-stills.ts';
import { type Job, JoinFilmInput, type MadeScene } from './messages.ts';
import { withScratch } from './scratch.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
  readonly signingIdentity: ReadSigningIdentity;
  readonly now: Clock;
}

/** A film that is being joined in a temporary folder. */
interface Joining {
  readonly media: Media;
  readonly job: Job;
  readonly video: Video;
  readonly scenes: readonly MadeScene[];
  readonly scratch: string;
}

const fetchClips = ({ media, scenes, scratch }: Joining) =>
  Promise.all(
    RENDITIONS.map(async (rendition) => {
      const folder = join(scratch, `${rendition.format}-${rendition.quality}`);
      await mkdir(folder);
      const paths = [];
      for (const { index, clips } of scenes) {
        const path = join(folder, `${index}.${rendition.format}`);
        await media.fetch(`${clips}${clipFile(rendition)}`, path);
        paths.push(path);
      }
      return { format: rendition.format, quality: rendition.quality, paths };
    }),
  );

/** What the first scene shows, and the part of it that the creator focused on. */
const posterShown = async ({ media, video, scenes, scratch }: Joining) => {
  const [first] = video.scenes;
  const shown = await fetchShown(media, first?.media, scenes[0]?.stillKey ?? '', scratch);
  return { ...shown, aim: { focus: first?.focus, zoom: first?.zoom } };
};

/** The film’s sound. A scene whose recording can’t be used is spoken again on a retry. */
const soundFor = (joining: Joining): Promise<FilmSound> =>
  soundOf(joining).catch(async (error: unknown) => {
    const damaged = error instanceof NarrationUnreadable ? error.facts.scene : undefined;
    const scene = damaged === undefined ? undefined : joining.scenes[damaged];
    if (scene !== undefined) await joining.media.removeAll(scene.spoken);
    throw error;
  });

/** Joins the scenes on disk, and stores the timeline of the whole film. */
const joinOnDisk = async (joining: Joining, timelineKey: string) => {
  const { media, video, scenes, scratch } = joining;
  const { title } = video;
  const timeline = joinTimelines(
    await Promise.all(scenes.map(({ spoken }) => readSceneTimeline(media, spoken))),
  );
  await media.write(timelineKey, JSON.stringify(timeline), 'application/json');
  const poster = await posterShown(joining);
  const [sound, clips] = await Promise.all([soundFor(joining), fetchClips(joining)]);
  const { writers } = video;
  const makers = { ...(writers && { words: writers }), ...(await readMakers(media, scenes)) };
  const unsigned = await joinScenes({
    clips,
    sound,
    timeline,
    title,
    poster: { ...poster, title },
    disclosures: { film: disclosureOfFilm(makers), pictures: disclosureOfPictures(makers) },
    outDir: join(scratch, 'film'),
  });
  return { unsigned, makers };
};

/** Stores all the files to be delivered under `prefix`. */
const storeFilm = async (media: Media, film: JoinedFilm, prefix: string) => {
  const storeFile = async (file: JoinedFilm['files'][number]): Promise<Film['files'][number]> => {
    const { format, quality } = file;
    const key = `${prefix}${clipFile(file)}`;
    const bytes = await media.store(file.path, key, CONTENT_TYPES[format]);
    if (file.manifest === undefined) return { format, quality, key, bytes };
    const manifest = `${prefix}${manifestFile(file)}`;
    await media.store(file.manifest, manifest, MANIFEST_TYPE);
    return { format, quality, key, bytes, manifest };
  };
  const [poster, captions] = [`${prefix}poster.jpg`, `${prefix}captions.vtt`];
  const [files] = await Promise.all([
    Promise.all(film.files.map(storeFile)),
    media.store(film.poster, poster, 'image/jpeg'),
    media.store(film.captions, captions, 'text/vtt; charset=utf-8'),
    ...film.thumbnails.map((path, index) => media.store(path, `${prefix}scene-${index}.jpg`, 'image/jpeg')),
  ]);
  return { files, poster, captions };
};

/** Joins, signs and stores a film. */
const makeFilm = async (
  joining: Joining,
  { timelineKey, prefix }: { readonly timelineKey: string; readonly prefix: string },
  { signingIdentity, now }: Pick<Ports, 'signingIdentity' | 'now'>,
): Promise<Film> => {
  const { media, job, video, scenes } = joining;
  const { unsigned, makers } = await joinOnDisk(joining, timelineKey);
  const identity = await signingIdentity();
  const by = { title: video.title, makers, identity, now: now() };
  const { film, signing, error } = await signJoinedFilm(unsigned, by);
  if (signing !== 'signed')
    log.warn({ event: EVENTS.filmNotSigned, videoId: job.videoId, reason: signing, err: error });
  const stored = await storeFilm(media, film, prefix);
  return {
    ...stored,
    seconds: film.seconds,
    sceneStarts: film.sceneStarts,
    stills: await keepStills(media, scenes, stored.poster),
    ...(video.narrator !== undefined && { narrator: video.narrator }),
    makers,
    signing,
  };
};

/** PruneMedia deletes the media of a failed edit, but not the file in `work/` that lists them. */
const isThere = (media: Media, film: Film): Promise<boolean> => media.exists(film.captions);

/**
 * Joins the filmed scenes with their recordings and music into the delivered files, signs them, and builds
 * the timeline of the whole film.
 */
export const joinFilmStep = ({ videos, media, signingIdentity, now }: Ports) => ({
  name: 'JoinFilm',
  input: JoinFilmInput,
  run: async ({ job, scenes }: z.output<typeof JoinFilmInput>) => {
    const video = await currentVideo(videos(), job);
    const hash = contentHash(scenes, musicName(video.music), video.title);
    const folder = `${workPrefix(job.ownerId, job.videoId)}films/${hash}/`;
    const joined = { filmKey: `${folder}film.json`, timelineKey: `${folder}timeline.json` };
    let notSigned = false;
    const reused =
      (await media().exists(joined.filmKey)) && (await isThere(media(), await readFilm(media(), joined)));
    if (!reused) {
      const to = { timelineKey: joined.timelineKey, prefix: `${mediaPrefix(video)}${hash}/` };
      const film = await withScratch((scratch) =>
        makeFilm({ media: media(), job, video, scenes, scratch }, to, { signingIdentity, now }),
      );
      await media().write(joined.filmKey, JSON.stringify(film), 'application/json');
      notSigned = film.signing !== 'signed';
    }
    await reach(videos(), job, 'join');
    return { ...joined, reused, notSigned };
  },
  counts: ({ notSigned }: { readonly notSigned: boolean }) =>
    notSigned ? { [METRICS.filmsNotSigned]: 1 } : {},
});
