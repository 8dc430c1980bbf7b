import type { Tongue } from '../../tongue.ts';
import { germanAges } from './german-ages.ts';
import { germanAmounts } from './german-amounts.ts';
import { germanDates, isGermanYear } from './german-dates.ts';
import { germanFractions } from './german-fractions.ts';
import { germanNames } from './german-names.ts';
import { cardinal, germanFormBefore, ordinal, sayFraction, sayMixed, year } from './german-numbers.ts';
import { germanQuantities } from './german-quantities.ts';
import { germanWords } from './german-words.ts';

export const german: Tongue = {
  ...germanWords,
  ...germanAmounts,
  code: 'de',
  numbers: { cardinal, ordinal, year },
  separators: 'continental',
  groupsBySpace: 'always',
  phonesBy: 'digits',
  decimals: 'digits',
  isOne: (whole, fraction) => whole === '1' && fraction === undefined,
  formBefore: germanFormBefore,
  isYear: isGermanYear,
  isAdjective: () => false,
  afterMagnitude: (_, noun) => noun,
  moneyTail: (unit, cents) => `${unit} ${cents}`,
  sayFraction,
  sayPower: (exponent) => `hoch ${exponent < 0n ? `minus ${cardinal(-exponent)}` : cardinal(exponent)}`,
  powered: ([one, many, gender], power) => {
    const front = power === 2 ? 'Quadrat' : 'Kubik';
    const noun = [`${front}${one.toLowerCase()}`, `${front}${many.toLowerCase()}`] as const;
    return gender === undefined ? noun : [...noun, gender];
  },
  sayMixed,
  readers: [...germanAges, ...germanFractions, ...germanQuantities, ...germanDates, ...germanNames],
};
