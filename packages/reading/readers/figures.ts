import { type Noun, type Reader, say, type Tongue } from '../tongue.ts';
import { readAmount } from './amount.ts';
import { isNumber } from './dots.ts';
import { joined, own } from './lookup.ts';

const MINUTE = /^['’′],?$/u;
const SECOND = /^(?:["”″]|''|′′),?$/u;
const SMALL = /^[0-5]?\d$/u;
const COORDINATE =
  /^(?<degrees>\d{1,3})°(?<minutes>[0-5]?\d)['’′]?(?:(?<seconds>[0-5]?\d)(?:["”″]|''|′′)?)?(?<point>[NSEOW]?)$/u;

const count = (digits: string, unit: Noun | undefined, { numbers }: Tongue): string =>
  unit === undefined
    ? ''
    : joined([
        numbers.cardinal(BigInt(digits), unit[2] === 'f' ? 'feminine' : 'masculine'),
        unit[digits === '1' ? 0 : 1],
      ]);

/** The word for a point of the compass, as in the unit “°N”. */
const pointOf = (letter: string, { units }: Tongue): string =>
  own(units, `°${letter}`)?.[1].split(' ').at(-1) ?? '';

/** “43° 23′ 12″ N” and “43°23′12″N”. */
const readCoordinate: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const { units } = tongue;
  const { text = '', closes = '' } = word ?? {};
  const { degrees = '', minutes = '', seconds, point = '' } = COORDINATE.exec(text)?.groups ?? {};
  if (degrees !== '')
    return say(
      joined([
        count(degrees, units['°'], tongue),
        count(minutes, units['min'], tongue),
        seconds === undefined ? '' : count(seconds, units['s'], tongue),
        pointOf(point, tongue),
      ]),
    );
  const isAfterDegrees = /\d°$/u.test(before?.text ?? '');
  const isAfterMinutes = MINUTE.test(before?.closes ?? '') && /°/u.test(words[at - 2]?.text ?? '');
  if (SMALL.test(text) && MINUTE.test(closes) && isAfterDegrees)
    return say(count(text, units['min'], tongue));
  if (SMALL.test(text) && SECOND.test(closes) && isAfterMinutes) return say(count(text, units['s'], tongue));
  const isAfterMark =
    MINUTE.test(before?.closes ?? '') || SECOND.test(before?.closes ?? '') || isAfterDegrees;
  const isPoint = /^[NSEOW]$/u.test(text) && isAfterMark && /^\d/u.test(before?.text ?? '');
  return isPoint ? say(pointOf(text, tongue)) : undefined;
};

const OPERATOR = /^[=×÷≈]$/u;

/** “F = m × a”: the letters of a formula written with spaces are said by their names. */
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

/** “entre 80–90”: the dash is an “and”. */
const readBetween: Reader = (words, at, tongue) => {
  const [before, word, dash] = [words[at - 1], words[at], words[at + 1]];
  const isSpaced = /^\d/u.test(word?.text ?? '') && /^[-–—]$/u.test(dash?.text === '' ? dash.closes : '');
  if (!/^entre$/iu.test(before?.text ?? '') || !(isSpaced || RANGE.test(word?.text ?? ''))) return undefined;
  return readAmount(words, at, { ...tongue, marks: { ...tongue.marks, to: tongue.marks.and } });
};

const THOUSANDS = /^(?:[2-9]|\d{2,3}|\d{1,3}[.,]\d)k$/u;

/** “100k vues”: thousands of what follows. */
const readThousands: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const isCount = word?.closes === '' && /^\p{Ll}{3,}s$/u.test(next?.text ?? '');
  const { k } = tongue.moneyMagnitudes;
  if (!isCount || k === undefined || !THOUSANDS.test(word.text)) return undefined;
  return readAmount(words, at, { ...tongue, magnitudes: { ...tongue.magnitudes, k } });
};

const SUMMIT = /^(?<name>COP|CAC)-?(?<digits>\d{1,2})$/u;

/** “COP26”: short names before a number that are words. */
const readNumberedName: Reader = (words, at, { numbers }) => {
  const { name, digits = '' } = SUMMIT.exec(words[at]?.text ?? '')?.groups ?? {};
  return name === undefined ? undefined : say(`${name} ${numbers.cardinal(BigInt(digits))}`);
};

/** “v2.1”, with the word for a version. */
const versionReader =
  (name: string): Reader =>
  (words, at, { numbers, marks }) => {
    const { parts = '' } = /^[vV](?<parts>\d{1,3}(?:\.\d{1,3})+)$/u.exec(words[at]?.text ?? '')?.groups ?? {};
    const said = parts.split('.').map((part) => (part === '' ? '' : numbers.cardinal(BigInt(part))));
    return parts === '' ? undefined : say(`${name} ${said.join(` ${marks.point} `)}`);
  };

const LENGTH = /^(?:\d[\d.,]*)?[cdkm]?m$/u;

/** “3 m × 4 m”: the sides of something. */
const sidesReader =
  (by: string): Reader =>
  (words, at) => {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
    const isSides = /^[x×]$/u.test(word?.text ?? '') && LENGTH.test(before?.text ?? '');
    return isSides && isNumber(next) ? say(by) : undefined;
  };

/** Readers of figures that Spanish and French write alike; `by` is said between the sides of something. */
export const figureReaders = ({
  version,
  by,
}: Readonly<Record<'version' | 'by', string>>): readonly Reader[] => [
  sidesReader(by),
  readCoordinate,
  readVariable,
  readBetween,
  readThousands,
  readNumberedName,
  versionReader(version),
];
