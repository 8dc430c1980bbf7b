import { romanOf } from '../../numbers/roman.ts';
import { digitDate, isDay, monthAndYear } from '../../readers/dates.ts';
import { isCapitalised } from '../../readers/dots.ts';
import { own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';
import { isFeminine } from './spanish-genders.ts';
import { cardinal, ordinal, spanishFormBefore } from './spanish-numbers.ts';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const readDigits: Reader = (words, at) => {
  const date = digitDate(words[at]?.text ?? '', 'day first');
  if (date === undefined) return undefined;
  return say(`${cardinal(BigInt(date.day))} de ${MONTHS[date.month - 1]} de ${cardinal(date.year)}`);
};

const DATE_BEFORE = /^(?:el|del|al|desde)$/iu;

/** “el 24/12”. */
const readDayAndMonth: Reader = (words, at) => {
  const { day = '', month = '' } =
    /^(?<day>\d{1,2})\/(?<month>\d{1,2}|[IVX]+)$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const name = MONTHS[Number(romanOf(month) ?? month) - 1];
  const isDate = isDay(Number(day)) && DATE_BEFORE.test(words[at - 1]?.text ?? '');
  return name === undefined || !isDate ? undefined : say(`${cardinal(BigInt(day))} de ${name}`);
};

const IN = /^(?:en|de|desde|hasta|entre|a|y|antes|después)$/iu;

/** “en 05/2024”. */
const readMonthAndYear: Reader = (words, at) => {
  const [month, year] = monthAndYear(words[at]?.text ?? '');
  const name = IN.test(words[at - 1]?.text ?? '') ? MONTHS[month - 1] : undefined;
  return name === undefined ? undefined : say(`${name} de ${cardinal(BigInt(year))}`);
};

const ROMAN_DATE = /^(?<day>\d{1,2})[-./](?<month>[IVX]+)[-./](?<year>\d{4})$/u;

/** “6-VI-1599”. */
const readRomanDate: Reader = (words, at) => {
  const { day = '', month = '', year = '' } = ROMAN_DATE.exec(words[at]?.text ?? '')?.groups ?? {};
  const name = MONTHS[Number(romanOf(month) ?? 0n) - 1];
  return name === undefined
    ? undefined
    : say(`${cardinal(BigInt(day))} de ${name} de ${cardinal(BigInt(year))}`);
};

/** “24 dic.”, “24 diciembre”, “24 dic. 1977”. */
const readShortDay: Reader = (words, at) => {
  const [word, next, year] = words.slice(at, at + 3);
  const name = next?.text.toLowerCase() ?? '';
  const month =
    name.length < 3
      ? undefined
      : MONTHS.find(
          (one) => one === name || (name.length <= 4 && one.startsWith(name) && next?.closes.startsWith('.')),
        );
  if (month === undefined || word?.closes !== '' || !/^\d{1,2}$/u.test(word.text)) return undefined;
  const dayAndMonth = [
    ...say(cardinal(BigInt(word.text))),
    { spoken: `de ${month}`, dotted: name !== month },
  ];
  const hasYear = /^\.?$/u.test(next?.closes ?? '') && /^(?:1\d|20)\d{2}$/u.test(year?.text ?? '');
  return hasYear ? [...dayAndMonth, ...say(`de ${cardinal(BigInt(year?.text ?? 0))}`)] : dayAndMonth;
};

/** “el 1 de mayo”: a date is not a count. */
const readDay: Reader = (words, at) => {
  const [word, of, month] = words.slice(at, at + 3);
  const isDate = of?.text === 'de' && MONTHS.includes(month?.text.toLowerCase() ?? '');
  return isDate && /^\d{1,2}$/u.test(word?.text ?? '') ? say(cardinal(BigInt(word?.text ?? 0))) : undefined;
};

const CLOCK = /^(?<hour>[01]?\d|2[0-4])[:.hH](?<minute>[0-5]\d)(?<unit>h?)$/u;
const ON_THE_HOUR = /^(?:[01]?\d|2[0-4])$/u;
const OF_DAY = /^(?:h|hs|hrs?)$/u;
const AT_TIMES = /^(?:las?|desde)$/iu;

const NOON = 12;
const LAST_HOUR = 24;

/** “tres y cuarto” on the twelve-hour clock, “quince treinta” on the twenty-four-hour clock. */
const sayMinutes = (minute: string, hour: number): string => {
  const spoken = cardinal(BigInt(minute));
  if (hour > NOON || hour === 0) return minute.startsWith('0') ? `cero ${spoken}` : spoken;
  if (minute === '15') return 'y cuarto';
  if (minute === '30') return 'y media';
  return Number(minute) < 30 ? `y ${spoken}` : spoken;
};

/** “las 15:30”, “las 14h30”, “las 9.15”, “la 1”, “las 21:00 h”. */
const readClock: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const text = word?.text ?? '';
  // “de 17.00 a 20.30 h”
  const isFirst = /^(?:de|del)$/u.test(before?.text ?? '') && /^al?$/u.test(next?.text ?? '');
  const isRange = isFirst && CLOCK.test(words[at + 2]?.text ?? '') && OF_DAY.test(words[at + 3]?.text ?? '');
  const isPart = isFirst && /^(?:mañana|tarde|noche|madrugada)$/u.test(words[at + 5]?.text ?? '');
  if (isPart && text === '1') return say('una');
  const isAfter = isRange || AT_TIMES.test(before?.text ?? '');
  if (isAfter && text === '12' && next?.text === 'm' && word?.closes === '')
    return [...say('doce'), { spoken: 'del mediodía', dotted: true }];
  const { hour = '', minute = '', unit = '' } = CLOCK.exec(text)?.groups ?? {};
  if (hour === '' || (text.includes('.') && !isAfter && unit === '' && !OF_DAY.test(next?.text ?? ''))) {
    const isHour =
      isAfter &&
      ON_THE_HOUR.test(text) &&
      (word?.closes !== '' || /^(?:de|y|menos|en|a|p)$/u.test(next?.text ?? ''));
    return isHour && text !== '0' ? say(cardinal(BigInt(text), 'feminine')) : undefined;
  }
  const hours = cardinal(BigInt(hour), 'feminine');
  const isApart = unit === '' && word?.closes === '' && OF_DAY.test(next?.text ?? '');
  const isOfDay = isApart || unit !== '';
  // “las 00:00” is read as “las cero horas”.
  const isMidnight = Number(hour) % LAST_HOUR === 0 && !isOfDay && next?.text !== 'horas';
  const sharp = isMidnight ? ' horas' : '';
  const minutes = minute === '00' ? sharp : ` ${sayMinutes(minute, isOfDay ? LAST_HOUR : Number(hour))}`;
  if (isApart) return [...say(`${hours}${minutes}`), { spoken: 'horas', dotted: false }];
  return say(`${hours}${minutes}${unit === '' ? '' : ' horas'}`);
};

