import { LANGUAGES, type Language } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import { ASKED, asksForFacts } from '#functions/domain/story/asking/instructions.ts';
import { wornPhrasesIn } from '#functions/domain/story/asking/worn-phrases.ts';
import { overlapOf } from './overlap.ts';
import { castConsistency, framingChanges, lightNamed, subjectChanges } from './picture-rules.ts';
import { readingEase } from './reading-ease.ts';
import { type ToldStory, wordsOf } from './told-story.ts';
import { COMMON_WORDS, OPENING_WORDS } from './word-lists.ts';

/** One computable property of a story. */
interface Rule {
  readonly name: string;
  /** A sentence that says what a story must do to meet the rule. */
  readonly wanted: string;
  readonly digits: 0 | 1 | 2;
  /** Undefined where the rule does not apply. `others`: the other stories of the run in the same language. */
  readonly value: (story: ToldStory, others: readonly ToldStory[]) => number | undefined;
  readonly isMet: (value: number) => boolean;
}

const WORDS = { min: 90, max: 150 };
const EASE_MIN = 60;
const LONGEST_SENTENCE = 22;
const SPREAD_MIN = 3;
const CHANGES_MIN = 0.8;
const LIGHT_MIN = 0.6;
const SUBJECTS_MIN = 0.6;
const CAST_MIN = 0.9;
const ALIKE_WORDS = 3;
const ALIKE_OVERLAP = 0.5;

type Sentence = readonly string[];

const runsOf = (sentence: Sentence): Set<string> =>
  new Set(sentence.slice(ALIKE_WORDS - 1).map((_, at) => sentence.slice(at, at + ALIKE_WORDS).join(' ')));

const lower = (sentence: Sentence): string[] => sentence.map((word) => word.toLowerCase());

/** Whether two sentences share their first (or last) three words, or half of all their three-word sequences. */
const isAlike = (one: Sentence, other: Sentence, end: 'first' | 'last'): boolean => {
  const [mine, theirs] = [lower(one), lower(other)];
  const edge = (words: string[]): string =>
    (end === 'first' ? words.slice(0, ALIKE_WORDS) : words.slice(-ALIKE_WORDS)).join(' ');
  if (edge(mine) === edge(theirs)) return true;
  return overlapOf(runsOf(mine), runsOf(theirs)) >= ALIKE_OVERLAP;
};

const isOwn = (end: 'first' | 'last') => (story: ToldStory, others: readonly ToldStory[]) => {
  const place = end === 'first' ? 0 : -1;
  const own = story.sentences.at(place) ?? [];
  return others.some(({ sentences }) => isAlike(own, sentences.at(place) ?? [], end)) ? 0 : 1;
};

/**
 * Whether the first sentence is a question or a denial, or mentions an absence, a limit, an exception or something
 * unknown.
 */
const opensQuestion = ({ hook, request }: ToldStory): number => {
  const words = wordsOf(hook.toLowerCase());
  const isOpen = (word: string): boolean =>
    /n['’]t$/u.test(word) || word.split(/['’]/u).some((part) => OPENING_WORDS[request.language].has(part));
  return hook.includes('?') || words.some(isOpen) ? 1 : 0;
};

const spread = (sentences: readonly Sentence[]): number => {
  const mean = sentences.flat().length / sentences.length;
  return Math.sqrt(
    sentences.reduce((sum, { length }) => sum + (length - mean) ** 2, 0) / Math.max(1, sentences.length),
  );
};

/** Whether the story contains more common words of its own language than of any other. */
const isInLanguage = ({ sentences, request }: ToldStory): number => {
  const words = sentences.flat().map((word) => word.toLowerCase());
  const count = (language: Language): number =>
    words.filter((word) => COMMON_WORDS[language].has(word)).length;
  const own = count(request.language);
  return LANGUAGES.every((other) => other === request.language || count(other) < own) ? 1 : 0;
};

const isOne = (value: number): boolean => value === 1;
const atLeast = (least: number) => (value: number) => value >= least;
const atMost = (most: number) => (value: number) => value <= most;

export const RULES: readonly Rule[] = [
  {
    name: 'words',
    wanted: `${WORDS.min}–${WORDS.max}`,
    digits: 0,
    value: ({ content }) => countWords(content),
    isMet: (words) => words >= WORDS.min && words <= WORDS.max,
  },
  { name: 'in the language asked for', wanted: 'yes', digits: 2, value: isInLanguage, isMet: isOne },
  {
    name: 'words of the hook',
    wanted: `≤ ${ASKED.hookWords}`,
    digits: 1,
    value: ({ sentences }) => sentences[0]?.length ?? 0,
    isMet: atMost(ASKED.hookWords),
  },
  {
    name: 'hook opens a question',
    wanted: 'yes',
    digits: 2,
    value: opensQuestion,
    isMet: isOne,
  },
  {
    name: 'reading ease',
    wanted: `≥ ${EASE_MIN}`,
    digits: 0,
    value: ({ sentences, request }) => readingEase(sentences, request.language),
    isMet: atLeast(EASE_MIN),
  },
  {
    name: 'longest sentence, words',
    wanted: `≤ ${LONGEST_SENTENCE}`,
    digits: 1,
    value: ({ sentences }) => Math.max(0, ...sentences.map(({ length }) => length)),
    isMet: atMost(LONGEST_SENTENCE),
  },
  {
    name: 'spread of sentence lengths',
    wanted: `≥ ${SPREAD_MIN}`,
    digits: 1,
    value: ({ sentences }) => spread(sentences),
    isMet: atLeast(SPREAD_MIN),
  },
  { name: 'opening of its own', wanted: 'yes', digits: 2, value: isOwn('first'), isMet: isOne },
  { name: 'ending of its own', wanted: 'yes', digits: 2, value: isOwn('last'), isMet: isOne },
  {
    name: 'worn phrases',
    wanted: '0',
    digits: 2,
    value: ({ content, request }) => wornPhrasesIn(content, request.language).length,
    isMet: atMost(0),
  },
  {
    name: 'framing changes',
    wanted: `≥ ${CHANGES_MIN}`,
    digits: 2,
    value: ({ draft }) => framingChanges(draft),
    isMet: atLeast(CHANGES_MIN),
  },
  {
    name: 'light named',
    wanted: `≥ ${LIGHT_MIN}`,
    digits: 2,
    value: ({ draft }) => lightNamed(draft),
    isMet: atLeast(LIGHT_MIN),
  },
  {
    name: 'subjects change',
    wanted: `≥ ${SUBJECTS_MIN}`,
    digits: 2,
    value: ({ draft }) => subjectChanges(draft),
    isMet: atLeast(SUBJECTS_MIN),
  },
  {
    name: 'cast stays the same',
    wanted: `≥ ${CAST_MIN}`,
    digits: 2,
    value: ({ draft }) => castConsistency(draft),
    isMet: atLeast(CAST_MIN),
  },
  {
    name: 'facts to check',
    wanted: '≥ 1',
    digits: 1,
    value: ({ draft, request }) =>
      asksForFacts(request.category) ? (draft.factsToCheck?.length ?? 0) : undefined,
    isMet: atLeast(1),
  },
];
