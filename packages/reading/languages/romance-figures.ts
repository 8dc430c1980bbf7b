import { sayWhole } from '../numbers/written-number.ts';
import { readAmount } from '../readers/amount.ts';
import { sayCount } from '../readers/duration.ts';
import { figureReaders, NO_PLURAL } from '../readers/figures.ts';
import { VULGAR } from '../readers/fraction.ts';
import { sayLetters } from '../readers/letters.ts';
import { joined, own } from '../readers/lookup.ts';
import { type Noun, type Reader, say } from '../tongue.ts';

/** “2€50”: the cents after the sign. */
const readSplitMoney: Reader = (words, at, tongue) => {
  const [word] = words.slice(at, at + 1);
  const [, whole = '', sign = '', cents = ''] = /^(\d{1,4})([€$£])(\d{2})$/u.exec(word?.text ?? '') ?? [];
  return word === undefined || whole === ''
    ? undefined
    : readAmount([{ ...word, text: `${whole},${cents}${sign}` }], 0, tongue);
};

const PER_HUNDRED = /^(?<number>\d[\d.,]*)?(?<unit>[^\d/]{1,4})\/100(?<under>km|g|ml|)$/u;

/** “6,5 l/100km”, “20 g/100 g”: an amount per hundred units. */
const readPerHundred: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const { number = '', unit = '', under = '' } = PER_HUNDRED.exec(word?.text ?? '')?.groups ?? {};
  const name = under === '' && word?.closes === '' ? (next?.text ?? '') : under;
  const many = own(tongue.units, name)?.[1];
  const noun = own(tongue.units, unit) ?? own(tongue.currencies, unit)?.unit;
  if (word === undefined || noun === undefined || (many === undefined && name !== '')) return undefined;
  if (number === '' && !/^\d/u.test(words[at - 1]?.text ?? '')) return undefined;
  const [first] =
    number === '' ? say(noun[1]) : (readAmount([{ ...word, text: `${number}${unit}` }], 0, tongue) ?? []);
  if (first === undefined) return undefined;
  const hundred = `${tongue.code === 'fr' ? 'aux' : 'cada'} ${tongue.numbers.cardinal(100n)}`;
  return under === '' && many !== undefined
    ? say(joined([first.spoken, hundred]), many)
    : say(joined([first.spoken, hundred, many ?? '']));
};

