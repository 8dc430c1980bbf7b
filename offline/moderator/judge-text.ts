import type { Judgement } from '#functions/domain/moderation/ports.ts';
import { type Estimate, estimate } from './classifier.ts';
import { minorsIn, type Stretch } from './minors/minors.ts';
import { type Word, wordsOf } from './words.ts';

/** A prompt is stopped when harm is likelier than not. The more pieces a text has, the surer one of them has to be. */
const harmfulFrom = (pieces: number): number => 1 - 0.5 / pieces;
/** Examples are a few sentences long, so a longer text is judged piece by piece; pieces overlap by half. */
const PIECE_WORDS = 40;
/** The longest passage that is quoted, in words. */
const PASSAGE_WORDS = 8;

const piecesOf = (words: readonly Word[]): Stretch[] => {
  const step = PIECE_WORDS / 2;
  const count = Math.max(1, Math.ceil((words.length - PIECE_WORDS) / step) + 1);
  return Array.from({ length: count }, (_, index) => ({
    first: index * step,
    last: Math.min(index * step + PIECE_WORDS, words.length) - 1,
  }));
};

/** The neighbouring words that add most to an estimate. */
const strongest = ({ shares }: Estimate, from: number): Stretch => {
  let best = { first: from, last: from, sum: Number.NEGATIVE_INFINITY };
  for (let first = 0; first < shares.length; first += 1) {
    let sum = 0;
    for (let last = first; last < Math.min(first + PASSAGE_WORDS, shares.length); last += 1) {
      sum += shares[last] ?? 0;
      if (sum > best.sum) best = { first: from + first, last: from + last, sum };
    }
  }
  return best;
};

const passageOf = (text: string, words: readonly Word[], { first, last }: Stretch): string =>
  text.slice(words[first]?.start ?? 0, words[last]?.end ?? text.length);

/** Judges a text without a provider, in any of the product’s languages; undefined when nothing is wrong with it. */
export const judgeText = (text: string): Judgement | undefined => {
  const words = wordsOf(text);
  const minors = minorsIn(words);
  if (minors !== undefined) return { class: 'minors', passage: passageOf(text, words, minors) };
  const pieces = piecesOf(words);
  const [worst] = pieces
    .flatMap(({ first, last }) => {
      const found = estimate(words.slice(first, last + 1));
      return found === undefined ? [] : [{ ...found, first }];
    })
    .toSorted((a, b) => b.harm - a.harm);
  if (worst === undefined || worst.harm < harmfulFrom(pieces.length)) return undefined;
  return { class: worst.class, passage: passageOf(text, words, strongest(worst, worst.first)) };
};
