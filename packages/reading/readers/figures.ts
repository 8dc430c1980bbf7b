import { sayWhole } from '../numbers/written-number.ts';
import { type Reader, say } from '../tongue.ts';
import { readAmount } from './amount.ts';
import { digitGroups } from './digit-groups.ts';
import { unitAfter } from './fraction.ts';
import { sayLetters } from './letters.ts';
import { joined, own } from './lookup.ts';

const OPERATOR = /^[=×÷≈]$/u;

/** “F = m × a”: in a formula with spaces, letters are read out by name. */
const readVariable: Reader = (words, at, { letters }) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const text = word?.text ?? '';
  const isBeside = [before, next].some((one) =>
    OPERATOR.test((one?.text === '' ? one.closes : one?.text) ?? ''),
  );
  const name = text.toUpperCase();
  return /^[A-Z]$/u.test(name) && isBeside ? say(own(letters, name) ?? name) : undefined;
};

const RANGE = /^\d[\d.,]*[-–—]\d/u;

/** “entre 80–90”: the dash is read as “and”. */
const readBetween: Reader = (words, at, tongue) => {
  const [before, word, dash] = [words[at - 1], words[at], words[at + 1]];
  const isSpaced = /^\d/u.test(word?.text ?? '') && /^[-–—]$/u.test(dash?.text === '' ? dash.closes : '');
  if (!/^entre$/iu.test(before?.text ?? '') || !(isSpaced || RANGE.test(word?.text ?? ''))) return undefined;
  return readAmount(words, at, { ...tongue, marks: { ...tongue.marks, to: tongue.marks.and } });
};

const THOUSANDS = /^(?:[2-9]|\d{2,3})[kK]$/u;

/** “100k vues”: thousands of what follows. */
const readThousands: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const isCount = word?.closes === '' && /^\p{Ll}{3,}s$/u.test(next?.text ?? '');
  const { k } = tongue.moneyMagnitudes;
  if (!isCount || k === undefined || !THOUSANDS.test(word.text)) return undefined;
  const said = readAmount(words, at, { ...tongue, magnitudes: { ...tongue.magnitudes, k } });
  // “trois cent mille” has no s.
  return said?.map((one) => ({ ...one, spoken: one.spoken.replace(/(?<=cent|vingt)s(?= mille)/u, '') }));
};

const MILLIONS = /^(?:millones|millón|millions?|milliards?)$/u;
/** Words in -s or -x that aren’t plural nouns. */
export const NO_PLURAL =
  /^(?:más|menos|tras|antes|después|entonces|jamás|además|los|las|sus|tus|nos|les|des|ses|mes|tes|vos|ils|ces|dans|plus|moins|mais|puis|vers|chez|sans|sous|après|depuis|alors|dès|très|pas|jamais|deux|mieux|eux)$/u;

/** “2.000.000 habitantes” and “2 000 000 habitants” are read as millions of inhabitants. */
const readMillions: Reader = (words, at, tongue) => {
  const said = readAmount(words, at, tongue) ?? [];
  const [last, next] = words.slice(at + said.length - 1, at + said.length + 1);
  const size = said.at(-1)?.spoken.split(' ').at(-1) ?? '';
  const noun = next?.text ?? '';
  if (said.length === 0 || !MILLIONS.test(size) || last?.closes !== '') return undefined;
  const isNoun = /^\p{Ll}{2,}[sx]$/u.test(noun) && !NO_PLURAL.test(noun);
  return isNoun ? [...said, { spoken: tongue.afterMagnitude(size, noun) }] : undefined;
};

const SUM = /^(?:=|fait|font|égale|es|son|da|igual)$/u;

/** “3 - 2”, “3 – 0”: a score, unless it is a sum. */
const readSpacedScore: Reader = (words, at, tongue) => {
  const [first, dash, last, next] = words.slice(at, at + 4);
  const isDash = dash?.text === '' && /^[-–—]$/u.test(dash.closes);
  const isPair = [first, last].every((one) => /^\d{1,3}$/u.test(one?.text ?? ''));
  if (!isDash || !isPair || first?.closes !== '' || last === undefined) return undefined;
  if (Number(first.text) < Number(last.text) || SUM.test(next?.text ?? '')) return undefined;
  if (unitAfter(words, at + 2, tongue).length > 0) return undefined;
  return say(sayWhole(first.text, tongue), tongue.marks.ratio, sayWhole(last.text, tongue));
};

