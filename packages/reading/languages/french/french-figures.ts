import { sayWhole } from '../../numbers/written-number.ts';
import { readAmount } from '../../readers/amount.ts';
import { isCapitalised, isNumber } from '../../readers/dots.ts';
import { own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';
import { romanceFigures } from '../romance-figures.ts';
import { cardinal, ordinal, uncounted } from './french-numbers.ts';
import { MONTHS } from './french-readers.ts';

/** “les nos 14 et 15”: after an article, “nos” isn’t a possessive. */
const readNumbers: Reader = (words, at) => {
  const isPlural = words[at]?.text === 'nos' && /^(?:les|aux|des|ces)$/iu.test(words[at - 1]?.text ?? '');
  return isPlural && isNumber(words[at + 1]) ? say('numéros') : undefined;
};

/** “les art. 5 et 6”, “5 al. 2”: abbreviations for parts of a law. */
const readLawPart: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.closes !== '.' || !isNumber(next)) return undefined;
  if (word.text === 'al') return [{ spoken: 'alinéa', dotted: true }];
  const isPlural = word.text === 'art' && /^(?:les|aux|des|ces)$/iu.test(before?.text ?? '');
  return isPlural ? [{ spoken: 'articles', dotted: true }] : undefined;
};

/** “art. 5 al. 2”: “al.” isn’t a unit there. */
const readParagraphed: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const isPart = next?.text === 'al' && next.closes === '.' && isNumber(words[at + 2]);
  return isPart && word !== undefined && /^\d{1,4}$/u.test(word.text)
    ? readAmount([word], 0, tongue)
    : undefined;
};

const MOST_PAGES = 4;

/** “un dossier de 1 500 p.” */
const readPages: Reader = (words, at, tongue) => {
  const few = words.slice(at, at + MOST_PAGES);
  const last = few.findIndex(({ text }, index) => index > 0 && !/^\d{3}$/u.test(text));
  const page = few[last];
  const isPages = page?.text === 'p' && page.closes.startsWith('.');
  if (!isPages || !/^\d{1,4}$/u.test(few[0]?.text ?? '') || isNumber(words[at + last + 1])) return undefined;
  return readAmount(few, 0, { ...tongue, units: { p: ['page', 'pages', 'f'] } });
};

const STREETS: Readonly<Record<string, string>> = {
  all: 'allée',
  ch: 'chemin',
  chem: 'chemin',
  crs: 'cours',
  fg: 'faubourg',
  imp: 'impasse',
  pass: 'passage',
  r: 'rue',
  rés: 'résidence',
  rte: 'route',
  sq: 'square',
};
const HOUSE = /^\d{1,4}(?:[A-D]|bis|ter)?$|^bis$|^ter$/u;

/** “16, imp. des Lilas”: abbreviations that are clear only after a house number. */
const readStreet: Reader = (words, at) => {
  const [house, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isName = isCapitalised(next) || /^(?:du|des?|d['’].+|l['’].+|la|le)$/u.test(next?.text ?? '');
  const street = own(STREETS, word?.text ?? '');
  const isAfterHouse = HOUSE.test(house?.text ?? '') && /^,?$/u.test(house?.closes ?? '');
  if (street === undefined || !isAfterHouse || !isName || word?.closes !== '.') return undefined;
  return [{ spoken: street, dotted: true }];
};

const ROUND = /^1\/(?<under>2|4|8|16|32|64)(?:i?[eè]mes?|es?)?$/u;
const MANY = /^(?:les|des|aux|ces|en|leurs)$/iu;

/** “en 1/8 de finale”, “la 1/2 finale”: rounds of a tournament. */
const readRound: Reader = (words, at) => {
  const [before, word, next, last] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  const { under = '' } = ROUND.exec(word?.text ?? '')?.groups ?? {};
  if (under === '' || word?.closes !== '') return undefined;
  if (under === '2') return /^finales?$/u.test(next?.text ?? '') ? say('demi') : undefined;
  if (next?.text !== 'de' || !/^finales?$/u.test(last?.text ?? '')) return undefined;
  return say(
    `${under === '4' ? 'quart' : ordinal(BigInt(under))}${MANY.test(before?.text ?? '') ? 's' : ''}`,
  );
};

/** “300 k€”: before “mille”, “cent” and “vingt” have no s. */
const readMany: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  if (!/(?:80|00)(?:[kK]|$)/u.test(word?.text ?? '')) return undefined;
  if (!/[kK]/u.test(word?.text ?? '') && !/^(?:k€|k\$|K€|mille)$/u.test(next?.text ?? '')) return undefined;
  const said = readAmount(words, at, tongue);
  const [first, rest] = said ?? [];
  if (first === undefined || !/(?:^|(?:cent|vingt)s )mille(?:$| )/u.test(rest?.spoken ?? first.spoken))
    return undefined;
  return said?.map((one) => ({ ...one, spoken: one.spoken.replace(/(?<=cent|vingt)s(?=$| mille)/u, '') }));
};

