import { readDuration } from '../../readers/duration.ts';
import type { Tongue } from '../../tongue.ts';
import { spanishAmounts } from './spanish-amounts.ts';
import { isSpanishYear, spanishFigures } from './spanish-figures.ts';
import { cardinal, ordinal, sayFraction, spanishFormBefore } from './spanish-numbers.ts';
import { spanishReaders } from './spanish-readers.ts';
import { spanishWords } from './spanish-words.ts';

export const spanish: Tongue = {
  ...spanishWords,
  ...spanishAmounts,
  code: 'es',
  numbers: { cardinal, ordinal: (number) => ordinal(number, 'masculine'), year: cardinal },
  separators: 'both',
  groupsBySpace: 'always',
  phonesBy: 'numbers',
  decimals: 'number',
  isOne: (whole, fraction) => whole === '1' && fraction === undefined,
  formBefore: spanishFormBefore,
  isYear: isSpanishYear,
  isAdjective: () => false,
  afterMagnitude: (magnitude, noun) => (magnitude === 'mil' ? noun : `de ${noun}`),
  moneyTail: (unit, cents) => `${unit} con ${cents}`,
  sayFraction,
  sayPower: (exponent) => {
    if (exponent === 2n) return 'al cuadrado';
    if (exponent === 3n) return 'al cubo';
    return `elevado a ${exponent < 0n ? `menos ${cardinal(-exponent)}` : cardinal(exponent)}`;
  },
  powered: ([one, many], power) =>
    power === 2 ? [`${one} cuadrado`, `${many} cuadrados`] : [`${one} cúbico`, `${many} cúbicos`],
  sayHalfMore: (form) => (form === 'feminine' ? 'y media' : 'y medio'),
  sayMixed: (whole, fraction) => `${whole} ${fraction}`,
  readers: [readDuration, ...spanishFigures, ...spanishReaders],
};
