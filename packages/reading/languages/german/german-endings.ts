import type { WrittenWord } from '../../written-words.ts';
import { genderOf } from './german-genders.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** After these words, an ordinal ends in -n. */
const WEAK = list(
  'am im vom zum zur beim dem den des einem einer einen eines keinem keiner keinen keines meinem meiner meinen meines ' +
    'seinem seiner seinen seines ihrem ihrer ihren ihres unserem unserer unseren unseres diesem diesen jedem jeden ' +
    'welchem welchen beiden alle allen ab bis seit',
);
/** After these words, an ordinal ends in -e. */
const PLAIN = list(
  'die das eine keine meine seine ihre unsere diese dieses jede jedes jene ins ans aufs fürs durchs',
);
/** These words take the dative or the genitive, so “der” after them is in one of those cases. */
const DATIVE = list(
  'in mit nach von aus bei seit zu vor auf unter an ab hinter neben über zwischen während wegen trotz gegenüber',
);
const MASCULINE_OR_DATIVE = list('der dieser jeder jener welcher');
const NO_ENDING = list('ein kein mein dein sein ihr unser euer als');
const LINKS = list('und oder bis');
export const WEEKDAY = /^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)$/u;

/** Without an article, or after “ein”, the ending shows the gender, as that of a following adjective does. */
const strong = (noun: string): string => {
  const { ending } = /^\p{Ll}{3,}e(?<ending>[rsn]?)$/u.exec(noun)?.groups ?? {};
  return ending ?? { masculine: 'r', feminine: '', neuter: 's' }[genderOf(noun)];
};

const lower = (word: WrittenWord | undefined): string => word?.text.toLowerCase() ?? '';

/** The ending of an ordinal such as “dritte”, decided by the words before it and the noun after it. */
export const endingAt = (words: readonly WrittenWord[], at: number, noun: string, links = 2): string => {
  const before = lower(words[at - 1]);
  const further = words[at - 2];
  // “im späten 18. Jahrhundert”
  const isAdjective = /^\p{Ll}{2,}en$/u.test(words[at - 1]?.text ?? '') && WEAK.has(lower(further));
  if (WEAK.has(before) || isAdjective) return 'n';
  if (PLAIN.has(before)) return '';
  if (MASCULINE_OR_DATIVE.has(before)) {
    const isGenitive =
      words[at - 1]?.text === 'der' &&
      further?.closes === '' &&
      at > 2 &&
      /^\p{Lu}/u.test(further.text) &&
      !WEEKDAY.test(further.text);
    return DATIVE.has(lower(further)) || isGenitive ? 'n' : '';
  }
  if (LINKS.has(before) && links > 0 && /^\d/u.test(further?.text ?? ''))
    return endingAt(words, at - 2, noun, links - 1);
  if (WEEKDAY.test(words[at - 1]?.text ?? '')) return WEAK.has(lower(further)) ? 'n' : 'r';
  if (DATIVE.has(before)) return 'n';
  return strong(noun);
};

const ACCUSATIVE = list('für gegen durch ohne um');

/** The article of a ruler’s number, “der” or “dem”, with the ending it takes. */
export const rulerArticle = (
  words: readonly WrittenWord[],
  at: number,
  isWoman: boolean,
): [string, string] => {
  const [name, before] = [words[at - 1]?.text ?? '', lower(words[at - 2])];
  const isGenitive = /(?<!u|e|i|a|o)s$/u.test(name);
  if (isGenitive) return isWoman ? ['der', 'n'] : ['des', 'n'];
  if (DATIVE.has(before)) return isWoman ? ['der', 'n'] : ['dem', 'n'];
  if (ACCUSATIVE.has(before)) return isWoman ? ['die', ''] : ['den', 'n'];
  return isWoman ? ['die', ''] : ['der', ''];
};

const MEASURED = list('fast etwa rund circa ca knapp gut genau nur mindestens höchstens maximal über');
const TAKE_DATIVE = list('in mit nach von aus bei seit zu vor unter ab');
/** Verbs and the like that a nominative follows. */
const NOMINATIVE = list(
  'ist sind war waren wird wurde wurden bleibt blieb fehlt fehlen fehlte reicht genügt heißt als',
);
/** Words between an amount and the word that decides its case. */
const BETWEEN = list(
  'fast etwa rund circa ca knapp gut genau nur mindestens höchstens maximal ungefähr noch schon auch jeweils bereits',
);
const MEASURES = /^(?:lang|breit|hoch|tief|weit|entfernt|schwer|alt|dick|groß|später|früher|länger)$/u;

const FRACTION = /^(?:[½¼⅓⅛]|1\/[2348])$/u;

export type Case = 'nominative' | 'accusative' | 'dative';

/** The case of an amount without an article: mostly an object, or the measure of something. */
export const caseAt = (words: readonly WrittenWord[], at: number): Case => {
  let from = at - 1;
  while (words[from]?.closes === '' && BETWEEN.has(lower(words[from]))) from -= 1;
  const lead = words[from];
  // “nach ½ Jahr und ½ Monat”
  if (/^(?:und|oder)$/u.test(lead?.text ?? '') && FRACTION.test(words[from - 2]?.text ?? ''))
    return caseAt(words, from - 2);
  if (lead?.closes === '' && TAKE_DATIVE.has(lower(lead))) return 'dative';
  const isFirst = lead === undefined || lead.closes !== '' || NOMINATIVE.has(lower(lead));
  return isFirst && !MEASURES.test(words[at + 2]?.text ?? '') ? 'nominative' : 'accusative';
};

export const takesDative = (word: WrittenWord | undefined): boolean => TAKE_DATIVE.has(lower(word));
const COST = /^kostet?e?n?$/u;
/** Units that are masculine; others, such as “Kilo”, are the same in the accusative. */
const MASCULINE =
  /^(?:\p{L}*(?:[Mm]eter|[Ll]iter)|Euro|Dollar|Franken|Cent|Yen|Rubel|Zentner|Tag|Monat)(?: |$)/u;

/** “einem”, “einer” or “einen” for “ein” or “eine”, where the words before show the case. */
export const oneAt = (
  words: readonly WrittenWord[],
  at: number,
  one: string,
  noun: string,
): string | undefined => {
  const isMeasured = MEASURED.has(lower(words[at - 1]));
  const before = lower(words[isMeasured ? at - 2 : at - 1]);
  if (!/^eine?$/u.test(one)) return undefined;
  if (TAKE_DATIVE.has(before)) return one === 'eine' ? 'einer' : 'einem';
  const isObject =
    (isMeasured && lower(words[at - 1]) !== 'nur') || ACCUSATIVE.has(before) || COST.test(before);
  return isObject && one === 'ein' && MASCULINE.test(noun) ? 'einen' : undefined;
};

const DETERMINERS = [...WEAK, ...PLAIN, ...MASCULINE_OR_DATIVE, ...NO_ENDING].filter(
  (word) => !/^(?:bis|ab|seit|alle|allen|beiden)$/u.test(word),
);
const BEFORE_ORDINAL: ReadonlySet<string> = new Set(DETERMINERS);

export const isDeterminer = (word: WrittenWord | undefined): boolean => BEFORE_ORDINAL.has(lower(word));

export const isPreposition = (word: WrittenWord | undefined): boolean => DATIVE.has(lower(word));
