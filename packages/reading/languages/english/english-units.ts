import { sayNumber, sayWhole, writtenNumber } from '../../numbers/written-number.ts';
import { readAmount } from '../../readers/amount.ts';
import { around, isNumber, shortens } from '../../readers/dots.ts';
import { readPartOf } from '../../readers/figures.ts';
import { VULGAR } from '../../readers/fraction.ts';
import { joined, own } from '../../readers/lookup.ts';
import { SIGN } from '../../readers/money.ts';
import { namesPlace } from '../../readers/short-count.ts';
import { type Reader, say, type Tongue } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';

const FRONTS: Readonly<Record<string, string>> = { sq: 'square', cu: 'cubic', fl: 'fluid' };
const LENGTH = /^(?:in|ft|yd|mi|[cdkm]?m)$/u;
/** Units that end in a dot. */
const DOTTED = /^(?:in|ft|yd|mi|oz)$/u;
const BEFORE_ONE = /^(?:per|each|every|an?|1|one)$/iu;

const DETERMINER = /^(?:the|this|that|his|her|their|its|our|my|your)$/iu;
const NO_NOUN =
  /^(?:was|were|are|is|has|had|have|will|would|with|that|which|for|and|from|than|but|into|each|can)$/u;

/** Whether the unit follows “1” or “per”, or is part of a phrase before a noun: “a 640 sq ft flat”. */
const isOne = (words: readonly WrittenWord[], at: number, isAdjective: (at: number) => boolean): boolean => {
  const [name, noun] = [words[at + 1], words[at + 2]];
  if (BEFORE_ONE.test(words[at - 1]?.text ?? '')) return true;
  // “a 2 million sq ft site”
  const number = isNumber(words[at - 1]) ? at - 1 : at - 2;
  const isBeforeNoun =
    DETERMINER.test(words[number - 1]?.text ?? '') &&
    /^\.?$/u.test(name?.closes ?? '') &&
    /^[a-z]{3,}$/u.test(noun?.text ?? '') &&
    !NO_NOUN.test(noun?.text ?? '');
  return isNumber(words[number]) && (isBeforeNoun || isAdjective(number));
};

/** “sq ft”, “cu. ft.”, “fl oz”: two-word units. */
const readTwoWordUnit: Reader = (words, at, tongue) => {
  const [word, name] = [words[at], words[at + 1]];
  const { amount, short = '' } =
    /^(?:(?<amount>.+)\/)?(?<short>sq|cu|fl)$/u.exec(word?.text ?? '')?.groups ?? {};
  const { text = '' } = name ?? {};
  const front = own(FRONTS, short);
  const unit = own(tongue.units, text);
  if (word === undefined || name === undefined || front === undefined || unit === undefined) return undefined;
  if (!/^\.?$/u.test(word.closes) || !(short === 'fl' ? text === 'oz' : LENGTH.test(text))) return undefined;
  // “$200/sq ft”
  const counted = amount === undefined ? undefined : readAmount([{ ...word, text: amount }], 0, tongue);
  if (amount !== undefined && counted === undefined) return undefined;
  const [number] = counted ?? [];
  const first = joined([number === undefined ? '' : `${number.spoken} ${tongue.marks.per}`, front]);
  const one = number !== undefined || isOne(words, at, (place) => tongue.isAdjective(words, place));
  const dotted = DOTTED.test(text) && shortens(words, at + 1, tongue);
  return [
    { spoken: first, dotted: true },
    { spoken: unit[one ? 0 : 1], dotted },
  ];
};

/** “Fr. 1'000”: before a number, “Fr.” means francs, not “Father”. */
const readFrancs: Reader = (words, at, tongue) => {
  const [sign, number, ...rest] = words.slice(at, at + 4);
  if (sign?.text !== 'Fr' || sign.closes !== '.' || number === undefined || !isNumber(number))
    return undefined;
  const said = readAmount([{ ...number, text: `CHF${number.text}` }, ...rest], 0, tongue);
  return said === undefined ? undefined : [{ spoken: '', dotted: true }, ...said];
};

