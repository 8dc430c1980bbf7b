import { LANGUAGES, type Language } from '#reading/language.ts';
import { leadingWords } from './leading-words.ts';
import { type WrittenWord, writtenWords } from './written-words.ts';

/** Words that often start a clause. */
const CLAUSE_WORDS: Readonly<Record<Language, string>> = {
  en: `and but or because which who when where while although though so until before after since if unless whereas
    that then`,
  es: 'y pero o porque que cuando donde mientras aunque hasta si antes después pues',
  fr: 'et mais ou car que qui quand lorsque puis où dont parce si pendant tandis avant après',
  de: 'und aber oder weil dass als wenn während nachdem bevor bis damit obwohl sondern denn wo',
};

/** Words that start a clause together with the preposition before them: “of which”. */
const RELATIVE = new Set('which who whom whose that que qui dont où donde quien'.split(' '));

const clauseWords = new Map(
  LANGUAGES.map((language) => [language, new Set(CLAUSE_WORDS[language].split(/\s+/u))]),
);

const isIn = (set: ReadonlySet<string> | undefined, { text }: WrittenWord): boolean =>
  set?.has(text.toLowerCase()) === true;

/** Cuts a text at those positions that come after white space. */
const cutAt = (text: string, positions: readonly number[]): string[] => {
  const cuts = positions.filter((at) => /\s/u.test(text.charAt(at - 1)));
  return [...cuts, text.length].map((to, index) => text.slice(cuts[index - 1] ?? 0, to)).filter(Boolean);
};

/**
 * A sentence’s clauses. The sentence is cut after commas and the like, and before words that often start a clause.
 */
export const clausesOf = (sentence: string, language: Language): string[] => {
  const led = leadingWords(sentence, language);
  const words = writtenWords(sentence);
  const starts = words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before === undefined) return [];
    const start = word.start - word.opens.length;
    if (/[,;:–—]$/u.test(before.closes)) return [start];
    const begins = clauseWords.get(language);
    const isLed = isIn(begins, before) || (isIn(RELATIVE, word) && led.has(before.end));
    return isIn(begins, word) && !isLed ? [start] : [];
  });
  return cutAt(sentence, starts);
};

/**
 * The smallest parts into which a sentence may be cut for a voice or a caption: each is a word plus the words before
 * it that belong to it.
 */
export const phrasesOf = (sentence: string, language: Language): string[] => {
  const led = leadingWords(sentence, language);
  const words = writtenWords(sentence);
  const starts = words.flatMap(({ start, opens }, index) => {
    const before = words[index - 1];
    if (before === undefined || led.has(before.end) || led.has(before.end + 1)) return [];
    return [start - opens.length];
  });
  return cutAt(sentence, starts);
};
