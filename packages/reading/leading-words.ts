import { LANGUAGES, type Language } from '#reading/language.ts';
import { abbreviationLength } from './readers/abbreviation.ts';
import { sayLetters } from './readers/letters.ts';
import { own } from './readers/lookup.ts';
import { isMoney } from './readers/money.ts';
import { readingOf, tongueOf } from './reading-of.ts';
import { wordDots } from './sentences.ts';
import { type WrittenWord, writtenWords } from './written-words.ts';

type Words = Readonly<Record<Language, string>>;

/** Words that join two phrases. */
const JOINING: Words = {
  en: 'than as and but or nor if &',
  es: 'y e o u pero ni que si como &',
  fr: 'et ou mais ni car que qui dont où si &',
  de: 'und oder aber sondern denn dass weil wenn als ob &',
};

const PREPOSITIONS: Words = {
  en: 'of to in on at by for from with into onto over under between through without within',
  es: 'de del a al en con por para sin sobre entre hacia hasta desde según',
  fr: 'des du de au aux à en dans par pour sur sous avec sans chez vers entre',
  de: `in im an am auf aus bei beim mit nach seit von vom zu zum zur für durch gegen ohne um über unter vor hinter neben
    zwischen bis`,
};

/** Articles and the like. */
const DETERMINERS: Words = {
  en: 'a an the my your his her its our their this these those no every each some any very',
  es: `el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese
    esa esos esas cada muy más no`,
  fr: `le la les un une mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces quelques chaque
    plus très ne`,
  de: `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner sein seine seinen seinem
    seiner ihr ihre ihren ihrem ihrer unser kein keine keinen keinem keiner dieser diese dieses diesen diesem jeder
    jede jedes sehr`,
};

const setsOf = (lists: Words): Readonly<Record<Language, ReadonlySet<string>>> => {
  const [en, es, fr, de] = LANGUAGES.map((language) => new Set(lists[language].split(/\s+/u)));
  const none = new Set<string>();
  return { en: en ?? none, es: es ?? none, fr: fr ?? none, de: de ?? none };
};
const joining = setsOf(JOINING);
const prepositions = setsOf(PREPOSITIONS);
const determiners = setsOf(DETERMINERS);

/** “d’une” and “jusqu’au” each join an elided word to another word. */
const ELIDED = /^(?:d|qu|jusqu|lorsqu|puisqu)['’](?=.)/u;

type Kind = 'joining' | 'preposition' | 'determiner';

const kindOf = ({ text, closes }: WrittenWord, language: Language): Kind | undefined => {
  if (closes !== '') return undefined;
  const small = text.toLowerCase();
  const plain = language === 'fr' ? small.replace(ELIDED, '') : small;
  if (joining[language].has(plain)) return 'joining';
  if (prepositions[language].has(plain)) return 'preposition';
  return determiners[language].has(plain) ? 'determiner' : undefined;
};

/** A text whose words are examined. */
interface Text {
  readonly words: readonly WrittenWord[];
  readonly language: Language;
  readonly dots: ReadonlySet<number>;
  /** Whether a numeral is read as a number rather than as a pronoun or an initial. */
  readonly isNumeral: (word: WrittenWord | undefined) => boolean;
}

const NUMERAL = /^[IVXLC]+(?:er)?$/u;

/** Only computes a text’s reading if it contains a numeral. */
const numeralsIn = (text: string, language: Language): Text['isNumeral'] => {
  let said: ReadonlyMap<number, string> | undefined;
  return (word) => {
    if (word === undefined || !NUMERAL.test(word.text)) return false;
    said ??= new Map(readingOf(text, language).map(({ start, spoken }) => [start, spoken]));
    const spoken = said.get(word.start);
    return ![undefined, '', word.text, sayLetters(word.text)].includes(spoken);
  };
};

const SHORT = /^\p{L}{1,3}$/u;
const SHORT_END = /^\p{L}{1,4}$/u;
/** What comes after a name. */
const SUFFIX = /^(?:Jr|Sr|jr|sr|jun|sen|Inc|Ltd|Corp|Bros)$/u;

/** Whether a word starts an abbreviation of several words, such as “p. m.” */
const isParted = ({ words, language }: Pick<Text, 'words' | 'language'>, at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.closes.startsWith('.') !== true || next === undefined) return false;
  if (abbreviationLength(words, at, tongueOf(language)) > 1) return true;
  return SHORT.test(word.text) && SHORT_END.test(next.text) && next.closes.startsWith('.');
};

