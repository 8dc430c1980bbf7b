import { sayWhole } from '../../numbers/written-number.ts';
import { readAmount } from '../../readers/amount.ts';
import { joined, own } from '../../readers/lookup.ts';
import { amountWord } from '../../readers/written-amount.ts';
import { type Reader, say } from '../../tongue.ts';
import { romanceFigures } from '../romance-figures.ts';
import { cardinal, ordinal, partOf } from './spanish-numbers.ts';

const PERUVIAN = /^\d{1,3}['’]\d{3},\d{3}(?:\.\d+)?$/u;

/** “9'674,755”, with the marks used in Peru and Mexico. */
const readPeruvian: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + 4);
  if (word === undefined || !PERUVIAN.test(word.text)) return undefined;
  return readAmount([{ ...word, text: word.text.replaceAll(/['’,]/gu, '') }, ...rest], 0, tongue);
};

const MOST_QUOTED = 30;
const SIZED = /^(?:de|tele|televisor|TV|pantalla|monitor|tubo|llantas?)$/iu;

/** “55"” means inches, unless the mark closes a quotation. */
const readInches: Reader = (words, at, tongue) => {
  const word = words[at];
  const isMarked =
    /^["″][.,;:!?)]*$/u.test(word?.closes ?? '') && /^\d{1,3}(?:[.,]\d)?$/u.test(word?.text ?? '');
  if (word === undefined || !isMarked || /["″]/u.test(word.opens)) return undefined;
  const marks = words
    .slice(Math.max(0, at - MOST_QUOTED), at)
    .map(({ opens, closes }) => `${opens}${closes}`.replaceAll(/[^"]/gu, ''))
    .join('');
  // The quotation may have started in an earlier sentence.
  const isSize = SIZED.test(words[at - 1]?.text ?? '') && marks.length % 2 === 0;
  if (word.closes.startsWith('"') && !isSize) return undefined;
  return readAmount([{ ...word, text: `${word.text}pulgadas`, closes: '' }], 0, {
    ...tongue,
    units: { pulgadas: ['pulgada', 'pulgadas', 'f'] },
  });
};

const PARTED = /^(?<over>\d)\/(?<under>[3-9]|10)$/u;
const ONE_BEFORE = /^(?:una|la|esa|esta|cada|otra|su)$/iu;

/** “3/4 partes” is read as “tres cuartas partes”. */
const readParts: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const { over = '', under = '' } = PARTED.exec(word?.text ?? '')?.groups ?? {};
  if (over === '' || word?.closes !== '' || !/^partes?$/u.test(next?.text ?? '')) return undefined;
  const part = ordinal(BigInt(under), 'feminine');
  if (over !== '1') return say(`${cardinal(BigInt(over), 'feminine')} ${part}s`);
  return say(ONE_BEFORE.test(before?.text ?? '') ? part : `una ${part}`);
};

const ROUND = /^1\/(?<under>2|4|8|16|32|64)(?:avos)?$/u;

/** “1/8 de final”, “1/2 final”: rounds of a tournament. */
const readRound: Reader = (words, at) => {
  const [before, word, next, last] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  const { under = '' } = ROUND.exec(word?.text ?? '')?.groups ?? {};
  if (under === '' || word?.closes !== '') return undefined;
  if (under === '2')
    return /^final(?:es)?$/u.test(next?.text ?? '') ? say('', `semi${next?.text ?? ''}`) : undefined;
  if (next?.text !== 'de' || last?.text !== 'final') return undefined;
  return say(`${partOf(BigInt(under))}${/^(?:el|un)$/iu.test(before?.text ?? '') ? '' : 's'}`);
};

const SERVICE = /^0(?<digits>[1-9]\d)$/u;

/** “el 016”: a short telephone number. */
const readService: Reader = (words, at) => {
  const { digits } = SERVICE.exec(words[at]?.text ?? '')?.groups ?? {};
  const isService = /^(?:el|al|del)$/iu.test(words[at - 1]?.text ?? '');
  return digits !== undefined && isService ? say(`${cardinal(0n)} ${cardinal(BigInt(digits))}`) : undefined;
};

const YEAR_BEFORE = /^(?:en|año)$/iu;

/** “en 1991 el final”: a year is not a count of what follows, unless a plural follows. */
export const isSpanishYear: (words: Parameters<Reader>[0], at: number) => boolean = (words, at) => {
  const next = words[at + 1]?.text ?? '';
  const isCount = /^\p{Ll}{3,}s$/u.test(next);
  return (
    /^(?:1\d|20)\d{2}$/u.test(words[at]?.text ?? '') &&
    YEAR_BEFORE.test(words[at - 1]?.text ?? '') &&
    !isCount
  );
};

const APOSTROPHE = /^(?<whole>[-−+]?\d{1,3})['’](?<fraction>\d{1,2}|\d{4,})(?<unit>(?!\d).{0,6}|)$/u;

/** “12'5 %”, “3'1416”: an apostrophe not followed by exactly three digits is a decimal comma if a unit follows. */
const readApostrophe: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + 4);
  const { whole = '', fraction = '', unit = '' } = APOSTROPHE.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || whole === '') return undefined;
  const isMeasured = word.closes === '' && amountWord(rest[0]?.text ?? '', tongue) !== undefined;
  const isLong = fraction.length > 3;
  if (!isLong && !isMeasured && amountWord(unit, tongue) === undefined) return undefined;
  return readAmount([{ ...word, text: `${whole},${fraction}${unit}` }, ...rest], 0, tongue);
};

/** “42,195 km”: the lengths of a marathon and a half marathon. */
const readMarathon: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + 2);
  const isLength =
    /^(?:42,195|21,097)$/u.test(word?.text ?? '') && /^(?:km|kil[oó]metros)$/u.test(rest[0]?.text ?? '');
  return word !== undefined && isLength
    ? readAmount([word, ...rest], 0, { ...tongue, separators: 'continental' })
    : undefined;
};

const LABEL =
  /^(?:n\.?[º°]|núm|nro|número|págs?|página|capítulo|cap|art|artículo|línea|puesto|habitación|episodio|temporada|día|top)$/iu;

const SHORT_LABEL = /^(?:n|núm|nro|págs?|cap|art)$/iu;

/** “número 1 mundial”, “página 21”: a number that identifies something instead of counting it. */
const readLabel: Reader = (words, at, tongue) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  // “el último día. 1 mujer”
  const isEnd = before?.closes !== '' && !(before?.closes === '.' && SHORT_LABEL.test(before.text));
  const isLabel = LABEL.test(before?.text ?? '') && !isEnd && /^\d{0,2}1$/u.test(word?.text ?? '');
  const hasNoun = word?.closes === '' && /^\p{Ll}{3,}$/u.test(next?.text ?? '');
  return isLabel && hasNoun ? say(sayWhole(word.text, tongue)) : undefined;
};

const NAMED_DAY = /^(?<day>1|8|9|11|15|19|20|23|25)(?<letter>[FJMNOS])$/u;

/** “15-M”, “el 8M”: a date used as a name. */
const readNamedDay: Reader = (words, at) => {
  const isNamed = /^(?:el|del|al)$/iu.test(words[at - 1]?.text ?? '') && words[at + 1]?.text !== 'de';
  const known = isNamed ? NAMED_DAY.exec(words[at]?.text ?? '')?.groups : undefined;
  const { day, letter } =
    known ?? /^(?<day>\d{1,2})-(?<letter>[A-Z])$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  return day === undefined ? undefined : say(`${cardinal(BigInt(day))} ${letter}`);
};

const CALLED = /^(?:al|tel[ée]fono|tel|tfno|móvil|número|whatsapp|llam\p{L}+)$/iu;

/** “612345678”: telephone numbers are read in groups of digits. */
const readBarePhone: Reader = (words, at, tongue) => {
  const [, ...groups] = /^([6-9]\d{2})(\d{2})(\d{2})(\d{2})$/u.exec(words[at]?.text ?? '') ?? [];
  if (groups.length === 0 || !CALLED.test(words[at - 1]?.text ?? '')) return undefined;
  return say(groups.map((group) => sayWhole(group, tongue)).join(' '));
};

const NAMED_MONEY = /^(?:pesos?|soles|reales|colones|bolívares|bolivianos|quetzales|lempiras|dólar(?:es)?)$/u;
const BEFORE_MONEY = /^(?:\d{3}|mil|mill[oó]n(?:es)?|bill[oó]n(?:es)?|de)$/u;
const MOST_BEFORE_MONEY = 5;

/** “$2,500 pesos”: the word after the number says which currency the sign means. */
const readNamedMoney: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + MOST_BEFORE_MONEY);
  if (word === undefined || !/^\$\d/u.test(word.text) || word.closes !== '') return undefined;
  const name = rest.findIndex(({ text, closes }) => !BEFORE_MONEY.test(text) || closes !== '');
  const isNamed = NAMED_MONEY.test(rest[name]?.text ?? '');
  if (!isNamed) return undefined;
  return readAmount([{ ...word, text: word.text.slice(1) }, ...rest], 0, tongue);
};

const PESOS =
  /^(?:México|CDMX|Monterrey|Guadalajara|Argentina|Colombia|Bogotá|Medellín|Chile|Uruguay|Montevideo|(?:mexican|argentin|colombian|chilen)[oa]s?)$/u;
const DOLLARS = /^(?:EE|EEUU|USA|US|USD|U\.S|Miami|dólar(?:es)?|estadounidenses?)$/u;
const SENTENCE = 10;

/** “$3.990 en Chile”: a price in a country that has a peso; large sums are mostly in dollars there too. */
const readPesos: Reader = (words, at, tongue) => {
  const few = words.slice(at, at + MOST_BEFORE_MONEY);
  const near = words.slice(Math.max(0, at - SENTENCE), at + SENTENCE);
  const isPrice = /^\$\d[\d.,]*$/u.test(few[0]?.text ?? '') && near.some(({ text }) => PESOS.test(text));
  const [, next] = few;
  const isMore = few[0]?.closes === '' && /^(?:mil|mill[oó]n|bill[oó]n|M|[A-Z]{3}$)/u.test(next?.text ?? '');
  if (!isPrice || isMore || near.some(({ text }) => DOLLARS.test(text))) return undefined;
  const { currencies } = tongue;
  const peso = own(currencies, '₱');
  return peso === undefined
    ? undefined
    : readAmount(few, 0, { ...tongue, currencies: { ...currencies, $: peso } });
};

/** “c/8 h”, “c/12h”, “1 de c/4”: “c/” before a number means “every”. */
const readEvery: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + 3);
  const { number } = /^[cC]\/(?<number>\d.*)$/u.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || number === undefined) return undefined;
  const [first, ...more] = readAmount([{ ...word, text: number }, ...rest], 0, tongue) ?? [];
  return first === undefined ? undefined : [{ ...first, spoken: `cada ${first.spoken}` }, ...more];
};

