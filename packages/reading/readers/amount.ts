import { sayNumber, sayWhole, type WrittenNumber } from '../numbers/written-number.ts';
import { type Form, type Noun, type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { digitGroups, sharesOf } from './digit-groups.ts';
import { isNumber, shortens } from './dots.ts';
import { joined, own } from './lookup.ts';
import { isMoney } from './money.ts';
import { amountWord, type Next, type WrittenAmount, writtenAmount } from './written-amount.ts';

const YEAR = /^[12]\d{3}$/u;
const DASH = /^[-–—]$/u;
const CENTS = 2;
const SHORTEST_YEAR = 4;
/** Years before our era count down: “44–30 v. Chr.”. */
const ERA = /^(?:B\.?C\.?E?|v|av|a)$/u;
const CASH = /^[,.][-–—]$/u;

const formOf = (noun: Noun | undefined): Form | undefined =>
  noun === undefined ? undefined : noun[2] === 'f' ? 'feminine' : 'masculine';

/** “09” after “2008–” is read as “oh nine”. */
const sayShortYear = (digits: string, tongue: Tongue): string => {
  if (!digits.startsWith('0') || !['en', 'de'].includes(tongue.code)) return sayWhole(digits, tongue);
  return joined([tongue.code === 'en' ? 'oh' : '', tongue.numbers.cardinal(BigInt(digits))]);
};

/**
 * Says a range. The end of a range of years is read as a year. If the end is smaller than the start, it is read as a
 * score.
 */
const sayUpTo = (from: WrittenNumber, to: WrittenNumber, tongue: Tongue, form: Form): string => {
  const { marks, numbers } = tongue;
  const areYears = YEAR.test(from.whole) && /^(?:\d{2}|[12]\d{3})$/u.test(to.whole) && !from.grouped;
  if (areYears && from.fraction === undefined) {
    const end = YEAR.test(to.whole) ? numbers.year(BigInt(to.whole)) : sayShortYear(to.whole, tongue);
    return `${numbers.year(BigInt(from.whole))} ${marks.to} ${end}`;
  }
  // “a 50-50 chance”
  if (from.whole === '50' && to.whole === '50')
    return joined([sayNumber(from, tongue, form), sayNumber(to, tongue, form)]);
  const isSmaller =
    to.whole.length === from.whole.length ? to.whole < from.whole : to.whole.length < from.whole.length;
  const isScore = isSmaller && from.whole.length < SHORTEST_YEAR;
  // “3-1 victoires”: a score doesn’t agree in gender with what comes after it.
  const shape = isScore ? 'plain' : form;
  return `${sayNumber(from, tongue, shape)} ${isScore ? marks.ratio : marks.to} ${sayNumber(to, tongue, shape)}`;
};

const sayNumbers = (
  { about, number, upTo, magnitude }: WrittenAmount,
  tongue: Tongue,
  form: Form,
): string => {
  // “1 k€” is “mille euros”.
  const isThousand =
    number.whole === '1' && number.fraction === undefined && /^mil(?:le)?(?: |$)/u.test(magnitude?.[0] ?? '');
  if (isThousand && upTo === undefined) return own(tongue.marks.signs, about) ?? '';
  const words = upTo === undefined ? sayNumber(number, tongue, form) : sayUpTo(number, upTo, tongue, form);
  return joined([own(tongue.marks.signs, about) ?? '', words]);
};

interface Amount extends WrittenAmount {
  /** Whether the unit must be singular, as in “a 10 km walk”. */
  readonly isAdjective: boolean;
}

const nounFor = (noun: Noun, { number, upTo, magnitude, isAdjective }: Amount, tongue: Tongue): string => {
  const isOne = magnitude === undefined && upTo === undefined && tongue.isOne(number.whole, number.fraction);
  return isOne || isAdjective ? noun[0] : noun[1];
};

/** “2.000.000 km²” is also said with a magnitude. */
const afterNumber = (name: string, { whole, fraction }: WrittenNumber, tongue: Tongue): string => {
  if (name === '' || fraction !== undefined || !/^[1-9]\d*0{6}$/u.test(whole)) return name;
  return tongue.afterMagnitude(sayWhole(whole, tongue).split(' ').at(-1) ?? '', name);
};

/** The words for a sum of money: the number, and what follows it. */
const sayMoney = (amount: Amount, tongue: Tongue): { number: string; tail: string } | undefined => {
  const { number, currency, magnitude, upTo } = amount;
  if (currency === undefined || magnitude !== undefined || upTo !== undefined) return undefined;
  const { whole, fraction } = number;
  if (fraction?.length !== CENTS) return undefined;
  const unit = nounFor(currency.unit, { ...amount, number: { ...number, fraction: undefined } }, tongue);
  const wholeOnly = { ...amount, number: { ...number, fraction: undefined } };
  const said = sayNumbers(wholeOnly, tongue, formOf(currency.unit) ?? 'plain');
  const rounded = afterNumber(unit, wholeOnly.number, tongue);
  if (fraction === '00') return { number: said, tail: rounded };
  const { minor } = currency;
  if (minor === undefined) return undefined;
  const cents = fraction.replace(/^0/u, '');
  const coins = minor[cents === '1' ? 0 : 1];
  if (/^0*$/u.test(whole)) return { number: sayWhole(cents, tongue, formOf(minor)), tail: coins };
  return { number: said, tail: tongue.moneyTail(rounded, sayWhole(cents, tongue), coins) };
};

/** What follows a number: a magnitude and a noun, each empty when there is none. */
const sayTail = (amount: Amount, tongue: Tongue): { magnitude: string; noun: string } => {
  const { number, upTo, magnitude, currency, unit } = amount;
  const noun = unit ?? currency?.unit;
  const isOneMagnitude = upTo === undefined && tongue.isOne(number.whole, number.fraction);
  const size = magnitude === undefined ? '' : isOneMagnitude ? magnitude[0] : magnitude[1];
  const name = noun === undefined ? '' : nounFor(noun, amount, tongue);
  const after =
    size === '' || name === ''
      ? afterNumber(name, upTo ?? number, tongue)
      : tongue.afterMagnitude(size, name);
  return { magnitude: size, noun: joined([after, amount.per]) };
};

const MILLIARDS: Noun = ['mil millones', 'mil millones'];

/** The words that belong to the number before them: a magnitude, then a unit or a currency. */
const follow = (words: readonly WrittenWord[], at: number, first: WrittenAmount, tongue: Tongue) => {
  let amount = first;
  const apart: ('magnitude' | 'noun')[] = [];
  for (let next = at + 1; next <= at + 3; next += 1) {
    const { closes = '' } = words[next - 1] ?? {};
    // “12.500,- DM”
    const isOpen = closes === '' || CASH.test(closes) || (closes === '.' && apart.length > 0);
    const isDotted = words[next]?.closes.startsWith('.') === true;
    const found = isOpen ? amountWord(words[next]?.text ?? '', tongue, isDotted) : undefined;
    if (found === undefined || amount.unit !== undefined) break;
    if (found.magnitude !== undefined) {
      // “25 mil millones” has two magnitudes.
      const isSecond =
        apart.length === 1 && amount.magnitude?.[0] === 'mil' && found.magnitude[0] === 'millón';
      if (!isSecond && (apart.length > 0 || amount.magnitude !== undefined)) break;
      apart.push('magnitude');
      const magnitude: Noun = isSecond ? MILLIARDS : found.magnitude;
      amount = { ...amount, magnitude, currency: found.currency ?? amount.currency };
      continue;
    }
    // “$500 MXN”: the code says which dollar or peso is meant.
    const isNamed = amount.currency !== undefined && /^[A-Z]{3}$/u.test(words[next]?.text ?? '');
    if (amount.currency !== undefined && !(isNamed && found.currency !== undefined)) break;
    if ((found.unit ?? found.currency) === undefined) break;
    apart.push('noun');
    amount = { ...amount, unit: found.unit, currency: found.currency, per: found.per };
    break;
  }
  return { amount, apart };
};

/** “Mio.” and “Min. lang” have a dot of their own; the dot after “million” and “km” ends a sentence. */
const isShortened = (words: readonly WrittenWord[], at: number, spoken: string, tongue: Tongue): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined) return false;
  // “$3 million” is read as “three million dollars”: “million” isn’t an abbreviation.
  if (spoken === word.text || spoken.startsWith(`${word.text} `)) return false;
  return Object.hasOwn(tongue.magnitudes, word.text)
    ? shortens(words, at, tongue)
    : /^\p{Ll}/u.test(next.text);
};

