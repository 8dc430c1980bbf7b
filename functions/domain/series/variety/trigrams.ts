import type { Language } from '#contract/catalogue.ts';

const segmenterFor = (language: Language): Intl.Segmenter =>
  new Intl.Segmenter(language, { granularity: 'word' });

/** Creating a segmenter takes longer than segmenting a sentence with it. */
const SEGMENTERS: Readonly<Record<Language, Intl.Segmenter>> = {
  en: segmenterFor('en'),
  es: segmenterFor('es'),
  fr: segmenterFor('fr'),
  de: segmenterFor('de'),
};

/** The words of a text in lower case, without punctuation; works even for text without spaces between words. */
export const wordsOf = (text: string, language: Language): string[] =>
  Array.from(SEGMENTERS[language].segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** The letter trigrams of words, including word boundaries: different forms of a word share most of them. */
export const letterTrigrams = (words: readonly string[]): ReadonlySet<string> => {
  const trigrams = new Set<string>();
  for (const word of words) {
    const marked = `^${word}$`;
    for (let end = 3; end <= marked.length; end += 1) trigrams.add(marked.slice(end - 3, end));
  }
  return trigrams;
};

/** The Dice overlap of two sets, from 0 (nothing in common) to 1 (identical); 0 when both are empty. */
export const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const item of few) if (many.has(item)) common += 1;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
};
