import { romanOf } from '../../numbers/roman.ts';
import { isCapitalised, isNumber, shortens } from '../../readers/dots.ts';
import { own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';
import { endingAt, isDeterminer, isPreposition, rulerArticle } from './german-endings.ts';
import { cardinal, ordinal } from './german-numbers.ts';

/** Nouns that are counted by ordinals, with or without a preceding article. */
const COUNTED =
  /^(?:Jahrhunderts?|Jahrtausends?|Jhd?s?|Weltkriegs?|Mal|Tag|Stock|Stockwerk|Etage|Platz|Geburtstag|Klasse|Lebensjahr|Stunde|Minute|Woche|Monat|Kapitel|Akt|\p{L}*[Gg]eschoss|Versuch|Runde|Liga|Halbzeit|Reich|Republik|Advent|Jahrestag|Armee|Generation|Dynastie|Hochzeitstag|Dimension|Strophe|Rang|Reihe|Teil|Gang|Schritt|Auflage|Etappe|Bezirk|Semester|Gebot|Versuch|Kreuzzug|Frau|Mann|Kind|Sohn|Tochter|Chance|Sinfonie|Symphonie|Spieltag|Staffel|Amtszeit|Saison|Quartal|Mose|FC[KMN]?)$/u;
/** Abbreviations of nouns that are counted by ordinals. */
const SHORT_NOUNS: Readonly<Record<string, string>> = {
  Min: 'Minute',
  Std: 'Stunde',
  Kl: 'Klasse',
  Aufl: 'Auflage',
  Sem: 'Semester',
  OG: 'Obergeschoss',
  UG: 'Untergeschoss',
  WK: 'Weltkrieg',
  Hz: 'Halbzeit',
  HZ: 'Halbzeit',
  Mon: 'Monat',
};
const nounOf = (word: WrittenWord | undefined): string =>
  own(SHORT_NOUNS, word?.text ?? '') ?? word?.text ?? '';
const NUMERAL = /^(?:\d{1,3}(?:\.\d{3})*|[IVX]+)$/u;

const valueOf = (text: string): bigint | undefined =>
  /^\d/u.test(text) ? BigInt(text.replaceAll('.', '')) : romanOf(text);

/** Whether the dot after a number makes it an ordinal instead of ending a sentence. */
const isOrdinal = (words: readonly WrittenWord[], at: number, beginnings: ReadonlySet<string>): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || !NUMERAL.test(word.text) || !/^\.[,;:)]?$/u.test(word.closes)) return false;
  // “Er warf eine 180.”
  const isEnd =
    (next === undefined || beginnings.has(next.text)) && /^(?:3[2-9]|[4-9]\d|\d{3,})$/u.test(word.text);
  if (COUNTED.test(nounOf(next)) || (isDeterminer(before) && !isEnd)) return true;
  // “Hitlers 6. Armee”
  const isOwned = before?.closes === '' && /^\p{Lu}\p{Ll}+(?<![aeiouäöüs])s$/u.test(before.text);
  if (isOwned && isCapitalised(next) && !beginnings.has(next?.text ?? '')) return true;
  // “die 100. und 112. Folge”
  const isListed = /^(?:und|oder|bis|u)$/u.test(before?.text ?? '') && words[at - 2]?.closes === '.';
  if (isListed && /^\d/u.test(words[at - 2]?.text ?? '') && isCapitalised(next)) return true;
  return next !== undefined && /^\p{Ll}/u.test(next.text) && next.opens === '' && /^\d/u.test(word.text);
};

/** “der 2. Versuch”, “im XIX. Jahrhundert”, “am 3. und 4. Mai”. */
const readOrdinal: Reader = (words, at, { beginnings }) => {
  const [word, next] = [words[at], words[at + 1]];
  const value = isOrdinal(words, at, beginnings) ? valueOf(word?.text ?? '') : undefined;
  if (value === undefined || value === 0n) return undefined;
  const dotted = next !== undefined && !beginnings.has(next.text);
  return [{ spoken: `${ordinal(value)}${endingAt(words, at, nounOf(next))}`, dotted }];
};

/** “in der 89. Min.”, “3. OG”. */
const readCounted: Reader = (words, at, tongue) => {
  const noun = own(SHORT_NOUNS, words[at]?.text ?? '');
  // “in Min. 12”
  const isNumbered = isPreposition(words[at - 1]) && words[at]?.closes === '.' && isNumber(words[at + 1]);
  if (noun === 'Minute' && isNumbered) return [{ spoken: noun, dotted: true }];
  return noun !== undefined && isOrdinal(words, at - 1, tongue.beginnings)
    ? [{ spoken: noun, dotted: shortens(words, at, tongue) }]
    : undefined;
};

const WOMEN =
  /^(?:Elisabeth|Elizabeth|Victoria|Mary|Anne|Margrethe|Katharina|Maria|Anna|Viktoria|Margarethe|Beatrix|Isabella|Christina|Johanna|Kleopatra|Juliana|Wilhelmina|Charlotte)s?$/u;
