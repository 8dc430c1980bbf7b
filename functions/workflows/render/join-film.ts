import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { RENDITIONS } from '#contract/catalogue.ts';
import { mediaPrefix, workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Film } from '#functions/domain/video/video.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { joinFilm as joinScenes } from '#functions/film/join/join-film.ts';
import { writeFilmSound } from '#functions/film/sound/film-sound.ts';
import { trackPath } from '#functions/film/sound/tracks.ts';
import { contentHash, currentVideo, reach } from './current-attempt.ts';
import { CONTENT_TYPES, clipFile, readFilm, readTimeline } from './film-files.ts';
import { filmSound, soundPrefix } from './film-sound.ts';
import { JoinFilmInput } from './messages.ts';
import { withScratch } from './scratch.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

/** Joins the filmed scenes with voice and music into the delivered files. */
export const joinFilm = ({ videos, media }: Ports) => ({
  name: 'JoinFilm',
  input: JoinFilmInput,
  run: async ({ job, narration, clips, stillKey }: z.output<typeof JoinFilmInput>) => {
    const { title, music, film: shown } = await currentVideo(videos(), job);
    const hash = contentHash(clips, narration, music?.trackId, title);
    const filmKey = `${workPrefix(job.ownerId, job.videoId)}films/${hash}.json`;
    const reused = (await media().exists(filmKey)) && (await isThere(await readFilm(media(), { filmKey })));
    if (!reused) {
      const film = await withScratch((scratch) =>
        make(scratch, `${mediaPrefix(job.ownerId, job.videoId)}${hash}/`),
      ).catch(async (error: unknown) => {
        // A retry narrates it again; the ingredients of a completed film stay.
        if (error instanceof NarrationUnreadable && shown?.narration?.timelineKey !== narration.timelineKey)
          for (const key of [narration.timelineKey, narration.audioKey]) await media().removeAll(key);
        throw error;
      });
      await media().write(filmKey, JSON.stringify(film), 'application/json');
    }
    await reach(videos(), job, 'join');
    return { filmKey, reused };

    /** PruneMedia deletes the media of a failed edit, but not the file in `work/` that lists it. */
    function isThere(film: Film): Promise<boolean> {
      return media().exists(film.captions);
    }

    async function make(scratch: string, prefix: string): Promise<Film> {
      const narrationPath = join(scratch, basename(narration.audioKey));
      const stillPath = join(scratch, 'still');
      await media().fetch(narration.audioKey, narrationPath);
      await media().fetch(stillKey, stillPath);
      const trackFile = music === undefined ? undefined : trackPath(music.trackId);
      const timeline = await readTimeline(media(), narration);
      const sound = await filmSound(media(), {
        prefix: soundPrefix(job, narration, music),
        scratch,
        make: () => writeFilmSound({ narration: narrationPath, music: trackFile, timeline, outDir: scratch }),
      });
      const joined = await joinScenes({
        clips: await fetchClips(scratch),
        narration: narrationPath,
        music: trackFile,
        sound,
        timeline,
        title,
        poster: { path: stillPath, title },
        outDir: join(scratch, 'film'),
      });
      const files = [];
      for (const file of joined.files) {
        const key = `${prefix}${clipFile(file)}`;
        const bytes = await media().store(file.path, key, CONTENT_TYPES[file.format]);
        files.push({ format: file.format, quality: file.quality, key, bytes });
      }
      await media().store(joined.poster, `${prefix}poster.jpg`, 'image/jpeg');
      await media().store(joined.captions, `${prefix}captions.vtt`, 'text/vtt; charset=utf-8');
      for (const [index, path] of joined.thumbnails.entries())
        await media().store(path, `${prefix}scene-${index}.jpg`, 'image/jpeg');
      return {
        files,
        poster: `${prefix}poster.jpg`,
        captions: `${prefix}captions.vtt`,
        seconds: joined.seconds,
        sceneStarts: joined.sceneStarts,
        narration,
      };
    }

    async function fetchClips(scratch: string) {
      const ordered = clips.toSorted((one, other) => one.index - other.index);
      return Promise.all(
        RENDITIONS.map(async (rendition) => {
          const folder = join(scratch, `${rendition.format}-${rendition.quality}`);
          await mkdir(folder);
          const paths = [];
          for (const clip of ordered) {
            const path = join(folder, `${clip.index}.${rendition.format}`);
            await media().fetch(`${clip.prefix}${clipFile(rendition)}`, path);
            paths.push(path);
          }
          return { format: rendition.format, quality: rendition.quality, paths };
        }),
      );
    }
  },
});
