import type { Sentence } from './sentences.ts';
import { letterTrigrams, overlap } from './trigrams.ts';

/** The letter trigrams of each sentence of a script, in order. */
export type Telling = readonly ReadonlySet<string>[];

export const tellingOf = (sentences: readonly Sentence[]): Telling =>
  sentences.map(({ words }) => letterTrigrams(words));

/**
 * How much content two scripts share in the same order, from 0 to 1. Sentences are paired without crossings so that
 * their total overlap is as large as possible; that total is divided by the mean number of sentences.
 */
export const sameOrder = (one: Telling, other: Telling): number => {
  let before = Array.from({ length: other.length + 1 }, () => 0);
  for (const sentence of one) {
    const row = [0];
    for (const [at, candidate] of other.entries()) {
      const paired = (before[at] ?? 0) + overlap(sentence, candidate);
      row.push(Math.max(before[at + 1] ?? 0, row[at] ?? 0, paired));
    }
    before = row;
  }
  const most = before.at(-1) ?? 0;
  return most === 0 ? 0 : (2 * most) / (one.length + other.length);
};

/**
 * The `sameOrder` value from which a script counts as a repetition, based on measurements
 * (docs/decisions/0074-the-variety-guard.md). Unrelated scripts in the same language score up to 0.18, because they
 * share short words.
 */
const REPETITION_FROM = 0.2;

/** The likeness from which a script counts as a repetition of another. */
export const TOO_ALIKE = 0.5;

/** How alike two scripts are, from 0 to 1 (identical); from `TOO_ALIKE` they count as a repetition. */
export const likenessOf = (one: Telling, other: Telling): number => {
  const order = sameOrder(one, other);
  return order < REPETITION_FROM
    ? (TOO_ALIKE * order) / REPETITION_FROM
    : TOO_ALIKE + ((1 - TOO_ALIKE) * (order - REPETITION_FROM)) / (1 - REPETITION_FROM);
};
