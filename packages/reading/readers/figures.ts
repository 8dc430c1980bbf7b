import { type Reader, say } from '../tongue.ts';
import { readAmount } from './amount.ts';
import { own } from './lookup.ts';

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

const THOUSANDS = /^(?:[2-9]|\d{2,3})[kK]$/u;

/** “100k vues”: thousands of what follows. */
const readThousands: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const isCount = word?.closes === '' && /^\p{Ll}{3,}s$/u.test(next?.text ?? '');
  const { k } = tongue.moneyMagnitudes;
  if (!isCount || k === undefined || !THOUSANDS.test(word.text)) return undefined;
  return readAmount(words, at, { ...tongue, magnitudes: { ...tongue.magnitudes, k } });
};

const MILLIONS = /^(?:millones|millón|millions?|milliards?)$/u;
/** Words in -s or -x that aren’t plural nouns. */
const NO_PLURAL =
  /^(?:más|menos|tras|antes|después|entonces|jamás|además|los|las|sus|tus|nos|les|des|ses|mes|tes|vos|ils|ces|dans|plus|moins|mais|puis|vers|chez|sans|sous|après|depuis|alors|dès|très|pas|jamais|deux|mieux|eux)$/u;

/** “2.000.000 habitantes” and “2 000 000 habitants” are millions of them. */
const readMillions: Reader = (words, at, tongue) => {
  const said = readAmount(words, at, tongue) ?? [];
  const [last, next] = words.slice(at + said.length - 1, at + said.length + 1);
  const size = said.at(-1)?.spoken.split(' ').at(-1) ?? '';
  const noun = next?.text ?? '';
  if (said.length === 0 || !MILLIONS.test(size) || last?.closes !== '') return undefined;
  const isNoun = /^\p{Ll}{2,}[sx]$/u.test(noun) && !NO_PLURAL.test(noun);
  return isNoun ? [...said, { spoken: tongue.afterMagnitude(size, noun) }] : undefined;
};

const SUMMIT = /^(?<name>COP|CAC)-?(?<digits>\d{1,2})$/u;

/** “COP26”: short names before a number that are words. */
const readNumberedName: Reader = (words, at, { numbers }) => {
  const { name, digits = '' } = SUMMIT.exec(words[at]?.text ?? '')?.groups ?? {};
  return name === undefined ? undefined : say(`${name} ${numbers.cardinal(BigInt(digits))}`);
};

/** Readers of figures that Spanish and French write alike. */
export const figureReaders: readonly Reader[] = [
  readVariable,
  readBetween,
  readThousands,
  readMillions,
  readNumberedName,
];
