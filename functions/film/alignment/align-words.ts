import type { WordTime } from '#composition/timeline/word-times.ts';
import type { Language } from '#contract/catalogue.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { CHANNELS, readSound, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { ESPEAK_SAMPLE_RATE } from './espeak.ts';
import { pausesIn } from './pauses.ts';
import { type ReferenceSpeech, speakReference } from './reference-speech.ts';
import { HOP_MS, type Spectrum, spectrumOf } from './spectrum.ts';
import { warp } from './warp.ts';

/** Uses every third sample, 16,000 a second. */
const EVERY = 3;
const ANTI_ALIAS_HZ = 7200;
/** A sentence's first word moves to the end of a pause within this distance. */
const NEAR_MS = 200;
/** A sentence shorter than this share of its reference was left out or cut off. */
const LEAST_PACE = 0.35;
const MIN_WORD_MS = 40;

type Begun = WordTime & { readonly startsSentence: boolean };

const readSpeech = async (path: string): Promise<Float32Array> => {
  const sound = await readSound(path, [{ filter: 'lowpass', options: { f: ANTI_ALIAS_HZ } }]).catch(() => {
    throw new NarrationUnreadable(path, 'it is not a sound file');
  });
  return Float32Array.from(
    { length: Math.floor(sound.length / CHANNELS / EVERY) },
    (_, at) => sound[at * EVERY * CHANNELS] ?? 0,
  );
};

/** Where each word of the reference begins in the recording. */
const placed = (reference: ReferenceSpeech, recording: Spectrum): Begun[] => {
  const path = warp(spectrumOf(reference.samples, ESPEAK_SAMPLE_RATE), recording);
  return reference.words.map(({ start, end, startMs, startsSentence }) => {
    const at = Math.min(path.length - 1, Math.round(startMs / HOP_MS));
    const ms = (path[at] ?? 0) * HOP_MS;
    return { start, end, startMs: ms, endMs: ms, startsSentence };
  });
};

/** Whether a sentence has no room for its words: the recording stops before the script does, or skips a part. */
const isSqueezed = (reference: ReferenceSpeech, words: readonly Begun[], endMs: number): boolean => {
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
 * Finds when a recording without word times says each word of its script: it aligns the sound with that of a
 * reference voice whose word times are known. It transcribes nothing: the words are the script's.
 * @throws NarrationUnreadable when it is not sound, is silent, or does not contain the whole script.
 */
export const alignWords = async (input: {
  path: string;
  script: string;
  language: Language;
}): Promise<WordTime[]> => {
  const { path, script, language } = input;
  const speech = await readSpeech(path);
  const recording = spectrumOf(speech, SAMPLE_RATE / EVERY);
  const pauses = pausesIn(recording.levelDb);
  const [first, last] = [pauses.at(0), pauses.at(-1)];
  const totalMs = recording.frames * HOP_MS;
  const endMs = last !== undefined && last.toMs === totalMs ? last.fromMs : totalMs;
  if (first === last && first?.fromMs === 0 && first.toMs === totalMs)
    throw new NarrationUnreadable(path, 'it is silent');
  const reference = await speakReference(script, language);
  const words = placed(reference, recording).map((word) => {
    const pause = pauses.find(
      ({ fromMs, toMs }) =>
        (word.startMs >= fromMs && word.startMs < toMs) ||
        (word.startsSentence && Math.abs(toMs - word.startMs) <= NEAR_MS),
    );
    return pause === undefined || pause.toMs > endMs ? word : { ...word, startMs: pause.toMs };
  });
  if (words.length === 0 || isSqueezed(reference, words, endMs))
    throw new NarrationUnreadable(path, 'it does not contain the whole script');
  return words.map(({ start, end, startMs }, index) => {
    const nextMs = words[index + 1]?.startMs ?? endMs;
    const silentMs = pauses.find(({ fromMs, toMs }) => fromMs > startMs && toMs <= nextMs)?.fromMs ?? nextMs;
    return { start, end, startMs, endMs: Math.max(startMs + MIN_WORD_MS, silentMs) };
  });
};