const NUMBERED =
  /^(?:Kapitel|Teil|Akt|Band|Phase|Typ|Stufe|Apollo|Rocky|Rambo|Episode|Saturn|Gemini|Bowl|Fantasy|Szene|Artikel|Buch|Klasse)$/u;

/** “Ludwig XIV.”, “unter Wilhelm II.”, “Kapitel IV”. */
const readRoman: Reader = (words, at, { beginnings }) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const text = word?.text ?? '';
  const value = /^[IVX]+$/u.test(text) ? romanOf(text) : undefined;
  if (value === undefined || before === undefined || !/^['’]?$/u.test(before.closes)) return undefined;
  if (NUMBERED.test(before.text)) return say(cardinal(value));
  if (before.text === 'Malcolm') return say(text);
  const isDotted = word?.closes.startsWith('.') ?? false;
  if (isDeterminer(before) || isPreposition(before)) return undefined;
  if (!isCapitalised(before) || before.text.length < 3 || (text.length === 1 && !isDotted)) return undefined;
  if (!isDotted) return say(cardinal(value));
  const [article, ending] = rulerArticle(words, at, WOMEN.test(before.text));
  const dotted = next !== undefined && !beginnings.has(next.text);
  return [{ spoken: `${article} ${ordinal(value)}${ending}`, dotted }];
};

const SUFFIXED =
  /^(?<digits>\d{1,6}|\d{1,3}(?:\.\d{3})+)-?(?<suffix>(?:jährig|fach|stündig|tägig|köpfig|stöckig|prozentig|teilig|minütig|wöchig|monatig|stellig|bändig|eckig|beinig)[a-zäöüß]*|mal|malig[a-zäöüß]*)$/iu;
const ORDINAL = /^(?<digits>\d{1,6}|\d{1,3}(?:\.\d{3})+)-?(?:s?te(?<ending>[rnms]?))$/u;

const PERCENT = /^(?<digits>\d{1,3})\s?%-?(?<suffix>ig\p{L}*)$/u;

/** “16-jährig”, “3-mal”, “100-prozentig”, “3ter”. */
const readSuffixed: Reader = (words, at) => {
  const text = words[at]?.text ?? '';
  const { digits = '', suffix = '' } = SUFFIXED.exec(text)?.groups ?? {};
  if (digits !== '')
    return say(`${cardinal(BigInt(digits.replaceAll('.', '')), 'masculine')}${suffix.toLowerCase()}`);
  const percent = PERCENT.exec(text)?.groups;
  if (percent !== undefined)
    return say(`${cardinal(BigInt(percent['digits'] ?? 0), 'masculine')}prozent${percent['suffix']}`);
  const counted = ORDINAL.exec(text)?.groups;
  return counted === undefined
    ? undefined
    : say(`${ordinal(BigInt(counted['digits']?.replaceAll('.', '') ?? 0))}${counted['ending'] ?? ''}`);
};

const ADDED = /^(?<whole>\d{2,3})\.?\+(?<more>\d{1,2})$/u;

/** “in der 90.+3. Minute”. */
const readAddedTime: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  const { whole = '', more = '' } = ADDED.exec(word?.text ?? '')?.groups ?? {};
  const noun = nounOf(next);
  if (whole === '' || !/^\.?$/u.test(word?.closes ?? ',') || noun !== 'Minute') return undefined;
  const last = `${ordinal(BigInt(more))}${endingAt(words, at, noun)}`;
  const said = { spoken: `${cardinal(BigInt(whole))} plus ${last}`, dotted: true };
  return [said, { spoken: noun, dotted: noun !== next?.text }];
};

/** “Hauptstr. 5”. */
const readStreet: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  if (!/^[A-ZÄÖÜ][a-zäöüß-]+str$/u.test(word?.text ?? '') || !word?.closes.startsWith('.')) return undefined;
  return [
    { spoken: word.text.replace(/str$/u, 'straße'), dotted: next !== undefined && !isCapitalised(next) },
  ];
};

/** “Abs. 2 S. 1”: a sentence of a paragraph, not a page; “10 S. am Tag” means pages. */
const readSentence: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isCounted = /^\d[\d.]*$/u.test(before?.text ?? '') && before?.closes === '' && word?.text === 'S';
  if (isCounted && word.closes.startsWith('.') && !isNumber(next) && !isCapitalised(next))
    return [{ spoken: before.text === '1' ? 'Seite' : 'Seiten', dotted: next !== undefined }];
  const isNumbered = words[at - 2]?.text === 'Abs' && /^\d/u.test(words[at + 1]?.text ?? '');
  return words[at]?.text === 'S' && isNumbered ? [{ spoken: 'Satz', dotted: true }] : undefined;
};

/** “Kaliber .38” */
const readCaliber: Reader = (words, at, tongue) => {
  const { digits = '' } = /^\.(?<digits>[1-9]\d{1,2})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  return digits !== '' && /^Kal(?:iber)?$/u.test(words[at - 1]?.text ?? '')
    ? say(tongue.numbers.cardinal(BigInt(digits)))
    : undefined;
};

export const germanNames: readonly Reader[] = [
  readCaliber,
  readRoman,
  readAddedTime,
  readOrdinal,
  readCounted,
  readSuffixed,
  readStreet,
  readSentence,
];
