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
/** These words take the dative or genitive, so a “der” that follows is in one of those cases. */
const DATIVE = list(
  'in mit nach von aus bei seit zu vor auf unter an ab hinter neben über zwischen während wegen trotz gegenüber',
);
const MASCULINE_OR_DATIVE = list('der dieser jeder jener welcher');
const NO_ENDING = list('ein kein mein dein sein ihr unser euer als');
const LINKS = list('und oder bis u');
export const WEEKDAY = /^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)$/u;

/** Without an article or after “ein”, the ending shows the gender, as it does in adjectives. */
const strong = (noun: string): string => {
  // “5. Jh.”
  if (/^J(?:hd?s?|tsd)$/u.test(noun)) return 's';
  const { ending } = /^\p{Ll}{3,}e(?<ending>[rsn]?)$/u.exec(noun)?.groups ?? {};
  // “wurde 2. in 3 Stunden”
  if (ending === undefined && /^\p{Ll}/u.test(noun)) return 'r';
  return ending ?? { masculine: 'r', feminine: '', neuter: 's' }[genderOf(noun)];
};

const lower = (word: WrittenWord | undefined): string => word?.text.toLowerCase() ?? '';

/** The ending of an ordinal such as “dritte”, decided by the words before it and the noun after it. */
export const endingAt = (words: readonly WrittenWord[], at: number, noun: string, links = 2): string => {
  const before = lower(words[at - 1]);
  const further = words[at - 2];
  // “im späten 18. Jahrhundert”, “im 19. und frühen 20. Jahrhundert”
  const isListed =
    LINKS.has(lower(further)) && words[at - 3]?.closes === '.' && /^\d/u.test(words[at - 3]?.text ?? '');
  const isAdjective =
    /^\p{Ll}{2,}en$/u.test(words[at - 1]?.text ?? '') && (WEAK.has(lower(further)) || isListed);
  if (LINKS.has(before) && links > 0 && /^\d/u.test(further?.text ?? ''))
    return endingAt(words, at - 2, noun, links - 1);
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
  // “die 21., 100. und 112. Folge”
  if (words[at - 1]?.closes === '.,' && links > 0 && /^\d/u.test(before))
    return endingAt(words, at - 1, noun, links - 1);
  if (
    WEEKDAY.test(words[at - 1]?.text ?? '') ||
    SHORT_DAY.test(`${words[at - 1]?.text}${words[at - 1]?.closes}`)
  )
    return WEAK.has(lower(further)) ? 'n' : 'r';
  if (DATIVE.has(before)) return 'n';
  return strong(noun);
};

const SHORT_DAY = /^(?:Mo|Di|Mi|Do|Fr|Sa|So)\.,?$/u;

const ACCUSATIVE = list('für gegen durch ohne um');

const MOST_TITLES = 5;

const isTitle = (word: WrittenWord | undefined): boolean =>
  word?.closes === '' && /^\p{Lu}\p{Ll}+$/u.test(word.text);

const isCase = (word: WrittenWord | undefined): boolean =>
  DATIVE.has(lower(word)) || ACCUSATIVE.has(lower(word));

