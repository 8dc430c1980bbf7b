import { romanOf } from '../numbers/roman.ts';
import { sayDigits, sayWhole } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { readAmount } from './amount.ts';
import { isNumber } from './dots.ts';
import { sayLetters } from './letters.ts';
import { joined } from './lookup.ts';
import { namesPlace } from './short-count.ts';
import { amountWord } from './written-amount.ts';

const MODEL = /^(?<model>\d{2,3})[-‑](?<variant>\d{1,4})(?<letters>[A-Z]{0,3}|neo)s?$/u;
const MAKER =
  /^(?:[ldLD]['’])?(?:Boeing|Airbus|ATR|Fokker|Embraer|Bombardier|McDonnell|Douglas|Lockheed|Convair|Saab|Dornier|Cessna|Dash|Tupol[eo][vw]|Anton[oó][vw]|Iljuschin|Ilyushin|Iliouchine|Tu|Il|An)(?:['’]?s)?$/u;
const AIRLINER = /^7[0-8]7$/u;
const VARIANT = /^(?:[1-9]00|[89]|10)$/u;
const DETERMINER =
  /^(?:an?|the|this|that|its|his|her|their|another|each|every|new|old|una?|el|del|al|este|ese|aquel|une|le|la|du|au|ce|cet|cette|chaque|eine?[mnrs]?|der|die|das|dem|den|des|zur|vom)$/iu;
const AFTER = /^(?:Dreamliner|Jumbo|MAX|Max|Freighter|aircraft|airliner|jet|plane|planes|jets)$/u;

/** Whether the second of two numbers is a model’s variant rather than the end of a range. */
const isModel = (words: readonly WrittenWord[], at: number): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const { model = '', variant = '', letters = '' } = MODEL.exec(word?.text ?? '')?.groups ?? {};
  if (model === '') return false;
  if (before?.closes === '' && MAKER.test(before.text)) return true;
  const isPlural = word?.text.endsWith('s') === true;
  return (
    AIRLINER.test(model) &&
    VARIANT.test(variant) &&
    (letters !== '' || isPlural || DETERMINER.test(before?.text ?? '') || AFTER.test(next?.text ?? ''))
  );
};

/** “Boeing 747-400”, “a 767-300ER”: a model and its variant; `sayPart` says each of the two numbers. */
export const modelReader =
  (sayPart: (digits: string, tongue: Tongue) => string): Reader =>
  (words, at, tongue) => {
    if (!isModel(words, at)) return undefined;
    const { model = '', variant = '', letters = '' } = MODEL.exec(words[at]?.text ?? '')?.groups ?? {};
    const spelled = letters === 'neo' ? letters : sayLetters(letters);
    return say(joined([sayPart(model, tongue), sayPart(variant, tongue), spelled]));
  };

