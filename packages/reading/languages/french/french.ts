import type { Tongue } from '../../tongue.ts';
import { frenchAmounts } from './french-amounts.ts';
import { afterMagnitude, cardinal, frenchFormBefore, ordinal, sayFraction } from './french-numbers.ts';
import { frenchReaders } from './french-readers.ts';
import { frenchWords } from './french-words.ts';

export const french: Tongue = {
  ...frenchWords,
  ...frenchAmounts,
  code: 'fr',
  numbers: { cardinal, ordinal, year: cardinal },
  separators: 'continental',
  groupsBySpace: true,
  decimals: 'number',
  isOne: (whole) => whole === '0' || whole === '1',
  formBefore: frenchFormBefore,
  isYear: () => false,
  isAdjective: () => false,
  afterMagnitude,
  moneyTail: (unit, cents) => `${unit} ${cents}`,
  sayFraction,
  sayHalfMore: (form) => (form === 'feminine' ? 'et demie' : 'et demi'),
  sayMixed: (whole, fraction) => `${whole} ${fraction}`,
  readers: frenchReaders,
};