const ODDS = /^1\/(?<under>[1-9][\d.,]*)$/u;

/** “1/14 000 000”, “1/1000 s”: one in many, or a small fraction of a unit. */
const readOdds: Reader = (words, at, tongue) => {
  const { under = '' } = ODDS.exec(words[at]?.text ?? '')?.groups ?? {};
  const [word, ...rest] = words.slice(at, at + 6);
  if (under === '' || word === undefined) return undefined;
  const { groups, text } = digitGroups(
    [{ ...word, text: under, start: word.end - under.length }, ...rest],
    0,
    tongue,
  );
  const digits = text.replaceAll(/\D/gu, '');
  if (digits.length < 4 && groups.length < 2) return undefined;
  const silent = groups.slice(1).map(() => '');
  const unit = unitAfter(words, at + silent.length, tongue, text);
  if (unit.length > 0) return [...say(tongue.sayFraction(1n, BigInt(digits)), ...silent), ...unit];
  const over = own(tongue.marks.betweenNumbers, '/') ?? '';
  return say(`${sayWhole('1', tongue)} ${over} ${sayWhole(digits, tongue)}`, ...silent);
};

const ZONE = /^(?<name>UTC|GMT)(?<sign>[-−–+])(?<hours>\d{1,2})(?::(?<minutes>[0-5]\d))?$/u;

/** “UTC-5”: the hyphen is a minus sign. */
const readTimeZone: Reader = (words, at, tongue) => {
  const { name, sign, hours = '', minutes = '' } = ZONE.exec(words[at]?.text ?? '')?.groups ?? {};
  if (name === undefined) return undefined;
  const { plus, minus } = tongue.marks;
  const said = [hours.replace(/^0(?=\d)/u, ''), minutes].filter((one) => one !== '');
  const numbers = said.map((one) => sayWhole(one, tongue)).join(' ');
  return say(`${sayLetters(name)} ${sign === '+' ? plus : minus} ${numbers}`);
};

const PER_MANY = /^(?<noun>\p{L}{3,})\/(?<under>[1-9]\d{2}[\d.]*)$/u;

/** “3 cas/100 000”: how many out of a large number. */
const readPerMany: Reader = (words, at, tongue) => {
  const { noun, under = '' } = PER_MANY.exec(words[at]?.text ?? '')?.groups ?? {};
  const [word, ...rest] = words.slice(at, at + 6);
  if (noun === undefined || word === undefined || !/^\d/u.test(words[at - 1]?.text ?? '')) return undefined;
  const start = word.end - under.length;
  const [first, ...more] = readAmount([{ ...word, text: under, start }, ...rest], 0, tongue) ?? [];
  const per = tongue.code === 'fr' ? 'pour' : 'por cada';
  return first === undefined ? undefined : [{ ...first, spoken: `${noun} ${per} ${first.spoken}` }, ...more];
};

const PARTED = /^(?<over>\d{1,2})\/(?<under>\d{1,2})$/u;
const PART =
  /^(?:parte?|teil|folge|tag|day|chapter|partie|[ée]pisode|episodio|cap[ií]tulo|chapitre|jour|d[ií]a|vid[ée]o|volet|étape|etapa)$/iu;
const STARS = /^(?:étoiles?|estrellas?|puntos?|points?)$/u;

/** “Part 2/3”, “Teil 2/3”, “4/5 étoiles”: a part in a sequence, or points out of a maximum. */
export const readPartOf: Reader = (words, at, tongue) => {
  const { over = '', under = '' } = PARTED.exec(words[at]?.text ?? '')?.groups ?? {};
  const isRated = words[at]?.closes === '' && STARS.test(words[at + 1]?.text ?? '');
  if (over === '' || !(isRated || PART.test(words[at - 1]?.text ?? ''))) return undefined;
  const of = tongue.marks.outOf.replace(/^out /u, '');
  return say(`${sayWhole(over, tongue)} ${of} ${sayWhole(under, tongue)}`);
};

const ONE_PART = /^1\/(?<under>[2-9])$/u;