/** “article 49-3”: a single article can’t be a range. Where a dot isn’t a decimal point, “49.3” means the same. */
const PARTED = /^(?<over>\d{1,4})(?<mark>[-‑.])(?<under>\d{1,3}(?:-\d{1,3})?)$/u;
const ARTICLE = /^(?:[ld]['’])?(?:article|artículo|artikels?|section|sección|rule)$/iu;
const SHORT_ARTICLE = /^(?:[ld]['’])?(?:art|[LRD])$/iu;
const PLURAL = /^(?:les|des|aux|ces|los|las|die|den)$/iu;

/** “art. 49-3”, “l’article 121-1”: a part of an article, not a range of articles. */
export const readPartedArticle: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const { over = '', mark = '', under = '' } = PARTED.exec(word?.text ?? '')?.groups ?? {};
  const isFrench = tongue.code === 'fr';
  const isShort = before?.closes === '.' && SHORT_ARTICLE.test(before.text);
  const isOne =
    (before?.closes === '' && ARTICLE.test(before.text)) ||
    (isShort && (isFrench ? !PLURAL.test(words[at - 2]?.text ?? '') : Number(under) < Number(over)));
  if (over === '' || (mark === '.' && !isFrench)) return undefined;
  const isFamous = isFrench && over === '49' && under === '3';
  if (!isOne && !isFamous) return undefined;
  return say(joined([over, ...under.split('-')].map((part) => sayWhole(part, tongue))));
};

const NUMBERING = /^(?:el|al|del|número|le|au|du|numéro|n[°º]|=)$/iu;
const OPERATOR_BEFORE = /^[-+−=]$/u;

/** “10 − 4 + 1 da”, “el número 1 gana”: a one that isn’t a count doesn’t agree with the word after it. */
const readLoneOne: Reader = (words, at, tongue) => {
  const { code, numbers } = tongue;
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const sign = before?.text === '' ? before.closes : (before?.text ?? '');
  const isOperand = OPERATOR_BEFORE.test(sign) && isNumber(words[at - 2]);
  if ((code !== 'es' && code !== 'fr') || word?.text !== '1') return undefined;
  if (word.closes !== '' || !(isOperand || NUMBERING.test(sign))) return undefined;
  const noun = next?.text ?? '';
  const isCount = !/^\p{Ll}{2,}$/u.test(noun) || amountWord(noun, tongue) !== undefined;
  return isCount || (isOperand && /[sx]$/u.test(noun)) ? undefined : say(numbers.cardinal(1n));
};

const VERSION = { en: 'version', es: 'versión', fr: 'version', de: 'Version' } as const;

/** “v2.1” and “v124” are versions. */
const readVersion: Reader = (words, at, { code, numbers, marks }) => {
  const { parts = '' } =
    /^(?:[vV](?=\d+\.)|v(?=\d{2}))(?<parts>\d{1,3}(?:\.\d{1,3})*)$/u.exec(words[at]?.text ?? '')?.groups ??
    {};
  const said = parts.split('.').map((part) => (part === '' ? '' : numbers.cardinal(BigInt(part))));
  if (parts === '') return undefined;
  const isNamed = words[at - 1]?.text.toLowerCase() === VERSION[code].toLowerCase();
  return say(`${isNamed ? '' : `${VERSION[code]} `}${said.join(` ${marks.point} `)}`);
};

const ROMAN_YEAR = /^(?:M[MCDXLVI]{3,}|MMX)$/u;

/** “MCMXCIV”, “MMXX”: the year of a film. */
const readRomanYear: Reader = (words, at, { numbers }) => {
  const { text = '' } = words[at] ?? {};
  const year = ROMAN_YEAR.test(text) ? romanOf(text) : undefined;
  return year === undefined ? undefined : say(numbers.year(year));
};

const SERIAL = /^\d[\d-]{3,20}\d$/u;
const NAMED_SERIAL = /^(?:ISBN|PIN|PLZ|ZIP)(?: (?:is|was|ist|war|es|est|code|number))?$/u;

/** “ISBN 978-3-16-148410-0”, “PLZ 10115”: digits that don’t form a number. */
const readSerial: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  if (!SERIAL.test(text)) return undefined;
  const lead = [words[at - 2]?.text ?? '', words[at - 1]?.text ?? ''];
  const isNamed = NAMED_SERIAL.test(lead[1] ?? '') || NAMED_SERIAL.test(lead.join(' '));
  return isNamed ? say(sayDigits(text.replaceAll('-', ''), tongue)) : undefined;
};

const PER = /^(?<over>\p{Sc}?\d[\d.,]*\D{0,5}|\D{1,5})\/(?<under>10{1,4}\p{L}{0,3})$/u;

const FOR_ROUND: Readonly<Record<Tongue['code'], string>> = { en: 'per', es: 'cada', fr: 'aux', de: 'pro' };

/** “1,99 €/100 g”, “6.5 l/100km”: an amount per round number of units. */
const readPerRound: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || !/^\p{Sc}?\d/u.test(word.text)) return undefined;
  const glued = PER.exec(word.text)?.groups;
  const { over = '', under = '' } =
    glued ?? PER.exec(word.closes === '' ? (next?.text ?? '') : '')?.groups ?? {};
  const holder = glued === undefined ? next : word;
  const hasUnit = glued === undefined ? !/\d/u.test(over) : !/^\d[\d.,]*$/u.test(over);
  if (holder === undefined || under === '' || !hasUnit) return undefined;
  const first = [...(glued === undefined ? [word] : []), { ...holder, text: over, closes: '' }];
  const said = readAmount(first, 0, tongue);
  const after = words.slice(at + first.length, at + first.length + 2);
  const [round, ...rest] = readAmount([{ ...holder, text: under }, ...after], 0, tongue) ?? [];
  const last = said?.at(-1);
  if (said === undefined || said.length !== first.length || last === undefined || round === undefined)
    return undefined;
  const isWay = tongue.code === 'de' && (rest.at(-1) ?? round).spoken.endsWith('Kilometer');
  const spoken = joined([last.spoken, isWay ? 'auf' : FOR_ROUND[tongue.code], round.spoken]);
  return [...said.slice(0, -1), { ...round, spoken }, ...rest];
};

