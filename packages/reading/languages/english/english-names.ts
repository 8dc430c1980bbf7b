import { sayDigits, sayNumber, sayWhole, writtenNumber } from '../../numbers/written-number.ts';
import { isCapitalised } from '../../readers/dots.ts';
import { unitAfter } from '../../readers/fraction.ts';
import { joined, own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';
import { sayPairs } from './english-models.ts';
import { readRoman } from './english-romans.ts';

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const ORDINAL =
  /^(?:(?<whole>\d{1,3})\.(?=\d[a-z]))?(?<digits>\d{1,3}(?:,\d{3})+|\d{1,15})(?<ending>st|nd|rd|th)$/iu;
const POUNDS = /^\d{1,2}(?:lbs?)?$/u;

/** “31st”, “99.9th”; “11st” and “21st 4lb” are weights in stone. */
const readOrdinal: Reader = (words, at, { marks, numbers }) => {
  const { whole, digits = '', ending = '' } = ORDINAL.exec(words[at]?.text ?? '')?.groups ?? {};
  const isWeight =
    ending === 'st' &&
    (!/(?<!1)1$/u.test(digits) || /lbs?$/u.test(POUNDS.exec(words[at + 1]?.text ?? '')?.[0] ?? ''));
  if (digits === '' || isWeight) return undefined;
  const ordinal = numbers.ordinal(BigInt(digits.replaceAll(',', '')));
  return say(whole === undefined ? ordinal : `${numbers.cardinal(BigInt(whole))} ${marks.point} ${ordinal}`);
};

const DIRECTIONS: Readonly<Record<string, string>> = { N: 'North', S: 'South', E: 'East', W: 'West' };
const STREET =
  /^(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Boulevard|Sq|Square|Place|Way|Court|Terrace)$/u;
const HOUSE = /^(?<digits>[1-9]\d{2,3})(?<letter>[A-Z]?)$/u;
const WORDS_TO_STREET = 4;

/** How many words after a house number a word such as “Street” comes; 0 if it doesn’t. */
const streetAfter = (words: readonly WrittenWord[], at: number): number => {
  const next = words.slice(at + 1, at + 1 + WORDS_TO_STREET);
  const place = next.findIndex(({ text }) => STREET.test(text));
  const isName =
    place > 0 &&
    next
      .slice(0, place)
      .every(
        ({ text, closes }) =>
          /^[\p{Lu}\d]/u.test(text) &&
          (closes === '' || (closes === '.' && own(DIRECTIONS, text) !== undefined)),
      );
  return isName ? place + 1 : 0;
};

const PLACES = list(
  'Form Error Unit Flight Room Route Rte Highway Hwy Interstate Boeing Airbus Cessna Suite Apartment Porsche Ferrari Peugeot RTX GTX RX Radeon GeForce',
);

/** “221B Baker Street”, “Room 101”: numbers that name a place are read in pairs of digits. */
const readHouse: Reader = (words, at, tongue) => {
  const { digits = '', letter = '' } = HOUSE.exec(words[at]?.text ?? '')?.groups ?? {};
  const isNamed = PLACES.has(words[at - 1]?.text ?? '') || streetAfter(words, at) > 0;
  if (digits === '' || !isNamed) return undefined;
  return say(`${sayPairs(digits, tongue)} ${tongue.letters[letter] ?? letter}`.trim());
};

const SHUTOUT = /^(?<goals>\d{1,2})[-–]0$/u;

/** “3-0”, “0-0”: a range never ends at zero, so these are scores. */
const readShutout: Reader = (words, at, tongue) => {
  const goals = SHUTOUT.exec(words[at]?.text ?? '')?.groups?.['goals'];
  return goals === undefined
    ? undefined
    : say(`${/^0+$/u.test(goals) ? 'nil' : sayWhole(goals, tongue)} nil`);
};

const PARTS =
  /^(?<over>\d{1,2})\/(?<under>\d{2,4}|1(?:,?000)+)(?:-(?<noun>inch|mile|second)|(?<time>s|sec))?$/u;
const PARTED = /^(?:inch|inches|mile|miles|second|seconds)$/u;

/**
 * “1/16 inch”, “1/500s”, “1/10 of it”: only the text after such fractions distinguishes them from dates and other
 * pairs of numbers.
 */
const readParts: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const next = word?.closes === '' ? (words[at + 1]?.text ?? '') : '';
  const {
    over = '',
    under = '',
    time,
    noun = time === undefined ? '' : 'of a second',
  } = PARTS.exec(word?.text ?? '')?.groups ?? {};
  const digits = under.replaceAll(',', '');
  const isPart =
    noun !== '' || PARTED.test(next) || (over === '1' && (next === 'of' || digits.startsWith('1000')));
  if (!isPart || Number(over) < 1 || Number(over) >= Number(digits)) return undefined;
  const isAfterWhole = before?.closes === '' && /^\d{1,3}$/u.test(before.text);
  const spoken = tongue.sayFraction(BigInt(over), BigInt(digits));
  return [
    ...say(joined([isAfterWhole ? tongue.marks.and : '', spoken, noun])),
    ...(isAfterWhole ? [] : unitAfter(words, at, tongue, '1/2')),
  ];
};

