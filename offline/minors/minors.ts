import type { Judgement } from '#contract/moderation.ts';
import type { Concept } from './concepts.ts';
import { ENGLISH } from './english.ts';
import { type Mention, termFinder } from './find-terms.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SPANISH } from './spanish.ts';
import { type Word, wordsOf } from './words.ts';

interface Rule {
  readonly all: readonly [Concept, Concept?];
  /** The maximum number of words that a passage may span, from the first mention to the last. */
  readonly within: number;
  /** Concepts that make a passage harmless when they occur nearby. */
  readonly unless: readonly Concept[];
}

const RULES: readonly Rule[] = [
  { all: ['abuse material'], within: 8, unless: ['justice', 'help'] },
  { all: ['child', 'explicit'], within: 14, unless: ['justice', 'help'] },
  { all: ['child', 'intimate'], within: 12, unless: ['justice', 'help', 'history'] },
];

/** How far a concept may be from a passage, in words, and still make it harmless. */
const NEARBY = 14;

const find = termFinder<Concept>([ENGLISH, SPANISH, FRENCH, GERMAN]);

/** Positions in the list of words. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

const isHarmless = ({ unless }: Rule, { first, last }: Stretch, mentions: readonly Mention<Concept>[]) =>
  mentions.some(
    (near) => unless.includes(near.concept) && near.last >= first - NEARBY && near.first <= last + NEARBY,
  );

const stretches = ({ all: [one, other], within }: Rule, mentions: readonly Mention<Concept>[]): Stretch[] => {
  const ones = mentions.filter(({ concept }) => concept === one);
  if (other === undefined) return ones;
  const others = mentions.filter(({ concept }) => concept === other);
  return ones
    .flatMap((a) =>
      others.map((b) => ({ first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) })),
    )
    .filter(({ first, last }) => last - first < within);
};

const stretchIn = (words: readonly Word[]): Stretch | undefined => {
  const mentions = find(words);
  for (const rule of RULES) {
    const found = stretches(rule, mentions).find((stretch) => !isHarmless(rule, stretch, mentions));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Finds passages where a text combines children with sexual content, in any of the product’s languages. */
export const minorsIn = (text: string): Judgement | undefined => {
  const words = wordsOf(text);
  const found = stretchIn(words);
  if (found === undefined) return undefined;
  return { class: 'minors', passage: text.slice(words[found.first]?.start, words[found.last]?.end) };
};