const SUM = new RegExp(`^${SIGN}\\d`, 'u');
const PAID =
  /^(?:bill|note|banknote|coin|check|fine|prize|bonus|jackpot|reward|ransom|bounty|house|home|mansion|villa|apartment|deal|loan|fund|budget|plan|project|movie|film|car|yacht|lawsuit|contract|salary|ticket|diamond|painting|fortune|empire|company|industry|market|startup|deficit|debt|surplus|bailout|stimulus|package|gap|question|mistake|gamble|scam|fraud|settlement|penalty|transfer|watch|ring|dress|suit|phone|laptop|meal|dinner|gift|donation|grant|purchase|payment|investment|portfolio|business|idea|heist|bet|machine|satellite|telescope|knife|coffee|lunch|breakfast|burger|sandwich|pizza|steak|wine|bottle|loaf|cake|shirt|shoes|sneaker|jacket|hat|bag|book|game|toy|chair|sofa|table|mattress|lamp|pen|pan|tool|camera|drone|keyboard|headphone|microphone|monitor|speaker|tablet|computer|console|haircut|room|hotel|trip|flight|tour|course|subscription|app|guitar|piano|violin|bike|scooter|boat|jet|plane|helicopter|stamp|card)s?$/u;

const SIZE =
  /^\d[\d.,]*(?<unit>[ck]?m|ft|in|yd|mi|[km]?g|lbs?|m?[lL]|oz|V|W|kW|MW|mAh|[kMG]?Hz|[KMGT]B|MP|hp|mph)?$/u;
const SIZED_THING =
  /^(?:dash|final|race|sprint|hurdles|freestyle|backstroke|breaststroke|butterfly|relay|swim|run|walk|hike|trail|course|record|mark|limit|zone|battery|batteries|bag|box|boxes|bottle|jug|can|tank|engine|motor|charger|adapter|outlet|supply|bulb|lamp|laser|drive|disk|card|stick|file|screen|lens|camera|gun|cannon|shell|bomb|rocket|tower|statue|wall|cliff|wave|drop|fall|dumbbell|weight|block|stone|fish|baby|python|shark)s?$/u;

/** “the 100m dash”, “the 5 kg bag”. */
const isSize = (words: readonly WrittenWord[], at: number): boolean => {
  const [word, next, noun] = words.slice(at, at + 3);
  const found = SIZE.exec(word?.text ?? '');
  if (found === null || word?.closes !== '') return false;
  if (found.groups?.['unit'] !== undefined) return SIZED_THING.test(next?.text ?? '');
  const isApart = next?.closes === '' && SIZE.exec(`1${next.text}`)?.groups?.['unit'] !== undefined;
  return isApart && SIZED_THING.test(noun?.text ?? '');
};

/** “a 10 km walk”, “$20 bills”, “the $5 million deal”: a unit that describes a noun is in the singular. */
export const isEnglishAdjective: Tongue['isAdjective'] = (words, at) => {
  const [before, word, next, noun] = [-1, 0, 1, 2].map((step) => words[at + step]);
  if (/^an?$/iu.test(before?.text ?? '') || word?.joined === true || isSize(words, at)) return true;
  if (word?.closes !== '' || next === undefined || !SUM.test(word.text)) return false;
  const isMagnitude =
    /^(?:hundred|thousand|million|billion|trillion)$/u.test(next.text) && next.closes === '';
  return PAID.test((isMagnitude ? noun : next)?.text ?? '');
};

const SIZED = /^(?<size>hundred|thousand|million|billion|trillion)-(?<rest>\p{Ll}.*)$/u;

/** “a $5 million-a-year job”. */
const readSumPer: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const { size = '', rest = '' } = SIZED.exec(next?.text ?? '')?.groups ?? {};
  if (word === undefined || next === undefined || size === '' || !SUM.test(word.text)) return undefined;
  const one = { ...tongue, isAdjective: () => true };
  const [first, second] = readAmount([word, { ...next, text: size, closes: '' }], 0, one) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const { spoken } = second;
  const noun = spoken.split(' ').at(-1) ?? '';
  // “$5 million-dollar”
  return say(first.spoken, rest === noun ? spoken : `${spoken} ${rest.replaceAll('-', ' ')}`);
};

/** “50p” is money, but “480p” is a picture size. */
const readPence: Reader = (words, at, tongue) => {
  const { pence = '' } = /^(?<pence>[1-9]\d?)p$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  return pence === '' ? undefined : say(`${sayWhole(pence, tongue)} ${pence === '1' ? 'penny' : 'pence'}`);
};

const POINTS: Readonly<Record<string, string>> = {
  bp: 'basis',
  bps: 'basis',
  pp: 'percentage',
  ppts: 'percentage',
};
const BASIS_POINTS = /^(?<points>[-−+]?\d{1,3}(?:\.\d+)?)(?<glued>bps?|pp|ppts)?$/u;

