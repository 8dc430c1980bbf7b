import { isNumber, shortens } from '../../readers/dots.ts';
import { sayPer } from '../../readers/written-amount.ts';
import { type Reader, say } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';
import { caseAt, endingAt } from './german-endings.ts';
import { ordinal } from './german-numbers.ts';

const BETWEEN = /^(?:[\d./–-]+|[IVX]+|und|oder|bis|\p{Ll}{2,}en)$/u;

/** Whether the words leading up to a position are governed by “des” or similar: “des späten 15. und 16. Jh.” */
const isGenitive = (words: readonly WrittenWord[], at: number): boolean => {
  let from = at - 1;
  while (BETWEEN.test(words[from]?.text ?? '')) from -= 1;
  return from < at - 1 && /^(?:des|eines|dieses|jenes)$/iu.test(words[from]?.text ?? '');
};

/** “des 16. Jh.” */
const readAge: Reader = (words, at, tongue) => {
  const isShort = /^Jhd?$/u.test(words[at]?.text ?? '');
  return isShort && isGenitive(words, at)
    ? [{ spoken: 'Jahrhunderts', dotted: shortens(words, at, tongue) }]
    : undefined;
};

const AGES = /^(?<from>\d{1,2})\.(?<mark>[/–-])(?<upTo>\d{1,2})$/u;

/** “im 15./16. Jh.”, “des 9.–11. Jahrhunderts”. */
const readAges: Reader = (words, at, { marks }) => {
  const [word, next] = [words[at], words[at + 1]];
  const { from = '', mark = '', upTo = '' } = AGES.exec(word?.text ?? '')?.groups ?? {};
  if (from === '' || word?.closes !== '.' || !/^(?:Jhd?s?|Jahrhundert.*)$/u.test(next?.text ?? ''))
    return undefined;
  const ending = endingAt(words, at, 'Jahrhundert');
  const [first, last] = [from, upTo].map((digits) => `${ordinal(BigInt(digits))}${ending}`);
  return [{ spoken: `${first} ${mark === '/' ? '' : `${marks.to} `}${last}`, dotted: true }];
};

const PEOPLE = /^(?:Einw|Ew)(?:\.?\/(?<per>[^/]{1,8}))?$/u;

/** “mit 400 Einw.”, “230 Einw./km²”. */
const readPeople: Reader = (words, at, tongue) => {
  const found = PEOPLE.exec(words[at]?.text ?? '');
  const { per } = found?.groups ?? {};
  if (found === null || !isNumber(words[at - 1])) return undefined;
  const people = caseAt(words, at - 1) === 'dative' ? 'Einwohnern' : 'Einwohner';
  if (per === undefined) return [{ spoken: people, dotted: shortens(words, at, tongue) }];
  const rest = sayPer(per, tongue);
  return rest === undefined ? undefined : say(`${people} ${rest}`);
};

export const germanAges: readonly Reader[] = [readAge, readAges, readPeople];