/** The article before a ruler’s number, “der” or “dem”, and the ending of the number. */
export const rulerArticle = (
  words: readonly WrittenWord[],
  at: number,
  isWoman: boolean,
): [string, string] => {
  const name = words[at - 1]?.text ?? '';
  // “unter Kaiser Wilhelm II.”
  let lead = at - 2;
  while (lead > at - MOST_TITLES && isTitle(words[lead]) && !isCase(words[lead])) lead -= 1;
  const before = lower(words[lead]);
  // “Ludwigs XIV.”, “Pius’ XII.”
  const isGenitive = /(?<!u|e|i|a|o)s$/u.test(name) || /^['’]$/u.test(words[at - 1]?.closes ?? '');
  if (isGenitive) return isWoman ? ['der', 'n'] : ['des', 'n'];
  if (DATIVE.has(before) || before === 'dem') return isWoman ? ['der', 'n'] : ['dem', 'n'];
  if (ACCUSATIVE.has(before) || before === 'den') return isWoman ? ['die', ''] : ['den', 'n'];
  return isWoman ? ['die', ''] : ['der', ''];
};

const MEASURED = list('fast etwa rund circa ca knapp gut genau nur mindestens höchstens maximal über');
const TAKE_DATIVE = list('an binnen in mit nach von aus bei seit zu vor unter ab');
/** Verbs and similar words that are followed by the nominative. */
const NOMINATIVE = list(
  'ist sind war waren wird wurde wurden bleibt blieb fehlt fehlen fehlte reicht genügt heißt als',
);
/** Words that may come between an amount and the word that decides its case. */
const BETWEEN = list(
  'fast etwa rund circa ca knapp gut genau nur mindestens höchstens maximal ungefähr noch schon auch jeweils bereits',
);
const MEASURES = /^(?:lang|breit|hoch|tief|weit|entfernt|schwer|alt|dick|groß|später|früher|länger)$/u;

const FRACTION = /^(?:[½¼⅓⅛]|1\/[2348])$/u;

export type Case = 'nominative' | 'accusative' | 'dative';

/** The case of an amount without an article, which is usually an object or a measurement. */
export const caseAt = (words: readonly WrittenWord[], at: number): Case => {
  let from = at - 1;
  while (words[from]?.closes === '' && BETWEEN.has(lower(words[from]))) from -= 1;
  const lead = words[from];
  // “nach ½ Jahr und ½ Monat”
  if (/^(?:und|oder)$/u.test(lead?.text ?? '') && FRACTION.test(words[from - 2]?.text ?? ''))
    return caseAt(words, from - 2);
  if (lead?.closes === '' && TAKE_DATIVE.has(lower(lead))) return 'dative';
  // “von 6 bis 10 Jahren”
  const isUpTo = lead?.text === 'bis' && /^\d/u.test(words[from - 1]?.text ?? '');
  if (isUpTo && /^(?:von|zwischen|mit|nach)$/u.test(lower(words[from - 2]))) return 'dative';
  const isFirst = lead === undefined || lead.closes !== '' || NOMINATIVE.has(lower(lead));
  return isFirst && !MEASURES.test(words[at + 2]?.text ?? '') ? 'nominative' : 'accusative';
};

export const takesDative = (word: WrittenWord | undefined): boolean => TAKE_DATIVE.has(lower(word));
/** Verbs that take an amount as their object. */
const COST =
  /^(?:kostet?e?n?|dauert?e?n?|wiegt|wog|wogen|misst|maß|maßen|zahlt?e?n?|ha(?:t|ben|tte|tten)|bekam|bekommt|braucht?e?n?|gewann|verlor|verdient?e?n?|fand|kaufte|stahl)$/u;
/** Units that are masculine; others, such as “Kilo”, are the same in the accusative. */
const MASCULINE =
  /^(?:\p{L}*(?:[Mm]eter|[Ll]iter)|Euro|Dollar|Franken|Cent|Yen|Rubel|Zentner|Tag|Monat)(?: |$)/u;

/** “einem”, “einer” or “einen” for “ein” or “eine”, where the preceding words show the case. */
export const oneAt = (
  words: readonly WrittenWord[],
  at: number,
  one: string,
  noun: string,
): string | undefined => {
  // “nach 1 Stunde und 1 Minute”
  const isLinked =
    LINKS.has(lower(words[at - 1])) && words[at - 2]?.closes === '' && /^\d/u.test(words[at - 3]?.text ?? '');
  const first = isLinked ? at - 3 : at;
  const measure = lower(words[first - 1]);
  const isMeasured = MEASURED.has(measure);
  const before = lower(words[isMeasured ? first - 2 : first - 1]);
  if (!/^eine?$/u.test(one)) return undefined;
  if (TAKE_DATIVE.has(before) || before === 'auf') return one === 'eine' ? 'einer' : 'einem';
  const isObject = (isMeasured && measure !== 'nur') || ACCUSATIVE.has(before) || COST.test(before);
  const isMasculine =
    MASCULINE.test(noun) || (/^\p{Lu}\p{Ll}+$/u.test(noun) && genderOf(noun) === 'masculine');
  return isObject && one === 'ein' && isMasculine && noun !== 'Prozent' ? 'einen' : undefined;
};

const DETERMINERS = [...WEAK, ...PLAIN, ...MASCULINE_OR_DATIVE, ...NO_ENDING].filter(
  (word) => !/^(?:bis|ab|seit|alle|allen|beiden)$/u.test(word),
);
const BEFORE_ORDINAL: ReadonlySet<string> = new Set(DETERMINERS);

export const isDeterminer = (word: WrittenWord | undefined): boolean => BEFORE_ORDINAL.has(lower(word));

export const isPreposition = (word: WrittenWord | undefined): boolean => DATIVE.has(lower(word));
