import type { Respellings } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import type { RecordingFault } from '#functions/domain/storyboard/recording-fault.ts';
import { ESPEAK_SAMPLE_RATE } from '#functions/film/alignment/espeak.ts';
import { SPEECH_RATE } from '#functions/film/alignment/read-speech.ts';
import { type ReferenceSpeech, speakReference } from '#functions/film/alignment/reference-speech.ts';
import { HOP_MS, spectrumOf } from '#functions/film/alignment/spectrum.ts';
import { warp } from '#functions/film/alignment/warp.ts';
import { adaptReference } from './adapt-reference.ts';
import { faultOf } from './fault-of.ts';
import type { Shortened } from './listening/without-pauses.ts';
import { scriptOf } from './script-sentences.ts';
import { type CostedSentence, sentenceCosts } from './sentence-costs.ts';
import { UnfitRecording } from './unfit-recording.ts';

/** Anyone who reads the script aloud gets further in it within this many frames. */
const WINDOW = 120;
const STEP = 5;
/** Below this share of the usual pace, the recording contains words that aren’t in the script. */
const LEAST_PACE = 0.25;

/** For each frame of the recording, the matching frame of the reference. */
const inverse = (path: Int32Array, frames: number): Int32Array => {
  const back = new Int32Array(frames);
  let row = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    while (row + 1 < path.length && (path[row + 1] ?? 0) <= frame) row += 1;
    back[frame] = row;
  }
  return back;
};

/**
 * The frame at which the recording contains something that the reference doesn’t. `path` maps reference to recording.
 */
const addedIn = (path: Int32Array, frames: number): number | undefined => {
  const rows = inverse(path, frames);
  const usual = (WINDOW * path.length) / frames;
  let found: { readonly share: number; readonly frame: number } | undefined;
  for (let frame = 0; frame + WINDOW < frames; frame += STEP) {
    const share = ((rows[frame + WINDOW] ?? 0) - (rows[frame] ?? 0)) / usual;
    if (share < (found?.share ?? LEAST_PACE)) found = { share, frame: frame + WINDOW / 2 };
  }
  return found?.frame;
};

/** A script, divided into scenes, and how it is to be pronounced. */
export interface ReadScript {
  readonly narrations: readonly string[];
  readonly language: Language;
  /** How words on the pronunciation list are spoken. */
  readonly respellings?: Respellings | undefined;
}

/** A recording compared with its script. */
export interface Comparison {
  readonly speech: ReferenceSpeech;
  /** Maps a time in the reference to the time at which the same thing is said in the recording. */
  readonly saidMs: (referenceMs: number) => number;
  /** The offsets of the scenes in the script. */
  readonly offsets: readonly number[];
  readonly sentences: readonly CostedSentence[];
  readonly medianCost: number;
  readonly fault: RecordingFault | undefined;
}

/** Nobody reads more than this many times as fast as the reference, which speaks at 160 words per minute. */
const FASTEST = 2.5;
/** How many times the reference is adapted to the speaker; the alignment gets better each time. */
const FITTINGS = 3;

/**
 * Compares a recording with its script. A reference voice reads the script and is adapted to the speaker; then the
 * two are compared sentence by sentence. @throws UnfitRecording when the recording is far too short to contain the
 * script.
 */
export const compareNarration = async (
  shortened: Shortened,
  { narrations, language, respellings }: ReadScript,
): Promise<Comparison> => {
  const { script, offsets, sentences } = scriptOf(narrations, language);
  const speech = await speakReference(script, language, { respellings });
  const plain = spectrumOf(speech.samples, ESPEAK_SAMPLE_RATE);
  const recording = spectrumOf(shortened.samples, SPEECH_RATE);
  if (recording.frames * FASTEST < plain.frames) throw new UnfitRecording({ kind: 'short' });
  let [reference, path] = [plain, warp(plain, recording)];
  for (let fitting = 0; fitting < FITTINGS; fitting += 1) {
    reference = adaptReference(plain, recording, path);
    path = warp(reference, recording);
  }
  const { sentences: costed, medianCost } = sentenceCosts({ sentences, speech, reference, recording, path });
  const added = addedIn(path, recording.frames);
  const atMs = (frame: number): number => shortened.inRecording(frame * HOP_MS);
  return {
    speech,
    saidMs: (referenceMs) => atMs(path[Math.min(path.length - 1, Math.round(referenceMs / HOP_MS))] ?? 0),
    offsets,
    sentences: costed,
    medianCost,
    fault: faultOf({ sentences: costed, medianCost, addedIn: added, frames: plain.frames }, atMs),
  };
};
