import { LANGUAGES, type Language } from '#reading/language.ts';
import { isCurrency } from './reading-of.ts';
import { wordDots } from './sentences.ts';
import { type WrittenWord, writtenWords } from './written-words.ts';

/** Articles, prepositions and the like: words that belong with the next one. */
const LEADING: Readonly<Record<Language, string>> = {
  en: `a an the of to in on at by for from with into onto over under between through without within as than and or
    but nor if my your his her its our their this these those no every each some any very`,
  es: `el la los las un una unos unas de del a al en con por para sin sobre entre hacia hasta desde según y e o u
    pero ni que si como mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos
    esas cada muy más no`,
  fr: `le la les un une des du de au aux à en dans par pour sur sous avec sans chez vers entre et ou mais ni car que
    qui dont où si mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces quelques chaque
    plus très ne`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber sondern denn dass weil wenn als ob in im
    an am auf aus bei beim mit nach seit von vom zu zum zur für durch gegen ohne um über unter vor hinter neben
    zwischen bis mein meine meinen meinem meiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser
    kein keine keinen keinem keiner dieser diese dieses diesen diesem jeder jede jedes sehr`,
};

/** Words that often begin a clause. */
const CLAUSE_WORDS: Readonly<Record<Language, string>> = {
  en: `and but or because which who when where while although though so until before after since if unless whereas
    that then`,
  es: 'y pero o porque que cuando donde mientras aunque hasta si antes después pues',
  fr: 'et mais ou car que qui quand lorsque puis où dont parce si pendant tandis avant après',
  de: 'und aber oder weil dass als wenn während nachdem bevor bis damit obwohl sondern denn wo',
};

/** Words that begin a clause together with a preposition before them: “of which”. */
const RELATIVE = new Set('which who whom whose that que qui dont où donde quien'.split(' '));

const setsOf = (lists: Readonly<Record<Language, string>>): ReadonlyMap<Language, ReadonlySet<string>> =>
  new Map(LANGUAGES.map((language) => [language, new Set(lists[language].split(/\s+/u))]));
const leading = setsOf(LEADING);
const clauseWords = setsOf(CLAUSE_WORDS);

const isIn = (set: ReadonlySet<string> | undefined, { text }: WrittenWord): boolean =>
  set?.has(text.toLowerCase()) === true;

/**
 * The positions after each word that belongs with the next one: an article, a preposition, a number, initials or an
 * abbreviation before a name. In UTF-16 units, with the dot of an abbreviation. `dots`: its `wordDots`, where known.
 */
export const leadingWords = (
  text: string,
  language: Language,
  dots: ReadonlySet<number> = wordDots(text, language),
): ReadonlySet<number> =>
  new Set(
    writtenWords(text).flatMap((word, index, all) => {
      const { end, closes } = word;
      // “Dr. Smith” and “No. 1” are one, “the U.S. in May” is not.
      if (closes.startsWith('.') && dots.has(end + 1))
        return /^[\p{Lu}\p{N}]/u.test(all[index + 1]?.text ?? '') ? [end + 1] : [];
      const sign = word.text === '' ? closes : word.text;
      if (
        (isCurrency(sign, language) || /^§{1,2}$/u.test(sign)) &&
        /^\p{N}/u.test(all[index + 1]?.text ?? '')
      )
        return [end + (word.text === '' ? closes.length : 0)];
      const leads = isIn(leading.get(language), word) || /^\p{N}[\p{N}.,]*$/u.test(word.text);
      return leads && closes === '' ? [end] : [];
    }),
  );

/** A text cut at those of these positions that follow white space. */
const cutAt = (text: string, positions: readonly number[]): string[] => {
  const cuts = positions.filter((at) => /\s/u.test(text.charAt(at - 1)));
  return [...cuts, text.length].map((to, index) => text.slice(cuts[index - 1] ?? 0, to)).filter(Boolean);
};

/** The clauses of a sentence: it is cut after commas and the like, and before words that often begin a clause. */
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

/** The smallest parts of a sentence that a voice or a caption may be cut between: a word with those that lead to it. */
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
