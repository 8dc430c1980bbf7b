import type { Respellings } from '@veilcast/reading';
import type { WordTime } from '#composition/timeline/word-times.ts';
import type { Language } from '#contract/catalogue.ts';
import { quoted } from '#functions/domain/storyboard/recording-fault.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { ESPEAK_SAMPLE_RATE } from './espeak.ts';
import { type Pause, pausesIn } from './pauses.ts';
import { type HeardRecording, type Placing, placeWords } from './place-words.ts';
import { readSpeech, SPEECH_RATE } from './read-speech.ts';
import { PLAIN_VOICES, speakReference } from './reference-speech.ts';
import { settleEnds } from './settle-words.ts';
import { HOP_MS, type Spectrum, spectrumOf } from './spectrum.ts';

/** The fastest pace at which the reference voice is still intelligible. */
const FASTEST_WORDS_PER_MINUTE = 400;

interface Read {
  readonly script: string;
  readonly language: Language;
  readonly respellings?: Respellings | undefined;
}

const spokenMs = ({ frames }: Spectrum, pauses: readonly Pause[]): number =>
  frames * HOP_MS - pauses.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

/**
 * Aligns a recording with the reference voice. If every sentence was found but a short one didn’t fit between its
 * pauses, the recording is faster than the reference, so it is aligned again with a reference spoken at the
 * recording’s pace.
 */
const placed = async (heard: HeardRecording, { script, language, respellings }: Read): Promise<Placing> => {
  const reference = await speakReference(script, language, { respellings });
  const sound = spectrumOf(reference.samples, ESPEAK_SAMPLE_RATE);
  const first = placeWords(reference, sound, heard);
  if (first.squeezed === undefined || first.missing !== undefined) return first;
  const plain = PLAIN_VOICES[language];
  const faster =
    spokenMs(sound, pausesIn(sound.levelDb)) / Math.max(HOP_MS, spokenMs(heard.spectrum, heard.pauses));
  const wordsPerMinute = Math.min(FASTEST_WORDS_PER_MINUTE, Math.round(plain.wordsPerMinute * faster));
  const paced = await speakReference(script, language, { respellings, voice: { ...plain, wordsPerMinute } });
  return placeWords(paced, spectrumOf(paced.samples, ESPEAK_SAMPLE_RATE), heard);
};

/**
 * Finds when each word of the script is spoken in a recording without word timings, by aligning the audio with a
 * reference voice whose word timings are known. Nothing is transcribed: the words come from the script. @throws
 * NarrationUnreadable when the recording isn’t audio, is silent, or lacks part of the script.
 */
export const alignWords = async (input: Read & { readonly path: string }): Promise<WordTime[]> => {
  const { path, script } = input;
  const speech = await readSpeech(path).catch(() => {
    throw new NarrationUnreadable(path, 'it is not a sound file');
  });
  const spectrum = spectrumOf(speech, SPEECH_RATE);
  const pauses = pausesIn(spectrum.levelDb);
  const [first, last] = [pauses.at(0), pauses.at(-1)];
  const totalMs = spectrum.frames * HOP_MS;
  const endMs = last !== undefined && last.toMs === totalMs ? last.fromMs : totalMs;
  if (first === last && first?.fromMs === 0 && first.toMs === totalMs)
    throw new NarrationUnreadable(path, 'it is silent');
  const { words, squeezed } = await placed({ spectrum, pauses, endMs }, input);
  if (words.length === 0 || squeezed !== undefined)
    throw new NarrationUnreadable(
      path,
      `it doesn’t say ${squeezed === undefined ? 'the script' : quoted(script.slice(squeezed.start, squeezed.end))}`,
    );
  return settleEnds(words, pauses, endMs);
};
