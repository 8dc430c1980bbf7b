import type { Tongue } from '../tongue.ts';
import { MONEY, type WrittenWord } from '../written-words.ts';

const FIRST_GROUP = new RegExp(`^[-−+~]?[${MONEY}]?[1-9]\\d{0,2}$`, 'u');
const GROUP = /^\d{3}$/u;
const LAST_GROUP = /^\d{3}(?:,\d+)?(?:[^\d.,]{0,8})$/u;
const MOST_GROUPS = 5;

export interface DigitGroups {
  /** The digits of each written word. */
  readonly groups: readonly string[];
  /** The number as it would be written without spaces. */
  readonly text: string;
  /** The index of the last word. */
  readonly last: number;
}

/** Whether groups can only be one number: more than two, a decimal comma, or spaces that don’t break a line. */
const isCertain = (words: readonly WrittenWord[], at: number, { groups, last }: DigitGroups): boolean =>
  groups.length > 2 || /,\d/u.test(groups.at(-1) ?? '') || (last > at && words[last]?.isBound === true);

/** A number whose thousands are separated by spaces, such as “12 500”, spans several written words. */
export const digitGroups = (
  words: readonly WrittenWord[],
  at: number,
  { groupsBySpace }: Tongue,
): DigitGroups => {
  const first = words[at]?.text ?? '';
  const alone = { groups: [first], text: first, last: at };
  if (!FIRST_GROUP.test(first)) return alone;
  let { groups, last } = { groups: [first], last: at };
  while (groups.length < MOST_GROUPS) {
    const [before, next] = [words[last], words[last + 1]];
    if (before?.closes !== '' || next === undefined || next.opens !== '') break;
    if (next.start !== before.end + 1 || !LAST_GROUP.test(next.text)) break;
    groups = [...groups, next.text];
    last += 1;
    if (!GROUP.test(next.text)) break;
  }
  const found = { groups, text: groups.join(''), last };
  const isPhone = last > at && words[last]?.closes === '' && /^\d+$/u.test(words[last + 1]?.text ?? '');
  return isPhone || (groupsBySpace === 'certain' && !isCertain(words, at, found)) ? alone : found;
};

/**
 * Divides the spoken words of a number like this among its written words: “douze mille”, “cinq cents”. `isCompound`: it
 * is one word, and may be divided anywhere.
 */
export const sharesOf = (
  spoken: string,
  groups: readonly string[],
  isCompound: boolean,
  sayWhole: (digits: string) => string,
): string[] => {
  let from = 0;
  return groups.map((_, index) => {
    const left = spoken.slice(from);
    if (index === groups.length - 1) return left.trim();
    const digits = groups
      .slice(0, index + 1)
      .join('')
      .replaceAll(/\D/gu, '');
    const starts = [sayWhole(`${digits}${'000'.repeat(groups.length - 1 - index)}`), sayWhole(digits)];
    const start = starts.find(
      (one) =>
        spoken.startsWith(one) &&
        (isCompound ? one.length < spoken.length : /^[\s-]/u.test(spoken.slice(one.length))),
    );
    const share = spoken.slice(from, Math.max(from, start?.length ?? spoken.lastIndexOf(' ')));
    from += share.length;
    return share.trim();
  });
};