/** “1/10 del total”, “7/10 des cas”; “8/10 de moyenne” is a school mark. */
const readTenths: Reader = (words, at, { code, sayFraction }) => {
  const { over = '' } = /^(?<over>[1-9])\/10$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const [of = '', noun = ''] = [words[at + 1]?.text, words[at + 2]?.text];
  const isShare =
    code === 'es'
      ? /^del?$/u.test(of)
      : /^d(?:es|u)$/u.test(of) || /^de l(?:a|['’].+)$/u.test(`${of} ${noun}`);
  if (over === '' || !isShare || words[at]?.closes !== '' || /^un$/iu.test(words[at - 1]?.text ?? ''))
    return undefined;
  return say(sayFraction(BigInt(over), 10n));
};

const BETS = /^(?:cotes?|cuotas?|momios?|paris?|bookmakers?|apuestas?)$/iu;

const BET_BEFORE = 6;

/** “une cote de 5/2”: odds. */
const readBet: Reader = (words, at, tongue) => {
  const { over = '', under = '' } =
    /^(?<over>\d{1,3})\/(?<under>\d{1,2})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  if (over === '' || !words.slice(Math.max(0, at - BET_BEFORE), at).some(({ text }) => BETS.test(text)))
    return undefined;
  const to = tongue.code === 'fr' ? 'contre' : tongue.marks.ratio;
  return say(`${sayWhole(over, tongue)} ${to} ${sayWhole(under, tongue)}`);
};

/** “Sept. 2023”, “Max. 32°”: an abbreviation in capitals at the beginning of a sentence. */
const readFirstAbbreviation: Reader = (words, at, { abbreviations, beforeNumber }) => {
  const { text = '', closes } = words[at] ?? {};
  const isFirst =
    /^\p{Lu}\p{Ll}{2,4}$/u.test(text) && closes === '.' && /^\d/u.test(words[at + 1]?.text ?? '');
  const small = text.toLowerCase();
  const isKnown = own(abbreviations, text) !== undefined || own(beforeNumber, small) !== undefined;
  const spoken = isFirst && !isKnown ? own(abbreviations, small) : undefined;
  return spoken === undefined ? undefined : [{ spoken, dotted: true }];
};

const ARTICLE = /^(?:les|des|aux|los|las)$/iu;

/** “les +65 ans”, “los -30”: people above or below an age. */
const readAgeGroup: Reader = (words, at, tongue) => {
  const [, sign, age = ''] = /^([-−+])([1-9]\d)$/u.exec(words[at]?.text ?? '') ?? [];
  if (sign === undefined || !ARTICLE.test(words[at - 1]?.text ?? '')) return undefined;
  const { plus, minus } = tongue.marks;
  return say(`${sign === '+' ? plus : minus} de ${sayWhole(age, tongue, 'masculine')}`);
};

const MORE = /^\+(?<number>[1-9]\d{0,2}|[1-9]\d{0,2}(?:[.\u202f]\d{3})+|[1-9]\d{3,})$/u;
const SCORED = /^(?:points?|puntos?|degrés?|grados?|ans|années?|años?|fois|veces)$/u;

/** “+1.000 artículos”: more than the given number. */
const readMoreThan: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + 4);
  const { number } = MORE.exec(word?.text ?? '')?.groups ?? {};
  const noun = rest.find(({ text }) => !/^\d{3}$/u.test(text))?.text ?? '';
  const isNoun = /^\p{Ll}{3,}[sx]$/u.test(noun) && !NO_PLURAL.test(noun) && !SCORED.test(noun);
  // “+2 vidéos” are added.
  const isMany = (number ?? '').length > 2 || /^\d{3}$/u.test(rest[0]?.text ?? '');
  if (word === undefined || number === undefined || word.closes !== '' || !isNoun || !isMany)
    return undefined;
  const [first, ...more] = readAmount([{ ...word, text: number }, ...rest], 0, tongue) ?? [];
  return first === undefined
    ? undefined
    : [{ ...first, spoken: joined([tongue.marks.plus, 'de', first.spoken]) }, ...more];
};

/** “2 ans 1/2”, “1 h ½”: a half written after the unit. */
const readHalfAfter: Reader = (words, at, tongue) => {
  const [count, noun, word] = [words[at - 2], words[at - 1], words[at]];
  const isHalf = /^(?:1\/2|½)$/u.test(word?.text ?? '') && /^\d{1,3}$/u.test(count?.text ?? '');
  const text = noun?.text ?? '';
  const unit = own(tongue.units, text);
  const isNoun =
    unit !== undefined || /^(?:ans?|mois|meses|mes|\p{Ll}{3,}s|heure|hora|kilo|año)$/u.test(text);
  if (!isHalf || !isNoun || count?.closes !== '' || noun?.closes !== '') return undefined;
  const form =
    unit === undefined ? tongue.formBefore(count, noun) : unit[2] === 'f' ? 'feminine' : 'masculine';
  const more = tongue.sayHalfMore?.(form);
  return more === undefined ? undefined : say(more);
};

/** “vol AF 1148”: the airline code in a flight number. */
const readAirline: Reader = (words, at) => {
  const { text = '' } = words[at] ?? {};
  const isFlight =
    /^(?:vols?|vuelos?)$/iu.test(words[at - 1]?.text ?? '') && /^\d/u.test(words[at + 1]?.text ?? '');
  return isFlight && /^[A-Z]{2}$/u.test(text) ? say(sayLetters(text)) : undefined;
};