const LAW = /^(?:ley|decreto|orgánica|foral|sentencia|resolución|expediente|n\.?º)$/iu;

/** “la Ley 1/2000”: a law with its year, not a fraction. */
const readLaw: Reader = (words, at, tongue) => {
  const { law, year = '' } =
    /^(?<law>[1-9]\d{0,3})\/(?<year>(?:19|20)\d{2})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  if (law === undefined || !LAW.test(words[at - 1]?.text ?? '')) return undefined;
  return say(joined([sayWhole(law, tongue), tongue.marks.slash, sayWhole(year, tongue)]));
};

/** “un 1 %” is read as “un uno por ciento”, but “21 %” as “veintiún por ciento”. */
const readOnePercent: Reader = (words, at, { numbers, units }) => {
  const text = words[at]?.text ?? '';
  const [percent = ''] = own(units, '%') ?? [];
  if (text === '1%') return say(joined([numbers.cardinal(1n), percent]));
  return text === '1' && words[at + 1]?.text === '%' ? say(numbers.cardinal(1n), percent) : undefined;
};

const TITLES: Readonly<Record<string, string>> = {
  Ing: 'ingeniera',
  Arq: 'arquitecta',
  Lic: 'licenciada',
  Cap: 'capitana',
  Prof: 'profesora',
  Gob: 'gobernadora',
};

/** “Prof.ª Díaz”, “la Ing. Díaz”: a woman’s title. */
const readHerTitle: Reader = (words, at, { abbreviations }) => {
  const { short = '' } = /^(?<short>\p{L}{1,6})\.?ª$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const marked = own(abbreviations, `${short}a`) ?? own(TITLES, short);
  if (marked !== undefined) return say(marked);
  const title = own(TITLES, words[at]?.text ?? '');
  const isHers = words[at]?.closes === '.' && /^(?:la|una)$/iu.test(words[at - 1]?.text ?? '');
  return title !== undefined && isHers ? [{ spoken: title, dotted: true }] : undefined;
};

/** “de L-V”: Monday to Friday. */
const readWorkdays: Reader = (words, at) => (words[at]?.text === 'L-V' ? say('lunes a viernes') : undefined);

export const spanishFigures: readonly Reader[] = [
  readWorkdays,
  readLaw,
  ...romanceFigures,
  readPeruvian,
  readInches,
  readParts,
  readRound,
  readService,
  readNamedMoney,
  readMarathon,
  readApostrophe,
  readLabel,
  readNamedDay,
  readBarePhone,
  readPesos,
  readEvery,
  readHerTitle,
  readOnePercent,
];