const NUMBERED =
  /^(?:[ld]['’])?(?:ann?ées?|an|pages?|pp?|chapitre|chap|article|art|numéro|n[°ºo]|tome|volume|vol|chambre|ligne|verset|psaume|route|appartement|bus|départementale|nationale)$/iu;
const YEAR_BEFORE =
  /^(?:en|vers|depuis|dès|(?:jusqu|d)['’]en|(?:l['’])?(?:été|hiver|automne)|printemps|début|fin)$/iu;
const ROUND_NUMBER =
  /^(?:(?<from>\d{1,4})[-–])?(?<digits>\d{0,2}(?:80|[1-9]00))$|^(?<first>\d{0,2}80)[-–](?<last>\d{1,4})$/u;
const YEAR = /^(?:1\d|20)\d{2}$/u;

/** “pages 180 à 200”, “de 1780 à 1800”: the second of two numbers. */
const isSecond = (words: Parameters<Reader>[0], at: number, isYear: boolean): boolean => {
  const [name, first, link] = words.slice(Math.max(0, at - 3), at);
  if (!/^(?:à|et|ou)$/u.test(link?.text ?? '') || !isNumber(first)) return false;
  return NUMBERED.test(name?.text ?? '') || (isYear && YEAR.test(first?.text ?? ''));
};

/** “les années 80”, “page 200”, “en 1980”: “vingt” and “cent” have no s when they don’t count anything. */
const readUncounted: Reader = (words, at, { marks }) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const found = ROUND_NUMBER.exec(word?.text ?? '')?.groups ?? {};
  const { first, last = '', from = first, digits = last } = found;
  if (digits === '' || digits.startsWith('0')) return undefined;
  const name = (before?.text ?? '').toLowerCase();
  const isCount = word?.closes === '' && /^(?:\p{Ll}{2,}[sx]|%|€|k\p{L}|m)$/u.test(next?.text ?? '');
  const isFirst = /^(?:de|entre)$/u.test(name) && /^(?:à|et)$/u.test(next?.text ?? '');
  const mayBeYear = YEAR.test(digits) && !isCount;
  const isYear = mayBeYear && (isFirst || YEAR_BEFORE.test(name) || MONTHS.includes(name));
  if (!isYear && !NUMBERED.test(name) && !isSecond(words, at, mayBeYear)) return undefined;
  const spoken = uncounted(BigInt(digits));
  return say(from === undefined ? spoken : `${uncounted(BigInt(from))} ${marks.to} ${spoken}`);
};

const HOTLINE = /^3[0-69](?!00)\d{2}$/u;

/** “le 3919”: a short telephone number. */
const readHotline: Reader = (words, at) => {
  const { text = '', closes = '' } = words[at] ?? {};
  const isCount = closes === '' && /^(?:\p{Ll}+[sx]|[ck]?m|k?g|ha|h|l|t)$/u.test(words[at + 1]?.text ?? '');
  if (!HOTLINE.test(text) || isCount || !/^(?:le|au|du)$/iu.test(words[at - 1]?.text ?? '')) return undefined;
  const [first, last] = [text.slice(0, 2), text.slice(2)];
  const zero = last.startsWith('0') ? `${cardinal(0n)} ` : '';
  return say(`${cardinal(BigInt(first))} ${zero}${cardinal(BigInt(last))}`);
};

/** “En 1789 : 3 raisons”: a colon with spaces around it means division only in a calculation. */
const readColon: Reader = (words, at) => {
  const { text, closes } = words[at] ?? {};
  return text === '' && closes === ':' && words[at + 2]?.text !== '=' ? say('') : undefined;
};

/** “0612345678”: a telephone number is read in pairs. */
const readBarePhone: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  if (!/^0[1-9]\d{8}$/u.test(text)) return undefined;
  return say((text.match(/\d\d/gu) ?? []).map((pair) => sayWhole(pair, tongue)).join(' '));
};

