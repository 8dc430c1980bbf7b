import type { Language } from '#reading/language.ts';
import type { Respellings } from './readers/respelled.ts';
import { readingOf } from './reading-of.ts';
import { sentencesOf } from './sentences.ts';
import { stretchesOf } from './written-words.ts';

/** A written word, and the words that are spoken for it. */
export interface SaidWord {
  /** UTF-16 offsets into the script, with the punctuation around the word. */
  readonly start: number;
  readonly end: number;
  /** UTF-16 offsets into the sentence’s `text`. */
  readonly from: number;
  readonly to: number;
}

/** A sentence in the words that a voice says, with the punctuation that affects intonation. */
export interface SpokenSentence {
  readonly text: string;
  /** The words that are spoken; silent words, such as emoji, are left out. */
  readonly words: readonly SaidWord[];
}

/** Characters between words that a voice would read aloud or treat as markup. */
const MARKUP = /[^\s\p{L}\p{N},;:.!?…—–()«»“”„"'‘’¿¡-]/gu;

/** How a script is said. */
export interface SpokenOptions {
  /** How the listed words are pronounced. */
  readonly respellings?: Respellings | undefined;
  /** Respells a spoken word for a voice that would mispronounce it. */
  readonly spell?: (said: string) => string;
  /**
   * The words of the next text that continue the last sentence, so that a voice doesn’t drop in pitch at the end of
   * this text.
   */
  readonly goesOn?: string | undefined;
}

const spoken = (
  sentence: string,
  offset: number,
  language: Language,
  { respellings, spell = (said) => said }: SpokenOptions,
): SpokenSentence => {
  const stretches = stretchesOf(sentence);
  let [text, read] = ['', 0];
  const words = readingOf(sentence, language, respellings).map((part) => {
    text += sentence.slice(read, part.start).replaceAll(MARKUP, '');
    read = part.end;
    const from = text.length;
    text += spell(part.spoken);
    const stretch = stretches.find(({ start, text: { length } }) => start + length >= part.end);
    const start = offset + (stretch?.start ?? part.start);
    return { start, end: start + (stretch?.text.length ?? 0), from, to: text.length };
  });
  const rest = sentence.slice(read).replaceAll(MARKUP, '');
  return { text: text + rest, words: words.filter(({ from, to }) => to > from) };
};

/** The sentences of a script as they are spoken; those without a word are left out. */
export const spokenSentences = (
  script: string,
  language: Language,
  options: SpokenOptions = {},
): SpokenSentence[] => {
  let offset = 0;
  const sentences = sentencesOf(script, language).flatMap((sentence) => {
    const one = spoken(sentence, offset, language, options);
    offset += sentence.length;
    return one.words.length === 0 ? [] : [one];
  });
  const last = sentences.at(-1);
  if (options.goesOn === undefined || last === undefined || /\p{P}\s*$/u.test(last.text)) return sentences;
  return [...sentences.slice(0, -1), { ...last, text: `${last.text.trimEnd()},` }];
};