const MILLIONS = /^(?<count>\d{1,3}(?:\.\d{1,2})?)m$/u;
const PEOPLE = list(
  'people inhabitants residents users viewers visitors voters subscribers followers jobs copies ' +
    'readers refugees passengers customers tourists households units cars vehicles homes barrels tons tonnes albums ' +
    'records tickets phones devices accounts downloads streams players members deaths cases doses workers students ' +
    'children families patients adults voters immigrants migrants shares items books games vaccines Americans ' +
    'Britons Germans Ukrainians Russians Europeans Indians Canadians Australians',
);
const POPULATION = /^(?:populations?|membership|electorate|unemployment)$/iu;
const LENGTHS = /^(?:tall|high|long|wide|deep|away|below|above|apart|across|of)$/u;
const WORDS_TO_PEOPLE = 6;

/**
 * “5m people”, “1.1 m people”, “the population fell from 8.2m”: “m” means millions when it counts people and the
 * like.
 */
const readMillions: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const apart =
    word?.closes === '' && next?.text === 'm' && next.closes === '' ? words[at + 2]?.text : undefined;
  const isApart = PEOPLE.has(apart ?? '');
  const text = `${word?.text ?? ''}${isApart ? 'm' : ''}`;
  const number = writtenNumber(MILLIONS.exec(text)?.groups?.['count'] ?? '', tongue);
  if (number !== undefined && isApart) return say(sayNumber(number, tongue), 'million');
  if (number === undefined || LENGTHS.test(next?.text ?? '')) return undefined;
  const before = words.slice(Math.max(0, at - WORDS_TO_PEOPLE), at);
  const isMany = number.fraction !== undefined && before.some(({ text }) => POPULATION.test(text));
  const isCount = isMany || (word?.closes === '' && PEOPLE.has(next?.text ?? ''));
  return isCount ? say(`${sayNumber(number, tongue)} million`) : undefined;
};

const NAMED_BY_SIDE =
  /^(?:Korea|Carolina|Dakota|America|Africa|Virginia|Germany|Sudan|Ireland|Vietnam|London)(?:n|['’]s)?$/u;

/** “450 W. 42nd St.”, “N. Korea” */
const readDirection: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const name = own(DIRECTIONS, word?.text ?? '');
  const isAddress =
    /^\d+$/u.test(before?.text ?? '') && /^(?:\p{Lu}|\d+(?:st|nd|rd|th)$)/u.test(next?.text ?? '');
  const isLand = word?.closes === '.' && NAMED_BY_SIDE.test(next?.text ?? '');
  const isIn = isAddress && before?.closes === '' && /^\.?$/u.test(word?.closes ?? '');
  return name !== undefined && (isLand || isIn) ? [{ spoken: name, dotted: true }] : undefined;
};

const isInAddress = (words: readonly WrittenWord[], at: number): boolean =>
  [1, 2, 3, 4].some(
    (back) => HOUSE.test(words[at - back]?.text ?? '') || /^\d{1,5}$/u.test(words[at - back]?.text ?? ''),
  );

const OWNER = /^(?:an?|the|my|your|his|her|its|our|their)$/iu;

/** “St.” is “Saint” before a name and “Street” after one; “Dr.” is “Doctor” or “Drive”. */
const readSaintOrStreet: Reader = (words, at, { beginnings }) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || !/^(?:St|Dr)$/u.test(word.text)) return undefined;
  const isNamed =
    (isCapitalised(before) && !beginnings.has(before?.text ?? '')) ||
    /^\d+(?:st|nd|rd|th)$/u.test(before?.text ?? '');
  // “Dr. No”, but “Elm Dr. No one came” and “his Dr. He said”
  const isFamous = /^(?:No|Who)$/u.test(next?.text ?? '');
  const mayBegin = (isNamed && before?.closes === '') || (OWNER.test(before?.text ?? '') && !isFamous);
  const isName =
    isCapitalised(next) && !(mayBegin && beginnings.has(next?.text ?? '')) && /^\.?$/u.test(word.closes);
  const isStreet = isNamed && before?.closes === '' && (!isName || isInAddress(words, at));
  const [road, person] = word.text === 'St' ? ['Street', 'Saint'] : ['Drive', 'Doctor'];
  const dotted = isName || (next !== undefined && !isCapitalised(next));
  return [{ spoken: isStreet ? road : person, dotted }];
};