/** “un 1/3”: the article already says “one”. */
const readOnePart: Reader = (words, at, tongue) => {
  const { under = '' } = ONE_PART.exec(words[at]?.text ?? '')?.groups ?? {};
  if (under === '' || !/^(?:un|este|cada|otro|ce|chaque|autre)$/iu.test(words[at - 1]?.text ?? ''))
    return undefined;
  const known = own(tongue.fractions, `1/${under}`)?.[0] ?? tongue.sayFraction(1n, BigInt(under));
  return [...say(known.replace(/^un /u, '')), ...unitAfter(words, at, tongue, `1/${under}`)];
};

const NUMBER_MARK = /^(?:#|n[°º]|n\.º|número|numéro|núm)$/iu;

/** “n° 78-17”: the hyphen in a law’s number is silent. */
const readHyphenated: Reader = (words, at, tongue) => {
  const { first, last = '' } =
    /^(?<first>\d{2,4})-(?<last>\d{1,4})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  if (first === undefined || !NUMBER_MARK.test(words[at - 1]?.text ?? '')) return undefined;
  return say(`${sayWhole(first, tongue)} ${sayWhole(last, tongue)}`);
};

const ERA = /^(?:a\. ?C|av\. ?J\.-C|av\. ?JC)\.?[-–—](?<year>\d{1,4})$/u;

/** “27 a. C.-14 d. C.”, “27 av. J.-C.-14 apr. J.-C.”: years from one era to the next. */
const readEras: Reader = (words, at, { code, marks, numbers }) => {
  const [word, next] = [words[at], words[at + 1]];
  const text = word?.text ?? '';
  const apart = /^(?:a|av)$/u.test(text) && word?.closes === '.' ? `${text}. ${next?.text ?? ''}` : text;
  const { year = '' } = ERA.exec(apart)?.groups ?? {};
  if (year === '' || !/^\d/u.test(words[at - 1]?.text ?? '')) return undefined;
  const [before, christ] = code === 'fr' ? ['avant', 'Jésus-Christ'] : ['antes de', 'Cristo'];
  const rest = `${christ} ${marks.to} ${numbers.year(BigInt(year))}`;
  return apart === text ? say(`${before} ${rest}`) : [{ spoken: before, dotted: true }, ...say(rest)];
};

const MOST_GROUPS = 5;
const DASHED = /^(?<end>\d{1,3})[-–—](?<start>\d{1,3})$/u;

/** “6 000-8 000 soldats”, “500-1 000 €”: a range of numbers with spaces between their digit groups. */
const readGroupedRange: Reader = (words, at, tongue) => {
  const few = words.slice(at, at + MOST_GROUPS);
  const middle = few.findIndex(({ text, closes }) => closes !== '' || !/^\d{1,3}$/u.test(text));
  const [before, word] = [few.slice(0, Math.max(0, middle)), few[middle]];
  const { end = '', start = '' } = DASHED.exec(word?.text ?? '')?.groups ?? {};
  if (word?.closes !== '' || end === '' || before.some(({ text }, index) => index > 0 && text.length < 3))
    return undefined;
  const rest = [
    { ...word, text: start, start: word.end - start.length },
    ...words.slice(at + middle + 1, at + middle + MOST_GROUPS),
  ];
  const isGrouped = digitGroups(rest, 0, tongue).groups.length > 1;
  if (middle === 0 ? !isGrouped : end.length < 3) return undefined;
  const from = sayWhole(`${before.map(({ text }) => text).join('')}${end}`, tongue);
  const [last, ...more] = readAmount(rest, 0, tongue) ?? [];
  if (last === undefined) return undefined;
  const upTo = joined([tongue.marks.to, last.spoken]);
  if (middle === 0) return [{ ...last, spoken: `${from} ${upTo}` }, ...more];
  return [...say(from, ...before.slice(1).map(() => '')), { ...last, spoken: upTo }, ...more];
};

/** Readers for number formats that Spanish and French share. */
export const figureReaders: readonly Reader[] = [
  readGroupedRange,
  readVariable,
  readBetween,
  readThousands,
  readMillions,
  readSpacedScore,
  readOdds,
  readTimeZone,
  readPerMany,
  readPartOf,
  readOnePart,
  readHyphenated,
  readEras,
];
