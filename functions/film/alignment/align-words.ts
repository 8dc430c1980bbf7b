import type { WordTime } from '#composition/timeline/word-times.ts';
import type { Language } from '#contract/catalogue.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { ESPEAK_SAMPLE_RATE } from './espeak.ts';
import { pausesIn } from './pauses.ts';
import { readSpeech, SPEECH_RATE } from './read-speech.ts';
import { type ReferenceSpeech, speakReference } from './reference-speech.ts';
import { type PlacedWord, settleEnds, settleStarts } from './settle-words.ts';
import { HOP_MS, type Spectrum, spectrumOf } from './spectrum.ts';
import { warp } from './warp.ts';

/** A sentence shorter than this share of its reference's length was left out or cut off. */
const LEAST_PACE = 0.35;

/** Where each word of the reference begins in the recording. */
const placed = (reference: ReferenceSpeech, recording: Spectrum): PlacedWord[] => {
  const path = warp(spectrumOf(reference.samples, ESPEAK_SAMPLE_RATE), recording);
  return reference.words.map(({ start, end, startMs, startsSentence }) => {
    const at = Math.min(path.length - 1, Math.round(startMs / HOP_MS));
    return { start, end, startMs: (path[at] ?? 0) * HOP_MS, startsSentence };
  });
};

/**
 * Whether a sentence has too little time for its words, because the recording stops early or skips a part.
 */
const isSqueezed = (reference: ReferenceSpeech, words: readonly PlacedWord[], endMs: number): boolean => {
  const firsts = words.flatMap(({ startsSentence }, index) => (startsSentence ? [index] : []));
  return firsts.some((first, sentence) => {
    const next = firsts[sentence + 1] ?? words.length;
    const took = (words[next]?.startMs ?? endMs) - (words[first]?.startMs ?? 0);
    const wanted =
      (reference.words[next]?.startMs ?? reference.endMs) - (reference.words[first]?.startMs ?? 0);
    return took < wanted * LEAST_PACE;
  });
};

/**
 * Finds when each word of the script is spoken in a recording without word timings, by aligning the sound with a reference voice whose word timings are known. Nothing is transcribed: the words are the script's.
 * @throws NarrationUnreadable when the recording is not sound, is silent, or lacks part of the script.
 */
export const alignWords = async (input: {
  path: string;
  script: string;
  language: Language;
}): Promise<WordTime[]> => {
  const { path, script, language } = input;
  const speech = await readSpeech(path).catch(() => {
    throw new NarrationUnreadable(path, 'it is not a sound file');
  });
  const recording = spectrumOf(speech, SPEECH_RATE);
  const pauses = pausesIn(recording.levelDb);
  const [first, last] = [pauses.at(0), pauses.at(-1)];
  const totalMs = recording.frames * HOP_MS;
  const endMs = last !== undefined && last.toMs === totalMs ? last.fromMs : totalMs;
  if (first === last && first?.fromMs === 0 && first.toMs === totalMs)
    throw new NarrationUnreadable(path, 'it is silent');
  const reference = await speakReference(script, language);
  const words = settleStarts(placed(reference, recording), pauses, endMs);
  if (words.length === 0 || isSqueezed(reference, words, endMs))
    throw new NarrationUnreadable(path, 'it does not contain the whole script');
  return settleEnds(words, pauses, endMs);
};
