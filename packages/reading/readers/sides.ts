import { type Reader, type Said, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { readAmount } from './amount.ts';
import { joined, own } from './lookup.ts';

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const UNIT = String.raw`(?:[cdkm]?m|ft|yd|mi)(?![\p{L}\d²³/])`;
const FEET = String.raw`['’′](?:\d{1,2}(?:["”″]|''|(?!\d)))?`;
const INCHES = `(?:["”″]|'')`;
const SIDE = String.raw`${NUMBER}(?:${FEET}|${INCHES}|\s?${UNIT})?`;
const NAMES =
  'in|feet|foot|inch|inches|yards|miles|metros|centímetros|milímetros|kilómetros|pies|pulgadas|píxeles|mètres|' +
  'centimètres|millimètres|kilomètres|pieds|pouces|meters|centimeters|millimeters|kilometers|pixels?|px|Meter|' +
  'Zentimeter|Millimeter|Kilometer|Fuß|Zoll|Pixeln?';
const SIDES = new RegExp(
  String.raw`^${SIDE}(?:(?:\s?[x×]\s?|\sby\s)${SIDE})+(?<name>\s(?:${NAMES})(?!\p{L}))?`,
  'u',
);
const LENGTH = new RegExp(String.raw`\d\s?(?:${FEET}|${INCHES}|${UNIT})$`, 'u');
const BETWEEN = /^(?:[x×]|by)$/u;
const GLUED = /(?<=[\d\p{L}'’′"”″])[x×](?=\d)/u;
const MARKED = /^(?<number>[\d.,]+)(?:(?<feet>['’′])(?<inches>\d{0,2})|["”″]|'')/u;
const WORDS_TO_SIGN = 4;
const MOST_WORDS = 12;

/**
 * The written words from a position on that give something’s dimensions; empty if there are none, or if they aren’t
 * lengths.
 */
const sidesAt = (words: readonly WrittenWord[], at: number): readonly string[] => {
  const next = words.slice(at, at + MOST_WORDS).map(({ text, closes }) => `${text}${closes}`);
  if (!/^\d/u.test(next[0] ?? '') || !/[x×]|\sby/u.test(next.slice(0, WORDS_TO_SIGN).join(' '))) return [];
  const found = SIDES.exec(next.join(' '));
  const { 0: whole = '', groups: { name = '' } = {} } = found ?? {};
  const sides = whole.slice(0, whole.length - name.length);
  const isLength = name !== '' || LENGTH.test(sides);
  // “4 m by 3 m” is read well enough word by word.
  return isLength && (!/\sby\s/u.test(sides) || /['’′"”″]/u.test(sides)) ? sides.split(' ') : [];
};

const RELAY = /^(?:\d|1\d|20)\s?[x×]\s?(?:[1-9]?[05]0|\d{1,2}00)\s?m$/u;

/** “4 × 100 m” is run four times; it isn’t a rectangle. */
const between = (sides: readonly string[], { marks }: Tongue): string =>
  RELAY.test(sides.join(' ')) ? (own(marks.betweenNumbers, 'x') ?? '') : marks.by;

/**
 * One dimension with its unit, which may be the next word; foot and inch marks are units if the language lists them.
 */
const readSide = (side: string, words: readonly WrittenWord[], tongue: Tongue): readonly Said[] => {
  const [word, ...rest] = words;
  if (word === undefined) return [];
  const { number, feet, inches = '' } = MARKED.exec(side)?.groups ?? {};
  const unit = feet === undefined ? 'in' : 'ft';
  const marked = `${number}${own(tongue.units, unit) === undefined ? '' : unit}`;
  const text = number === undefined ? side : marked;
  const isSingular = inches !== '' || tongue.isAdjective(words, 0);
  const [first, ...more] =
    readAmount([{ ...word, text, closes: '' }, ...rest], 0, { ...tongue, isAdjective: () => isSingular }) ??
    [];
  if (first === undefined) return [];
  const small = inches === '' ? '' : tongue.numbers.cardinal(BigInt(inches));
  return [{ ...first, spoken: joined([first.spoken, small]) }, ...more];
};

/** “3 x 5 m”, “77×53 cm”, “9' x 5'”: something’s dimensions, wherever the unit is written. */
export const readSides: Reader = (words, at, tongue) => {
  const sides = sidesAt(words, at);
  const by = between(sides, tongue);
  const isSingular = tongue.isAdjective(words, at);
  const one = { ...tongue, isAdjective: () => isSingular };
  const said: Said[] = [];
  while (said.length < sides.length) {
    const text = sides[said.length] ?? '';
    const [word, ...rest] = words.slice(at + said.length, at + sides.length + 2);
    if (word === undefined) return undefined;
    if (BETWEEN.test(text)) {
      said.push(...say(by));
      continue;
    }
    const parts = text.split(GLUED);
    const read = parts.map((part, index) =>
      readSide(part, index < parts.length - 1 ? [word] : [word, ...rest], one),
    );
    if (read.some((part) => part.length === 0)) return undefined;
    const firsts = read.flatMap(([first], index) => [index === 0 ? '' : by, first?.spoken ?? '']);
    said.push({ spoken: joined(firsts) }, ...(read.at(-1)?.slice(1) ?? []));
  }
  return said.length === 0 ? undefined : said;
};
