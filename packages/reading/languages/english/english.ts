import rules from 'cldr-rbnf/rbnf/en.json' with { type: 'json' };
import { spelledByRules } from '../../numbers/spelled-by-rules.ts';
import type { Tongue } from '../../tongue.ts';
import { englishAmounts } from './english-amounts.ts';
import { englishDates, isEnglishYear } from './english-dates.ts';
import { englishNames } from './english-names.ts';
import { englishWords } from './english-words.ts';

const spell = spelledByRules(rules.rbnf.rbnf.SpelloutRules);
const ordinal = (number: bigint): string => spell('%spellout-ordinal', number);
const cardinal = (number: bigint): string => spell('%spellout-cardinal', number);

export const english: Tongue = {
  ...englishWords,
  ...englishAmounts,
  code: 'en',
  numbers: {
    cardinal,
    ordinal,
    year: (number) => spell('%spellout-numbering-year', number).replace('oh-', 'oh '),
  },
  separators: 'english',
  groupsBySpace: false,
  decimals: 'digits',
  isOne: (whole, fraction) => whole === '1' && fraction === undefined,
  formBefore: () => 'plain',
  isYear: isEnglishYear,
  isAdjective: (words, at) => /^an?$/iu.test(words[at - 1]?.text ?? '') || words[at]?.joined === true,
  afterMagnitude: (_, noun) => noun,
  moneyTail: (unit, cents, minorUnit) => `${unit} and ${cents} ${minorUnit}`,
  sayFraction: (over, under) => `${cardinal(over)} ${ordinal(under)}${over === 1n ? '' : 's'}`,
  sayMixed: (whole, fraction) => `${whole} ${fraction}`,
  readers: [...englishDates, ...englishNames],
};
