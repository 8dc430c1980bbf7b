import { unitAfter, VULGAR } from '../../readers/fraction.ts';
import { own } from '../../readers/lookup.ts';
import { amountWord } from '../../readers/written-amount.ts';
import { type Reader, type Said, say, type Tongue } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';
import { type Case, caseAt, endingAt, isDeterminer } from './german-endings.ts';
import { type Gender, genderOf } from './german-genders.ts';
import { cardinal } from './german-numbers.ts';

/** “ein” before a noun. */
const ARTICLES: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
  feminine: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
  neuter: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
};
/** The endings of “halb” after “ein” in the nominative; after other forms, “halb” takes the article’s ending. */
const AFTER_EIN: Readonly<Record<Gender, string>> = {
  masculine: 'halber',
  feminine: 'halbe',
  neuter: 'halbes',
};
const BARE = /^(?:ein|kein|mein|dein|sein|ihr|unser|euer)$/iu;

interface Counted {
  readonly noun: string;
  /** How the word is spoken if it is an abbreviation such as “kg”. */
  readonly said: readonly Said[];
}

/** The noun, the unit or the magnitude after a fraction. */
const countedAt = (words: readonly WrittenWord[], at: number, tongue: Tongue): Counted | undefined => {
  const { text = '' } = words[at] ?? {};
  const { unit, magnitude } = amountWord(text, tongue) ?? {};
  const [name] = unit ?? magnitude ?? [];
  if (name !== undefined && name !== text) {
    const dotted = /^(?:Std|Min|Sek|Mio|Mrd|Tsd)$/u.test(text) && words[at + 1] !== undefined;
    return { noun: name.split(' ')[0] ?? name, said: [{ spoken: name, dotted }] };
  }
  return /^\p{Lu}\p{Ll}+(?:\/\p{L}+)?$/u.test(text)
    ? { noun: text.split('/')[0] ?? text, said: [] }
    : undefined;
};

const sayHalf = (words: readonly WrittenWord[], at: number, noun: string): string => {
  const before = words[at - 1];
  const isAfter = before?.closes === '' && isDeterminer(before);
  const gender = genderOf(noun);
  if (isAfter && BARE.test(before.text)) return AFTER_EIN[gender];
  if (isAfter) return `halbe${endingAt(words, at, noun)}`;
  if (before?.closes === '' && /^alle$/iu.test(before.text)) return 'halbe';
  const grammatical = caseAt(words, at);
  const article = ARTICLES[gender][grammatical];
  return `${article} ${/^eine?$/u.test(article) ? AFTER_EIN[gender] : 'halben'}`;
};

const PARTS: Readonly<Record<string, string>> = {
  '¼': 'Viertel',
  '1/4': 'Viertel',
  '⅓': 'Drittel',
  '1/3': 'Drittel',
  '⅕': 'Fünftel',
  '⅛': 'Achtel',
  '1/8': 'Achtel',
};

/** “½ Liter”, “nach ½ Stunde”, “¼ Liter”: a fraction of what follows; the preceding words determine the case. */
const readPart: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const { text = '' } = word ?? {};
  const part = own(PARTS, text);
  const isHalf = /^(?:1\/2|½)$/u.test(text);
  const counted = countedAt(words, at + 1, tongue);
  if (!(isHalf || part !== undefined) || word?.closes !== '' || counted === undefined) return undefined;
  if (/^\d/u.test(before?.text ?? '') && before?.closes === '') return undefined;
  // “½-Liter-Flasche”
  if (word.joined) return say(isHalf ? 'halb' : (part ?? ''));
  if (isHalf) return [...say(sayHalf(words, at, counted.noun)), ...counted.said];
  const hasArticle = before?.closes === '' && isDeterminer(before);
  const article = hasArticle ? '' : `${ARTICLES[genderOf(counted.noun)][caseAt(words, at)]} `;
  return [...say(`${article}${part}`), ...counted.said];
};

const PARTS_OF = /^(?<over>\d{1,2})\/(?<under>[1-9]\d{1,3}|1(?:\.?000)+)$/u;

/** “1/10 der Leute”, “1/1000”: parts of a whole, not a score. */
const readPartsOf: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const { over = '', under = '' } = PARTS_OF.exec(word?.text ?? '')?.groups ?? {};
  const parts = under.replaceAll('.', '');
  const isOf =
    word?.closes === '' && /^(?:der|des|aller|dieser|dieses|unserer|einer|eines)$/u.test(next?.text ?? '');
  const isPart = isOf || (over === '1' && /^10{3,}$/u.test(parts));
  if (!isPart || Number(over) >= Number(parts)) return undefined;
  return [...say(tongue.sayFraction(BigInt(over), BigInt(parts))), ...unitAfter(words, at, tongue, '1/2')];
};

/** “2 ½ Tassen”, “1 1/2 Stunden”: a whole number and a fraction that form one word. */
const readMixed: Reader = (words, at, tongue) => {
  const { fractions, sayMixed } = tongue;
  const [whole, part] = [words[at], words[at + 1]];
  const fraction = own(fractions, own(VULGAR, part?.text ?? '') ?? part?.text ?? '');
  if (fraction === undefined || whole?.closes !== '' || !/^\d{1,3}$/u.test(whole.text)) return undefined;
  return [
    ...say(sayMixed(cardinal(BigInt(whole.text)), fraction[1]), ''),
    ...unitAfter(words, at + 1, tongue),
  ];
};

/** “um 1/2 8”: half an hour before eight. */
const readHalfPast: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isHalf = /^(?:1\/2|½)$/u.test(word?.text ?? '') && word?.closes === '';
  const isTime =
    /^(?:um|gegen|bis|vor|nach|ab)$/iu.test(before?.text ?? '') && /^(?:\d|1[0-2])$/u.test(next?.text ?? '');
  return isHalf && isTime ? say('halb') : undefined;
};

export const germanFractions: readonly Reader[] = [readHalfPast, readPart, readPartsOf, readMixed];
