import { romanOf } from '../../numbers/roman.ts';
import { sayWhole } from '../../numbers/written-number.ts';
import { readAbbreviation } from '../../readers/abbreviation.ts';
import { readAmount } from '../../readers/amount.ts';
import { digitDate, isDay, monthAndYear } from '../../readers/dates.ts';
import { isCapitalised, isNumber } from '../../readers/dots.ts';
import { readLetters } from '../../readers/letters.ts';
import { joined, own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';
import { afterMagnitude, cardinal, frenchFormBefore, ordinal, uncounted } from './french-numbers.ts';

export const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

const sayDay = (day: bigint): string => (day === 1n ? 'premier' : cardinal(day));

const readDigits: Reader = (words, at) => {
  const date = digitDate(words[at]?.text ?? '', 'day first');
  if (date === undefined) return undefined;
  return say(`${sayDay(BigInt(date.day))} ${MONTHS[date.month - 1]} ${uncounted(date.year)}`);
};

/** “le 1 mai” is read as “le 1er mai”. */
const readDay: Reader = (words, at) => {
  const [word, month] = [words[at], words[at + 1]];
  const isDate = MONTHS.includes(month?.text.toLowerCase() ?? '') && /^\d{1,2}$/u.test(word?.text ?? '');
  return isDate && word?.closes === '' ? say(sayDay(BigInt(word.text))) : undefined;
};

const CLOCK = /^(?<hour>[01]?\d|2[0-4])(?:(?::(?=\d\d)|[hH])(?<minute>[0-5]?\d)|[hH])$/u;

const sayHours = (hour: string): string => {
  const name = BigInt(hour) <= 1n ? 'heure' : 'heures';
  return `${cardinal(BigInt(hour), 'feminine')} ${name}`;
};

const sayMinutes = (minute: string): string =>
  minute === '00' || minute === '' ? '' : cardinal(BigInt(minute), 'feminine');

/** “15h30”, “8h”, “15:30”. */
const readClock: Reader = (words, at) => {
  const { hour = '', minute = '' } = CLOCK.exec(words[at]?.text ?? '')?.groups ?? {};
  return hour === '' ? undefined : say(`${sayHours(hour)} ${sayMinutes(minute)}`.trim());
};

/** “15 h 30”, which spans three written words. */
const readSpacedClock: Reader = (words, at) => {
  const [hour, unit, minute, after] = words.slice(at, at + 4);
  const isClock = /^(?:[01]?\d|2[0-4])$/u.test(hour?.text ?? '') && /^[hH]$/u.test(unit?.text ?? '');
  if (!isClock || hour?.closes !== '' || unit?.closes !== '') return undefined;
  if (!/^[0-5]\d$/u.test(minute?.text ?? '') || /^min|^mn$/u.test(after?.text ?? '')) return undefined;
  const [spoken = '', name = ''] = sayHours(hour.text).split(' ');
  return say(spoken, name, sayMinutes(minute?.text ?? ''));
};

const ORDINAL =
  /^(?:(?<digits>\d{1,6})(?<ending>ers?|res?|ères?|es?|i?èmes?|n?des?|nd|ds?|ᵉ|ᵉʳ|ʳᵉ)|(?<roman>[IVX]+)(?<after>er|re|ère|nde?|e|i?ème|ᵉ|ᵉʳ|ʳᵉ|°))$/u;
const FEMININE_FIRST = /^(?:re|res|ère|ères|nde|ʳᵉ)$/u;

/** “1er”, “2e”, “3ème”, “2nde”, “XIXe”, “Ier”. */
const readOrdinal: Reader = (words, at) => {
  const {
    digits,
    roman = '',
    after = '',
    ending = after,
  } = ORDINAL.exec(words[at]?.text ?? '')?.groups ?? {};
  const value = digits === undefined ? romanOf(roman) : BigInt(digits);
  if (value === undefined || value === 0n) return undefined;
  if ((value === 1n) !== /^(?:ers?|res?|ères?|ᵉʳ|ʳᵉ)$/u.test(ending)) return undefined;
  const plural = ending.endsWith('s') ? 's' : '';
  if (/^n?d/u.test(ending))
    return value === 2n
      ? say(`second${/^n?ds?$/u.test(ending) && ending !== 'nds' ? '' : 'e'}${plural}`)
      : undefined;
  return say(`${ordinal(value, FEMININE_FIRST.test(ending) ? 'feminine' : 'masculine')}${plural}`);
};

/** “la 1 000e fois” */
const readGroupedOrdinal: Reader = (words, at, tongue) => {
  const [first, last] = [words[at], words[at + 1]];
  const isGrouped = /^[1-9]\d{0,2}$/u.test(first?.text ?? '') && /^\d{3}\p{L}+$/u.test(last?.text ?? '');
  if (!isGrouped || first?.closes !== '' || last === undefined) return undefined;
  const said = readOrdinal([{ ...last, text: `${first.text}${last.text}` }], 0, tongue);
  return said === undefined ? undefined : [...said, { spoken: '' }];
};

const NUMBERED =
  /^(?:an|chapitre|tome|volume|acte|partie|livre|phase|type|niveau|scène|titre|article|annexe|chant|saison|épisode|psaume|fascicule|Apollo|Bowl)$/iu;

const NOT_COUNTED =
  /^(?:Series|Model|Space|Projet|Planète|Malcolm|Génération|Rayons|Facteur|Plan|Vitamine)$/u;

/** “Louis XIV”, “Napoléon III”, “chapitre IV”. */
const readRoman: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const text = word?.text ?? '';
  const value = romanOf(text);
  if (value === undefined || before === undefined || before.closes !== '') return undefined;
  // “Charles Ier d’Espagne et V du Saint-Empire”
  const isOf = /^(?:d[eu]|d['’]\p{Lu}.+)$/u.test(next?.text ?? '');
  if (before.text === 'et' && isOf && /^[IVX]+$/u.test(text)) return say(cardinal(value));
  // “Ramsès III à XI”
  const isUpTo = /^(?:à|et)$/u.test(before.text) && romanOf(words[at - 2]?.text ?? '') !== undefined;
  if (isUpTo && /^[IVX]+$/u.test(text) && isCapitalised(words[at - 3])) return say(cardinal(value));
  // “article L. 121-3”
  if (/^[LD]$/u.test(text) && isNumber(next)) return undefined;
  const isAge = /^siècles?$/u.test(next?.text ?? '');
  if (isAge && /^[IVX]+$/u.test(text)) return say(ordinal(value));
  if (NUMBERED.test(before.text.replace(/^[ld]['’]/iu, ''))) return say(cardinal(value));
  const isCertain = /^[IVX]{2,}$/u.test(text) || (/^[VXI]$/u.test(text) && !NOT_COUNTED.test(before.text));
  return isCapitalised(before) && before.text.length > 2 && isCertain ? say(cardinal(value)) : undefined;
};

/** “½ heure” and “1/2 h” are read as “une demi heure”. */
const readHalf: Reader = (words, at, { units }) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isHalf = /^(?:1\/2|½)$/u.test(word?.text ?? '') && !/^\d/u.test(before?.text ?? '');
  const unit = own(units, next?.text ?? '');
  const isFeminine = unit?.[2] === 'f' || (word !== undefined && frenchFormBefore(word, next) === 'feminine');
  if (!isHalf || word?.closes !== '' || !isFeminine) return undefined;
  const hasArticle = [words[at - 1], words[at - 2]].some((one) =>
    /^(?:une|la|cette|chaque)$/iu.test(one?.text ?? ''),
  );
  const half = hasArticle ? 'demi' : 'une demi';
  return unit === undefined ? say(half) : say(half, unit[0]);
};

const AGE = /^(?:[IVX]+(?:er?|ème|ᵉ)[-–])?(?:[IVX]+|\d{1,2})(?:er?|ème|ᵉ)$/u;

/** “IIIe s.”, “IIIe-IVe s.” */
const readAge: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isAge = word?.text === 's' && word.closes.startsWith('.') && AGE.test(before?.text ?? '');
  return isAge ? [{ spoken: 'siècle', dotted: next !== undefined && !isCapitalised(next) }] : undefined;
};

const DATE_BEFORE = /^(?:le|du|au|dès|depuis)$/iu;

/** “le 24/12”. */
const readDayAndMonth: Reader = (words, at) => {
  const { day = '', month = '' } =
    /^(?<day>\d{1,2})\/(?<month>\d{1,2})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const name = MONTHS[Number(month) - 1];
  const isDate = isDay(Number(day)) && DATE_BEFORE.test(words[at - 1]?.text ?? '');
  return name === undefined || !isDate ? undefined : say(`${sayDay(BigInt(day))} ${name}`);
};

const IN = /^(?:en|depuis|dès|fin|début|avant|après|de|à|entre|et|jusqu['’]en)$/iu;

/** “en 05/2024”. */
const readMonthAndYear: Reader = (words, at) => {
  const [month, year] = monthAndYear(words[at]?.text ?? '');
  const name = IN.test(words[at - 1]?.text ?? '') ? MONTHS[month - 1] : undefined;
  return name === undefined ? undefined : say(`${name} ${uncounted(BigInt(year))}`);
};

/** “1m80”, a height. */
const readHeight: Reader = (words, at) => {
  const { meters = '', rest = '' } =
    /^(?<meters>\d)m(?<rest>\d{2})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  if (meters === '') return undefined;
  const unit = Number(meters) < 2 ? 'mètre' : 'mètres';
  return say(`${cardinal(BigInt(meters))} ${unit} ${cardinal(BigInt(rest))}`);
};

/** “M.” is a title only before a name. */
const readTitle: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  const isPair =
    /^(?:et|ou|&)$/u.test(next?.text ?? '') && /^M(?:me|lle|\.?)$/u.test(words[at + 2]?.text ?? '');
  const isTitle = isCapitalised(next) || isPair || /^l[ea]$/u.test(next?.text ?? '');
  if (word?.text !== 'M' || word.closes !== '.' || !isTitle) return undefined;
  return [{ spoken: 'Monsieur', dotted: true }];
};

/** “Me” is a lawyer’s title in “Me Dupont”, and a pronoun elsewhere. */
const readPronoun: Reader = (words, at) => {
  const text = words[at]?.text ?? '';
  return /^(?:Me|M)$/u.test(text) && !isCapitalised(words[at + 1]) ? say(text) : undefined;
};

const ELIDED =
  /^(?<front>(?:[ldjmtscnLDJMTSCN]|[qQ]u|[jJ]usqu|[lL]orsqu|[pP]uisqu)['’])(?<rest>\d.*|\p{Lu}{2,}.*|\p{Lu}-?\d{1,4}\p{Ll}*|\p{Ll}{2,5})$/u;

/** “plus de 1 200 000” is read as “plus d’un million deux cent mille”. */
const readOfOne: Reader = (words, at, tongue) => {
  const [of, number] = [words[at], words[at + 1]];
  if (!/^de$/iu.test(of?.text ?? '') || of?.closes !== '' || number?.text.startsWith('1') !== true)
    return undefined;
  const [first, ...more] = readAmount(words, at + 1, tongue) ?? [];
  const { one = '', rest = '' } = /^(?<one>une?)(?: (?<rest>.+))?$/u.exec(first?.spoken ?? '')?.groups ?? {};
  const after = joined([rest, more[0]?.spoken ?? '']);
  if (one === '' || /^(?:virgule |à |$)/u.test(after)) return undefined;
  return [...say(`${of.text.slice(0, 1)}'${one}`, rest), ...more];
};

/** “450 millions d’€”, “2 milliards d’a.-l.” */
const readOfMoney: Reader = (words, at, { currencies, units }) => {
  const { sign = '' } = /^d['’](?<sign>.{1,4})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const isCount = /^(?:m(?:illi(?:on|ard)s?|ds?)|M(?:ds?)?)$/u.test(words[at - 1]?.text ?? '');
  const name = own(currencies, sign)?.unit[1] ?? (isCount ? own(units, sign)?.[1] : undefined);
  return name === undefined ? undefined : say(afterMagnitude('millions', name));
};

/** “l’ADN”, “d’1 million”, “d’avr.”: an elided word attached to something that other readers handle. */
const readElided: Reader = (words, at, tongue) => {
  const word = words[at];
  const { front = '', rest = '' } = ELIDED.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || rest === '') return undefined;
  // “L’A320”
  const {
    letter = '',
    digits = '',
    more = '',
  } = /^(?<letter>\p{Lu})-?(?<digits>\d{1,4})(?<more>\p{Ll}*)$/u.exec(rest)?.groups ?? {};
  if (digits !== '')
    return say(joined([`${front.replace('’', "'")}${letter}`, sayWhole(digits, tongue), more]));
  const few = [{ ...word, text: rest }, ...words.slice(at + 1, at + 4)];
  const isShort = /^\p{Ll}/u.test(rest);
  if (isShort && !word.closes.startsWith('.')) return undefined;
  const said = isShort
    ? readAbbreviation(few, 0, tongue)
    : (readLetters(few, 0, tongue) ?? readAmount(few, 0, tongue));
  return said?.map((one, index) =>
    index === 0 ? { ...one, spoken: `${front.replace('’', "'")}${one.spoken}` } : one,
  );
};

export const frenchReaders: readonly Reader[] = [
  readDigits,
  readDay,
  readSpacedClock,
  readClock,
  readGroupedOrdinal,
  readOrdinal,
  readRoman,
  readHalf,
  readAge,
  readDayAndMonth,
  readMonthAndYear,
  readHeight,
  readTitle,
  readPronoun,
  readOfOne,
  readOfMoney,
  readElided,
];
