import type { Signs } from '#composition/look/overlays.ts';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { FILM_TAIL_SECONDS, RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import type { Signing } from '#functions/domain/credentials/signing.ts';
import { Certificate } from '#functions/domain/video/certificate.ts';
import { FilmRejected } from '#functions/film/files/film-errors.ts';
import type { FilmFile } from '#functions/film/join/join-film.ts';
import type { HeardSounds } from '#functions/film/sound/loudness.ts';
import { type CaptionFacts, captionFacts, captionFaults } from './certify-captions.ts';
import { inspectCredentials } from './certify-credentials.ts';
import { type FileFacts, fileName, inspectFile } from './certify-file.ts';
import { inspectCaptionsFile, inspectPoster } from './certify-sides.ts';
import { hearFiles, soundFaults, worstOf } from './certify-sound.ts';
import { fingerprintsIn, firstDifferentSecond, type SceneFingerprints } from './frame-fingerprint.ts';
import { cutsIn, rhythmOf } from './rhythm.ts';
import { type Watched, watchedOf } from './watch-film.ts';
import {
  type FilmLook,
  isWatched,
  type SeenClip,
  seenBefore,
  type WatchedScene,
  watchScenes,
} from './watch-scenes.ts';

/** Scenes with the creator's own pictures and clips, which may be black, motionless or flickering. */
interface OwnScenes {
  readonly pictures: readonly number[];
  readonly clips: readonly number[];
}

const LONGEST_STILL_SECONDS = 0.2;

const pictureFaults = (watched: Watched, { scenes }: Timeline): string[] => {
  const { blackSeconds, blackUntil, frozenSeconds, frozenUntil } = watched;
  const sceneAt = (frame: number): number =>
    1 + scenes.findLastIndex(({ startFrame }) => startFrame <= frame);
  const fault = (how: string, seconds: number, until: number): string =>
    `The film is ${how} for ${seconds.toFixed(2)} s in scene ${sceneAt(until)}.`;
  if (blackSeconds > LONGEST_STILL_SECONDS) return [fault('black', blackSeconds, blackUntil)];
  if (frozenSeconds > LONGEST_STILL_SECONDS) return [fault('frozen', frozenSeconds, frozenUntil)];
  return [];
};

const setFaults = (
  files: readonly FilmFile[],
  renditions: readonly Rendition[],
  timeline: Timeline,
): string[] => {
  const isThere = ({ format, quality }: Rendition): boolean =>
    files.some((file) => file.format === format && file.quality === quality);
  const missing = renditions.filter((rendition) => !isThere(rendition));
  const restSeconds = framesToSeconds(timeline.frames) - timeline.narrationMs / 1000;
  return [
    ...missing.map((rendition) => `${fileName(rendition)} is missing.`),
    ...(restSeconds >= -framesToSeconds(1) && restSeconds <= FILM_TAIL_SECONDS
      ? []
      : [`The film runs ${restSeconds.toFixed(2)} s past its narration.`]),
  ];
};

/** Returns whether a given frame shows the creator's own media. */
const framesOf = ({ scenes }: Timeline, { pictures, clips }: OwnScenes): ((frame: number) => boolean) => {
  const own = scenes.filter(({ index }) => pictures.includes(index) || clips.includes(index));
  return (frame) => own.some(({ startFrame, frames }) => frame >= startFrame && frame < startFrame + frames);
};

type Attempt = <T>(what: string, work: () => Promise<T>) => Promise<T[]>;

/** Runs a measurement; if it fails, adds a fault and returns nothing. */
const attemptOf =
  (faults: string[]): Attempt =>
  async <T>(what: string, work: () => Promise<T>): Promise<T[]> => {
    try {
      return [await work()];
    } catch (error) {
      faults.push(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
      return [];
    }
  };

interface FinishedFilm {
  files: readonly FilmFile[];
  poster: string;
  captions: string;
  timeline: Timeline;
  captionStyle: CaptionStyle;
  own?: OwnScenes | undefined;
  /** On-screen text other than captions. */
  signs?: Signs | undefined;
  /** Whether the files are signed. */
  signing: Signing;
  /** The renditions that must exist; all by default. */
  renditions?: readonly Rendition[];
  /** What each scene’s clips and the sound were found to be when they were made; what is missing is measured. */
  seen?: readonly (readonly SeenClip[])[];
  heard?: HeardSounds;
}

/** What was found in the pictures of one of the film’s files. */
interface Seen {
  readonly watched: Watched | undefined;
  readonly cuts: readonly number[];
  readonly captions: CaptionFacts;
  readonly keyFrames: readonly SceneFingerprints[];
}

/** Looks up what a file’s scenes showed when they were filmed; decodes the file if it contains anything else. */
const sightsOf = async (
  { timeline, seen = [] }: FinishedFilm,
  look: FilmLook,
  { path }: FilmFile,
): Promise<readonly WatchedScene[]> => {
  const before = await seenBefore(path, timeline, seen);
  const sights = before?.flatMap(({ sight, keyFrames }) => (sight ? [{ ...sight, keyFrames }] : []));
  return sights?.length === timeline.scenes.length ? sights : watchScenes(path, timeline, look);
};

/** Checks one file frame by frame. */
const watchFile = async (
  film: FinishedFilm,
  own: OwnScenes,
  attempt: Attempt,
  file: FilmFile | undefined,
): Promise<Seen> => {
  const { timeline, captionStyle, signs = {} } = film;
  const look = { style: captionStyle, clipScenes: own.clips, signs };
  const [sights] = file === undefined ? [] : await attempt('The picture', () => sightsOf(film, look, file));
  const watched =
    sights &&
    watchedOf(
      sights.map(({ looks }) => looks),
      framesOf(timeline, own),
    );
  const cuts = cutsIn(watched?.changes ?? []);
  const captions = captionFacts(timeline, look, sights?.map((sight) => sight.captions) ?? [], cuts);
  return { watched, cuts, captions, keyFrames: sights?.map((sight) => sight.keyFrames) ?? [] };
};

/**
 * Checks the smallest file, because that is fastest. If its captions seem wrong, the largest file is checked and
 * decides, because letters stand out better there.
 */
const watchFiles = async (
  film: FinishedFilm,
  own: OwnScenes,
  attempt: Attempt,
): Promise<Seen & { readonly lowest: FilmFile | undefined }> => {
  const bySize = film.files.toSorted((a, b) => a.bytes - b.bytes);
  const lowest = bySize.find(isWatched) ?? bySize[0];
  const largest = bySize.findLast((file) => file !== lowest);
  const seen = await watchFile(film, own, attempt, lowest);
  if (largest === undefined || captionFaults(seen.captions).length === 0) return { lowest, ...seen };
  const { captions } = await watchFile(film, own, attempt, largest);
  return { lowest, ...seen, captions };
};

/**
 * Measures a finished film’s files and compares them with its timeline. What was measured before counts for the parts
 * of the files that have the same packets. @throws FilmRejected with one message per fault; an unreadable file is a
 * fault too.
 */
export const certifyFilm = async (input: FinishedFilm): Promise<Certificate> => {
  const { timeline, own = { pictures: [], clips: [] } } = input;
  const faults = setFaults(input.files, input.renditions ?? RENDITIONS, timeline);
  const attempt = attemptOf(faults);
  const files: FileFacts[] = [];
  for (const file of input.files)
    files.push(...(await attempt(fileName(file), () => inspectFile(file, timeline, faults))));
  const heard = await attempt('The sound', () => hearFiles(input.files, input.heard));
  const loudness = worstOf(heard.flat());
  const sounds = soundFaults(loudness);
  faults.push(...sounds);
  const { lowest, watched, cuts, captions, keyFrames } = await watchFiles(input, own, attempt);
  const seen = [
    ...(watched === undefined ? ['The film has no picture.'] : pictureFaults(watched, timeline)),
    ...captionFaults(captions),
  ];
  faults.push(...seen);
  // The smallest file is checked frame by frame; the others must show the same pictures.
  for (const file of seen.length > 0 ? [] : input.files.filter((each) => each !== lowest)) {
    const [second] = await attempt(fileName(file), async () => {
      const before = await seenBefore(file.path, timeline, input.seen ?? []);
      const shown = before?.map((clip) => clip.keyFrames) ?? (await fingerprintsIn(file.path, timeline));
      return firstDifferentSecond(timeline, shown, keyFrames);
    });
    if (second !== undefined)
      faults.push(`${fileName(file)} shows another picture at ${second.toFixed(1)} s.`);
  }
  const [posterBytes] = await attempt('The poster', () => inspectPoster(input.poster, faults));
  await attempt('The captions file', () => inspectCaptionsFile(input.captions, timeline, faults));
  const credentials = await inspectCredentials(input, input.signing, faults);
  if (faults.length > 0) throw new FilmRejected(faults, [...seen, ...sounds]);
  return Certificate.parse({
    loudnessLufs: loudness.integratedLufs,
    truePeakDbtp: loudness.truePeakDbtp,
    seconds: framesToSeconds(timeline.frames),
    audioVideoGapMs: Math.max(...files.map(({ gapMs }) => gapMs)),
    longestBlackSeconds: watched?.blackSeconds,
    longestFrozenSeconds: watched?.frozenSeconds,
    captionErrorMs: Math.abs(captions.worst?.errorMs ?? 0),
    captionWordsSeen: captions.seen,
    captionWords: captions.words,
    captionMargins: captions.margins,
    rhythm: rhythmOf(cuts, timeline),
    posterBytes,
    credentials,
    files,
  });
};
