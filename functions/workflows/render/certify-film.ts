import { join } from 'node:path';
import type { z } from 'zod';
import { drawnStyle } from '#composition/look/drawn-style.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { GivenCertificate } from '#functions/domain/video/certificate.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { SceneMedia, Video } from '#functions/domain/video/video.ts';
import { certifyFilm as measure } from '#functions/film/certificate/certify-film.ts';
import { SeenClips } from '#functions/film/certificate/watch-scenes.ts';
import { FilmRejected } from '#functions/film/files/film-errors.ts';
import { currentVideo, reach } from './current-attempt.ts';
import {
  clipFile,
  doneMark,
  manifestFile,
  readFilm,
  readIfThere,
  readTimeline,
  seenFile,
} from './film-files.ts';
import { readHeard, soundPrefix } from './film-sound.ts';
import { CertifyFilmInput, type MadeScene } from './messages.ts';
import { withScratch } from './scratch.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** What was measured in each scene’s clips when they were filmed; nothing for a scene that lacks it. */
const readSeen = (media: Media, scenes: readonly MadeScene[]) =>
  Promise.all(
    scenes.map(async ({ clips }) => {
      const stored = await readIfThere(media, seenFile(clips));
      return SeenClips.safeParse(stored).data ?? [];
    }),
  );

const ownScenes = ({ scenes }: Video, kind: SceneMedia['kind']): number[] =>
  scenes.flatMap(({ media }, index) => (media?.kind === kind ? [index] : []));

/**
 * Measures the finished files, and nothing else; what was measured in a clip counts if a file contains exactly that
 * clip. Throws `FilmRejected` with the faults; neither the second filming nor a retry reuses rejected work.
 */
export const certifyFilmStep = ({ videos, media, now }: Ports) => ({
  name: 'CertifyFilm',
  input: CertifyFilmInput,
  run: async ({ job, scenes, film }: z.output<typeof CertifyFilmInput>): Promise<GivenCertificate> => {
    const video = await currentVideo(videos(), job);
    const finished = await readFilm(media(), film);
    const timeline = await readTimeline(media(), film);
    const certificate = await withScratch(async (scratch) => {
      const fetch = async (key: string, name: string): Promise<string> => {
        const path = join(scratch, name);
        await media().fetch(key, path);
        return path;
      };
      const files = await Promise.all(
        finished.files.map(async ({ key, bytes, manifest, ...rendition }) => ({
          ...rendition,
          bytes,
          ...(manifest !== undefined && { manifest: await fetch(manifest, manifestFile(rendition)) }),
          path: await fetch(key, clipFile(rendition)),
        })),
      );
      const poster = await fetch(finished.poster, 'poster.jpg');
      const captions = await fetch(finished.captions, 'captions.vtt');
      return measure({
        files,
        poster,
        captions,
        timeline,
        captionStyle: drawnStyle(video),
        signs: video.look,
        own: { pictures: ownScenes(video, 'picture'), clips: ownScenes(video, 'clip') },
        signing: finished.signing,
        seen: await readSeen(media(), scenes),
        heard: await readHeard(media(), soundPrefix(job, scenes, video)),
      });
    }).catch(async (error: unknown) => {
      if (error instanceof FilmRejected)
        for (const key of [
          film.filmKey,
          soundPrefix(job, scenes, video),
          ...scenes.map(({ clips }) => doneMark(clips)),
        ])
          await media().removeAll(key);
      throw error;
    });
    await reach(videos(), job, 'certify');
    return { ...certificate, certifiedAt: now().toISOString() };
  },
});
