import { sayDigits, sayWhole } from '../numbers/written-number.ts';
import { type Reader, say } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { joined } from './lookup.ts';

const GROUP = /^\d{2,8}(?:[-/]\d{2,8})*$/u;
const COUNTRY = /^\+\d{1,3}$/u;
const TRUNK = /^0\d{1,5}$/u;
const FEWEST_DIGITS = 6;
const MOST_GROUPS = 6;

/** Four digits are said as two numbers. */
const pairsOf = (group: string): string[] =>
  group.length === 4 ? [group.slice(0, 2), group.slice(2)] : [group];

/** “+49 30 901820”, “(212) 555-0142”, “06 12 34 56 78”: the groups of a telephone number. */
export const readPhone: Reader = (words, at, tongue) => {
  const [word] = words.slice(at, at + 1);
  if (word === undefined) return undefined;
  const isAreaCode = word.opens.endsWith('(') && word.closes === ')' && /^\d{2,5}$/u.test(word.text);
  if (!isAreaCode && (word.closes !== '' || !(COUNTRY.test(word.text) || TRUNK.test(word.text))))
    return undefined;
  const groups: WrittenWord[] = [word];
  while (groups.length <= MOST_GROUPS) {
    const [before, next] = [groups.at(-1), words[at + groups.length]];
    const isOpen =
      before?.text === '' ||
      before?.closes === '' ||
      (groups.length === 1 && isAreaCode) ||
      before?.closes === ')';
    if (next === undefined || !isOpen) break;
    const isSlash = groups.length === 1 && next.text === '' && /^[/–-]$/u.test(next.closes);
    if (!isSlash && !GROUP.test(next.text)) break;
    groups.push(next);
  }
  // “(1914) 2000 soldiers” has a year and a count.
  const isCount = groups.length === 2 && !groups[1]?.text.includes('-');
  if (isAreaCode && (isCount || /^(?:1\d|20)\d{2}$/u.test(word.text))) return undefined;
  const digits = groups.map(({ text }) => text.replaceAll(/\D/gu, ''));
  if (groups.length < 2 || digits.join('').length < FEWEST_DIGITS) return undefined;
  const sayGroup = (group: string): string =>
    tongue.phonesBy === 'digits'
      ? sayDigits(group, tongue)
      : pairsOf(group)
          .map((pair) => sayWhole(pair, tongue))
          .join(' ');
  const plus = COUNTRY.test(word.text) ? tongue.marks.plus : '';
  return say(
    ...digits.map((group, index) => (index === 0 ? joined([plus, sayGroup(group)]) : sayGroup(group))),
  );
};