const TALL = /^(?<feet>\d{1,2})['’′](?<inches>\d{1,2})(?:["”″]|'')?$/u;

/** “5 ft 11 in”: the inches after feet. */
const readInches: Reader = (words, at, { numbers }) => {
  const [feet, word, unit] = [words[at - 1], words[at], words[at + 1]];
  if (!/^(?:ft|foot|feet)$/u.test(feet?.text ?? '') || unit?.text !== 'in') return undefined;
  const { inches = '' } = /^(?<inches>\d|1[01])$/u.exec(word?.text ?? '')?.groups ?? {};
  return inches === ''
    ? undefined
    : say(numbers.cardinal(BigInt(inches)), inches === '1' ? 'inch' : 'inches');
};

const MEASURED = /^(?:tall|long|high|wide|deep|away|above|below|across|apart)$/u;

/** “6'2"”, “20' tall”, “1,200'”: a height or other length in feet. */
const readHeight: Reader = (words, at, tongue) => {
  const { numbers } = tongue;
  const [word, next] = [words[at], words[at + 1]];
  const text = word?.text ?? '';
  const isLong = /^\d{1,2},\d{3}$/u.test(text) && /^['’′][.,;)]?$/u.test(word?.closes ?? '');
  const isMarked = /^\d{1,5}$/u.test(text) && /^['’′]$/u.test(word?.closes ?? '');
  const isFeet = (isMarked && MEASURED.test(next?.text ?? '')) || isLong;
  if (isFeet) return say(`${sayWhole(text.replace(',', ''), tongue)} ${text === '1' ? 'foot' : 'feet'}`);
  const { feet = '', inches = '' } = TALL.exec(text)?.groups ?? {};
  if (feet === '') return undefined;
  return say(`${numbers.cardinal(BigInt(feet))} foot ${numbers.cardinal(BigInt(inches))}`);
};

const PHONE = /^(?:1-)?(?:\(?\d{3}\)?-)?\d{3}-\d{4}$/u;

/** “555-0123”. */
const readPhone: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  if (!PHONE.test(text)) return undefined;
  const { free = '', own: number = '' } = /^1-(?<free>[89])00-(?<own>.+)$/u.exec(text)?.groups ?? {};
  if (free !== '') {
    const called = sayDigits(number.replaceAll(/\D/gu, ''), tongue);
    return say(`${sayDigits('1', tongue)} ${sayDigits(free, tongue)} hundred ${called}`);
  }
  return say(sayDigits(text.replaceAll(/\D/gu, ''), tongue));
};

/** “rock ’n’ roll”. */
const readAnd: Reader = (words, at, { marks }) => {
  const word = words[at];
  return /^[nN]$/u.test(word?.text ?? '') && /^['’‘]$/u.test(word?.opens ?? '') ? say(marks.and) : undefined;
};

/** “5th c. BC”. */
const readCentury: Reader = (words, at) => {
  const isShort = /^(?:c|cent)$/u.test(words[at]?.text ?? '') && words[at]?.closes.startsWith('.');
  return isShort && ORDINAL.test(words[at - 1]?.text ?? '')
    ? [{ spoken: 'century', dotted: words[at + 1] !== undefined }]
    : undefined;
};

const MANY = /^(?:people|men|women|children|(?!is$|was$|has$)\p{Ll}{2,}s)$/u;

/** “the No 1 song”, as written in British English; in “No 2 snowflakes are alike”, “No” is an ordinary word. */
const readNumber: Reader = (words, at, { marks }) => {
  const [before, word, next, noun] = [-1, 0, 1, 2].map((step) => words[at + step]);
  const isNumbered = word?.text === 'No' && word.closes === '' && /^\d{1,3}$/u.test(next?.text ?? '');
  const isInside = before !== undefined && /^,?$/u.test(before.closes);
  const isCount = next?.closes === '' && MANY.test(noun?.text ?? '');
  return isNumbered && isInside && !isCount ? say(marks.number) : undefined;
};

/** “the WHO” is no question. */
const readHealth: Reader = (words, at) => {
  const { ending } = /^WHO(?<ending>(?:['’]s)?)$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const isNamed = /^the$/iu.test(words[at - 1]?.text ?? '');
  return ending !== undefined && isNamed ? say(`W H O${ending === '' ? '' : "'s"}`) : undefined;
};

export const englishNames: readonly Reader[] = [
  readRoman,
  readOrdinal,
  readHouse,
  readShutout,
  readParts,
  readMillions,
  readDirection,
  readSaintOrStreet,
  readInches,
  readHeight,
  readPhone,
  readAnd,
  readCentury,
  readNumber,
  readHealth,
];