/**
 * “50 bps”, “3 pp”: basis points and percentage points. In the thousands, bps are bits per second; from a hundred up,
 * pp are pages.
 */
const readBasisPoints: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const { points = '', glued } = BASIS_POINTS.exec(word?.text ?? '')?.groups ?? {};
  const number = writtenNumber(points, tongue);
  const name = glued ?? (word?.closes === '' ? next?.text : '');
  const kind = own(POINTS, name ?? '');
  if (number === undefined || kind === undefined) return undefined;
  const arePages = kind !== 'basis' && /^\d{3}/u.test(number.whole);
  const isSingular = tongue.isAdjective(words, at) || points === '1';
  const unit = arePages ? 'pages' : `${kind} point${isSingular ? '' : 's'}`;
  const said = sayNumber(number, tongue);
  return glued === undefined ? say(said, unit) : say(`${said} ${unit}`);
};

const MEASURED = /^(?:tall|long|wide|high|deep|thick|across)$/u;
const PRINTED = /^(?:paper|sheet|print|photo|frame|canvas|poster|page|screen|board|box)s?$/u;

/** “8.5 x 11 in” means inches; “3 x 4 in a row” doesn’t. */
const readInchesBy: Reader = (words, at) => {
  const [by, side, word, next] = [-2, -1, 0, 1].map((step) => words[at + step]);
  const isSide = /^(?:[\d.]+[x×])?\d[\d.]*$/u.test(side?.text ?? '') && side?.closes === '';
  const isBy = /[x×]/u.test(side?.text ?? '') || /^(?:[x×]|by)$/u.test(by?.text || by?.closes || '');
  if (word?.text !== 'in' || !isSide || !isBy) return undefined;
  if (next === undefined || word.closes !== '' || MEASURED.test(next.text)) return say('inches');
  return PRINTED.test(next.text) ? say('inch') : undefined;
};

const WHOLE_SUM = new RegExp(`^(?<sign>${SIGN})(?<whole>\\d{1,3})$`, 'u');

/** “$2 1/2 million”: a sum in which the half is a separate word. */
const readMixedSum: Reader = (words, at, tongue) => {
  const [word, part, size] = words.slice(at, at + 3);
  const { sign = '', whole = '' } = WHOLE_SUM.exec(word?.text ?? '')?.groups ?? {};
  const name = part?.text ?? '';
  const currency = own(tongue.currencies, sign)?.unit[1];
  const fraction = own(tongue.fractions, own(VULGAR, name) ?? name)?.[1];
  if (currency === undefined || fraction === undefined || word?.closes !== '') return undefined;
  const number = sayWhole(whole, tongue);
  const magnitude = part?.closes === '' ? own(tongue.magnitudes, size?.text ?? '')?.[0] : undefined;
  return magnitude === undefined
    ? say(number, `${fraction} ${currency}`)
    : say(number, fraction, `${magnitude} ${currency}`);
};

const ODDS = /^(?<over>[1-9]\d{0,3})\/(?<under>[1-9]\d{0,2})$/u;
const BETTING =
  /^(?:odds|outsiders?|favou?rites?|long-?shots?|underdogs?|book(?:ies|makers?)|betting|bets?|shots?|priced)$/iu;
const LAST_DAY = 31;

/** “at odds of 11/4”, “5000/1 outsiders”. */
const readOdds: Reader = (words, at, tongue) => {
  const { over = '', under = '' } = ODDS.exec(words[at]?.text ?? '')?.groups ?? {};
  const isLong = under === '1' && Number(over) > LAST_DAY;
  const isDay = /^(?:on|by|until|since)$/u.test(words[at - 1]?.text ?? '');
  if (over === '' || isDay || !(isLong || around(words, at).some(({ text }) => BETTING.test(text))))
    return undefined;
  return say(`${sayWhole(over, tongue)} to ${sayWhole(under, tongue)}`);
};

const HOT = /^(?<degrees>[-−]?\d{1,3}(?:\.\d)?)(?<scale>[FC])$/u;
const HEAT =
  /^(?:temp\p{L}*|heat\p{L}*|bak(?:e[ds]?|ing)|oven|preheat\p{L}*|roast\p{L}*|cook\p{L}*|boil\p{L}*|simmer\p{L}*|fr[eo]ez\p{L}*|froze|fever|hot|cold|warm\p{L}*|cool\p{L}*|degrees|weather|highs?|lows?)$/iu;