/** “05 min” is read as “five minutes”. */
const wholeOf = ({ number: { whole }, unit }: WrittenAmount): Pick<WrittenNumber, 'whole'> => ({
  whole: unit !== undefined && /^0\d$/u.test(whole) ? whole.slice(1) : whole,
});

/** “1,459 €/litro”, “1,459 euros el litro”, “$3.459 a gallon”. */
const FUEL =
  /^\S+(?: \S+)?(?:\/| (?:an?|the|per|el|por|le|par|pro|der) )(?:gallon|lit(?:er|re|ro)|kWh|l)(?: |$)/iu;
const WORDS_TO_FUEL = 3;

/** Words that suggest decimals in the number before them, or that can’t be counted. */
const MEASURED =
  /(?:mètres?|grammes?|litres?|tonnes?|secondes?|minutes?|heures?|points?|degrés?|volts?|watts?|ampères?|octets?|calories?|pouces|pieds|milles|joules?|kilos?|meter|gramm|liter|tonnen?|sekunden?|minuten?|stunden?|prozente?n?|promille|punkten?|grad|volt|watt|ampere|hertz|byte|bit|zoll|fuß|meilen?|mal)$|^(?:fois|plus|moins|dans|sans|vers|sous|mais|puis|après|depuis|alors|pas|très|hors)$/iu;
