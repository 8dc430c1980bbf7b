import type { Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { isCapitalised } from './dots.ts';
import { isMoney, SIGN } from './money.ts';

const FIRST_GROUP = new RegExp(`^[-−+~≈]?(?<sign>${SIGN})?[1-9]\\d{0,2}$`, 'u');
const GROUP = /^\d{3}$/u;
const LAST_GROUP = /^\d{3}(?:,\d+|\.\d{1,2})?(?<after>[^\d.,]{0,8})$/u;
const MOST_GROUPS = 5;

export interface DigitGroups {
  /** The digits of each written word. */
  readonly groups: readonly string[];
  /** The number as it would be written without spaces. */
  readonly text: string;
  /** The index of the last word. */
  readonly last: number;
}

/** What English counts in thousands: large numbers of things, or long distances. */
const COUNTED =
  /^(?:(?!(?:was|has|this|its|his|does|goes|plus|minus|across|less|always)$)[a-z]{3,}s|people|men|women|children|fish|sheep|cattle|feet|percent|km|mi|km²|km2|ha|t|kWh|of)$/u;
/** “12 500 m” is one number; “4 100 m” may mean four times a hundred. */
const SIZED = /^(?:m|m²|m2|m³|m3|kg|ft|yd)$/u;
/** Words that take only one number, so that a second one is separate: “at 12 500 people left”. */
const NUMBERED =
  /^(?:at|age|aged|page|pages|chapter|room|number|no|day|week|line|bus|route|flight|gate|level|version)$/iu;
const BEGINNING = /^(?:About|Over|Some|Nearly|Almost|Around|Roughly|Only|Just|Under|Exactly|All)$/u;

/** Whether an English number of two groups counts what follows: “12 500 people”, but not “May 12 500 people”. */
const isCount = (
  words: readonly WrittenWord[],
  at: number,
  next: string,
  { beginnings }: Tongue,
): boolean => {
  const before = words[at - 1];
  if (!COUNTED.test(next) && !(SIZED.test(next) && /^\d{2}/u.test(words[at]?.text ?? ''))) return false;
  if (before === undefined || /[.!?:]$/u.test(before.closes)) return true;
  const isName = isCapitalised(before) && !beginnings.has(before.text) && !BEGINNING.test(before.text);
  return !isName && !NUMBERED.test(before.text);
};

/**
 * Whether digit groups must form one number: more than two groups, “10 000”, decimals, a sum of money, a count, or
 * non-breaking spaces.
 */
const isCertain = (
  words: readonly WrittenWord[],
  at: number,
  found: DigitGroups,
  tongue: Tongue,
): boolean => {
  const { groups, last } = found;
  const [first = '', end = ''] = [groups[0], groups.at(-1)];
  const isOpen = words[last]?.closes === '';
  const [next = '', noun = ''] = isOpen ? words.slice(last + 1, last + 3).map(({ text }) => text) : [];
  return (
    groups.length > 2 ||
    groups[1]?.startsWith('0') === true ||
    /[.,]\d/u.test(end) ||
    words[last]?.isBound === true ||
    FIRST_GROUP.exec(first)?.groups?.['sign'] !== undefined ||
    isMoney(LAST_GROUP.exec(end)?.groups?.['after'] ?? '', tongue) ||
    isMoney(next, tongue) ||
    // “Danish kroner”
    (/^\p{Lu}/u.test(next) && isMoney(noun, tongue)) ||
    isCount(words, at, next, tongue)
  );
};

/** A number with spaces between its thousands, such as “12 500”, spans several written words. */
export const digitGroups = (words: readonly WrittenWord[], at: number, tongue: Tongue): DigitGroups => {
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
  if (last === at || isPhone) return alone;
  return tongue.groupsBySpace === 'certain' && !isCertain(words, at, found, tongue) ? alone : found;
};

/**
 * Assigns the spoken words of such a number to its written words: “douze mille”, “cinq cents”. `isCompound`: the
 * number is spoken as one word, which may be split anywhere.
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
        (isCompound
          ? one.length < spoken.length || spoken.includes(' ')
          : /^[\s-]/u.test(spoken.slice(one.length))),
    );
    const share = spoken.slice(from, Math.max(from, start?.length ?? spoken.lastIndexOf(' ')));
    from += share.length;
    return share.trim();
  });
};
