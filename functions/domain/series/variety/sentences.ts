import { sentencesOf } from '#contract/sentences.ts';
import type { ComparedScript } from './script.ts';
import { wordsOf } from './trigrams.ts';

/** A sentence as written, and its words in lower case. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

/** The sentences of a script that have words. */
export const spokenSentences = ({ content, language }: ComparedScript): Sentence[] =>
  sentencesOf(content, language)
    .map((text) => ({ text, words: wordsOf(text, language) }))
    .filter(({ words }) => words.length > 0);
