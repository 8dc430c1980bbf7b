import type { ReadSentence, ReadWord } from '#kokoro/phonemes/read-script.ts';
import { tokensOf } from '#kokoro/phonemes/vocabulary.ts';

/** What comes after a run. */
export type RunEnd = 'words' | 'clause' | 'sentence' | 'paragraph';

/** What the model speaks in one run: tokens, and for each token the index in `words` of the word it belongs to. */
export interface Run {
  readonly words: readonly ReadWord[];
  readonly tokens: readonly number[];
  /** -1: a space or a mark. */
  readonly wordOf: readonly number[];
  /** Tokens that the model also speaks, but that are cut off afterwards. */
  readonly goesOn: readonly number[];
  readonly end: RunEnd;
}

/** The model accepts 510 tokens, but needs about 25 MB for every second that it speaks in one run. */
const MOST_TOKENS = 80;
/** Cutting at a comma is better than having a longer run, unless the comma comes this early. */
const LEAST_SHARE = 0.4;
/** How many words of the next run the model needs in order to pronounce the last words of this run correctly. */
const NEXT_WORDS = 2;
const CLAUSE_END = /[,;:—….!?]/u;

const textOf = ({ before, phonemes, after }: ReadWord): string => `${before}${phonemes}${after} `;

const countOf = (words: readonly ReadWord[]): number =>
  words.reduce((sum, word) => sum + tokensOf(textOf(word)).length, 0);

/** Splits a word that is longer than a run into pieces that keep the word’s position in the script. */
const piecesOf = (word: ReadWord): ReadWord[] => {
  const symbols = Array.from(word.phonemes);
  const most = MOST_TOKENS / 2;
  if (symbols.length <= most) return [word];
  return Array.from({ length: Math.ceil(symbols.length / most) }, (_, index) => ({
    ...word,
    phonemes: symbols.slice(index * most, (index + 1) * most).join(''),
  }));
};

const runOf = (words: readonly ReadWord[], end: RunEnd, goesOn: readonly ReadWord[] = []): Run => {
  const tokens: number[] = [];
  const wordOf: number[] = [];
  const add = (symbols: string, word: number): void => {
    const added = tokensOf(symbols);
    tokens.push(...added);
    wordOf.push(...added.map(() => word));
  };
  for (const [index, { before, phonemes, after }] of words.entries()) {
    if (index > 0) add(' ', -1);
    add(before, -1);
    add(phonemes, index);
    add(after, -1);
  }
  return {
    words,
    tokens,
    wordOf,
    goesOn: goesOn.flatMap((word) => tokensOf(` ${textOf(word).trimEnd()}`)),
    end,
  };
};

/** The places where a run can be cut, best first. */
const CUTS: readonly ((word: ReadWord) => boolean)[] = [
  ({ after }) => CLAUSE_END.test(after),
  ({ next }) => next === 'clause',
  ({ next }) => next !== undefined,
];

/** How many of the words go into a run: those that fit, or those before the best cut that comes late enough. */
const cutOf = (words: readonly ReadWord[]): number => {
  let fits = 0;
  for (let tokens = 0; fits < words.length; fits += 1) {
    tokens += countOf(words.slice(fits, fits + 1));
    if (tokens > MOST_TOKENS) break;
  }
  const fitting = words.slice(0, fits);
  const cuts = CUTS.map((isCut) => fitting.findLastIndex(isCut) + 1);
  return cuts.find((cut) => cut > 0 && cut >= fits * LEAST_SHARE) ?? Math.max(1, fits);
};

/** Splits a sentence into runs: just one, unless the sentence is too long for the model. */
export const runsOf = ({ words, endsParagraph, goesOn }: ReadSentence): readonly Run[] => {
  const runs: Run[] = [];
  let rest = words.flatMap(piecesOf);
  while (countOf(rest) > MOST_TOKENS) {
    const cut = cutOf(rest);
    const run = rest.slice(0, cut);
    rest = rest.slice(cut);
    // The voice may pause at a comma, but its pitch must not fall within a clause.
    const isClause = CLAUSE_END.test(run.at(-1)?.after ?? '');
    runs.push(isClause ? runOf(run, 'clause') : runOf(run, 'words', rest.slice(0, NEXT_WORDS)));
  }
  return [...runs, runOf(rest, endsParagraph ? 'paragraph' : 'sentence', goesOn)];
};
