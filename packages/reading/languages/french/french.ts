import { readDuration } from '../../readers/duration.ts';
import type { Tongue } from '../../tongue.ts';
import { frenchAmounts } from './french-amounts.ts';
import { frenchFigures } from './french-figures.ts';
import {
  afterMagnitude,
  cardinal,
  frenchFormBefore,
  ordinal,
  sayFraction,
  uncounted,
} from './french-numbers.ts';
import { frenchReaders } from './french-readers.ts';
import { frenchWords } from './french-words.ts';

export const french: Tongue = {
  ...frenchWords,
  ...frenchAmounts,
  code: 'fr',
  numbers: { cardinal, ordinal, year: uncounted },
  separators: 'continental',
  groupsBySpace: 'always',
  phonesBy: 'numbers',
  decimals: 'number',
  isOne: (whole) => whole === '0' || whole === '1',
  formBefore: frenchFormBefore,
  isYear: () => false,
  isAdjective: () => false,
  afterMagnitude,
  moneyTail: (unit, cents) => `${unit} ${cents}`,
  sayFraction,
  sayPower: (exponent) => {
    if (exponent === 2n) return 'au carré';
    if (exponent === 3n) return 'au cube';
    return `puissance ${exponent < 0n ? `moins ${cardinal(-exponent)}` : cardinal(exponent)}`;
  },
  powered: ([one, many], power) =>
    power === 2 ? [`${one} carré`, `${many} carrés`] : [`${one} cube`, `${many} cubes`],
  sayHalfMore: (form) => (form === 'feminine' ? 'et demie' : 'et demi'),
  sayMixed: (whole, fraction) => `${whole} ${fraction}`,
  readers: [readDuration, ...frenchFigures, ...frenchReaders],
};
