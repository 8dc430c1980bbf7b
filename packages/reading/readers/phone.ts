import { sayDigits, sayWhole } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { joined } from './lookup.ts';
import { amountWord } from './written-amount.ts';

/** The last part may be a one-digit extension, as in “4664-0”. */
const GROUP = /^\d{2,10}(?:[-/]\d{2,8})*(?:-\d)?$/u;
const COUNTRY = /^\+\d{1,3}$/u;
const TRUNK = /^0\d{0,5}$/u;
/** “0221/229-0”: the area code is part of a longer group. */
const WHOLE =
  /^0\d{2,5}[/-]\d{2,9}(?:-\d{1,8})*$|^0\d{1,3}\/\d{2,3}(?:\.\d{2}){2}$|^(?:1-)?\d{2,3}-\d{3,4}-\d{4}$/u;
const FEWEST_OF_WHOLE = 8;
/** Service codes that are followed by a single digit: “0180 5”. */
const SERVICE = /^0(?:180|137|700|900)$/u;
/** “+49 (0)30” */
const BRACKETED = /^0\)\d{2,5}$/u;
const FEWEST_DIGITS = 6;
/** A telephone number with a country code has more digits than most sums. */
const FEWEST_WITH_CODE = 8;
const MOST_GROUPS = 6;

/** Four or more digits are read as two-digit numbers; if the number of digits is odd, the first group has three. */
const pairsOf = (group: string): string[] =>
  group.length < 4 ? [group] : (group.match(/^\d{3}(?=(?:\d{2})+$)|\d{2}/gu) ?? []);

/** Words for calling, and the words that may come between them and a number without a leading zero. */
const CALLS: Partial<Record<Tongue['code'], readonly [call: RegExp, before: RegExp]>> = {
  es: [
    /^(?:llam|marc[aoó]|marqu|telefon|teléfono|tel$|tfno$|tlf$|móvil$)/iu,
    /^(?:al|el|teléfono|tel|tfno|tlf|móvil)$/iu,
  ],
  fr: [/^(?:compos|appel|téléphon|tél$)/iu, /^(?:le|au|téléphone|tél)$/iu],
};
const CALLED_AHEAD = 7;

/** “Marque el 900 123 456”. */
const isCalled = (words: readonly WrittenWord[], at: number, { code }: Tongue): boolean => {
  const { [code]: patterns } = CALLS;
  if (patterns === undefined || !/^\d{2,4}$/u.test(words[at]?.text ?? '')) return false;
  const [call, before] = patterns;
  const ahead = words.slice(Math.max(0, at - CALLED_AHEAD), at);
  return (
    before.test(ahead.at(-1)?.text ?? '') && ahead.some(({ text }) => call.test(text.replace(/^.*['’]/u, '')))
  );
};

/** “+49 30 901820”, “(212) 555-0142”, “06 12 34 56 78”: the groups of a telephone number. */
export const readPhone: Reader = (words, at, tongue) => {
  const [word] = words.slice(at, at + 1);
  // English has its own reader for “1-800-555-0199”
  if (word === undefined || (tongue.code === 'en' && /^[1-9]\d*-/u.test(word.text))) return undefined;
  const isAreaCode = word.opens.endsWith('(') && word.closes === ')' && /^\d{2,5}$/u.test(word.text);
  if (
    !isAreaCode &&
    !WHOLE.test(word.text) &&
    (word.closes !== '' || !(COUNTRY.test(word.text) || TRUNK.test(word.text) || isCalled(words, at, tongue)))
  )
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
    // “+43 1”: the area code of a capital may be one digit.
    const isArea =
      (groups.length === 1 &&
        ((/^\d$/u.test(next.text) && (COUNTRY.test(word.text) || SERVICE.test(word.text))) ||
          (COUNTRY.test(word.text) && BRACKETED.test(next.text)))) ||
      // “0800 111 0 111”
      (word.text === '0800' && /^\d$/u.test(next.text));
    if (!isSlash && !isArea && !GROUP.test(next.text)) break;
    groups.push(next);
  }
  // “(1914) 2000 soldiers” is a year and a count.
  const isCount = groups.length === 2 && !groups[1]?.text.includes('-');
  if (isAreaCode && (isCount || /^(?:1\d|20)\d{2}$/u.test(word.text))) return undefined;
  const digits = groups.map(({ text }) => text.replace(/^\+/u, '').replaceAll(/[-/.)]/gu, ' '));
  const count = digits.join('').replaceAll(' ', '').length;
  // “+100 000 €”
  const isSum = COUNTRY.test(word.text) && groups.slice(1).every(({ text }) => /^\d{3}$/u.test(text));
  const isCounted = amountWord(words[at + groups.length]?.text ?? '', tongue) !== undefined;
  if (isSum && (count < FEWEST_WITH_CODE || isCounted)) return undefined;
  // “0 800 123 456”, but “0 12 5” are three numbers
  if (word.text === '0' && count < FEWEST_OF_WHOLE) return undefined;
  const isWhole = WHOLE.test(word.text) && count >= FEWEST_OF_WHOLE;
  if (!isWhole && (groups.length < 2 || count < FEWEST_DIGITS)) return undefined;
  const sayGroup = (group: string): string =>
    tongue.phonesBy === 'digits'
      ? sayDigits(group.replaceAll(' ', ''), tongue)
      : group
          .split(' ')
          .flatMap(pairsOf)
          .map((pair) => sayWhole(pair, tongue))
          .join(' ');
  const plus = COUNTRY.test(word.text) ? tongue.marks.plus : '';
  return say(
    ...digits.map((group, index) => (index === 0 ? joined([plus, sayGroup(group)]) : sayGroup(group))),
  );
};
