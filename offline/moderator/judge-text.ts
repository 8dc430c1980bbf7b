import type { Judgement } from '#contract/moderation.ts';
import { type Estimate, estimate } from './classifier.ts';
import { minorsIn } from './minors/minors.ts';
import { piecesOf } from './pieces.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * How likely harm has to be. A text of many pieces has as many chances to be taken for something else, so one of them
 * has to be surer than a prompt; so has a prompt of a few words, which says little. Set on examples that the
 * classifier had not learned from.
 */
const HARMFUL_FROM = { prompt: 0.5, few: 0.9, piece: 0.95 } as const;
/** Fewer words than this are few. */
const FEW = 7;

const harmfulFrom = (pieces: number, words: number): number => {
  if (pieces > 1) return HARMFUL_FROM.piece;
  return words < FEW ? HARMFUL_FROM.few : HARMFUL_FROM.prompt;
};
/** The longest passage that is quoted, in words. */
const PASSAGE_WORDS = 8;

/** The neighbouring words that add most to an estimate. */
const strongest = ({ shares }: Estimate, words: readonly Word[]): readonly Word[] => {
  let best: { sum: number; first: number; last: number } | undefined;
  for (let first = 0; first < words.length; first += 1) {
    let sum = 0;
    for (let last = first; last < Math.min(first + PASSAGE_WORDS, words.length); last += 1) {
      sum += shares[last] ?? 0;
      if (best === undefined || sum > best.sum) best = { sum, first, last };
    }
  }
  return best === undefined ? words : words.slice(best.first, best.last + 1);
};

const passageOf = (text: string, words: readonly Word[]): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? text.length);

/** Judges a text without a provider, in any of the product’s languages; undefined when nothing is wrong with it. */
export const judgeText = (text: string): Judgement | undefined => {
  const words = wordsOf(text);
  const minors = minorsIn(words);
  if (minors !== undefined)
    return { class: 'minors', passage: passageOf(text, words.slice(minors.first, minors.last + 1)) };
  const pieces = piecesOf(text);
  const [worst] = pieces
    .flatMap(({ start, end }) => {
      const own = words.filter((word) => word.start >= start && word.end <= end);
      const found = estimate(own);
      return found === undefined ? [] : [{ ...found, words: own }];
    })
    .toSorted((a, b) => b.harm - a.harm);
  if (worst === undefined) return undefined;
  if (worst.harm < harmfulFrom(pieces.length, words.length)) return undefined;
  return { class: worst.class, passage: passageOf(text, strongest(worst, worst.words)) };
};