/** “bake at 425F”, “a high of 31C”. */
const readHeat: Reader = (words, at, tongue) => {
  const { degrees = '', scale = '' } = HOT.exec(words[at]?.text ?? '')?.groups ?? {};
  const [word] = words.slice(at, at + 1);
  const isPlace = namesPlace(words[at - 1]?.text ?? '', tongue);
  if (
    word === undefined ||
    degrees === '' ||
    isPlace ||
    !around(words, at).some(({ text }) => HEAT.test(text))
  )
    return undefined;
  return readAmount([{ ...word, text: `${degrees}°${scale}` }], 0, tongue);
};

const DOSE = /^(?<count>\d{1,2})[x×](?<size>\d[\d.,]*(?:m?g|kg|mcg|µg|m?[lL]|oz|lbs?|[MGT]B))$/u;

/** “2x500mg”, “2 x 500mg”: two of the same size, not two dimensions. */
const readDose: Reader = (words, at, tongue) => {
  const [word, by, next] = words.slice(at, at + 3);
  const isApart = /^[x×]$/u.test(by?.text || by?.closes || '') && word?.closes === '';
  const whole = isApart ? `${word.text}x${next?.text}` : (word?.text ?? '');
  const { count = '', size = '' } = DOSE.exec(whole)?.groups ?? {};
  if (word === undefined || count === '') return undefined;
  const said = readAmount([{ ...word, text: size, closes: '' }], 0, tongue)?.[0]?.spoken ?? '';
  const times = `${sayWhole(count, tongue)} times`;
  return isApart ? say(...times.split(' '), said) : say(`${times} ${said}`);
};

/** “1/3 c. sugar”, “2 c. flour”. */
const readCup: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isCup = word?.text === 'c' && word.closes === '.' && /^\p{Ll}{3,}/u.test(next?.text ?? '');
  const { text = '' } = before ?? {};
  if (!isCup || before?.closes !== '' || !/^(?:\d{1,2}|\d\/\d|\d?[½⅓⅔¼¾])$/u.test(text)) return undefined;
  const isMixed = /^\d{1,2}$/u.test(words[at - 2]?.text ?? '');
  const isPart = /^(?:1|\d\/\d|[½⅓⅔¼¾])$/u.test(text) && !isMixed;
  return [{ spoken: isPart ? 'cup' : 'cups', dotted: true }];
};

const WICKETS = /^(?<runs>\d{1,3})\/(?<lost>\d|10)$/u;
const CRICKET = /^(?:overs?|wickets?|innings|declared|stumps)$/u;

/** “287/6 in 50 overs”: runs and wickets lost in cricket. */
const readWickets: Reader = (words, at, tongue) => {
  const { runs = '', lost = '' } = WICKETS.exec(words[at]?.text ?? '')?.groups ?? {};
  if (runs === '' || !around(words, at).some(({ text }) => CRICKET.test(text))) return undefined;
  return say(`${sayWhole(runs, tongue)} for ${sayWhole(lost, tongue)}`);
};

const OFTEN = /^(?:an?|per|daily|weekly|monthly|yearly|every|each|faster|slower|more|less)$/u;

/** “3 x a day”. */
const readTimes: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isTimes = /^[x×]$/u.test(word?.text || word?.closes || '') && /^\d+$/u.test(before?.text ?? '');
  if (!isTimes || !OFTEN.test(next?.text ?? '')) return undefined;
  return say(before?.text === '1' ? 'time' : 'times');
};

/** “$2,350 pp” means per person. */
const readEach: Reader = (words, at) => {
  const [before, word] = [words[at - 1], words[at]];
  const isEach = /^p\.?p$/u.test(word?.text ?? '') && before?.closes === '' && SUM.test(before.text);
  return isEach ? [{ spoken: 'per person', dotted: /^\p{Ll}/u.test(words[at + 1]?.text ?? '') }] : undefined;
};

export const englishUnits: readonly Reader[] = [
  readEach,
  readTwoWordUnit,
  readFrancs,
  readMixedSum,
  readSumPer,
  readPence,
  readBasisPoints,
  readInchesBy,
  readWickets,
  readTimes,
  readPartOf,
  readOdds,
  readHeat,
  readDose,
  readCup,
];
