import { catchphrasesOf, withoutCatchphrases } from './catchphrases.ts';
import {
  likenessOf,
  PARTS,
  type Part,
  type PartLikeness,
  TOO_ALIKE,
  type Traits,
  traitsOf,
  wholeLikeness,
} from './likeness.ts';
import type { ComparedScript } from './script.ts';
import { type Sentence, spokenSentences } from './sentences.ts';

/** A script that the account already has. */
export interface EarlierScript extends ComparedScript {
  readonly id: string;
}

/** What a script repeats from an earlier one. */
interface Repetition {
  /** At least one. */
  readonly parts: readonly Part[];
  /** The parts as an English sentence for creators and writers. It quotes the earlier title. */
  readonly reason: string;
}

/** The earlier script that a new one most resembles. */
export interface MostAlike {
  readonly id: string;
  readonly title: string;
  /** From 0 to 1, where 1 is the same; below 0.5 the new script passes. */
  readonly likeness: number;
  /** Each from 0 to 1. */
  readonly parts: PartLikeness;
  /** Absent when the new script passes. */
  readonly repetition?: Repetition;
}

/** How many earlier scripts a script is compared with. */
const COMPARED_WITH = 30;

/** A part is named from this likeness on, which unrelated scripts do not reach. */
const NAMED_FROM: PartLikeness = { topic: 0.45, firstLine: 0.3, structure: 0.2, ending: 0.3 };

const PART_NAMES: Readonly<Record<Part, string>> = {
  topic: 'the topic',
  firstLine: 'the first line',
  structure: 'the structure',
  ending: 'the ending',
};

const LIST = new Intl.ListFormat('en');

/** The parts that are alike; if no single part is, the closest one. */
const repeatedParts = (parts: PartLikeness): Part[] => {
  const excess = (part: Part): number => parts[part] / NAMED_FROM[part];
  const most = Math.min(1, Math.max(...PARTS.map(excess)));
  return PARTS.filter((part) => excess(part) >= most);
};

const reasonFor = (repeated: readonly Part[], title: string): string => {
  const list = LIST.format(repeated.map((part) => PART_NAMES[part]));
  const [verb, those] = repeated.length === 1 ? ['is', 'that'] : ['are', 'those'];
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${verb} too much like ${those} of ‘${title}’.`;
};

/**
 * Which of the account’s last thirty scripts a new script most resembles, and what it repeats; undefined when
 * there are none. `earlier` is newest first. Openings and endings that two of the earlier scripts share word
 * for word are not compared.
 */
export const mostAlike = (
  script: ComparedScript,
  earlier: readonly EarlierScript[],
): MostAlike | undefined => {
  const compared = earlier
    .slice(0, COMPARED_WITH)
    .map((one) => ({ ...one, sentences: spokenSentences(one) }));
  const catchphrases = catchphrasesOf(compared.map(({ sentences }) => sentences));
  const traits = (one: ComparedScript, sentences: readonly Sentence[]): Traits =>
    traitsOf(one, withoutCatchphrases(sentences, catchphrases));
  const own = traits(script, spokenSentences(script));
  const [first, ...others] = compared.map((one) => {
    const parts = likenessOf(own, traits(one, one.sentences));
    return { id: one.id, title: one.title, likeness: wholeLikeness(parts), parts };
  });
  if (first === undefined) return undefined;
  const most = others.reduce((best, one) => (one.likeness > best.likeness ? one : best), first);
  if (most.likeness < TOO_ALIKE) return most;
  const parts = repeatedParts(most.parts);
  return { ...most, repetition: { parts, reason: reasonFor(parts, most.title) } };
};
