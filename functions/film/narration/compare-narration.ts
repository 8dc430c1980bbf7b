import type { Language } from '#contract/catalogue.ts';
import type { RecordingFault } from '#functions/domain/narration/recording-fault.ts';
import { ESPEAK_SAMPLE_RATE } from '#functions/film/alignment/espeak.ts';
import { SPEECH_RATE } from '#functions/film/alignment/read-speech.ts';
import { type ReferenceSpeech, speakReference } from '#functions/film/alignment/reference-speech.ts';
import { HOP_MS, spectrumOf } from '#functions/film/alignment/spectrum.ts';
import { warp } from '#functions/film/alignment/warp.ts';
import { addedIn } from './added-in.ts';
import { faultOf } from './fault-of.ts';
import { inTheVoice } from './in-the-voice.ts';
import type { Shortened } from './listening/without-pauses.ts';
import { scriptOf } from './script-sentences.ts';
import { type CostedSentence, sentenceCosts } from './sentence-costs.ts';
import { UnfitRecording } from './unfit-recording.ts';

/** A recording beside its script. */
export interface Comparison {
  readonly speech: ReferenceSpeech;
  /** For each `HOP_MS` of the reference when it is said in the recording, in milliseconds. */
  readonly saidMs: (referenceMs: number) => number;
  /** Offsets of the scenes in the script. */
  readonly offsets: readonly number[];
  readonly sentences: readonly CostedSentence[];
  readonly medianCost: number;
  readonly fault: RecordingFault | undefined;
}

/** Nobody reads this much faster than the reference, which says 160 words a minute. */
const FASTEST = 2.5;
/** How often the reference is made to sound like the speaker, each time from a better alignment. */
const FITTINGS = 3;

/**
 * Compares a recording with its script. A reference voice reads the script, is made to sound like the speaker, and is
 * compared sentence by sentence.
 * @throws UnfitRecording when it is far too short to hold the script.
 */
export const compareNarration = async (
  shortened: Shortened,
  narrations: readonly string[],
  language: Language,
): Promise<Comparison> => {
  const { script, offsets, sentences } = scriptOf(narrations, language);
  const speech = await speakReference(script, language);
  const plain = spectrumOf(speech.samples, ESPEAK_SAMPLE_RATE);
  const recording = spectrumOf(shortened.samples, SPEECH_RATE);
  if (recording.frames * FASTEST < plain.frames) throw new UnfitRecording({ kind: 'short' });
  let [reference, path] = [plain, warp(plain, recording)];
  for (let fitting = 0; fitting < FITTINGS; fitting += 1) {
    reference = inTheVoice(plain, recording, path);
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
