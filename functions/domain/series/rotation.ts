import type { z } from 'zod';
import { TRACKS } from '#contract/catalogue.ts';
import { WORDS_PER_PAGE } from '#contract/look.ts';
import type { SeriesMusic } from '#contract/schemas/series/series.ts';
import type { MusicSettings } from '#contract/schemas/videos.ts';
import type { FilmedScene } from '#functions/domain/video/video.ts';

/** Variations by run number, so that consecutive videos in a series don’t look or sound alike. */

/** How much the number of words on a caption page deviates from the number set by the look. */
const RHYTHM = [0, 1, -1] as const;

/** A run’s music; undefined if there is none. */
export const musicOfRun = (
  music: SeriesMusic,
  ordinal: number,
): z.infer<typeof MusicSettings> | undefined => {
  if (music.kind === 'none') return undefined;
  const track =
    music.kind === 'one' ? TRACKS.find(({ id }) => id === music.trackId) : TRACKS[ordinal % TRACKS.length];
  return track && { trackId: track.id, trackName: track.name };
};

/** The number of words on a run’s caption pages, close to the number set by the look. */
export const wordsPerPageOfRun = (usual: number, ordinal: number): number => {
  const possible = RHYTHM.map((more) => usual + more).filter(
    (words) => words >= WORDS_PER_PAGE.least && words <= WORDS_PER_PAGE.most,
  );
  return possible[ordinal % possible.length] ?? usual;
};

/**
 * Shifts the scenes’ seats (the numbers that determine camera moves), so that the moves differ from those in the
 * previous video.
 */
export const seatedForRun = <Scene extends Pick<FilmedScene, 'narration' | 'seat'>>(
  scenes: readonly Scene[],
  ordinal: number,
): (Scene & { readonly seat: number })[] =>
  scenes.map((scene, index) => ({ ...scene, seat: (scene.seat ?? index) + ordinal }));