/** “# 12-34”: a number sign followed by a space and a number. */
const readSignApart: Reader = (words, at, { marks }) =>
  words[at]?.text === '#' && /^\d/u.test(words[at + 1]?.text ?? '') ? say(marks.number) : undefined;

const MEASURES =
  /^(?:tazas?|cucharad(?:it)?as?|vasos?|kilos?|litros?|libras?|botellas?|horas?|tasses?|cuillères?|verres?|kilos?|litres?|livres?|bouteilles?)$/u;

/** “3/4 taza”: a fraction of a measure. */
const readPartOfMeasure: Reader = (words, at, { fractions }) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const text = own(VULGAR, word?.text ?? '') ?? word?.text ?? '';
  const part = text === '1/2' ? undefined : own(fractions, text)?.[0];
  const isMeasure = word?.closes === '' && MEASURES.test(next?.text ?? '');
  return part !== undefined && isMeasure && !/^\d/u.test(before?.text ?? '') ? say(`${part} de`) : undefined;
};

/** “6,674 × 10⁻¹¹”: before a power of ten, three digits after a comma are decimals, not thousands. */
const readMantissa: Reader = (words, at, tongue) => {
  const [word, sign, ten] = words.slice(at, at + 3);
  const isProduct = /^[×x·*]$/u.test(sign?.text === '' ? sign.closes : (sign?.text ?? ''));
  if (word === undefined || !isProduct || !/^10(?:\^|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/u.test(ten?.text ?? '')) return undefined;
  if (!/^[-−]?\d[.,]\d{3}$/u.test(word.text)) return undefined;
  return readAmount([word], 0, {
    ...tongue,
    separators: word.text.includes(',') ? 'continental' : 'english',
  });
};

/** “3T”, “1T24”: a quarter of a year. */
const readQuarter: Reader = (words, at, { code, numbers }) => {
  const { quarter = '', year } =
    /^(?<quarter>[1-4])T(?<year>(?:20)?\d{2})?$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  if (quarter === '') return undefined;
  const name = `${numbers.ordinal(BigInt(quarter)).replace(/ro$/u, 'r')} trimestre`;
  const of = code === 'fr' ? '' : 'de';
  return say(joined(year === undefined ? [name] : [name, of, numbers.year(BigInt(`20${year.slice(-2)}`))]));
};

/** “230 V/50 Hz”: two measurements of the same thing. */
const readVolts: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + 3);
  const { unit = '', number = '' } = /^(?<unit>k?V)\/(?<number>\d.*)$/u.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || number === '' || !/^\d/u.test(words[at - 1]?.text ?? '')) return undefined;
  const [first, ...more] = readAmount([{ ...word, text: number }, ...rest], 0, tongue) ?? [];
  return first === undefined
    ? undefined
    : [{ ...first, spoken: joined([own(tongue.units, unit)?.[1] ?? '', first.spoken]) }, ...more];
};

/** “daños x3” */
const readTimes: Reader = (words, at, tongue) => {
  const { digits = '' } = /^[x×](?<digits>\d{1,4})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const times = own(tongue.marks.betweenNumbers, 'x') ?? '';
  return digits === '' ? undefined : say(`${times} ${sayWhole(digits, tongue)}`);
};

/** “18/27 °C”: a unit after a pair of numbers. */
const readDegrees: Reader = (words, at, { units }) => {
  const { text = '' } = words[at] ?? {};
  return /^[°º][CF]$/u.test(text) ? say(own(units, text)?.[1] ?? '') : undefined;
};

/** “4,3 M☉”, “millones de M☉”: solar masses. */
const readSuns: Reader = (words, at, tongue) => {
  const suns = tongue.code === 'fr' ? 'masses solaires' : 'masas solares';
  const isSuns = (step: number): boolean => {
    const word = words[step];
    return word?.text === 'M' && word.closes.startsWith('☉');
  };
  if (isSuns(at)) return say(suns);
  const [word] = words.slice(at, at + 1);
  if (word === undefined || !/^\d/u.test(word.text) || !isSuns(at + 1)) return undefined;
  return readAmount([word], 0, tongue);
};

