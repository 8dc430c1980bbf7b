import { romanOf } from '../../numbers/roman.ts';
import { sayWhole } from '../../numbers/written-number.ts';
import { around, isNumber } from '../../readers/dots.ts';
import { sayLetters } from '../../readers/letters.ts';
import { joined, own } from '../../readers/lookup.ts';
import { modelReader } from '../../readers/named-numbers.ts';
import { type Reader, say, type Tongue } from '../../tongue.ts';
import { pluralOf } from './english-dates.ts';

/** “two thirty”, “four oh one”: three- and four-digit numbers are read in pairs; longer ones are read as usual. */
export const sayPairs = (digits: string, tongue: Tongue): string => {
  const { numbers } = tongue;
  if (digits.length > 4 || digits.startsWith('0')) return sayWhole(digits, tongue);
  const [hundreds, rest] = [digits.slice(0, -2), digits.slice(-2)];
  if (hundreds === '') return numbers.cardinal(BigInt(digits));
  if (rest === '00' || digits.length > 3) return numbers.year(BigInt(digits));
  const pair = rest.startsWith('0') ? `oh ${numbers.cardinal(BigInt(rest))}` : numbers.cardinal(BigInt(rest));
  return `${numbers.cardinal(BigInt(hundreds))} ${pair}`;
};

const MODEL = /^(?<letters>[A-Z]{1,2})-?(?<digits>[1-9](?:\d[1-9]|[1-9]\d))$/u;

/** “A380”, “F-150”: a model number is read in pairs of digits. */
const readModel: Reader = (words, at, tongue) => {
  const { letters = '', digits = '' } = MODEL.exec(words[at]?.text ?? '')?.groups ?? {};
  return letters === '' ? undefined : say(`${sayLetters(letters)} ${sayPairs(digits, tongue)}`);
};

const MISSION = /^(?<letters>[A-Z]{2,4})-(?<digits>\d{1,3})-(?<last>[A-Z])$/u;

/** “STS-51-L”. */
const readMission: Reader = (words, at, tongue) => {
  const { letters = '', digits = '', last = '' } = MISSION.exec(words[at]?.text ?? '')?.groups ?? {};
  return letters === '' ? undefined : say(`${sayLetters(letters)} ${sayPairs(digits, tongue)} ${last}`);
};

const SCREEN = /^(?<width>\d{3,4})[x×](?<height>\d{3,4})$/u;
const LINES =
  /^(?:480|600|720|768|800|900|1024|1080|1200|1280|1366|1440|1600|1920|2160|2560|3840|4320|7680)$/u;

/** “1920x1080”. */
const readScreen: Reader = (words, at, tongue) => {
  const { width = '', height = '' } = SCREEN.exec(words[at]?.text ?? '')?.groups ?? {};
  if (!LINES.test(width) || !LINES.test(height)) return undefined;
  return say(`${sayPairs(width, tongue)} ${tongue.marks.by} ${sayPairs(height, tongue)}`);
};

const MODELS = /^(?<model>(?<letters>[A-Z]{1,3})-?(?<digits>\d{1,3}))s$/u;

/** “M16s”, “MP3s”. */
const readModels: Reader = (words, at, tongue) => {
  const word = words[at];
  const { model = '', letters = '', digits = '' } = MODELS.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || model === '') return undefined;
  const [one] = readModel([{ ...word, text: model }], 0, tongue) ?? [];
  return say(pluralOf(one?.spoken ?? `${sayLetters(letters)} ${sayWhole(digits, tongue)}`));
};

const readPairedVariant = modelReader(sayPairs);

/** “Boeing 747-400”, “737-800s”. */
const readVariant: Reader = (words, at, tongue) => {
  const [one] = readPairedVariant(words, at, tongue) ?? [];
  if (one === undefined) return undefined;
  return say(words[at]?.text.endsWith('s') === true ? pluralOf(one.spoken) : one.spoken);
};

