import type { Frame } from 'node-av/lib';
import type { Signs } from '#composition/look/overlays.ts';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { FILM_TAIL_SECONDS, RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import type { Signing } from '#functions/domain/credentials/signing.ts';
import { Certificate } from '#functions/domain/video/certificate.ts';
import { overlaysOf } from '#functions/film/captions/captions.ts';
import { FilmRejected } from '#functions/film/files/film-errors.ts';
import type { FilmFile } from '#functions/film/join/join-film.ts';
import { captionFaults } from './certify-captions.ts';
import { inspectCredentials } from './certify-credentials.ts';
import { type FileFacts, fileName, inspectFile } from './certify-file.ts';
import { inspectCaptionsFile, inspectPoster } from './certify-sides.ts';
import { hearFiles, soundFaults, worstOf } from './certify-sound.ts';
import {
  type FrameFingerprint,
  fingerprintOf,
  firstDifferentSecond,
  keyFramesOf,
} from './frame-fingerprint.ts';
import { cutsIn, rhythmOf } from './rhythm.ts';
import { type CaptionFacts, captionWatcher } from './watch-captions.ts';
import { calmPlaces, type Watched, watchFilm } from './watch-film.ts';

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
}

/** What was found in the pictures of one of the film’s files. */
interface Seen {
  readonly watched: Watched | undefined;
  readonly cuts: readonly number[];
  readonly captions: CaptionFacts;
  /** The fingerprints of the file’s key frames. */
  readonly fingerprints: ReadonlyMap<number, FrameFingerprint>;
}

/** Checks one file frame by frame. */
const watchFile = async (
  { timeline, captionStyle, signs = {} }: FinishedFilm,
  own: OwnScenes,
  attempt: Attempt,
  file: FilmFile | undefined,
): Promise<Seen> => {
  const overlays = overlaysOf(signs, captionStyle, { frames: timeline.frames, isLast: true });
  const watcher = captionWatcher(timeline, captionStyle, own.clips, overlays);
  const isCalm = calmPlaces(captionStyle, overlays);
  const fingerprints = new Map<number, FrameFingerprint>();
  const keys = keyFramesOf(timeline);
  const see = (frame: Frame, index: number): void => {
    if (keys.has(index)) fingerprints.set(index, fingerprintOf(frame));
    watcher.see(frame, index);
  };
  const [watched] =
    file === undefined
      ? []
      : await attempt('The picture', () => watchFilm(file.path, see, framesOf(timeline, own), isCalm));
  const cuts = cutsIn(watched?.changes ?? []);
  return { watched, cuts, captions: watcher.facts(cuts), fingerprints };
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
  const lowest = bySize.find(({ quality }) => quality === '480p') ?? bySize[0];
  const largest = bySize.findLast((file) => file !== lowest);
  const seen = await watchFile(film, own, attempt, lowest);
  if (largest === undefined || captionFaults(seen.captions).length === 0) return { lowest, ...seen };
  const { captions } = await watchFile(film, own, attempt, largest);
  return { lowest, ...seen, captions };
};

/**
 * Measures a finished film’s files and compares them with its timeline. @throws FilmRejected with one message per
 * fault; an unreadable file is a fault too.
 */
export const certifyFilm = async (input: FinishedFilm): Promise<Certificate> => {
  const { timeline, own = { pictures: [], clips: [] } } = input;
  const faults = setFaults(input.files, input.renditions ?? RENDITIONS, timeline);
  const attempt = attemptOf(faults);
  const files: FileFacts[] = [];
  for (const file of input.files)
    files.push(...(await attempt(fileName(file), () => inspectFile(file, timeline, faults))));
  const heard = await attempt('The sound', () => hearFiles(input.files));
  const loudness = worstOf(heard.flat());
  const sounds = soundFaults(loudness);
  faults.push(...sounds);
  const { lowest, watched, cuts, captions, fingerprints } = await watchFiles(input, own, attempt);
  const seen = [
    ...(watched === undefined ? ['The film has no picture.'] : pictureFaults(watched, timeline)),
    ...captionFaults(captions),
  ];
  faults.push(...seen);
  // The smallest file is checked frame by frame; the others must show the same pictures.
  for (const file of seen.length > 0 ? [] : input.files.filter((each) => each !== lowest)) {
    const [second] = await attempt(fileName(file), () => firstDifferentSecond(file.path, fingerprints));
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
