import { readAmount } from '../../readers/amount.ts';
import { isNumber, shortens } from '../../readers/dots.ts';
import { joined, own } from '../../readers/lookup.ts';
import type { Reader } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';

const FRONTS: Readonly<Record<string, string>> = { sq: 'square', cu: 'cubic', fl: 'fluid' };
const LENGTH = /^(?:in|ft|yd|mi|[cdkm]?m)$/u;
/** Units that have a dot of their own. */
const DOTTED = /^(?:in|ft|yd|mi|oz)$/u;
const BEFORE_ONE = /^(?:per|each|every|an?|1|one)$/iu;

const DETERMINER = /^(?:the|this|that|his|her|their|its|our|my|your)$/iu;
const NO_NOUN =
  /^(?:was|were|are|is|has|had|have|will|would|with|that|which|for|and|from|than|but|into|each|can)$/u;

/** Whether the unit follows “1” or “per”, or is part of what describes a noun: “a 640 sq ft flat”. */
const isOne = (words: readonly WrittenWord[], at: number, isAdjective: (at: number) => boolean): boolean => {
  const [name, noun] = [words[at + 1], words[at + 2]];
  if (BEFORE_ONE.test(words[at - 1]?.text ?? '')) return true;
  // “a 2 million sq ft site”
  const number = isNumber(words[at - 1]) ? at - 1 : at - 2;
  const isBeforeNoun =
    DETERMINER.test(words[number - 1]?.text ?? '') &&
    /^\.?$/u.test(name?.closes ?? '') &&
    /^[a-z]{3,}$/u.test(noun?.text ?? '') &&
    !NO_NOUN.test(noun?.text ?? '');
  return isNumber(words[number]) && (isBeforeNoun || isAdjective(number));
};

/** “sq ft”, “cu. ft.”, “fl oz”: units of two words. */
const readTwoWordUnit: Reader = (words, at, tongue) => {
  const [word, name] = [words[at], words[at + 1]];
  const { amount, short = '' } =
    /^(?:(?<amount>.+)\/)?(?<short>sq|cu|fl)$/u.exec(word?.text ?? '')?.groups ?? {};
  const { text = '' } = name ?? {};
  const front = own(FRONTS, short);
  const unit = own(tongue.units, text);
  if (word === undefined || name === undefined || front === undefined || unit === undefined) return undefined;
  if (!/^\.?$/u.test(word.closes) || !(short === 'fl' ? text === 'oz' : LENGTH.test(text))) return undefined;
  // “$200/sq ft”
  const counted = amount === undefined ? undefined : readAmount([{ ...word, text: amount }], 0, tongue);
  if (amount !== undefined && counted === undefined) return undefined;
  const [number] = counted ?? [];
  const first = joined([number === undefined ? '' : `${number.spoken} ${tongue.marks.per}`, front]);
  const one = number !== undefined || isOne(words, at, (place) => tongue.isAdjective(words, place));
  const dotted = DOTTED.test(text) && shortens(words, at + 1, tongue);
  return [
    { spoken: first, dotted: true },
    { spoken: unit[one ? 0 : 1], dotted },
  ];
};

export const englishUnits: readonly Reader[] = [readTwoWordUnit];
