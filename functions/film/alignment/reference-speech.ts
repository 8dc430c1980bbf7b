import { espeakSpelling, type Respellings, type SpokenSentence, spokenSentences } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { ESPEAK_SAMPLE_RATE, type EspeakVoice, loadEspeak, type Spoken } from './espeak.ts';

/** A word of the script (as UTF-16 offsets), and when it starts in the reference. */
export interface ReferenceWord {
  readonly start: number;
  readonly end: number;
  readonly startMs: number;
  readonly startsSentence: boolean;
}

/** A script spoken by a voice with known word timings. */
export interface ReferenceSpeech {
  /** Mono, at `ESPEAK_SAMPLE_RATE`. */
  readonly samples: Float32Array<ArrayBuffer>;
  readonly words: readonly ReferenceWord[];
  readonly endMs: number;
}

/** An eSpeak NG voice and its pace. */
export interface PacedVoice extends EspeakVoice {
  readonly wordsPerMinute: number;
}

const PLAIN = { pitch: 50, range: 50, wordsPerMinute: 160 };
export const PLAIN_VOICES: Record<Language, PacedVoice> = {
  en: { espeak: 'en-us', ...PLAIN },
  es: { espeak: 'es', ...PLAIN },
  fr: { espeak: 'fr', ...PLAIN },
  de: { espeak: 'de', ...PLAIN },
};
/** The pause between two sentences. */
export const REFERENCE_PAUSE_MS = 300;

const engine: { load?: ReturnType<typeof loadEspeak> } = {};

const msOf = (samples: number): number => (samples * 1000) / ESPEAK_SAMPLE_RATE;

/** The UTF-16 offset of each code point, because eSpeak counts in code points. */
const unitsOf = (text: string): number[] =>
  Array.from(text).reduce<number[]>(
    (units, character) => [...units, (units.at(-1) ?? 0) + character.length],
    [0],
  );

/**
 * The words of a sentence, each with the time at which the voice starts to say it. If the voice runs words together
 * or leaves one out, their starts are interpolated.
 */
const timed = ({ text, words }: SpokenSentence, said: Spoken, fromMs: number): ReferenceWord[] => {
  const units = unitsOf(text);
  const told = words.map((): number | undefined => undefined);
  for (const { position, sample } of said.words) {
    const unit = units[position] ?? text.length;
    const index = words.findIndex(({ to }) => to > unit);
    if (index >= 0) told[index] ??= msOf(sample);
  }
  told[0] ??= 0;
  const sentenceEnd = words.at(-1)?.end ?? 0;
  return words.map(({ start, end }, index) => {
    const before = told.findLastIndex((ms, at) => at <= index && ms !== undefined);
    const next = told.findIndex((ms, at) => at > index && ms !== undefined);
    const [fromWord, toWord] = [words[before]?.start ?? 0, words[next]?.start ?? sentenceEnd];
    const [beganMs, endedMs] = [told[before] ?? 0, told[next] ?? msOf(said.samples.length)];
    const part = (start - fromWord) / (toWord - fromWord);
    return {
      start,
      end,
      startMs: fromMs + beganMs + (endedMs - beganMs) * part,
      startsSentence: index === 0,
    };
  });
};

/** A voice to use instead of the plain one, and how it reads the script. */
interface SpokenAs {
  readonly voice?: PacedVoice;
  readonly respellings?: Respellings | undefined;
  readonly goesOn?: string | undefined;
}

/** Speaks a script with eSpeak NG, sentence by sentence, in a plain voice unless another is given. */
export const speakReference = async (
  script: string,
  language: Language,
  { voice = PLAIN_VOICES[language], respellings, goesOn }: SpokenAs = {},
): Promise<ReferenceSpeech> => {
  engine.load ??= loadEspeak();
  const speak = (await engine.load)(voice);
  const parts: Float32Array[] = [];
  const words: ReferenceWord[] = [];
  let length = 0;
  const silence = new Float32Array(Math.round((REFERENCE_PAUSE_MS * ESPEAK_SAMPLE_RATE) / 1000));
  const spell = (said: string): string => espeakSpelling(said, language);
  for (const sentence of spokenSentences(script, language, { respellings, spell, goesOn })) {
    const spoken = speak(sentence.text, voice.wordsPerMinute);
    if (spoken.samples.length === 0) continue;
    if (length > 0) {
      parts.push(silence);
      length += silence.length;
    }
    words.push(...timed(sentence, spoken, msOf(length)));
    parts.push(spoken.samples);
    length += spoken.samples.length;
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, words, endMs: msOf(length) };
};
