import { LANGUAGES, type Language } from '#contract/catalogue.ts';
import type { CommonWords } from './common-words.ts';

const CODES: Readonly<Record<string, Language>> = { eng: 'en', spa: 'es', fra: 'fr', deu: 'de' };
/** With less text than this, judging by the letters alone would be guesswork. */
const LEAST_CHARS = 40;
/** How many points a text’s common words must add up to, and how far ahead of any other language they must be. */
const LEAST = { points: 3, lead: 2 } as const;
const POINTS = { own: 2, shared: 1, spelling: 1, asks: 1 } as const;
/** A prompt with fewer words may be a name, such as “The Who”. */
const LEAST_ASKED = 3;
/** A loanword or a name may be spelled this way, too. */
const MOST_SPELLED = 2;

interface Found {
  /** All words except names. Unless the text is all capitals, any capitalised word after the first may be a name. */
  readonly words: readonly string[];
  readonly names: readonly string[];
}

const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'");
const wordsIn = (text: string): Found => {
  const all = text.normalize('NFC').match(/[\p{L}\p{M}]+(?:[-'’·][\p{L}\p{M}]+)*/gu) ?? [];
  const isShouted = all.every((word) => word === word.toUpperCase());
  const isName = (word: string, at: number): boolean => at > 0 && !isShouted && /^\p{Lu}/u.test(word);
  return {
    words: all.filter((word, at) => !isName(word, at)).map(plain),
    names: all.filter(isName).map(plain),
  };
};

const listed = (list = ''): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

const pointsOf = ({ words, names }: Found, common: CommonWords): number => {
  const { own, shared, spelling, nouns, asks } = common;
  const [owned, lent, named] = [listed(own), listed(shared), listed(nouns)];
  const found = words.map((word) =>
    owned.has(word) ? POINTS.own : lent.has(word) || named.has(word) ? POINTS.shared : 0,
  );
  const spelled = words.filter((word, at) => found[at] === 0 && spelling?.test(word)).length;
  const isAsked = words.length + names.length >= LEAST_ASKED && listed(asks).has(words[0] ?? '');
  return (
    (isAsked ? POINTS.asks : 0) +
    found.reduce<number>((sum, points) => sum + points, 0) +
    names.filter((name) => named.has(name)).length * POINTS.shared +
    Math.min(spelled, MOST_SPELLED) * POINTS.spelling
  );
};

/** The points of all recognised languages, highest first. */
const ranked = async (text: string) => {
  const { COMMON_WORDS } = await import('./common-words.ts');
  const found = wordsIn(text);
  return Object.entries(COMMON_WORDS)
    .map(([language, common]) => ({ language, points: pointsOf(found, common) }))
    .toSorted((one, other) => other.points - one.points);
};

/** The language of a text; undefined if it isn’t clear from the text, or isn’t one of ours. */
export const detectLanguage = async (text: string): Promise<Language | undefined> => {
  const ranking = await ranked(text);
  const [first = 0, second = 0] = ranking.map(({ points }) => points);
  if (first >= Math.max(LEAST.points, second + LEAST.lead))
    return LANGUAGES.find((language) => language === ranking[0]?.language);
  if (text.trim().length < LEAST_CHARS) return undefined;
  const { franc } = await import('franc-min');
  const byLetters = CODES[franc(text, { only: Object.keys(CODES) })];
  const points = ranking.find(({ language }) => language === byLetters)?.points ?? 0;
  const isContradicted = first - points >= LEAST.lead;
  return isContradicted ? undefined : byLetters;
};
