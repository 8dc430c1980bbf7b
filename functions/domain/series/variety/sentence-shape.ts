import type { Sentence } from './sentences.ts';
import { trigramsOf } from './trigrams.ts';

/** Words of at most this many letters are kept: most show how a sentence is built, not what it is about. */
const SHORT_LETTERS = 4;
/** Longer words are classed by length: up to this many letters, and longer. */
const MEDIUM_LETTERS = 7;

const NUMBER = /\p{N}/u;
const HAS_KEPT_WORD = /(?:^| )\p{L}/u;
const END_MARK = /[.!?…:;。！？]/gu;

const shapeOfWord = (word: string): string => {
  const letters = Array.from(word).length;
  if (NUMBER.test(word)) return '#';
  if (letters <= SHORT_LETTERS) return word;
  return letters <= MEDIUM_LETTERS ? '_' : '__';
};

/**
 * How a sentence is built, whatever its subject: a mark for its beginning, its short words as they are,
 * numbers and longer words as symbols, and its final punctuation. “In 1907, a painter vanished.” is `| in # a
 * _ __ .`.
 */
export const sentenceShape = ({ text, words }: Sentence): string[] => [
  '|',
  ...words.map(shapeOfWord),
  text.match(END_MARK)?.at(-1) ?? '.',
];

/** The trigrams of sentence shapes; those without a short word are left out, because all texts share them. */
export const shapeTrigrams = (sentences: readonly Sentence[]): ReadonlySet<string> =>
  new Set(
    sentences
      .flatMap((sentence) => trigramsOf(sentenceShape(sentence)))
      .filter((trigram) => HAS_KEPT_WORD.test(trigram)),
  );