/** “elle 29 (F)”: a letter in brackets isn’t a unit. */
const readBeforeBracket: Reader = (words, at, tongue) => {
  const [word, next] = words.slice(at, at + 2);
  const isApart = /^[A-Za-z]$/u.test(next?.text ?? '') && /[([]$/u.test(next?.opens ?? '');
  return word !== undefined && isApart && /^\d/u.test(word.text) ? readAmount([word], 0, tongue) : undefined;
};

/** “S02E05”, “T2E5”: a season and an episode. */
const readEpisode: Reader = (words, at, { code, numbers }) => {
  const [, season = '', episode = ''] = /^[ST](\d{1,2})E(\d{1,3})$/u.exec(words[at]?.text ?? '') ?? [];
  if (season === '') return undefined;
  const [first, last] = code === 'fr' ? ['saison', 'épisode'] : ['temporada', 'episodio'];
  return say(`${first} ${numbers.cardinal(BigInt(season))} ${last} ${numbers.cardinal(BigInt(episode))}`);
};

const MARKED = /^(?<first>\d{1,2})['’′](?<second>\d{1,2})(?:["”″]|'')$/u;
const TALL = /^(?:miden?|med(?:ía|ir)|mesur\p{L}+|altura|estatura|alt[oa]|taille|hauteur)$/iu;
const LAST_INCH = 11;
const MINUTE = 60;

/** “en 48'30''”, “mide 5'11"”: minutes and seconds, or feet and inches. */
const readMarks: Reader = (words, at, tongue) => {
  const { first = '', second = '' } = MARKED.exec(words[at]?.text ?? '')?.groups ?? {};
  const near = words.slice(Math.max(0, at - 3), at + 3);
  const isHeight = /^[1-9]$/u.test(first) && near.some(({ text }) => TALL.test(text));
  if (first === '' || Number(second) >= MINUTE) return undefined;
  const { min, s } = tongue.units;
  if (Number(second) > LAST_INCH || !(isHeight || second.length === 1))
    return say(joined([sayCount(first, min, tongue), sayCount(second, s, tongue)]));
  const [foot, inch]: readonly Noun[] =
    tongue.code === 'fr'
      ? [
          ['pied', 'pieds'],
          ['pouce', 'pouces'],
        ]
      : [
          ['pie', 'pies'],
          ['pulgada', 'pulgadas', 'f'],
        ];
  return say(joined([sayCount(first, foot, tongue), sayCount(second, inch, tongue)]));
};

const MOST_QUOTED = 20;

/** “quedan 2' por jugar”, “à la 90'”: minutes of a match, unless the mark closes a quotation. */
const readMinutes: Reader = (words, at, tongue) => {
  const { text = '', closes = '' } = words[at] ?? {};
  const before = words[at - 1]?.text ?? '';
  if (!/^[1-9]\d{0,2}$/u.test(text) || !/^['’′][.,;:!?)]*$/u.test(closes)) return undefined;
  const near = words.slice(Math.max(0, at - MOST_QUOTED), at + 1);
  if (/^(?:el|al|del|le|au|du)$/iu.test(before) || near.some(({ opens }) => /['‘]/u.test(opens)))
    return undefined;
  if (tongue.code === 'fr' && before === 'la') return say(`${tongue.numbers.ordinal(BigInt(text))} minute`);
  return say(sayCount(text, tongue.units['min'], tongue));
};

/** Spanish and French readers for numbers and symbols. */
export const romanceFigures: readonly Reader[] = [
  ...figureReaders,
  readSplitMoney,
  readPerHundred,
  readTenths,
  readBet,
  readMoreThan,
  readAgeGroup,
  readFirstAbbreviation,
  readHalfAfter,
  readAirline,
  readSignApart,
  readPartOfMeasure,
  readMantissa,
  readQuarter,
  readVolts,
  readTimes,
  readDegrees,
  readSuns,
  readBeforeBracket,
  readEpisode,
  readMarks,
  readMinutes,
];