const TITLE = /^\p{Lu}\p{Ll}?\p{Ll}?$/u;

/** “Dr. Smith”, “No. 1”, “M. et Mme”, “p. m.”, “d. h.”; “the U.S. in May” is two phrases. */
const dottedLeads = (text: Text, at: number): boolean => {
  const [word, next, after] = text.words.slice(at, at + 3);
  if (word === undefined || next === undefined) return false;
  const isJoined =
    TITLE.test(word.text) && kindOf(next, text.language) === 'joining' && /^\p{Lu}/u.test(after?.text ?? '');
  return isJoined || /^[\p{Lu}\p{N}]/u.test(next.text) || isParted(text, at);
};

const isCapital = (word: WrittenWord | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word?.text ?? '');

const DIGITS = /^\p{N}[\p{N}.,'’]*$/u;
const SUM = /^\p{Sc}\p{N}[\p{N}.,'’]*$/u;
const CLOCK = /^\d{1,2}[:.h]\d{2}$/u;
const HALF = /^(?:[ap]|[ap]\.m|[AP]\.?M|[ap]m|Uhr|h|hours|horas)$/u;
const AGE = /^(?:s|siècles?|century|centuries|siglos?|Jahrhunderts?)$/u;
const STREET = /^(?:Ave|Avenue|St|Street|Blvd|Boulevard|Rd|Road)$/u;
const MONTH_YEAR = /^[12]\d{3}$/u;
const MONTH =
  /^(?:jan|feb|fév|mär|mar[csz]|a[pbv]r|ma[iy]|jun|jul|jui|aug|ago|aoû|sep|o[ck]t|nov|de[czs]|déc|dic|ene)\p{L}*$/iu;
/** “221B Baker Street”. */
const HOUSE = /^\d+\p{Lu}$/u;
const ORDINAL = /^(?:\d+(?:st|nd|rd|th|e|ème|º)|[IVX]+(?:er|e|ème))$/u;

/** “5 km”, “3:45 p.m.”, “$3 million”, “3 millions de dollars”, “XIXe siècle”; “No. 1 in the world” is two phrases. */
const numberLeads = ({ words, language }: Text, at: number): boolean => {
  const [before, word, next, after] = [-1, 0, 1, 2].map((step) => words[at + step]);
  if (word === undefined || next === undefined) return false;
  const { magnitudes, code } = tongueOf(language);
  // “im Mai 1886 | streikten sie”
  if (MONTH_YEAR.test(word.text) && MONTH.test(before?.text ?? '')) return false;
  if (HOUSE.test(word.text)) return isCapital(next);
  if (DIGITS.test(word.text)) {
    const kind = kindOf(next, language);
    // “12 in tall”, “3 de mayo”
    const isUnit =
      code === 'en' && next.text === 'in' && (after === undefined || kindOf(after, language) === undefined);
    return kind === undefined || isUnit || (code === 'es' && next.text === 'de');
  }
  if (CLOCK.test(word.text)) return HALF.test(next.text);
  if (ORDINAL.test(word.text)) return AGE.test(next.text) || STREET.test(next.text);
  if (SUM.test(word.text)) return own(magnitudes, next.text) !== undefined;
  if (own(magnitudes, word.text) === undefined || !/\d/u.test(before?.text ?? '')) return false;
  const noun = /^(?:de|d['’].+)$/u.test(next.text) ? next.text.slice(2) || after?.text : next.text;
  return isMoney(noun ?? '', tongueOf(language));
};

const isName = (word: WrittenWord | undefined): boolean => word?.closes === '' && isCapital(word);
const isSuffix = (word: WrittenWord | undefined): boolean =>
  SUFFIX.test(word?.text ?? '') && word?.closes.startsWith('.') === true;

/** “Louis XIV”, “John Paul II”, “siglo XIX”, “la II República”, “Watson Jr.” */
const nameLeads = ({ words, language, isNumeral }: Text, at: number): boolean => {
  const [before, word, next, after] = [-1, 0, 1, 2].map((step) => words[at + step]);
  if (word === undefined || !/^\p{L}/u.test(word.text)) return false;
  // “November 1989”, “Fifth Avenue”, “C/ Mayor”
  if (word.closes === '' && MONTH.test(word.text) && MONTH_YEAR.test(next?.text ?? '')) return true;
  if ((isName(word) && STREET.test(next?.text ?? '')) || (/^[Cc]\/$/u.test(word.text) && isCapital(next)))
    return true;
  const endsName = (end: WrittenWord | undefined): boolean => isNumeral(end) || isSuffix(end);
  if (isNumeral(next) || (isName(word) && (isSuffix(next) || (isName(next) && endsName(after))))) return true;
  const isBeforeName = isNumeral(word) && before !== undefined && kindOf(before, language) === 'determiner';
  return isBeforeName && isCapital(next);
};

const BEFORE_NUMBER = /^(?:§{1,2}|№|#|[Nn]\.?[°ºᵒ]|[~≈<>≤≥±=×÷])$/u;

/**
 * Where a word that belongs with the next one ends, including an abbreviation’s dot; undefined if the word doesn’t
 * belong with the next one.
 */
const leadingEndAt = (text: Text, at: number): number | undefined => {
  const { words, language, dots } = text;
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return undefined;
  const { end, closes } = word;
  if (closes.startsWith('.') && dots.has(end + 1)) return dottedLeads(text, at) ? end + 1 : undefined;
  const sign = word.text === '' ? closes : word.text;
  const isSign = BEFORE_NUMBER.test(sign) || own(tongueOf(language).currencies, sign) !== undefined;
  if (isSign && /^\p{N}/u.test(next?.text ?? '')) return end + (word.text === '' ? closes.length : 0);
  const leads =
    closes === '' && (kindOf(word, language) !== undefined || numberLeads(text, at) || nameLeads(text, at));
  return leads ? end : undefined;
};

/** Whether a word starts a phrase even though the preceding word belongs with it: “am” in “und am 3. Mai”. */
const beginsAt = ({ words, language }: Text, at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined) return false;
  const [kind, last] = [kindOf(word, language), kindOf(before, language)];
  // “a las | 5 p. m.”, “al | 900 123 456”
  const isGrouped = word.closes === '' && DIGITS.test(words[at + 1]?.text ?? '') && !DIGITS.test(before.text);
  const isNumber = DIGITS.test(word.text) && (isGrouped || isParted({ words, language }, at + 1));
  if (last === 'joining' || isNumber) return true;
  if (kind === 'determiner') return last === 'preposition';
  return kind === 'preposition' && last !== 'preposition';
};

/**
 * The positions after each word that belongs with the next one: an article, a preposition, a number, initials or an
 * abbreviation before a name, a name before a numeral. Positions are in UTF-16 units and come after an abbreviation’s
 * dot. The value says whether a phrase starts with the word, even if another such word precedes it. `dots`: the
 * text’s `wordDots`, if known.
 */
export const leadingWords = (
  text: string,
  language: Language,
  dots: ReadonlySet<number> = wordDots(text, language),
): ReadonlyMap<number, boolean> => {
  const words = writtenWords(text);
  const whole: Text = { words, language, dots, isNumeral: numeralsIn(text, language) };
  return new Map(
    words.flatMap((_, at) => {
      const end = leadingEndAt(whole, at);
      return end === undefined ? [] : [[end, beginsAt(whole, at)] as const];
    }),
  );
};