const ORDINAL =
  /^(?<digits>\d{1,4})\.?(?<ending>[ºª°]|er[ao]?|ᵉʳ|r[ao]|do|da|to|ta|mo|ma|vo|va|no|na|[ao])(?<plural>(?<=[oa])s)?$/u;

const ANGLE = /^(?:latitud|longitud|temperatura|inclinación|fiebre|giro)$/u;

/** Words before degrees: “los 40º”. */
const MANY = /^(?:los|unos|casi)$/iu;
/** Words before a position in a series: “el 21º” isn’t a temperature. */
const PLACED = /^(?:el|del|al|puesto|lugar|piso|número|planta|siglo)$/iu;

/** Words before an ordinal that is written with a plain letter: “la 2a Guerra Mundial”, “calle 5a”. */
const ROW = /^(?:el|la|al|del|una|calle|avenida|carrera)$/iu;

/** “1.º”, “2.ª”, “3.er”, “1er”. */
const readOrdinal: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  const { digits = '', ending = '', plural = '' } = ORDINAL.exec(word?.text ?? '')?.groups ?? {};
  // “la 1a vez”; “1a” on its own may be a door number.
  const isRow = ROW.test(words[at - 1]?.text ?? '');
  const isCounted = /^\.?$/u.test(word?.closes ?? '') && /^\p{Ll}{2,}$/u.test(next?.text ?? '');
  if (/^[ao]$/u.test(ending) && !isRow && !isCounted) return undefined;
  const isMarked = /^[º°]$/u.test(ending) && !word?.text.includes('.');
  const isAlone = word?.closes !== '' || next === undefined;
  const isWarm = isAlone && Number(digits) > NOON && !PLACED.test(words[at - 1]?.text ?? '');
  const isDegree =
    isMarked &&
    (isWarm ||
      /^(?:C|F|Celsius|bajo|sobre|a|y|en)$/u.test(next?.text ?? '') ||
      MANY.test(words[at - 1]?.text ?? ''));
  const isAngle = ending === '°' && ANGLE.test(words[at + 2]?.text ?? '');
  if (digits === '' || BigInt(digits) === 0n || isDegree || isAngle) return undefined;
  if (ending === '°' && next?.text !== 'de' && !word?.text.includes('.')) return undefined;
  if (/^(?:er|ᵉʳ)$/u.test(ending)) return say(ordinal(BigInt(digits), 'masculine-adjective'));
  if (/[ªa]$/u.test(ending)) return say(`${ordinal(BigInt(digits), 'feminine')}${plural}`);
  if (plural !== '') return say(`${ordinal(BigInt(digits), 'masculine')}s`);
  // “41.º presidente”
  const isBeforeNoun =
    word !== undefined &&
    /^\p{Ll}{4,}$/u.test(next?.text ?? '') &&
    spanishFormBefore(word, next) === 'masculine';
  return say(ordinal(BigInt(digits), isBeforeNoun ? 'masculine-adjective' : 'masculine'));
};