const NOUNS: Partial<Record<Tongue['code'], RegExp>> = { fr: /^\p{Ll}{3,}[sx]$/u, de: /^\p{Lu}\p{Ll}{2,}$/u };

const PEOPLE =
  /^(?:hommes|femmes|personnes|enfants|soldats|morts|blessés|victimes|habitants|gens|Menschen|Leute|Männer|Frauen|Personen|Kinder|Soldaten|Tote|Opfer|Einwohner)$/u;
const GROUP = /^[1-9]\d{0,2},\d{3}$/u;
const ROUND_GROUP = /^[1-9]\d{0,2},\d{2}0$/u;

/** Numbers whose comma separates thousands, as in English, because what follows comes in whole numbers. */
const groupBefore = (next: string, tongue: Tongue): RegExp | undefined => {
  const isNoun = NOUNS[tongue.code]?.test(next) === true && !MEASURED.test(next);
  if (!isNoun || amountWord(next, tongue) !== undefined) return undefined;
  return PEOPLE.test(next) ? GROUP : ROUND_GROUP;
};

/** What the words after a number show about its decimal and thousands marks. */
const nextOf = (words: readonly WrittenWord[], at: number, tongue: Tongue): Next => {
  const texts = words.slice(at, at + 1 + WORDS_TO_FUEL).map(({ text }) => text);
  const next = words[at]?.closes === '' ? (texts[1] ?? '') : '';
  return {
    isFuel: FUEL.test(texts.join(' ')),
    isMagnitude: own(tongue.magnitudes, next) !== undefined,
    group: groupBefore(next, tongue),
    ...(isMoney(next, tongue) && { money: next }),
  };
};

/**
 * Reads numbers together with their units, currencies, percentages, magnitudes and ranges, across all the words that
 * they span.
 */
export const readAmount: Reader = (words, at, tongue) => {
  const word = words[at];
  if (word === undefined || !/\d/u.test(word.text)) return undefined;
  const { groups, text, last } = digitGroups(words, at, tongue);
  const first = writtenAmount(text, tongue, nextOf(words, last, tongue));
  if (first === undefined) return undefined;
  const { amount: found, apart } = follow(words, last, first, tongue);
  const isAdjective = tongue.isAdjective(words, at);
  const noun = found.unit ?? found.currency?.unit;
  const isCount = noun === undefined && found.magnitude === undefined;
  // A dot used as a decimal mark, as in “$1.2B”; in a plain number, it may belong to a version number.
  const written = isCount ? found.number : { ...found.number, ...wholeOf(found), mark: 'comma' as const };
  const amount = { ...found, number: written, isAdjective };
  const end = last + apart.length;

  const isBare = isCount && amount.per === '' && amount.upTo === undefined;
  if (isBare && apart.length === 0 && groups.length === 1) {
    const range = spacedRange(words, at, amount, tongue);
    if (range !== undefined) return range;
    if (amount.about === '' && tongue.isYear(words, at))
      return say(tongue.numbers.year(BigInt(amount.number.whole)));
  }
  const form = formOf(amount.magnitude ?? noun) ?? tongue.formBefore(words[end] ?? word, words[end + 1]);
  const isDown = ERA.test(words[end + 1]?.text ?? '');
  const said = isDown ? { ...tongue, marks: { ...tongue.marks, ratio: tongue.marks.to } } : tongue;
  const money = sayMoney(amount, tongue);
  const tail =
    money === undefined ? sayTail(amount, tongue) : { magnitude: '', noun: joined([money.tail, amount.per]) };
  const number = money?.number ?? sayNumbers(amount, said, form);
  const shares = sharesOf(number, groups, tongue.code === 'de', (digits) => sayWhole(digits, tongue, form));
  const ownTail = joined([
    apart.includes('magnitude') ? '' : tail.magnitude,
    apart.length > 0 ? '' : tail.noun,
  ]);
  return [
    ...say(...shares.slice(0, -1), joined([shares.at(-1) ?? '', ownTail])),
    ...apart.map((kind, index) => {
      const isLast = index === apart.length - 1;
      const sizes = apart[1] === 'magnitude' ? tail.magnitude.split(' ') : [tail.magnitude];
      const spoken = kind === 'noun' ? tail.noun : joined([sizes[index] ?? '', isLast ? tail.noun : '']);
      return { spoken, dotted: isShortened(words, last + 1 + index, spoken, tongue) };
    }),
  ];
};

