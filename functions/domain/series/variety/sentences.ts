import { sentencesOf } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { wordsOf } from './trigrams.ts';

/** A script to compare: its title, its narration as plain text, and their language. */
export interface ComparedScript {
  readonly title: string;
  readonly content: string;
  readonly language: Language;
}

/** The words of a sentence in lower case. */
export interface Sentence {
  readonly words: readonly string[];
}

/** The sentences of a script that have words. */
export const wordedSentences = ({ content, language }: ComparedScript): Sentence[] =>
  sentencesOf(content, language)
    .map((text) => ({ words: wordsOf(text, language) }))
    .filter(({ words }) => words.length > 0);
