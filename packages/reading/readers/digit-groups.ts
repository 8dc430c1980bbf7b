import type { Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';

const FIRST_GROUP = /^[-−+~]?[$€£]?[1-9]\d{0,2}$/u;
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

/** A number whose thousands are separated by spaces, such as “12 500”, spans several written words. */
export const digitGroups = (
  words: readonly WrittenWord[],
  at: number,
  { groupsBySpace }: Tongue,
): DigitGroups => {
  const first = words[at]?.text ?? '';
  const alone = { groups: [first], text: first, last: at };
  if (!groupsBySpace || !FIRST_GROUP.test(first)) return alone;
  let { groups, last } = { groups: [first], last: at };
  while (groups.length < MOST_GROUPS) {
    const [before, next] = [words[last], words[last + 1]];
    if (before?.closes !== '' || next === undefined || next.opens !== '') break;
    if (next.start !== before.end + 1 || !LAST_GROUP.test(next.text)) break;
    groups = [...groups, next.text];
    last += 1;
    if (!GROUP.test(next.text)) break;
  }
  return { groups, text: groups.join(''), last };
};

/** Divides the spoken words of a number like this among its written words: “douze mille”, “cinq cents”. */
export const sharesOf = (
  spoken: string,
  groups: readonly string[],
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
    const start = starts.find((one) => spoken.startsWith(one) && one.length < spoken.length);
    const share = spoken.slice(from, Math.max(from, start?.length ?? spoken.lastIndexOf(' ')));
    from += share.length;
    return share.trim();
  });
};