const LAST_ORDINAL = 10n;
const QUEENS =
  /^(?:Isabel|Juana|María|Catalina|Cristina|Ana|Margarita|Victoria|Beatriz|Cleopatra|Urraca|Leonor|Berenice)$/u;
const NUMBERED =
  /^(?:capítulo|tomo|volumen|acto|parte|libro|fase|tipo|nivel|escena|título|artículo|Apolo|Windows|episodio|temporada|GTA|FF|Auto|Rocky|Rambo|Saturno|Saturn|Gemini|Géminis|Fantasy|Titan|Titán|Wars|Bowl|Evil|Saw|Halloween|Souls)$/iu;

/** “II Guerra Mundial”, at the beginning of a sentence. */
const readFirstRoman: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const noun = next?.text ?? '';
  const begins = before === undefined || /[.!?:«"“(]$/u.test(`${before.closes}${word?.opens ?? ''}`);
  const isNumeral = /^[IVX]{2,}$|^[IV]$/u.test(word?.text ?? '') && word?.closes === '';
  const value = begins && isNumeral ? romanOf(word.text) : undefined;
  if (value === undefined || !/^\p{L}\p{Ll}{3,}$/u.test(noun)) return undefined;
  return say(ordinal(value, isFeminine(noun) ? 'feminine' : 'masculine-adjective'));
};

const AGE = /^(?:ss?|siglos?)$/iu;
const FEW_WORDS = 10;
/** Words that may come before the verb, as in “YO LO VI”. */
const SAW = /^(?:YO|LO|LA|LE|LOS|LAS|LES|TE|NO|YA|QUE)$/u;
const NOT_COUNTED =
  /^(?:Series|Model|Space|Proyecto|Planeta|Malcolm|Generación|Expedientes?|Rayos|Factor|Plan|Vitamina)$/u;