/** Airliners, and a car. */
const AIRLINER = /^(?<digits>7[0-8]7|911)(?<many>(?:['’]?s)?)$/u;
const ONE = /^(?:an?|another|each|every|no|this|that|his|her|the)$/iu;
const NAMED =
  /^(?:Turbo|Carrera|Targa|GT3|MAX|Max|Dreamliner|Freighter|jumbo|jet|jets|airliner|aircraft|pilot|crew|cockpit)$/u;

/** “a 747”, “the 737 MAX”, “two 747s”; “the 747 passengers” is a count. */
const readAirliner: Reader = (words, at, tongue) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const { digits = '', many = '' } = AIRLINER.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || digits === '') return undefined;
  const isCount =
    word.closes === '' && /^(?:[a-z]+s|people|men|women|percent|million|of)$/u.test(next?.text ?? '');
  const isOne = ONE.test(before?.text ?? '') && !isCount && !isNumber(next);
  if (many === '' && !isOne && !NAMED.test(next?.text ?? '')) return undefined;
  const spoken = sayPairs(digits, tongue);
  return say(many === '' ? spoken : pluralOf(spoken));
};

const PART = String.raw`\((?:[a-z]{1,2}|[A-Z]|[ivx]{3,4}|\d{1,2})`;
const SECTION = new RegExp(
  String.raw`^(?<digits>\d{1,4})(?<parts>(?:${PART}\))*${PART}\)?)(?<many>['’]?s)?$`,
  'u',
);
/** Pension plans that are also written without parentheses. */
const PLAN = /^(?<digits>401)(?<letter>[kK])(?<many>['’]?s)?$/u;
const COUNTED = /^(?:people|men|women|children|views|users|followers|subscribers|votes|copies|dollars)$/u;

/** “401(k)”, “501(c)(3)”, “Rule 12(b)(6)”: a section of a law, followed by letters and numbers in parentheses. */
const readSection: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const section = SECTION.exec(word?.text ?? '')?.groups;
  const plan = COUNTED.test(word?.closes === '' ? (next?.text ?? '') : '')
    ? undefined
    : PLAN.exec(word?.text ?? '')?.groups;
  const { digits = '', parts = '', letter = parts, many } = { ...section, ...plan };
  if (digits === '') return undefined;
  const said = (letter.match(/[a-zA-Z]+|\d+/gu) ?? []).map((part) => {
    const value = part.length > 1 ? romanOf(part.toUpperCase()) : undefined;
    if (value !== undefined) return tongue.numbers.cardinal(value);
    return /\d/u.test(part) ? sayWhole(part, tongue) : sayLetters(part.toUpperCase());
  });
  return say(`${joined([sayPairs(digits, tongue), ...said])}${many === undefined ? '' : "'s"}`);
};

const OLD = /^(?<age>\d{1,3})y\/?o(?<many>s?)$/u;
const BOARDS = /^(?<thick>[1-9]\d?)[x×](?<wide>[1-9]\d?)s$/u;
const REPEATED = /^(?<count>\d{1,2})RM$/u;
const TEAM = /^(?<count>\d{2})ers(?<owner>['’]?)$/u;

/** “a 10yo car”, “the 49ers”, “two 2x4s”, “70% of his 1RM”. */
const readAged: Reader = (words, at, { numbers }) => {
  const { text = '' } = words[at] ?? {};
  const { age = '', many = '' } = OLD.exec(text)?.groups ?? {};
  if (age !== '') return say(`${numbers.cardinal(BigInt(age))} year old${many}`);
  const { thick = '', wide = '' } = BOARDS.exec(text)?.groups ?? {};
  if (thick !== '')
    return say(`${numbers.cardinal(BigInt(thick))} by ${pluralOf(numbers.cardinal(BigInt(wide)))}`);
  const most = REPEATED.exec(text)?.groups?.['count'];
  if (most !== undefined) return say(`${numbers.cardinal(BigInt(most))} R M`);
  const { count = '', owner = '' } = TEAM.exec(text)?.groups ?? {};
  if (count === '') return undefined;
  return say(`${numbers.cardinal(BigInt(count)).replace(/e$/u, '')}ers${owner === '' ? '' : "'"}`);
};

const CALIBER = /^\.(?<digits>\d{2,3})(?:-(?<noun>cal(?:iber|ibre)?))?$/u;
const GUN =
  /^(?:cal(?:iber|ibre)?s?|pistols?|revolvers?|(?:hand|shot)?guns?|rifles?|[Mm]agnums?|[Ss]pecials?|bullets?|rounds?|shells?|casings?|cartridges?|ammo|ammunition|Colt|Winchester|Remington|Smith|Ruger|Derringer|ACP)$/u;

/** “a .38 revolver”, “a .357 Magnum”: a caliber; the point isn’t read out. */
const readCaliber: Reader = (words, at, tongue) => {
  const { digits = '', noun = '' } = CALIBER.exec(words[at]?.text ?? '')?.groups ?? {};
  // “hit .300” is an average.
  const near = digits.length > 2 ? words.slice(at, at + 3) : around(words, at);
  const isGun = noun !== '' || near.some(({ text }) => GUN.test(text));
  return digits === '' || digits.startsWith('0') || !isGun
    ? undefined
    : say(joined([sayPairs(digits, tongue), noun]));
};

/** “Martin Luther King Jr.'s speech”, “WW2's end”: an abbreviation in the possessive. */
const readOwner: Reader = (words, at, { abbreviations, needDot }) => {
  const { name = '', dot = '' } =
    /^(?<name>[^'’]{1,8}?)(?<dot>\.?)['’]s$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const said = needDot.has(name) && dot === '' ? undefined : own(abbreviations, name);
  return said === undefined || said.includes('|') ? undefined : say(`${said}'s`);
};

/** “a sub-4:00 mile” isn’t a time of day. */
const readLimit: Reader = (words, at, tongue) => {
  const { whole = '', rest = '' } =
    /^[Ss]ub-(?<whole>\d{1,2}):(?<rest>[0-5]\d)$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  if (whole === '') return undefined;
  const zero = /^0[1-9]$/u.test(rest) ? 'oh' : '';
  return say(
    joined(['sub', sayWhole(whole, tongue), zero, rest === '00' ? '' : sayWhole(`${Number(rest)}`, tongue)]),
  );
};

const FILED = /^(?<first>\d{1,4})-(?<last>\d{2,6})$/u;
const FILE = /^(?:cases?|files?|dockets?|indictment|complaint|inmate|badge)$/iu;
const LONG_NUMBER = 4;

/** “case no. 87-1104”: two numbers, not a range. */
const readFileNumber: Reader = (words, at, tongue) => {
  const { first = '', last = '' } = FILED.exec(words[at]?.text ?? '')?.groups ?? {};
  const [further = '', before = ''] = [-2, -1].map((step) => words[at + step]?.text);
  const isNumbered = /^(?:nos?|number)$/iu.test(before) && (FILE.test(further) || last.length >= LONG_NUMBER);
  if (first === '' || !(isNumbered || FILE.test(before))) return undefined;
  return say(`${sayPairs(first, tongue)} ${sayPairs(last, tongue)}`);
};

export const englishModels: readonly Reader[] = [
  readFileNumber,
  readLimit,
  readCaliber,
  readOwner,
  readVariant,
  readAirliner,
  readSection,
  readMission,
  readScreen,
  readModel,
  readModels,
  readAged,
];