/** Allows for a sign, several digit groups, a magnitude and what comes after it. */
const MOST_WORDS = 9;

/** “€ 20” and “EUR 20”: the sign is a separate word, and is said after the number. */
export const readMoneyBefore: Reader = (words, at, tongue) => {
  const [sign, number, ...rest] = words.slice(at, at + MOST_WORDS);
  if (!Object.hasOwn(tongue.currencies, sign?.text ?? '') || !/^\d/u.test(number?.text ?? ''))
    return undefined;
  // “COP 26” is a conference.
  if (sign?.text === 'COP' && /^\d{1,2}$/u.test(number?.text ?? '')) return undefined;
  if (sign === undefined || number === undefined || !/^\.?$/u.test(sign.closes)) return undefined;
  const said = readAmount([{ ...number, text: `${sign.text}${number.text}` }, ...rest], 0, tongue);
  return said === undefined ? undefined : [{ spoken: '', dotted: true }, ...said];
};

/** Whether a dash with spaces around it may be a minus sign: it isn’t one of a pair or after punctuation. */
const isMinus = (words: readonly WrittenWord[], at: number, { code }: Tongue): boolean => {
  const [before, dash, number, ...after] = words.slice(Math.max(0, at - 1), at + 4);
  const isAlone = dash?.text === '' && (code === 'en' ? /^−$/u : /^[-–−]$/u).test(dash.closes);
  if (!isAlone || before?.closes !== '' || isNumber(before) || !isNumber(number)) return false;
  const isShare = `${number?.text}${after[0]?.text}`.includes('%');
  if (isShare && !SHARED.test(before.text)) return false;
  return !after.some(({ text, closes }) => text === '' && DASH.test(closes));
};

/** Words directly before a percentage: “un rabais de - 50 %”. */
const SHARED = /^(?:à|de|un|une|al|del?|el|soit|hasta|um|auf|von)$/iu;
const DEGREES = /^(?:%|°|º|[Dd]egrees?$|Grad$|grados?$|degrés?$)/u;

/** “–8 °C” and, except in English, “- 8 °C”: before degrees, a dash is a minus sign. */
export const readBelowZero: Reader = (words, at, tongue) => {
  const [word, next, ...rest] = words.slice(at, at + 4);
  if (next !== undefined && isMinus(words, at, tongue)) {
    const said = readBelowZero([{ ...next, opens: '–' }, ...rest], 0, tongue);
    return said === undefined ? undefined : [{ spoken: '' }, ...said];
  }
  const { degrees } = /^\d{1,3}(?:[.,]\d{1,2})?(?<degrees>.*)$/u.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || degrees === undefined || !word.opens.endsWith('–') || isNumber(words[at - 1]))
    return undefined;
  const isCold = DEGREES.test(degrees === '' && word.closes === '' ? (next?.text ?? '') : degrees);
  if (!isCold) return undefined;
  return readAmount([{ ...word, text: `-${word.text}` }, ...words.slice(at + 1, at + 3)], 0, tongue);
};

/** “10 – 15”, where the dash is a separate word. */
const spacedRange = (words: readonly WrittenWord[], at: number, { number }: Amount, tongue: Tongue) => {
  const [, dash, other] = words.slice(at, at + 3);
  if (dash?.text !== '' || !DASH.test(dash.closes) || other === undefined) return undefined;
  const upTo = writtenAmount(other.text, tongue)?.number;
  if (upTo === undefined || Number(number.whole) >= Number(upTo.whole)) return undefined;
  const rest = readAmount(words, at + 2, tongue);
  const first = tongue.isYear(words, at + 2)
    ? tongue.numbers.year(BigInt(number.whole))
    : sayNumber(number, tongue);
  return rest === undefined ? undefined : [...say(first, tongue.marks.to), ...rest];
};