/** “Felipe II”, “Luis XIV”, “siglo XIX”, “la II Guerra Mundial”, “capítulo IV”. */
const readRoman: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const text = word?.text ?? '';
  const value = romanOf(text);
  const isShortAge =
    (/^ss?$/u.test(before?.text ?? '') || (before?.text === 'S' && text.length > 1)) &&
    before?.closes === '.';
  if (value === undefined || before === undefined || (before.closes !== '' && !isShortAge)) return undefined;
  const name = before.text;
  if (text === 'VI' && SAW.test(name)) return undefined;
  // “el siglo XX y el XXI”
  const isSecondAge =
    /^(?:el|al|del|los)$/u.test(name) &&
    /^[IVX]+$/u.test(text) &&
    words.slice(Math.max(0, at - FEW_WORDS), at).some((one) => AGE.test(one.text));
  if (AGE.test(name) || (isSecondAge && (word?.closes !== '' || !isCapitalised(next))))
    return say(value > LAST_ORDINAL ? cardinal(value) : ordinal(value, 'masculine'));
  if (NUMBERED.test(name)) return say(cardinal(value));
  // “Jacobo VI de Escocia y I de Inglaterra”
  if (name === 'y' && /^del?$/u.test(next?.text ?? '') && /^[IVX]+$/u.test(text))
    return say(value > LAST_ORDINAL ? cardinal(value) : ordinal(value, 'masculine'));
  const isAge = AGE.test(words[at - 3]?.text ?? '') && value <= LAST_ORDINAL;
  if (/^(?:Y|y|al?)$/u.test(name) && (isAge || /^[IVX]{2,}$/u.test(text))) {
    return say(isAge ? ordinal(value, 'masculine') : cardinal(value));
  }
  const isNoun = word?.closes === '' && /^\p{L}{3,}$/u.test(next?.text ?? '') && text.length > 1;
  if (
    /^(?:el|del|al|un|la|una|su)$/iu.test(name) &&
    (isNoun || (value <= LAST_ORDINAL && isCapitalised(next)))
  ) {
    if (/^[IVX]+$/u.test(text)) {
      const feminine = isFeminine(next?.text ?? '') || /^(?:la|una)$/iu.test(name);
      return say(ordinal(value, feminine ? 'feminine' : 'masculine-adjective'));
    }
  }
  if (NOT_COUNTED.test(name)) return undefined;
  if (!isCapitalised(before) || !/^[IVX]+$/u.test(text)) return undefined;
  // “N-VI”
  if (value > LAST_ORDINAL || name.length === 1) return say(cardinal(value));
  return say(ordinal(value, QUEENS.test(name) ? 'feminine' : 'masculine'));
};

const AGES = /^(?<from>[IVX]+)[-–—](?<upTo>[IVX]+)$/u;

/** “siglos XVI-XVII”. */
const readAges: Reader = (words, at) => {
  const { from = '', upTo = '' } = AGES.exec(words[at]?.text ?? '')?.groups ?? {};
  const ends = [romanOf(from), romanOf(upTo)];
  if (!AGE.test(words[at - 1]?.text ?? '') || ends.includes(undefined)) return undefined;
  const said = ends.map((end = 0n) => (end > LAST_ORDINAL ? cardinal(end) : ordinal(end, 'masculine')));
  return say(said.join(' a '));
};

/** “s. XIX”, “ss. XVI-XVII”. */
const readAge: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  // In “S. V. Naipaul”, the letters are initials.
  const isRoman =
    /^[IVX]+[-–—][IVX]+$|^[IVX]{2,}$/u.test(next?.text ?? '') ||
    /^s+ [IVX]$/u.test(`${word?.text} ${next?.text}`);
  if (!/^[sS]s?$/u.test(word?.text ?? '') || word?.closes !== '.' || !isRoman) return undefined;
  return [{ spoken: word.text.length === 1 ? 'siglo' : 'siglos', dotted: true }];
};

const DECADE = /^(?:los|años|sus)$/iu;

/** “los años 20”: a decade is not a count. */
const readDecade: Reader = (words, at) => {
  const { decade = '' } = /^['’]?(?<decade>[2-9]0)['’]?s?$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const isDecade = decade !== '' && DECADE.test(words[at - 1]?.text ?? '');
  return isDecade ? say(cardinal(BigInt(decade))) : undefined;
};

/** “Gómez & Hijos”: “y” becomes “e” before an i. */
const readAnd: Reader = (words, at) =>
  words[at]?.text === '&' && /^h?[ií](?!e)/iu.test(words[at + 1]?.text ?? '') ? say('e') : undefined;

/** “½ hora” and “1/2 h” are read as “media hora”. */
const readHalf: Reader = (words, at, { units }) => {
  const [word, next] = [words[at], words[at + 1]];
  const isHalf = /^(?:1\/2|½)$/u.test(word?.text ?? '') && word?.closes === '';
  if (!isHalf || /^\d/u.test(words[at - 1]?.text ?? '')) return undefined;
  const unit = own(units, next?.text ?? '');
  if (unit?.[2] === 'f') return say('media', unit[0]);
  return isFeminine(next?.text ?? '') ? say('media') : undefined;
};

export const spanishReaders: readonly Reader[] = [
  readDigits,
  readDayAndMonth,
  readMonthAndYear,
  readRomanDate,
  readShortDay,
  readDay,
  readClock,
  readOrdinal,
  readAge,
  readAges,
  readRoman,
  readFirstRoman,
  readDecade,
  readAnd,
  readHalf,
];