const PLACE = /^(?<digits>\d{1,4})(?<letter>[A-Z])$/u;

/** “runway 27L”, “exit 12W”: the letter after a place’s number isn’t a unit. */
const readPlace: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const { digits = '', letter = '' } = PLACE.exec(word?.text ?? '')?.groups ?? {};
  const isNamed = before !== undefined && /^\.?$/u.test(before.closes) && namesPlace(before.text, tongue);
  return digits !== '' && isNamed ? say(`${sayWhole(digits, tongue)} ${letter}`) : undefined;
};

const AGE = /^(?<age>[1-9]\d)(?<sex>[MFmfwWxX])$/u;
const SPEAKER = /^(?:I|I['’]m|me|us|we|ich|mich|mir)$/iu;
const OWNER = /^(?:my|our|his|her|their|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*)$/iu;
const RELATIVE =
  /^(?:(?:step|grand|half-?)?(?:mother|father|mom|mum|dad|son|daughter|brother|sister)(?:-in-law)?|wife|husband|(?:girl|boy)?friend|[gb]f|ex|fianc[eé]e?|partner|spouse|cousin|uncle|aunt|niece|nephew|boss|roommate|neighbou?r|co-?worker|twin|[MFSB]IL|(?:Schwieger|Stief|Groß|Halb)?(?:mutter|vater|sohn|tochter|bruder|schwester)|Frau|Mann|Freund(?:in)?|Partner(?:in)?|Chef(?:in)?|Mitbewohner(?:in)?|Kolleg(?:e|en|in)|Nachbar(?:in|n)?|Onkel|Tante|Neffen?|Nichte|Cousine?|Schwager|Schwägerin|Verlobte[rn]?|Oma|Opa|Mama|Papa)$/iu;

/** “I (29M)”, “meine Frau (27w)”: an age and a sex, as in forum posts. */
const readAge: Reader = (words, at, tongue) => {
  const [owner, before, word] = [words[at - 2], words[at - 1], words[at]];
  const { age = '', sex = '' } = AGE.exec(word?.text ?? '')?.groups ?? {};
  const isApart = /[([]$/u.test(word?.opens ?? '') && /^[)\]]/u.test(word?.closes ?? '');
  const isPerson =
    SPEAKER.test(before?.text ?? '') ||
    (RELATIVE.test(before?.text ?? '') && [owner, words[at - 3]].some((one) => OWNER.test(one?.text ?? '')));
  return age !== '' && isApart && isPerson ? say(`${sayWhole(age, tongue)} ${sex.toUpperCase()}`) : undefined;
};

const SUMMIT = /^(?<name>COP|CAC)-?(?<digits>\d{1,2})$/u;

/** “COP26”: short names that are read as words before a number. */
const readNumberedName: Reader = (words, at, { numbers }) => {
  const { name, digits = '' } = SUMMIT.exec(words[at]?.text ?? '')?.groups ?? {};
  return name === undefined ? undefined : say(`${name} ${numbers.cardinal(BigInt(digits))}`);
};

/** Numbers that name something but look like other kinds of number. */
export const namedNumbers: readonly Reader[] = [
  modelReader(sayWhole),
  readPartedArticle,
  readLoneOne,
  readVersion,
  readRomanYear,
  readSerial,
  readPerRound,
  readPlace,
  readAge,
  readNumberedName,
];
