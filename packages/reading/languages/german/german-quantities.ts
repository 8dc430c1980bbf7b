import { readAmount } from '../../readers/amount.ts';
import { readDuration } from '../../readers/duration.ts';
import { readPartOf } from '../../readers/figures.ts';
import { own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';
import { caseAt, oneAt, takesDative } from './german-endings.ts';

const PRICE = /^\d{1,3}(?:['’]?\d{3})*[.,]\d{2}$/u;

/** “Fr. 6.50” is a price in francs; “Fr. 6. Mai” and “Fr. 8.30 Uhr” start with the weekday. */
const readFrancs: Reader = (words, at, tongue) => {
  const [sign, number, ...rest] = words.slice(at, at + 4);
  if (!/^S?Fr$/u.test(sign?.text ?? '') || sign?.closes !== '.' || number === undefined) return undefined;
  const isPrice =
    PRICE.test(number.text) ||
    (/^\d{1,3}(?:['’]?\d{3})*$/u.test(number.text) && /^\.[–—-]/u.test(number.closes));
  if (!isPrice || rest[0]?.text === 'Uhr') return undefined;
  const said = readAmount([{ ...number, text: `CHF${number.text}` }, ...rest], 0, tongue);
  return said === undefined ? undefined : [{ spoken: '', dotted: true }, ...said];
};

/** “mit 1 Euro” is read as “mit einem Euro”, and “fast 1 km” as “fast einen Kilometer”. */
const readOne: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  if (
    word?.text !== '1' ||
    !/^(?:[,.][-–—])?$/u.test(word.closes) ||
    next === undefined ||
    next.text === 'Uhr'
  )
    return undefined;
  const [one, ...rest] = readAmount(words, at, tongue) ?? [];
  const spoken = oneAt(words, at, one?.spoken ?? '', rest[0]?.spoken ?? next.text);
  return spoken === undefined ? undefined : [...say(spoken), ...rest];
};

/** “in 1:01:21” is read as “in einer Stunde einer Minute …”. */
const readTime: Reader = (words, at, tongue) => {
  const said = readDuration(words, at, tongue);
  return takesDative(words[at - 1])
    ? said?.map((one) => ({ ...one, spoken: one.spoken.replaceAll(/(?<!\p{L})eine(?!\p{L})/gu, 'einer') }))
    : said;
};

const MANY = /(?<![\p{L}-])(?:Jahre|Lichtjahre|Monate|Bilder|\p{L}*[Pp]unkte)(?!\p{L})/u;

/** “seit 10 J.” is read as “seit zehn Jahren”. */
const readDative: Reader = (words, at, tongue) => {
  if (!/^[~≈]?\d/u.test(words[at]?.text ?? '') || caseAt(words, at) !== 'dative') return undefined;
  const said = readAmount(words, at, tongue);
  const isNew = said?.some(
    ({ spoken }, index) => MANY.test(spoken) && !MANY.test(words[at + index]?.text ?? ''),
  );
  return isNew === true
    ? said?.map((one) => ({ ...one, spoken: one.spoken.replace(MANY, '$&n') }))
    : undefined;
};

const PARTED = /^(?<fraction>(?<over>\d{1,2})\/(?<under>2|3|4|5|8|16|32))-(?<noun>\p{Lu}\p{Ll}+)$/u;

const ROUNDS: Readonly<Record<string, string>> = {
  '1/2': 'Halb',
  '1/4': 'Viertel',
  '1/8': 'Achtel',
  '1/16': 'Sechzehntel',
  '1/32': 'Zweiunddreißigstel',
};

/** “3/4-Takt”, “2/3-Mehrheit”, “1/8-Finale”. */
const readParted: Reader = (words, at, { fractions, sayFraction }) => {
  const {
    fraction = '',
    over = '',
    under = '',
    noun = '',
  } = PARTED.exec(words[at]?.text ?? '')?.groups ?? {};
  if (fraction === '') return undefined;
  const round = /^Finals?e?/u.test(noun) ? own(ROUNDS, fraction) : undefined;
  if (round !== undefined) return say(`${round}${noun.toLowerCase()}`);
  return say(`${own(fractions, fraction)?.[0] ?? sayFraction(BigInt(over), BigInt(under))} ${noun}`);
};

/** “1 x pro Woche”, “3 x täglich”. */
const readTimes: Reader = (words, at, { numbers }) => {
  const [word, sign, next] = words.slice(at, at + 3);
  const isTimes = /^[x×]$/u.test(sign?.text || sign?.closes || '');
  if (!isTimes || word?.closes !== '' || !/^\d{1,3}$/u.test(word.text)) return undefined;
  return /^\p{Ll}{2,}/u.test(next?.text ?? '')
    ? say(numbers.cardinal(BigInt(word.text), 'masculine'), 'mal')
    : undefined;
};

export const germanQuantities: readonly Reader[] = [
  readTimes,
  readPartOf,
  readFrancs,
  readOne,
  readTime,
  readDative,
  readParted,
];
