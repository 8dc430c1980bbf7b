import type { ComparedScript } from './script.ts';
import { shapeTrigrams } from './sentence-shape.ts';
import type { Sentence } from './sentences.ts';
import { letterTrigrams, overlap, wordsOf } from './trigrams.ts';

/** The parts in which scripts are compared. */
export const PARTS = ['topic', 'firstLine', 'structure', 'ending'] as const;
export type Part = (typeof PARTS)[number];

/** How alike two scripts are in each part, from 0 (nothing in common) to 1 (the same). */
export type PartLikeness = Readonly<Record<Part, number>>;

/** The features by which scripts are compared. */
export interface Traits {
  readonly topic: ReadonlySet<string>;
  readonly firstLine: ReadonlySet<string>;
  /** The letter trigrams of each sentence, in order. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly shapes: ReadonlySet<string>;
  readonly ending: ReadonlySet<string>;
}

/** Shorter words seldom reveal what a text is about. */
const TOPIC_LETTERS = 4;
/** The first line and the ending are whole sentences that together have at least this many words. */
const EDGE_WORDS = 12;

const NUMBER = /\p{N}/u;

const edgeOf = (sentences: readonly Sentence[]): string[] => {
  const edge: string[] = [];
  for (const { words } of sentences) {
    if (edge.length >= EDGE_WORDS) break;
    edge.push(...words);
  }
  return edge;
};

/** The features of a script with these sentences; a script without words resembles nothing. */
export const traitsOf = (
  { title, language }: Pick<ComparedScript, 'title' | 'language'>,
  sentences: readonly Sentence[],
): Traits => {
  const all = [...wordsOf(title, language), ...sentences.flatMap(({ words }) => words)];
  return {
    topic: letterTrigrams(all.filter((word) => word.length >= TOPIC_LETTERS || NUMBER.test(word))),
    firstLine: letterTrigrams(edgeOf(sentences)),
    sentences: sentences.map(({ words }) => letterTrigrams(words)),
    shapes: shapeTrigrams(sentences),
    ending: letterTrigrams(edgeOf(sentences.toReversed())),
  };
};

/**
 * How much two scripts tell in the same order: the summed overlap of paired sentences, in the non-crossing
 * pairing with the largest sum, divided by the mean number of sentences.
 */
const sameOrder = (one: Traits['sentences'], other: Traits['sentences']): number => {
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

/** How alike two scripts are in each part. */
export const likenessOf = (one: Traits, other: Traits): PartLikeness => ({
  topic: overlap(one.topic, other.topic),
  firstLine: overlap(one.firstLine, other.firstLine),
  structure: Math.max(sameOrder(one.sentences, other.sentences), overlap(one.shapes, other.shapes)),
  ending: overlap(one.ending, other.ending),
});

/**
 * The mean likeness of the parts at which a script becomes a repetition, as measured
 * (docs/decisions/0074-the-variety-guard.md). Unrelated scripts in the same language reach about 0.17,
 * because they share short words.
 */
const REPETITION_FROM = 0.28;

/** The likeness at which a script becomes a repetition of another. */
export const TOO_ALIKE = 0.5;

/** How alike two scripts are as a whole, from 0 to 1 (the same); repetition begins at `TOO_ALIKE`. */
export const wholeLikeness = (parts: PartLikeness): number => {
  const mean = PARTS.reduce((sum, part) => sum + parts[part], 0) / PARTS.length;
  return mean < REPETITION_FROM
    ? (TOO_ALIKE * mean) / REPETITION_FROM
    : TOO_ALIKE + ((1 - TOO_ALIKE) * (mean - REPETITION_FROM)) / (1 - REPETITION_FROM);
};