/** “les années 90's” */
const readDecade: Reader = (words, at) => {
  const { decade = '' } = /^(?<decade>[2-9]0)['’]?s$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const isDecade = decade !== '' && /^(?:les|ann[ée]es|des)$/iu.test(words[at - 1]?.text ?? '');
  return isDecade ? say(uncounted(BigInt(decade))) : undefined;
};

const DOLLARS: Readonly<Record<string, string>> = {
  US: 'américains',
  CA: 'canadiens',
  CAN: 'canadiens',
  AU: 'australiens',
};

/** “350 $ CA”: the code says which country’s dollars are meant. */
const readDollars: Reader = (words, at) => {
  const [before, word] = [words[at - 1], words[at]];
  const whose = own(DOLLARS, word?.text ?? '');
  return whose !== undefined && before?.text.endsWith('$') === true && before.closes === ''
    ? say(whose)
    : undefined;
};

const SPOONS: Readonly<Record<string, string>> = { s: 'soupe', c: 'café', t: 'thé', d: 'dessert' };
const SPOON = /^(?:soupe|café|thé|table|dessert)$/u;

const PRICED = /^(?:co[ûu]t|vaut|valai|prix|vend|achet|pai|pay|timbre|seulement)/u;

/** “coûtait 50 c”, “20 c le litre”. */
const readCentimes: Reader = (words, at) => {
  const [count, word, next] = [-1, 0, 1].map((step) => words[at + step]);
  if (word?.text !== 'c' || !/^[1-9]\d?$/u.test(count?.text ?? '')) return undefined;
  const isPrice =
    /^(?:le|la|pièce|par|l[’'].+)$/u.test(next?.text ?? '') ||
    words.slice(Math.max(0, at - 4), at - 1).some(({ text }) => PRICED.test(text));
  return isPrice ? say(count?.text === '1' ? 'centime' : 'centimes') : undefined;
};

/** “1 c. à s.”, “½ c. à thé”, “2 c. à soupe”: spoonfuls in recipes. */
const readSpoon: Reader = (words, at) => {
  const [before, word, to, kind] = [-1, 0, 1, 2].map((step) => words[at + step]);
  const name = own(SPOONS, kind?.text ?? '') ?? SPOON.exec(kind?.text ?? '')?.[0];
  if (word?.text !== 'c' || !/^[àa]$/u.test(to?.text ?? '') || name === undefined) return undefined;
  const count = before?.text ?? '';
  const isPart = /^(?:[13]\/[34]|2\/3|[¼¾⅓⅔])$/u.test(count);
  const spoon = /^(?:1|1\/2|½|une|demi|demie)$/u.test(count) || isPart ? 'cuillère' : 'cuillères';
  return [
    { spoken: isPart ? `de ${spoon}` : spoon, dotted: true },
    { spoken: 'à' },
    {
      spoken: name,
      dotted:
        kind?.closes.startsWith('.') === true &&
        words[at + 3]?.text !== undefined &&
        !isCapitalised(words[at + 3]),
    },
  ];
};

/** “5.-”, the Swiss way to write a price in whole francs. */
const readWholeFrancs: Reader = (words, at, tongue) => {
  const word = words[at];
  if (word === undefined || !/^\d[\d'’]*$/u.test(word.text) || !/^\.[-–—]/u.test(word.closes))
    return undefined;
  return readAmount([{ ...word, text: `${word.text}F`, closes: '' }], 0, tongue);
};

/** “à la 89e min.”: a minute of a match. */
const readMatchMinute: Reader = (words, at) => {
  const { text, closes = '' } = words[at] ?? {};
  const isMinute = text === 'min' && /^\d{1,3}(?:e|ème|ᵉ)(?:\+\d+)?$/u.test(words[at - 1]?.text ?? '');
  return isMinute
    ? [{ spoken: 'minute', dotted: closes === '.' && !isCapitalised(words[at + 1]) }]
    : undefined;
};

const ABOUT: Readonly<Record<string, string>> = {
  '8': 'huit',
  '10': 'diz',
  '12': 'douz',
  '15': 'quinz',
  '20': 'vingt',
  '30': 'trent',
  '40': 'quarant',
  '50': 'cinquant',
  '60': 'soixant',
  '100': 'cent',
};

/** “une 20aine” */
const readAbout: Reader = (words, at) => {
  const { digits = '', ending } =
    /^(?<digits>\d{1,3})(?<ending>aines?)$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const stem = own(ABOUT, digits);
  return stem === undefined ? undefined : say(`${stem}${ending}`);
};

export const frenchFigures: readonly Reader[] = [
  ...romanceFigures,
  readNumbers,
  readLawPart,
  readParagraphed,
  readPages,
  readStreet,
  readRound,
  readMany,
  readUncounted,
  readHotline,
  readColon,
  readBarePhone,
  readDecade,
  readDollars,
  readSpoon,
  readCentimes,
  readWholeFrancs,
  readMatchMinute,
  readAbout,
];
