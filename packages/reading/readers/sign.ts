import { sayWhole } from '../numbers/written-number.ts';
import { type Reader, say } from '../tongue.ts';
import { isNumber } from './dots.ts';
import { own } from './lookup.ts';

/** Signs that are words only between numbers, as in 3 x 4. */
const BETWEEN_NUMBERS = new Set(['x', '×', '*', '/', '÷', '-', '−', '+', ':']);

/** Signs that stand alone; the rest, emoji among them, is silent. */
export const readSign: Reader = (words, at, { marks }) => {
  const word = words[at];
  if (word === undefined) return undefined;
  const sign = word.text === '' ? word.closes : word.text;
  const isBetween = isNumber(words[at - 1]) && isNumber(words[at + 1]);
  if (BETWEEN_NUMBERS.has(sign) && isBetween) return say(own(marks.betweenNumbers, sign) ?? '');
  const said = own(marks.signs, sign);
  if (said !== undefined) return say(said);
  return word.text === '' ? say('') : undefined;
};

const NUMBERED = /^(?:#|[nN][°º])(?<digits>\d{1,15})$/u;

/** “#1”, “n°7”. */
export const readNumberSign: Reader = (words, at, tongue) => {
  const { digits } = NUMBERED.exec(words[at]?.text ?? '')?.groups ?? {};
  return digits === undefined ? undefined : say(`${tongue.marks.number} ${sayWhole(digits, tongue)}`);
};
